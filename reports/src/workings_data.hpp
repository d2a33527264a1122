// The workings of one player as tables for programs: parts, values, direct_encounter.
// Nothing is left out or joined; the page for people is workings_report.cpp.
#pragma once

#include <vector>

#include "criteria.hpp"
#include "pairing/tiebreak/working.hpp"
#include "reports/report.hpp"

namespace reports {

// `workings`: one per criterion of the order; the points are among them.
[[nodiscard]] std::vector<Table> workingsData(const pairing::standings::RankingOrder& order,
                                              const std::vector<Criterion>& criteria,
                                              const std::vector<pairing::tiebreak::Working>& workings);

} // namespace reports
