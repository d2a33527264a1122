#include "catalogue.hpp"

#include <array>
#include <vector>

namespace reports {
namespace {

// By subject; inside a subject in the order of the tables.
constexpr std::array entries{
    // Facts and words of every report
    Entry{"System", "编排制度", "編排制度"},
    Entry{"FIDE (Dutch) System C.04.3, edition {}, no acceleration",
          "国际棋联（荷兰）瑞士制 C.04.3，{} 版，无加速", "國際棋聯（荷蘭）瑞士制 C.04.3，{} 版，無加速"},
    Entry{"FIDE (Dutch) System C.04.3, edition {}, Baku acceleration C.04.7",
          "国际棋联（荷兰）瑞士制 C.04.3，{} 版，巴库加速 C.04.7",
          "國際棋聯（荷蘭）瑞士制 C.04.3，{} 版，巴庫加速 C.04.7"},
    Entry{"FIDE (Dutch) System C.04.3, edition {}, with virtual points as listed for the event",
          "国际棋联（荷兰）瑞士制 C.04.3，{} 版，按比赛所列虚拟分加速",
          "國際棋聯（荷蘭）瑞士制 C.04.3，{} 版，按比賽所列虛擬分加速"},
    Entry{"Edition", "版本", "版本"},
    Entry{"Acceleration", "加速", "加速"},
    Entry{"yes", "是", "是"},
    Entry{"no", "否", "否"},
    Entry{"none", "无", "無"},

    // Players
    Entry{"Players", "棋手", "棋手"},
    Entry{"{} players", "共 {} 名棋手", "共 {} 名棋手"},
    Entry{"{} players, {} of them withdrawn", "共 {} 名棋手，其中 {} 名退赛", "共 {} 名棋手，其中 {} 名退賽"},
    Entry{"No.", "编号", "編號"},
    Entry{"Title", "称号", "稱號"},
    Entry{"Name", "姓名", "姓名"},
    Entry{"Sex", "性别", "性別"},
    Entry{"Fed.", "协会", "協會"},
    Entry{"Rating", "等级分", "等級分"},
    Entry{"FIDE ID", "FIDE ID", "FIDE ID"},
    Entry{"Born", "出生", "出生"},
    Entry{"Club", "单位", "單位"},
    Entry{"Status", "状态", "狀態"},
    Entry{"withdrawn", "退赛", "退賽"},
    Entry{"expelled", "取消资格", "取消資格"},
    Entry{"left early", "中途退赛", "中途退賽"},

    // The sheet of a round
    Entry{"Pairings of round {}", "第 {} 轮对阵表", "第 {} 輪對陣表"},
    Entry{"Pairings of round {} of {}", "第 {} 轮对阵表（共 {} 轮）", "第 {} 輪對陣表（共 {} 輪）"},
    Entry{"Round", "轮次", "輪次"},
    Entry{"Board", "台次", "台次"},
    Entry{"White", "白方", "白方"},
    Entry{"Black", "黑方", "黑方"},
    Entry{"Pts", "积分", "積分"},
    Entry{"Result", "结果", "結果"},
    Entry{"Kind", "类别", "類別"},
    Entry{"game", "对局", "對局"},
    Entry{"adjourned", "封棋", "封棋"},
    Entry{"bye", "轮空", "輪空"},
    Entry{"full-point bye", "一分轮空", "一分輪空"},
    Entry{"half-point bye", "半分轮空", "半分輪空"},
    Entry{"zero-point bye", "零分轮空", "零分輪空"},
    Entry{"not paired", "未编排", "未編排"},
    Entry{"Open boards", "未完台次", "未完台次"},
    Entry{"{} paired + {} bye + {} not playing = {} players", "已编排 {} + 轮空 {} + 不参加 {} = 棋手 {}",
          "已編排 {} + 輪空 {} + 不參加 {} = 棋手 {}"},
    Entry{"{} of {} games have no result yet: boards {}", "{}/{} 局尚无结果：台次 {}",
          "{}/{} 局尚無結果：台次 {}"},

    // Standings
    Entry{"Standings after round {}", "第 {} 轮后名次表", "第 {} 輪後名次表"},
    Entry{"Provisional standings after round {}", "第 {} 轮后暂定名次表", "第 {} 輪後暫定名次表"},
    Entry{"Provisional standings after round {} of {}", "第 {} 轮后暂定名次表（共 {} 轮）",
          "第 {} 輪後暫定名次表（共 {} 輪）"},
    Entry{"Final standings after round {} of {}", "第 {} 轮后最终名次表（共 {} 轮）",
          "第 {} 輪後最終名次表（共 {} 輪）"},
    Entry{"Provisional", "暂定", "暫定"},
    Entry{"provisional", "暂定", "暫定"},
    Entry{"final", "最终", "最終"},
    Entry{"After round", "轮次", "輪次"},
    Entry{"Tie-breaks", "破同分", "破同分"},
    Entry{"Tie-breaks (C.07, edition {})", "破同分（C.07，{} 版）", "破同分（C.07，{} 版）"},
    Entry{"Edition of tie-breaks", "破同分版本", "破同分版本"},
    Entry{"Rank", "名次", "名次"},
    Entry{"Points", "积分", "積分"},
    Entry{"Provisional: games without a result: {}", "暂定：无结果对局 {} 局", "暫定：無結果對局 {} 局"},
    Entry{"Provisional: {} of {} rounds are played", "暂定：已赛 {} 轮，共 {} 轮",
          "暫定：已賽 {} 輪，共 {} 輪"},

    // Tie-breaks: code and name
    Entry{"/C{}: without the {} least significant (C.07 art. 14.1)",
          "/C{}：去掉最低的 {} 项（C.07 第 14.1 条）", "/C{}：去掉最低的 {} 項（C.07 第 14.1 條）"},
    Entry{"/M{}: without the {} least and the {} most significant (C.07 art. 14.3)",
          "/M{}：去掉最低的 {} 项和最高的 {} 项（C.07 第 14.3 条）",
          "/M{}：去掉最低的 {} 項和最高的 {} 項（C.07 第 14.3 條）"},
    Entry{"{}: Direct encounter", "{}：直接对局", "{}：直接對局"},
    Entry{"{}: Number of wins", "{}：胜局数", "{}：勝局數"},
    Entry{"{}: Number of games won", "{}：棋盘上胜局数", "{}：棋盤上勝局數"},
    Entry{"{}: Games played with Black", "{}：执黑局数", "{}：執黑局數"},
    Entry{"{}: Games won with Black", "{}：执黑胜局数", "{}：執黑勝局數"},
    Entry{"{}: Progressive scores", "{}：累进分", "{}：累進分"},
    Entry{"{}: Rounds elected to play", "{}：自愿参赛轮数", "{}：自願參賽輪數"},
    Entry{"{}: Standard points", "{}：标准分", "{}：標準分"},
    Entry{"{}: Pairing number", "{}：编号", "{}：編號"},
    Entry{"{}: Buchholz", "{}：对手分", "{}：對手分"},
    Entry{"{}: Average of opponents' Buchholz", "{}：对手的平均对手分", "{}：對手的平均對手分"},
    Entry{"{}: Fore Buchholz", "{}：预计对手分", "{}：預計對手分"},
    Entry{"{}: Sonneborn-Berger", "{}：索伯分", "{}：索伯分"},
    Entry{"{}: Koya system", "{}：科亚分", "{}：科亞分"},
    Entry{"{}: Average rating of opponents", "{}：对手平均等级分", "{}：對手平均等級分"},
    Entry{"{}: Performance rating", "{}：表现分", "{}：表現分"},
    Entry{"{}: Perfect performance", "{}：完美表现分", "{}：完美表現分"},
    Entry{"{}: Average performance of opponents", "{}：对手平均表现分", "{}：對手平均表現分"},
    Entry{"{}: Average perfect performance of opponents", "{}：对手平均完美表现分", "{}：對手平均完美表現分"},
    Entry{"{}: Rating", "{}：等级分", "{}：等級分"},
    Entry{"{}: Sum of opponents' scores", "{}：小分", "{}：小分"},
    Entry{"{}: Win rate", "{}：胜率", "{}：勝率"},
    Entry{"{}: Kashdan", "{}：卡什丹分", "{}：卡什丹分"},
    Entry{"{}: Sum of opponents' Buchholz", "{}：对手的对手分之和", "{}：對手的對手分之和"},
    Entry{"{}: Manual order", "{}：裁判员排定", "{}：裁判員排定"},
    Entry{"{}: Entered value", "{}：裁判员录入值", "{}：裁判員錄入值"},

    // Crosstable
    Entry{"Crosstable after round {}; cells give the opponent's line", "第 {} 轮后交叉表；格内为对手行号",
          "第 {} 輪後交叉表；格內為對手行號"},
    Entry{"Crosstable after round {}; cells give the opponent's No.", "第 {} 轮后交叉表；格内为对手编号",
          "第 {} 輪後交叉表；格內為對手編號"},
    Entry{"Provisional crosstable after round {}; cells give the opponent's line",
          "第 {} 轮后暂定交叉表；格内为对手行号", "第 {} 輪後暫定交叉表；格內為對手行號"},
    Entry{"Provisional crosstable after round {}; cells give the opponent's No.",
          "第 {} 轮后暂定交叉表；格内为对手编号", "第 {} 輪後暫定交叉表；格內為對手編號"},
    Entry{"Line", "行", "行"},
    Entry{"R{}", "轮{}", "輪{}"},
    Entry{"-U: pairing-allocated bye", "-U：轮空", "-U：輪空"},
    Entry{"-F: full-point bye", "-F：一分轮空", "-F：一分輪空"},
    Entry{"-H: half-point bye", "-H：半分轮空", "-H：半分輪空"},
    Entry{"-Z: zero-point bye", "-Z：零分轮空", "-Z：零分輪空"},
    Entry{"--: not paired", "--：未编排", "--：未編排"},

    // Checker
    Entry{"Check of recorded pairings", "编排检查", "編排檢查"},
    Entry{"Tournaments", "比赛", "比賽"},
    Entry{"Rounds", "轮数", "輪數"},
    Entry{"Differences", "差异", "差異"},
    Entry{"File", "文件", "檔案"},
    Entry{"Equal", "一致", "一致"},
    Entry{"Pairs", "对阵", "對陣"},
    Entry{"Other pairs", "不同对阵", "不同對陣"},
    Entry{"Other colours", "不同先后手", "不同先後手"},
    Entry{"Other bye", "不同轮空", "不同輪空"},
    Entry{"Engine: White", "程序：白方", "程式：白方"},
    Entry{"Engine: Black", "程序：黑方", "程式：黑方"},
    Entry{"Recorded: White", "记录：白方", "記錄：白方"},
    Entry{"Recorded: Black", "记录：黑方", "記錄：黑方"},
    Entry{"pairing", "对阵", "對陣"},
    Entry{"colour", "先后手", "先後手"},
    Entry{"no legal pairing", "无合法编排", "無合法編排"},
    Entry{"Engine's pairings", "程序的对阵", "程式的對陣"},
    Entry{"Recorded pairings", "记录的对阵", "記錄的對陣"},
    Entry{"Engine's colours", "程序的先后手", "程式的先後手"},
    Entry{"Recorded colours", "记录的先后手", "記錄的先後手"},
    Entry{"The engine finds no legal pairing", "程序找不到合法编排", "程式找不到合法編排"},
};

} // namespace

std::span<const Entry> catalogue() {
    static const std::vector<Entry> all = [] {
        std::vector<Entry> joined(entries.begin(), entries.end());
        for (const auto& part :
             {rankingEntries(), ratingEntries(), prizeEntries(), explanationEntries(), paperEntries(),
              listEntries(), formEntries(), exchangeEntries(), rulingEntries(), diaryEntries()})
            joined.insert(joined.end(), part.begin(), part.end());
        return joined;
    }();
    return all;
}

} // namespace reports
