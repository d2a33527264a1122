// The players of an event in groups: by federation, club, rating, title, sex. Part of the statistics.
// Each table counts every player once.
#pragma once

#include <vector>

#include "reports/statistics_report.hpp"

namespace reports {

[[nodiscard]] std::vector<Table> groupTables(const StatisticsSheet& sheet);

} // namespace reports
