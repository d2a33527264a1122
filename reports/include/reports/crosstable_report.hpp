// The crosstable: every player's opponents and results, round by round.
// One numbering, named in the title: a cell "12w1" points to the row with number 12.
#pragma once

#include "pairing/model/tournament.hpp"
#include "pairing/standings/crosstable.hpp"
#include "reports/report.hpp"

namespace reports {

[[nodiscard]] Report crosstableReport(const pairing::Tournament& tournament,
                                      const pairing::standings::Standings& standings,
                                      pairing::standings::Numbering numbering);

} // namespace reports
