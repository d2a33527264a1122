// Title norms: who has one or can still make one, or one norm requirement by requirement.
// FIDE B.01; what no file says (time control, arbiters, registration) is listed to be checked by hand.
#pragma once

#include <vector>

#include "pairing/model/tournament.hpp"
#include "pairing/rating/norms.hpp"
#include "pairing/standings/standings.hpp"
#include "reports/report.hpp"

namespace reports {

struct NormsSheet {
    const pairing::Tournament& tournament;
    pairing::standings::Standings standings; // for the round, and whether it is provisional
    std::vector<pairing::rating::NormCheck> checks;
};

// One line for each check.
[[nodiscard]] Report normsReport(const NormsSheet& sheet);

// The checks are of one player: each with its requirements, its games and the way to it.
[[nodiscard]] Report normsOfPlayerReport(const NormsSheet& sheet);

} // namespace reports
