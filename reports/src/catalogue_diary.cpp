#include "catalogue.hpp"

#include <array>

namespace reports {
namespace {

// The sentences of an event's diary, by family as they are made.
constexpr std::array entries{
    Entry{"Diary", "记事", "記事"},

    // The event
    Entry{"Event \"{}\" made: {} rounds", "建立比赛“{}”：{} 轮", "建立比賽「{}」：{} 輪"},
    Entry{"Settings changed: {}", "更改设置：{}", "更改設定：{}"},
    Entry{"Tournament taken in from {}: {} players, {} rounds", "从 {} 导入比赛：{} 名棋手，{} 轮",
          "從 {} 匯入比賽：{} 名棋手，{} 輪"},
    Entry{"FIDE mode left: {}", "退出 FIDE 模式：{}", "退出 FIDE 模式：{}"},
    Entry{"Note on {}: {}", "关于{}的备注：{}", "關於{}的備註：{}"},
    Entry{"Note: {}", "备注：{}", "備註：{}"},
    Entry{"Note settled: {}", "备注已处理：{}", "備註已處理：{}"},
    Entry{"Note {} settled", "第 {} 条备注已处理", "第 {} 條備註已處理"},
    Entry{"Order of tied players: {} ({})", "同分棋手的次序：{}（{}）", "同分棋手的次序：{}（{}）"},
    Entry{"Lots drawn for players tied to the end", "为始终同分的棋手抽签", "為始終同分的棋手抽籤"},
    Entry{"Event closed: the standings are final", "比赛结束：名次为最终名次", "比賽結束：名次為最終名次"},

    // People
    Entry{"{} players entered from {}", "录入 {} 名棋手，来自 {}", "錄入 {} 名棋手，來自 {}"},
    Entry{"{} entered", "{}报名", "{}報名"},
    Entry{"{} entered late, from round {}", "{}补报，从第 {} 轮起参赛", "{}補報，從第 {} 輪起參賽"},
    Entry{"{} corrected: {}", "更正{}的资料：{}", "更正{}的資料：{}"},
    Entry{"{} taken off the list", "{}从名单中删除", "{}從名單中刪除"},
    Entry{"Pairing numbers made anew", "重新编号", "重新編號"},
    Entry{"{} and {} exchanged their numbers", "{}与{}互换编号", "{}與{}互換編號"},
    Entry{"{} may ask for half-point byes", "{}可以申请半分轮空", "{}可以申請半分輪空"},
    Entry{"{} is not entitled to half-point byes", "{}不得申请半分轮空", "{}不得申請半分輪空"},
    Entry{"{} always sits at board {}", "{}固定在第 {} 台", "{}固定在第 {} 台"},
    Entry{"{} has no board of his own any more", "{}不再固定台次", "{}不再固定台次"},
    Entry{"Not to be paired: {}", "不得编排相遇：{}", "不得編排相遇：{}"},
    Entry{"May be paired again: {}", "可以再编排相遇：{}", "可以再編排相遇：{}"},
    Entry{"Prohibition {} lifted", "第 {} 条禁止编排取消", "第 {} 條禁止編排取消"},

    // Who plays
    Entry{"Checked in: {}", "报到：{}", "報到：{}"},
    Entry{"Not here after all: {}", "实际未到：{}", "實際未到：{}"},
    Entry{"{} gets a full-point bye in round {}", "{}得一分轮空，第 {} 轮", "{}得一分輪空，第 {} 輪"},
    Entry{"{} gets a half-point bye in round {}", "{}得半分轮空，第 {} 轮", "{}得半分輪空，第 {} 輪"},
    Entry{"{} gets a zero-point bye in round {}", "{}得零分轮空，第 {} 轮", "{}得零分輪空，第 {} 輪"},
    Entry{"{} plays in round {} after all", "{}仍参加第 {} 轮", "{}仍參加第 {} 輪"},
    Entry{"{} withdrawn from round {}", "{}从第 {} 轮起退赛", "{}從第 {} 輪起退賽"},
    Entry{"{} is back from round {}", "{}从第 {} 轮起恢复参赛", "{}從第 {} 輪起恢復參賽"},
    Entry{"{} expelled: {}", "{}被取消资格：{}", "{}被取消資格：{}"},
    Entry{"{} did not come in round {} and plays on", "{}第 {} 轮未到，继续参赛", "{}第 {} 輪未到，繼續參賽"},

    // Rounds and results
    Entry{"Round {} paired: {} boards", "第 {} 轮编排：{} 台", "第 {} 輪編排：{} 台"},
    Entry{"Round {} paired: {} boards{}", "第 {} 轮编排：{} 台{}", "第 {} 輪編排：{} 台{}"},
    Entry{"Round {} paired: {} boards, bye for {}", "第 {} 轮编排：{} 台，轮空：{}",
          "第 {} 輪編排：{} 台，輪空：{}"},
    Entry{"Round {} paired by hand: {} boards{}; {} of them are not the engine's",
          "第 {} 轮手工编排：{} 台{}；其中 {} 台与程序不同",
          "第 {} 輪手工編排：{} 台{}；其中 {} 台與程式不同"},
    Entry{"Round {} is being paired by hand: kept with {} boards, not ended",
          "第 {} 轮手工编排进行中：已保存 {} 台，尚未结束", "第 {} 輪手工編排進行中：已儲存 {} 台，尚未結束"},
    Entry{"Round {}: the pairing by hand that was begun is dropped", "第 {} 轮：放弃已开始的手工编排",
          "第 {} 輪：放棄已開始的手工編排"},
    Entry{"Round {} published", "第 {} 轮已公布", "第 {} 輪已公布"},
    Entry{"Draft of round {} taken back", "撤回第 {} 轮草案", "撤回第 {} 輪草案"},
    Entry{"Published pairing of round {} taken back, with {} results",
          "撤回已公布的第 {} 轮编排，含 {} 个结果", "撤回已公布的第 {} 輪編排，含 {} 個結果"},
    Entry{"Round {}: {} results entered again, all as before", "第 {} 轮：重新录入 {} 个结果，均无变化",
          "第 {} 輪：重新錄入 {} 個結果，均無變化"},
    Entry{"Round {}: {}", "第 {} 轮：{}", "第 {} 輪：{}"},
    Entry{"Round {}: board {} {} {} - {}", "第 {} 轮：第 {} 台 {} {} - {}", "第 {} 輪：第 {} 台 {} {} - {}"},
    Entry{"Round {}: board {} {} {} - {} (was {})", "第 {} 轮：第 {} 台 {} {} - {}（原为 {}）",
          "第 {} 輪：第 {} 台 {} {} - {}（原為 {}）"},
    Entry{"Round {}: board {} {} {} - {} by default time of {} minutes",
          "第 {} 轮：第 {} 台 {} {} - {}，按迟到时限 {} 分钟",
          "第 {} 輪：第 {} 台 {} {} - {}，按遲到時限 {} 分鐘"},
    Entry{"Round {}: board {} {} disputed, {} was reported: {}", "第 {} 轮：第 {} 台 {} 有争议，原报 {}：{}",
          "第 {} 輪：第 {} 台 {} 有爭議，原報 {}：{}"},
    Entry{"Round {}: board {} {} {} for the rating report only", "第 {} 轮：第 {} 台 {} {}，仅用于等级分报告",
          "第 {} 輪：第 {} 台 {} {}，僅用於等級分報告"},

    // The sheet
    Entry{"Round {}: {} - {} seated at board {} ({}, {})", "第 {} 轮：{} - {} 安排在第 {} 台（{}，{}）",
          "第 {} 輪：{} - {} 安排在第 {} 台（{}，{}）"},
    Entry{"Round {}: {} has cancelled", "第 {} 轮：{}通知不到场", "第 {} 輪：{}通知不到場"},
    Entry{"Round {}: colours of board {} {} exchanged", "第 {} 轮：第 {} 台 {} 互换先后手",
          "第 {} 輪：第 {} 台 {} 互換先後手"},
    Entry{"Round {}: {} and {} exchanged their seats ({}, {})", "第 {} 轮：{}与{}互换座位（{}，{}）",
          "第 {} 輪：{}與{}互換座位（{}，{}）"},

    // The journal
    Entry{"Undone: {}", "撤销：{}", "撤銷：{}"},
    Entry{"Redone: {}", "重做：{}", "重做：{}"},
    Entry{"Not done, since not confirmed ({}): {}", "未执行，因未确认（{}）：{}",
          "未執行，因未確認（{}）：{}"},
};

} // namespace

std::span<const Entry> diaryEntries() {
    return entries;
}

} // namespace reports
