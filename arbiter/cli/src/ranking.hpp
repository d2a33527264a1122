// A list of tie-breaks as written on the command line, in an event or in a file, ready to rank with.
// Use it before standingsAfter, whose precondition is a list that fits the event.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "failure.hpp"
#include "pairing/standings/standings.hpp"

namespace arbiter::cli {

struct Ranking {
    pairing::standings::RankingOrder order;
    std::vector<std::string> writtenCodes; // one for each criterion but the points
    std::string pointsCode;                // the points as they are written in the list; empty: not there
    rules::Diagnostics warnings;
};

// `source` names where the list stands, e.g. "--tie-breaks".
[[nodiscard]] Answer<Ranking> rankingFrom(std::string_view list, const pairing::tiebreak::Rules& rules,
                                          const std::string& source);

} // namespace arbiter::cli
