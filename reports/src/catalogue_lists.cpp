#include "catalogue.hpp"

#include <array>

namespace reports {
namespace {

constexpr std::array entries{
    // Orders
    Entry{"Sorted by", "排序", "排序"},
    Entry{"number", "编号", "編號"},
    Entry{"name", "姓名", "姓名"},
    Entry{"rating", "等级分", "等級分"},
    Entry{"club", "单位", "單位"},
    Entry{"federation", "协会", "協會"},
    Entry{"board", "台次", "台次"},
    Entry{"Average rating: {}, of {} players with a rating", "平均等级分：{}（{} 名有等级分的棋手）",
          "平均等級分：{}（{} 名有等級分的棋手）"},

    // The sheets of a round
    Entry{"Round {}: where everybody plays", "第 {} 轮座位表", "第 {} 輪座位表"},
    Entry{"Round {} of {}: where everybody plays", "第 {} 轮座位表（共 {} 轮）",
          "第 {} 輪座位表（共 {} 輪）"},
    Entry{"Colour", "先后手", "先後手"},
    Entry{"Results of round {}", "第 {} 轮结果", "第 {} 輪結果"},
    Entry{"Results of round {} of {}", "第 {} 轮结果（共 {} 轮）", "第 {} 輪結果（共 {} 輪）"},
    Entry{"Games played: {}; White won {}, drawn {}, Black won {}; forfeits: {}",
          "对局 {} 盘；白胜 {}，和棋 {}，黑胜 {}；弃权 {}", "對局 {} 盤；白勝 {}，和棋 {}，黑勝 {}；棄權 {}"},
    Entry{"Games without a result: {}", "尚无结果的对局：{}", "尚無結果的對局：{}"},
    Entry{"Pts: the points after this round", "积分：本轮后的积分", "積分：本輪後的積分"},
    Entry{"Games of round {} without a result", "第 {} 轮尚无结果的对局", "第 {} 輪尚無結果的對局"},
    Entry{"Open", "未结束", "未結束"},
    Entry{"Boards", "台数", "台數"},
    Entry{"Players without a game in round {}", "第 {} 轮没有对局的棋手", "第 {} 輪沒有對局的棋手"},
    Entry{"Everybody has a game in this round", "本轮人人有对局", "本輪人人有對局"},
    Entry{"{} of {} players have no game in this round", "{} 名棋手本轮没有对局（共 {} 名）",
          "{} 名棋手本輪沒有對局（共 {} 名）"},
    Entry{"wins by forfeit", "对方弃权胜", "對方棄權勝"},
    Entry{"loses by forfeit", "弃权负", "棄權負"},
    Entry{"double forfeit", "双方弃权", "雙方棄權"},

    // Wall chart, player card
    Entry{"Wall chart after round {}; cells give the opponent's No.", "第 {} 轮后成绩公告表；格内为对手编号",
          "第 {} 輪後成績公告表；格內為對手編號"},
    Entry{"12w1: with White against no. 12, won; b: Black; + and -: forfeit; *: not finished",
          "12w1：执白对 12 号，胜；b：执黑；+ 和 -：弃权；*：未结束",
          "12w1：執白對 12 號，勝；b：執黑；+ 和 -：棄權；*：未結束"},
    Entry{"-U, -F, -H, -Z: bye (by pairing, full-point, half-point, zero-point); --: not paired",
          "-U、-F、-H、-Z：轮空（编排轮空、一分、半分、零分）；--：未编排",
          "-U、-F、-H、-Z：輪空（編排輪空、一分、半分、零分）；--：未編排"},
    Entry{"Player card of no. {}, after round {}", "棋手成绩卡：{}（第 {} 轮后）",
          "棋手成績卡：{}（第 {} 輪後）"},
    Entry{"Their points", "对手积分", "對手積分"},
    Entry{"Points so far", "累计积分", "累計積分"},
    Entry{"Performance", "表现分", "表現分"},
    Entry{"Rating change", "等级分变化", "等級分變化"},
    Entry{"Federation", "协会", "協會"},

    // Statistics
    Entry{"Statistics after round {}", "第 {} 轮后统计", "第 {} 輪後統計"},
    Entry{"White wins", "白胜", "白勝"},
    Entry{"Draws", "和棋", "和棋"},
    Entry{"Black wins", "黑胜", "黑勝"},
    Entry{"Unusual", "特殊结果", "特殊結果"},
    Entry{"Forfeits", "弃权", "棄權"},
    Entry{"Byes by pairing", "编排轮空", "編排輪空"},
    Entry{"Byes asked for", "申请轮空", "申請輪空"},
    Entry{"Absent", "缺席", "缺席"},
    Entry{"All", "合计", "合計"},
    Entry{"Per cent", "百分比", "百分比"},
    Entry{"White and Black", "先后手成绩", "先後手成績"},
    Entry{"Higher rated players: expected and scored", "等级分较高一方：预期与实得",
          "等級分較高一方：預期與實得"},
    Entry{"Rating difference", "等级分差", "等級分差"},
    Entry{"Favourite's score, %", "高分一方得分率（%）", "高分一方得分率（%）"},
    Entry{"Expected, %", "预期（%）", "預期（%）"},
    Entry{"With a rating", "有等级分", "有等級分"},
    Entry{"Games: over the board, with a result; forfeits and byes are counted by themselves",
          "对局：实际下完且有结果的对局；弃权与轮空另计", "對局：實際下完且有結果的對局；棄權與輪空另計"},
    Entry{"Expected: by the table of FIDE B.02 art. 8.1, games between two rated players",
          "预期：按国际棋联 B.02 第 8.1 条的表，仅计双方均有等级分的对局",
          "預期：按國際棋聯 B.02 第 8.1 條的表，僅計雙方均有等級分的對局"},
    Entry{"By federation", "按协会", "按協會"},
    Entry{"By club", "按单位", "按單位"},
    Entry{"By rating", "按等级分", "按等級分"},
    Entry{"By title", "按称号", "按稱號"},
    Entry{"By sex", "按性别", "按性別"},
    Entry{"Average rating", "平均等级分", "平均等級分"},
    Entry{"Points each", "人均积分", "人均積分"},
    Entry{"Rated games", "计等级分对局", "計等級分對局"},
    Entry{"Scored", "实得", "實得"},
    Entry{"Unrated", "无等级分", "無等級分"},
    Entry{"women", "女", "女"},
    Entry{"men", "男", "男"},
    Entry{"not stated", "未注明", "未註明"},

    // Who can still come first
    Entry{"Who can still come first, after round {}", "第 {} 轮后仍有机会夺冠者", "第 {} 輪後仍有機會奪冠者"},
    Entry{"Rounds to come", "剩余轮次", "剩餘輪次"},
    Entry{"Open games", "未结束对局", "未結束對局"},
    Entry{"The winner will have at least", "冠军至少得分", "冠軍至少得分"},
    Entry{"At most", "最多可得", "最多可得"},
    Entry{"Behind", "落后", "落後"},
    Entry{"{} of {} players can still end with as many points as the winner",
          "{} 名棋手仍可能追平冠军积分（共 {} 名）", "{} 名棋手仍可能追平冠軍積分（共 {} 名）"},
    Entry{"At most: with a win in every game to come; a bye that was asked for counts as such",
          "最多可得：其余对局全胜时的积分；已申请的轮空按轮空计",
          "最多可得：其餘對局全勝時的積分；已申請的輪空按輪空計"},
    Entry{"Open games are taken to end with a win or a draw; equal points are set apart by the tie-breaks",
          "未结束对局按有胜负或和棋计；积分相同者按破同分区分",
          "未結束對局按有勝負或和棋計；積分相同者按破同分區分"},
    Entry{"The number of rounds is not known: only open games are counted", "轮数未知：只计未结束的对局",
          "輪數未知：只計未結束的對局"},
};

} // namespace

std::span<const Entry> listEntries() {
    return entries;
}

} // namespace reports
