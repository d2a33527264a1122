// The standings as a table, with edition, tie-break list and round; "provisional" while anything is open.
// One builder for event files and TRF files; programs get the columns rank,tpn,name,points and the
// tie-breaks.
#pragma once

#include <string>
#include <vector>

#include "pairing/model/tournament.hpp"
#include "pairing/standings/standings.hpp"
#include "reports/report.hpp"

namespace reports {

struct StandingsSheet {
    const pairing::Tournament& tournament;
    pairing::standings::Standings standings;
    // The tie-breaks as the user wrote them, one for each criterion but the points; empty: canonical codes.
    std::vector<std::string> writtenCodes = {};
    // For programs: also who is withdrawn, and in each line what the whole table is: round, state, edition,
    // tie-breaks.
    bool withStatus = false;
    // For programs: the points once more as a column of the list, under this name; empty: not there.
    std::string pointsCode = {};
};

[[nodiscard]] Report standingsReport(const StandingsSheet& sheet);

} // namespace reports
