#include "catalogue.hpp"

#include <array>

namespace reports {
namespace {

constexpr std::array entries{
    // Ratings
    Entry{"Ratings after round {}", "第 {} 轮后等级分", "第 {} 輪後等級分"},
    Entry{"Rating of no. {} after round {}", "{} 等级分（第 {} 轮后）", "{} 等級分（第 {} 輪後）"},
    Entry{"Pace", "对局类型", "對局類型"},
    Entry{"standard chess", "慢棋", "慢棋"},
    Entry{"rapid chess", "快棋", "快棋"},
    Entry{"blitz chess", "超快棋", "超快棋"},
    Entry{"Rating regulations (B.02)", "等级分规则（B.02）", "等級分規則（B.02）"},
    Entry{"unrated", "无等级分", "無等級分"},
    Entry{"Games", "局数", "局數"},
    Entry{"Average", "平均", "平均"},
    Entry{"Expected", "预期", "預期"},
    Entry{"+/-", "差", "差"},
    Entry{"K", "K 值", "K 值"},
    Entry{"Change", "变动", "變動"},
    Entry{"First", "首次", "首次"},
    Entry{"Rp", "表现分", "表現分"},
    Entry{"Club points", "俱乐部分", "俱樂部分"},
    Entry{"Difference", "分差", "分差"},
    Entry{"Limited", "限 400", "限 400"},
    Entry{"Reason", "原因", "原因"},
    Entry{"Rounds that are not rated", "不计等级分的轮次", "不計等級分的輪次"},
    Entry{"Games, points, average and Rp: games over the board against rated opponents",
          "局数、积分、平均与表现分：与有等级分对手的棋盘上对局",
          "局數、積分、平均與表現分：與有等級分對手的棋盤上對局"},
    Entry{"Change: K times (points - expected); rounded at the end of the rating period only",
          "变动：K ×（积分 − 预期）；仅在等级分周期末取整", "變動：K ×（積分 − 預期）；僅在等級分週期末取整"},
    Entry{"K is lowered where K times games would be more than 700 (B.02 art. 8.3.3)",
          "K × 局数超过 700 时降低 K（B.02 第 8.3.3 条）", "K × 局數超過 700 時降低 K（B.02 第 8.3.3 條）"},
    Entry{
        "First: first rating from this event alone, if five games and the floor are reached (B.02 art. 8.2)",
        "首次：仅由本次比赛得出的首次等级分，须满五局并达到下限（B.02 第 8.2 条）",
        "首次：僅由本次比賽得出的首次等級分，須滿五局並達到下限（B.02 第 8.2 條）"},
    Entry{"Club points: from the loser of each decisive game to its winner, by the house formula",
          "俱乐部分：每局分胜负的对局由负者转给胜者，按自定公式",
          "俱樂部分：每局分勝負的對局由負者轉給勝者，按自訂公式"},
    Entry{"Performance: average {} of {} opponents and {} of the score give {}",
          "表现分：平均 {}（{} 名对手），得分率加 {}，得 {}",
          "表現分：平均 {}（{} 名對手），得分率加 {}，得 {}"},
    Entry{"K = {}: as given", "K = {}：指定", "K = {}：指定"},
    Entry{"K = {}: fewer than 30 games", "K = {}：不满 30 局", "K = {}：不滿 30 局"},
    Entry{"K = {}: under 18 and below 2300", "K = {}：未满 18 岁且低于 2300",
          "K = {}：未滿 18 歲且低於 2300"},
    Entry{"K = {}: below 2400", "K = {}：低于 2400", "K = {}：低於 2400"},
    Entry{"K = {}: has reached 2400", "K = {}：曾达 2400", "K = {}：曾達 2400"},
    Entry{"Change: {} times {} is {}; as a whole number {}", "变动：{} × {} = {}；取整 {}",
          "變動：{} × {} = {}；取整 {}"},
    Entry{"First rating: average {}, score {}, which adds {}: {}",
          "首次等级分：平均 {}，得分率 {}，加 {}：{}", "首次等級分：平均 {}，得分率 {}，加 {}：{}"},
    Entry{"first rating", "首次等级分", "首次等級分"},
    Entry{"fewer than five games, to be pooled with other events", "不满五局，与其他比赛合并",
          "不滿五局，與其他比賽合併"},
    Entry{"no points: disregarded in a first event", "零分：首次比赛不计", "零分：首次比賽不計"},
    Entry{"below the floor, not published", "低于下限，不公布", "低於下限，不公布"},
    Entry{"not played (B.02 art. 5.1)", "未赛（B.02 第 5.1 条）", "未賽（B.02 第 5.1 條）"},
    Entry{"less than a move by each side (B.02 art. 5.1)", "双方未各走一步（B.02 第 5.1 条）",
          "雙方未各走一步（B.02 第 5.1 條）"},
    Entry{"opponent without a rating", "对手无等级分", "對手無等級分"},
    Entry{"difference of 600 or more with a player above 2600", "一方高于 2600 且分差达 600",
          "一方高於 2600 且分差達 600"},

    // Norms
    Entry{"Title norms after round {}", "第 {} 轮后序分", "第 {} 輪後序分"},
    Entry{"Title norms of no. {} after round {}", "{} 序分（第 {} 轮后）", "{} 序分（第 {} 輪後）"},
    Entry{"Title regulations (B.01)", "称号规则（B.01）", "稱號規則（B.01）"},
    Entry{"Norm", "序分", "序分"},
    Entry{"State", "状态", "狀態"},
    Entry{"norm", "达到", "達到"},
    Entry{"possible", "仍可能", "仍可能"},
    Entry{"Not met, B.01 art.", "未满足的 B.01 条款", "未滿足的 B.01 條款"},
    Entry{"Nobody has made a norm or can still make one", "无人达到或仍可能达到序分",
          "無人達到或仍可能達到序分"},
    Entry{"Players without a federation in the list: {}", "名单中无协会的棋手：{}", "名單中無協會的棋手：{}"},
    Entry{
        "To be checked by hand: registered 30 days before; at most 2 rounds and 12 hours a day; 120 minutes "
        "a "
        "player for 60 moves; chief arbiter IA or FA; the players' federations and titles at the start (B.01 "
        "art. 1.1)",
        "须人工核对：提前 30 天注册；每天最多 2 轮、12 小时；每方 60 步 120 分钟；裁判长为 IA 或 "
        "FA；棋手开赛时的协会与称号（B.01 第 1.1 条）",
        "須人工核對：提前 30 天註冊；每天最多 2 輪、12 小時；每方 60 步 120 分鐘；裁判長為 IA 或 "
        "FA；棋手開賽時的協會與稱號（B.01 第 1.1 條）"},
    Entry{"For the title: norms over 27 games, and the rating of the title reached once (B.01 art. 1.5)",
          "授予称号：序分共 27 局，并曾达到该称号的等级分（B.01 第 1.5 条）",
          "授予稱號：序分共 27 局，並曾達到該稱號的等級分（B.01 第 1.5 條）"},
    Entry{"{} norm: requirements", "{} 序分：条件", "{} 序分：條件"},
    Entry{"{} norm: games", "{} 序分：对局", "{} 序分：對局"},
    Entry{"{} norm: points in the games to come ({}), and the average rating their opponents need",
          "{} 序分：余下 {} 局的积分及所需对手平均等级分", "{} 序分：餘下 {} 局的積分及所需對手平均等級分"},
    Entry{"{} norm: {} games, average {}, performance {}; it counts as {} games for the title (B.01 art. "
          "1.4.1)",
          "{} 序分：{} 局，平均 {}，表现分 {}；授予称号时计 {} 局（B.01 第 1.4.1 条）",
          "{} 序分：{} 局，平均 {}，表現分 {}；授予稱號時計 {} 局（B.01 第 1.4.1 條）"},
    Entry{"{} norm: still possible, {} games to come", "{} 序分：仍可能，余 {} 局",
          "{} 序分：仍可能，餘 {} 局"},
    Entry{"{} norm: not reached (B.01 art. {})", "{} 序分：未达到（B.01 第 {} 条）",
          "{} 序分：未達到（B.01 第 {} 條）"},
    Entry{"Article", "条款", "條款"},
    Entry{"Requirement", "条件", "條件"},
    Entry{"Limit", "限度", "限度"},
    Entry{"Needed", "需要", "需要"},
    Entry{"Has", "现有", "現有"},
    Entry{"Met", "满足", "滿足"},
    Entry{"Missing", "相差", "相差"},
    Entry{"Still possible", "仍可能", "仍可能"},
    Entry{"at most", "至多", "至多"},
    Entry{"at least", "至少", "至少"},
    Entry{"waived", "免除", "免除"},
    Entry{"Remark", "备注", "備註"},
    Entry{"In the field", "有此对手", "有此對手"},
    Entry{"left out (1.4.1)", "不计（1.4.1）", "不計（1.4.1）"},
    Entry{"forfeit win as a loss (1.4.2c)", "弃权胜按负计（1.4.2c）", "棄權勝按負計（1.4.2c）"},
    Entry{"raised to the floor (1.4.6)", "提至下限（1.4.6）", "提至下限（1.4.6）"},
    Entry{"unrated (1.4.6)", "无等级分（1.4.6）", "無等級分（1.4.6）"},
    Entry{"games over the board", "棋盘上的对局", "棋盤上的對局"},
    Entry{"opponents with a title", "有称号的对手", "有稱號的對手"},
    Entry{"opponents with the titles of the norm", "有相应称号的对手", "有相應稱號的對手"},
    Entry{"other federations among the opponents", "对手所属其他协会数", "對手所屬其他協會數"},
    Entry{"opponents of the own federation", "本协会的对手", "本協會的對手"},
    Entry{"opponents of one federation", "同一协会的对手", "同一協會的對手"},
    Entry{"players in a double round robin", "双循环棋手数", "雙循環棋手數"},
    Entry{"average rating of the opponents", "对手平均等级分", "對手平均等級分"},
    Entry{"points (35 %)", "积分（35%）", "積分（35%）"},
    Entry{"performance", "表现分", "表現分"},
};

} // namespace

std::span<const Entry> ratingEntries() {
    return entries;
}

} // namespace reports
