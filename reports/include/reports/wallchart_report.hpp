// The wall chart: every player a line, round by round his opponent, colour and result, and the points so far.
// The cells name opponents by their starting numbers, whatever order the lines are put in.
#pragma once

#include "pairing/model/tournament.hpp"
#include "pairing/standings/standings.hpp"
#include "reports/report.hpp"

namespace reports {

struct WallchartSheet {
    const pairing::Tournament& tournament;
    pairing::standings::Standings standings;
};

[[nodiscard]] Report wallchartReport(const WallchartSheet& sheet);

} // namespace reports
