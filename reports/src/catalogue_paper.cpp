#include "catalogue.hpp"

#include <array>

namespace reports {
namespace {

constexpr std::array entries{
    // Dates; the time stands behind the day
    Entry{"{}-{}-{}", "{}年{}月{}日", "{}年{}月{}日"},
    Entry{"{}-{}", "{}年{}月", "{}年{}月"},

    // Documents, and why there is none
    Entry{"Entry list", "报名表", "報名表"},
    Entry{"Pairings by board", "对阵表（按台次）", "對陣表（按台次）"},
    Entry{"Standings", "名次表", "名次表"},
    Entry{"Crosstable", "交叉表", "交叉表"},
    Entry{"There are no players yet", "尚无棋手", "尚無棋手"},
    Entry{"No round is paired yet", "尚未编排任何轮次", "尚未編排任何輪次"},

    // Heads and feet of pages
    Entry{"Draft", "草案", "草案"},
    Entry{"Draft, not published", "草案，尚未公布", "草案，尚未公布"},
    Entry{"Changed by hand: {}", "手工修改：{}", "手工修改：{}"},
    Entry{"Boards changed by hand", "有手工修改的台次", "有手工修改的台次"},
    Entry{"Not in FIDE mode", "非国际棋联模式", "非國際棋聯模式"},
    Entry{"Not in FIDE mode (left in round {})", "非国际棋联模式（自第 {} 轮起）",
          "非國際棋聯模式（自第 {} 輪起）"},
    Entry{"Round {}", "第 {} 轮", "第 {} 輪"},
    Entry{"FIDE rules, edition {}", "国际棋联规则 {} 版", "國際棋聯規則 {} 版"},
    Entry{"Page {} of {}", "第 {} 页，共 {} 页", "第 {} 頁，共 {} 頁"},
    Entry{"Printed {}", "打印于 {}", "列印於 {}"},
    Entry{"All columns", "显示全部列", "顯示全部欄"},
    Entry{"Series", "系列", "系列"},
    Entry{"Line {}", "第 {} 行", "第 {} 行"},

    // List of documents
    Entry{"Documents", "文件", "文件"},
    Entry{"Document", "文件代号", "文件代號"},
    Entry{"What it is", "名称", "名稱"},
    Entry{"Suits", "适用", "適用"},
    Entry{"Why not", "不适用的原因", "不適用的原因"},

    // Forms
    Entry{"Result slips", "成绩单", "成績單"},
    Entry{"Result slips of round {}", "第 {} 轮成绩单", "第 {} 輪成績單"},
    Entry{"Blank result slips", "空白成绩单", "空白成績單"},
    Entry{"Score sheets", "记录纸", "記錄紙"},
    Entry{"Score sheets of round {}", "第 {} 轮记录纸", "第 {} 輪記錄紙"},
    Entry{"Place cards", "桌签", "桌籤"},
    Entry{"Name badges", "胸卡", "胸卡"},
    Entry{"Table numbers", "台号牌", "台號牌"},
    Entry{"Certificates", "奖状", "獎狀"},
    Entry{"Certificates of participation", "参赛证书", "參賽證書"},
    Entry{"Emergency kit", "应急资料", "應急資料"},
    Entry{"Emergency kit after round {}", "第 {} 轮后应急资料", "第 {} 輪後應急資料"},
    Entry{"Pairing cards", "编排卡", "編排卡"},
    Entry{"Blank pairing cards", "空白编排卡", "空白編排卡"},
    Entry{"Board {}", "第 {} 台", "第 {} 台"},
    Entry{"White: {}", "白方：{}", "白方：{}"},
    Entry{"Black: {}", "黑方：{}", "黑方：{}"},
    Entry{"Certificate", "证书", "證書"},
    Entry{"First prize", "第一名", "第一名"},
    Entry{"Second prize", "第二名", "第二名"},
    Entry{"Third prize", "第三名", "第三名"},
    Entry{"Place {}", "第 {} 名", "第 {} 名"},
    Entry{"with {} points in {} rounds", "获 {} 分，共 {} 轮", "獲 {} 分，共 {} 輪"},
    Entry{"took part in the tournament", "参加了本次比赛", "參加了本次比賽"},
    Entry{"If the computer fails: sort the cards by points, then by number; pair within equal points, upper "
          "half against lower half; nobody meets an opponent twice; colours alternate",
          "电脑失灵时：将编排卡按积分、再按编号排序；同分者上半区对下半区；不得重复对阵；先后手轮换",
          "電腦失靈時：將編排卡按積分、再按編號排序；同分者上半區對下半區；不得重複對陣；先後手輪換"},
    Entry{"Write colour, opponent, result and new points on both cards; enter the rounds when the computer "
          "is back",
          "在双方卡上写明先后手、对手、结果和新积分；电脑恢复后补录各轮",
          "在雙方卡上寫明先後手、對手、結果和新積分；電腦恢復後補錄各輪"},
    Entry{"Rounds or results are missing: the places are not final", "尚缺轮次或结果：名次未定",
          "尚缺輪次或結果：名次未定"},
    Entry{"No board of the round has two players", "该轮没有对局", "該輪沒有對局"},
    Entry{"The template is not understood: {}", "模板无法识别：{}", "範本無法識別：{}"},

    // Figures
    Entry{"Rank by round", "各轮名次", "各輪名次"},
    Entry{"Rank by round, after round {}", "各轮名次（第 {} 轮后）", "各輪名次（第 {} 輪後）"},
    Entry{"Score groups", "同分组", "同分組"},
    Entry{"Score groups after round {}", "第 {} 轮后同分组", "第 {} 輪後同分組"},
    Entry{"Rating against score", "等级分与积分", "等級分與積分"},
    Entry{"Rating against score after round {}", "第 {} 轮后等级分与积分", "第 {} 輪後等級分與積分"},
    Entry{"Only the first {} of the standings are drawn", "仅绘出名次表前 {} 名", "僅繪出名次表前 {} 名"},
    Entry{"Nobody has a rating", "无人有等级分", "無人有等級分"},
    Entry{"Players without a rating are not drawn: {}", "未绘出无等级分棋手：{} 名",
          "未繪出無等級分棋手：{} 名"},
};

} // namespace

std::span<const Entry> paperEntries() {
    return entries;
}

} // namespace reports
