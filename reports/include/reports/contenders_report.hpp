// Who can still come first: the points that are to be had in the rounds to come, against what the leader has.
// Use it before the last rounds; tie-breaks decide among those who can end with equal points.
#pragma once

#include "pairing/model/tournament.hpp"
#include "pairing/standings/standings.hpp"
#include "reports/report.hpp"

namespace reports {

struct ContendersSheet {
    const pairing::Tournament& tournament;
    pairing::standings::Standings standings;
};

[[nodiscard]] Report contendersReport(const ContendersSheet& sheet);

} // namespace reports
