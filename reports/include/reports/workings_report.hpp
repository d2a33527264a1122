// "Why fourth?": every value of one player opened into its parts, on one page that can be followed with a
// pencil. The same as data for programs: tables parts, values and direct_encounter.
#pragma once

#include <string>
#include <vector>

#include "pairing/model/tournament.hpp"
#include "pairing/standings/standings.hpp"
#include "reports/report.hpp"

namespace reports {

struct WorkingsSheet {
    const pairing::Tournament& tournament;
    pairing::standings::Standings standings;
    std::vector<pairing::standings::PlayerWorkings> workings; // of the same standings
    pairing::PairingNumber player;                            // has a row there
    std::vector<std::string> writtenCodes = {};               // as in StandingsSheet
};

[[nodiscard]] Report workingsReport(const WorkingsSheet& sheet);

} // namespace reports
