// Who gets what and why; the sums match to the cent.
// Lines in the order of the standings; what was announced stands in the head.
#pragma once

#include "pairing/model/tournament.hpp"
#include "pairing/standings/prizes.hpp"
#include "reports/report.hpp"

namespace reports {

struct PrizesSheet {
    const pairing::Tournament& tournament;
    pairing::standings::Standings standings;
    const pairing::standings::PrizePlan& plan;
    pairing::standings::PrizeGiving giving;
};

[[nodiscard]] Report prizesReport(const PrizesSheet& sheet);

} // namespace reports
