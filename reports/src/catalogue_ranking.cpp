#include "catalogue.hpp"

#include <array>

namespace reports {
namespace {

constexpr std::array entries{
    Entry{"pairings known beforehand (round robin), C.07 art. 15.2", "预定编排（循环制），C.07 第 15.2 条",
          "預定編排（循環制），C.07 第 15.2 條"},
    Entry{"Lot", "抽签", "抽籤"},
    Entry{"Lot: drawn for those whom the whole list leaves equal (C.07 art. 4.2)",
          "抽签：全部破同分仍相同者（C.07 第 4.2 条）", "抽籤：全部破同分仍相同者（C.07 第 4.2 條）"},
    Entry{"/P: forfeits count as games against the scheduled opponent", "/P：弃权视为与预定对手的对局",
          "/P：棄權視為與預定對手的對局"},
    Entry{"/F: over Fore Buchholz (C.07 art. 8.2)", "/F：按预计对手分计（C.07 第 8.2 条）",
          "/F：按預計對手分計（C.07 第 8.2 條）"},
    Entry{"/R: in reversed order", "/R：反向排序", "/R：反向排序"},
    Entry{"/L{}: limit moved by so many half points (C.07 art. 14.5)",
          "/L{}：界限移动的半分数（C.07 第 14.5 条）", "/L{}：界限移動的半分數（C.07 第 14.5 條）"},
    Entry{"/U{}: rating taken for players without one", "/U{}：无等级分棋手所用的等级分",
          "/U{}：無等級分棋手所用的等級分"},

    // Matrix, signs of the Handbook
    Entry{"Crosstable after round {}; columns are the opponents' lines", "第 {} 轮后循环表；列为对手行号",
          "第 {} 輪後循環表；列為對手行號"},
    Entry{"Crosstable after round {}; columns are the opponents' No.", "第 {} 轮后循环表；列为对手编号",
          "第 {} 輪後循環表；列為對手編號"},
    Entry{"Provisional crosstable after round {}; columns are the opponents' lines",
          "第 {} 轮后暂定循环表；列为对手行号", "第 {} 輪後暫定循環表；列為對手行號"},
    Entry{"Provisional crosstable after round {}; columns are the opponents' No.",
          "第 {} 轮后暂定循环表；列为对手编号", "第 {} 輪後暫定循環表；列為對手編號"},
    Entry{"+BYE: bye with the points of a win", "+BYE：得胜局分的轮空", "+BYE：得勝局分的輪空"},
    Entry{"=BYE: half-point bye", "=BYE：半分轮空", "=BYE：半分輪空"},
    Entry{"-BYE: zero-point bye", "-BYE：零分轮空", "-BYE：零分輪空"},

    // Workings: headings
    Entry{"Workings of no. {}: place {} after round {}", "{} 破同分算式：第 {} 名（第 {} 轮后）",
          "{} 破同分算式：第 {} 名（第 {} 輪後）"},
    Entry{"Workings of no. {}: provisional place {} after round {}",
          "{} 破同分算式：暂定第 {} 名（第 {} 轮后）", "{} 破同分算式：暫定第 {} 名（第 {} 輪後）"},
    Entry{"Workings of no. {}: no place, after round {}", "{} 破同分算式：无名次（第 {} 轮后）",
          "{} 破同分算式：無名次（第 {} 輪後）"},
    Entry{"All with {} points", "积 {} 分的全部棋手", "積 {} 分的全部棋手"},
    Entry{"Set apart by", "区分依据", "區分依據"},
    Entry{"points", "积分", "積分"},
    Entry{"lot", "抽签", "抽籤"},
    Entry{"nothing: shared place", "无：名次并列", "無：名次並列"},
    Entry{"Round by round", "逐轮", "逐輪"},
    Entry{"Opponent", "对手", "對手"},
    Entry{"C.07 art.", "C.07 条款", "C.07 條款"},
    Entry{"Sum", "合计", "合計"},
    Entry{"divided by", "除以", "除以"},
    Entry{"plus", "加", "加"},
    Entry{"Value", "值", "值"},
    Entry{"Not met", "未交手", "未交手"},
    Entry{"{}: the games among them; all have met (C.07 art. 6.2)",
          "{}：相互间的对局；全部已交手（C.07 第 6.2 条）", "{}：相互間的對局；全部已交手（C.07 第 6.2 條）"},
    Entry{"{}: the games among them; not all have met: ahead is who stays ahead whatever the others do "
          "(C.07 art. 6.3)",
          "{}：相互间的对局；未全部交手：无论其余结果如何仍领先者列前（C.07 第 6.3 条）",
          "{}：相互間的對局；未全部交手：無論其餘結果如何仍領先者列前（C.07 第 6.3 條）"},

    // Workings: sentences
    Entry{"Ahead of no. {} by points: {} against {}", "积分先于 {}：{} 比 {}", "積分先於 {}：{} 比 {}"},
    Entry{"Behind no. {} by points: {} against {}", "积分后于 {}：{} 比 {}", "積分後於 {}：{} 比 {}"},
    Entry{"Ahead of no. {} by {}: {} against {}", "先于 {}，依据 {}：{} 比 {}", "先於 {}，依據 {}：{} 比 {}"},
    Entry{"Behind no. {} by {}: {} against {}", "后于 {}，依据 {}：{} 比 {}", "後於 {}，依據 {}：{} 比 {}"},
    Entry{"Ahead of no. {} by lot; equal in all tie-breaks", "抽签先于 {}；破同分全部相同",
          "抽籤先於 {}；破同分全部相同"},
    Entry{"Behind no. {} by lot; equal in all tie-breaks", "抽签后于 {}；破同分全部相同",
          "抽籤後於 {}；破同分全部相同"},
    Entry{"Shares the place with no. {}; equal in all tie-breaks", "与 {} 名次并列；破同分全部相同",
          "與 {} 名次並列；破同分全部相同"},
    Entry{"{}: round {} ({}) is cut as the least significant (C.07 art. 14.1)",
          "{}：第 {} 轮（{}）为最低项，去掉（C.07 第 14.1 条）",
          "{}：第 {} 輪（{}）為最低項，去掉（C.07 第 14.1 條）"},
    Entry{"{}: round {} ({}) is cut first, as a voluntary unplayed round (C.07 art. 16.5)",
          "{}：第 {} 轮（{}）为自愿未赛轮，先去掉（C.07 第 16.5 条）",
          "{}：第 {} 輪（{}）為自願未賽輪，先去掉（C.07 第 16.5 條）"},
    Entry{"{}: round {} ({}) is cut as the most significant (C.07 art. 14.3)",
          "{}：第 {} 轮（{}）为最高项，去掉（C.07 第 14.3 条）",
          "{}：第 {} 輪（{}）為最高項，去掉（C.07 第 14.3 條）"},
    Entry{"{}: the score after round {} ({}) is left out (C.07 art. 14.1)",
          "{}：第 {} 轮后积分（{}）不计（C.07 第 14.1 条）",
          "{}：第 {} 輪後積分（{}）不計（C.07 第 14.1 條）"},
    Entry{"{}: opponents with fewer than {} points do not count (C.07 art. 9.2)",
          "{}：不满 {} 分的对手不计（C.07 第 9.2 条）", "{}：不滿 {} 分的對手不計（C.07 第 9.2 條）"},
    Entry{"{}: round {} without a game: a virtual opponent with {} points (C.07 until August 2023)",
          "{}：第 {} 轮无对局：虚拟对手 {} 分（2023 年 8 月前的 C.07）",
          "{}：第 {} 輪無對局：虛擬對手 {} 分（2023 年 8 月前的 C.07）"},
    Entry{"{}: round {} without a game: a dummy with the own score, {} (C.07 art. 16.4)",
          "{}：第 {} 轮无对局：虚拟对手按本人积分 {} 计（C.07 第 16.4 条）",
          "{}：第 {} 輪無對局：虛擬對手按本人積分 {} 計（C.07 第 16.4 條）"},
    Entry{"{}: round {} without a game: a dummy with the own score, but no more than the {} of the opponent "
          "(C.07 art. 16.4.1)",
          "{}：第 {} 轮无对局：虚拟对手按本人积分计，但不超过对手的 {} 分（C.07 第 16.4.1 条）",
          "{}：第 {} 輪無對局：虛擬對手按本人積分計，但不超過對手的 {} 分（C.07 第 16.4.1 條）"},
    Entry{
        "{}: round {} without a game: a dummy with the own score, but no more than {}, a draw in each round "
        "(C.07 art. 16.4.2)",
        "{}：第 {} 轮无对局：虚拟对手按本人积分计，但不超过每轮和棋的 {} 分（C.07 第 16.4.2 条）",
        "{}：第 {} 輪無對局：虛擬對手按本人積分計，但不超過每輪和棋的 {} 分（C.07 第 16.4.2 條）"},
    Entry{"{}: no. {} counts with {} instead of {}: his byes up to the end count as draws (C.07 art. 16.3)",
          "{}：{} 按 {} 分计，而非 {} 分：其直至结束的轮空按和棋计（C.07 第 16.3 条）",
          "{}：{} 按 {} 分計，而非 {} 分：其直至結束的輪空按和棋計（C.07 第 16.3 條）"},
    Entry{"{}: no. {} counts with {} instead of {}: his unplayed rounds count as draws (C.07 until August "
          "2023)",
          "{}：{} 按 {} 分计，而非 {} 分：其未赛轮按和棋计（2023 年 8 月前的 C.07）",
          "{}：{} 按 {} 分計，而非 {} 分：其未賽輪按和棋計（2023 年 8 月前的 C.07）"},
    Entry{"{}: a score of {} adds {} (B.02 table 8.1.1)", "{}：得分率 {} 加 {}（B.02 表 8.1.1）",
          "{}：得分率 {} 加 {}（B.02 表 8.1.1）"},
    Entry{"{}: the lowest rating that would be expected to score {} (C.07 art. 10.3)",
          "{}：预期得 {} 分的最低等级分（C.07 第 10.3 条）",
          "{}：預期得 {} 分的最低等級分（C.07 第 10.3 條）"},
    Entry{"{}: all games of the last round count as drawn (C.07 art. 8.3)",
          "{}：最后一轮全部对局按和棋计（C.07 第 8.3 条）", "{}：最後一輪全部對局按和棋計（C.07 第 8.3 條）"},
    Entry{"{}: no game was played over the board", "{}：没有棋盘上的对局", "{}：沒有棋盤上的對局"},
    Entry{"{}: nothing is left after the cuts", "{}：去掉后没有剩余项", "{}：去掉後沒有剩餘項"},
    Entry{"{}: no value was entered for this player", "{}：未录入该棋手的值", "{}：未錄入該棋手的值"},
    Entry{"{}: left out of the list: a player without a rating takes part (C.07 art. 10)",
          "{}：不计：有无等级分棋手参赛（C.07 第 10 条）", "{}：不計：有無等級分棋手參賽（C.07 第 10 條）"},
    Entry{"{}: the player has no rating", "{}：该棋手无等级分", "{}：該棋手無等級分"},
    Entry{"{}: the player has no place in the standings", "{}：该棋手无名次", "{}：該棋手無名次"},
    Entry{"( ): does not count", "( )：不计", "( )：不計"},
    Entry{"*: no game, a dummy counts as the opponent", "*：无对局，以虚拟对手计", "*：無對局，以虛擬對手計"},
    Entry{"V: voluntary unplayed round (C.07 art. 16.1)", "V：自愿未赛轮（C.07 第 16.1 条）",
          "V：自願未賽輪（C.07 第 16.1 條）"},
};

} // namespace

std::span<const Entry> rankingEntries() {
    return entries;
}

} // namespace reports
