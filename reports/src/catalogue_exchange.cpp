#include "catalogue.hpp"

#include <array>

namespace reports {
namespace {

constexpr std::array entries{
    // The pages of a site.
    Entry{"Overview", "概览", "概覽"},
    Entry{"Time control", "时限", "時限"},
    Entry{"Pairings", "对阵", "對陣"},
    Entry{"Pairings and results of round {}", "第 {} 轮对阵与成绩", "第 {} 輪對陣與成績"},
    // Rating lists.
    Entry{"Players found", "查到的棋手", "查到的棋手"},
    Entry{"ID", "编号", "編號"},
    Entry{"Standard", "慢棋", "慢棋"},
    Entry{"Rapid", "快棋", "快棋"},
    Entry{"Blitz", "超快棋", "超快棋"},
    Entry{"Flag", "标记", "標記"},
    Entry{"Nobody of that name or number", "没有这个姓名或编号的棋手", "沒有這個姓名或編號的棋手"},
    Entry{"Nobody is written like this; these names are near", "没有完全相同的姓名；以下为相近者",
          "沒有完全相同的姓名；以下為相近者"},
    Entry{"List {}, month not known, {} players", "{} 等级分表，月份不详，{} 名棋手",
          "{} 等級分表，月份不詳，{} 名棋手"},
    Entry{"List {} of {}, {} players", "{} 等级分表（{}），{} 名棋手", "{} 等級分表（{}），{} 名棋手"},
    Entry{"Rating lists on this computer", "本机上的等级分表", "本機上的等級分表"},
    Entry{"List", "等级分表", "等級分表"},
    Entry{"Month", "月份", "月份"},
    Entry{"Ratings", "等级分", "等級分"},
    Entry{"Source", "来源", "來源"},
    Entry{"Differences to the rating list", "与等级分表不符之处", "與等級分表不符之處"},
    Entry{"{} of {} players agree with the list", "{} 人与等级分表一致（共 {} 人）",
          "{} 人與等級分表一致（共 {} 人）"},
    Entry{"{} without a FIDE ID could not be told in the list by their name",
          "{} 人没有 FIDE ID，无法按姓名在表中确认", "{} 人沒有 FIDE ID，無法按姓名在表中確認"},
    Entry{"found by the name", "按姓名查到", "按姓名查到"},
    Entry{"another name: look at the ID", "姓名不同：请核对编号", "姓名不同：請核對編號"},
    Entry{"not in the list", "表中没有", "表中沒有"},
    // What an entry list would do.
    Entry{"What the list would do", "导入名单的结果预览", "匯入名單的結果預覽"},
    Entry{"new", "新增", "新增"},
    Entry{"changed", "有变动", "有變動"},
    Entry{"unchanged", "无变动", "無變動"},
    Entry{"ambiguous", "不确定", "不確定"},
    Entry{"bad", "有误", "有誤"},
    Entry{"Columns", "列", "欄"},
    Entry{"Column", "列", "欄"},
    Entry{"Heading", "标题", "標題"},
    Entry{"Taken as", "视为", "視為"},
    Entry{"not taken over", "未采用", "未採用"},
};

} // namespace

std::span<const Entry> exchangeEntries() {
    return entries;
}

} // namespace reports
