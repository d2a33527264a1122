// The results of a round, board by board, with the points that everybody has now; or only the open boards.
// Use it for the sheet that is hung up, and posted, when a round is over.
#pragma once

#include <map>

#include "reports/pairings_report.hpp"

namespace reports {

[[nodiscard]] Report roundResultsReport(const RoundSheet& sheet);

// Boards without a result, so that somebody can go and look. `remarks` are by board, from 1: "disputed: …".
[[nodiscard]] Report openBoardsReport(const RoundSheet& sheet,
                                      const std::map<std::size_t, std::string>& remarks = {});

} // namespace reports
