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
};

} // namespace

std::span<const Entry> paperEntries() {
    return entries;
}

} // namespace reports
