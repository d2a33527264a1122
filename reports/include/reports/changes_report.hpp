// What moves in the standings when results change: every place, score and value that is another one.
// For corrections, and for "what if the open games end so", with the standings and the next pairing then.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "pairing/model/round_pairing.hpp"
#include "pairing/model/tournament.hpp"
#include "pairing/standings/standings.hpp"
#include "reports/report.hpp"

namespace reports {

struct ChangesSheet {
    const pairing::Tournament& tournament; // as it is, or would be, afterwards
    pairing::standings::Standings before;
    pairing::standings::Standings after; // by the same list
    std::vector<std::string> writtenCodes = {};
};

// Tables: one line a player for people, one line a number for programs.
[[nodiscard]] Report changesReport(const ChangesSheet& sheet);

struct WhatIfSheet {
    ChangesSheet changes;
    std::vector<std::string> assumed; // "3:1-0"
    pairing::RoundNumber nextRound;
    std::optional<pairing::RoundPairing> nextPairing;
    std::optional<rules::Text> obstacle; // why there is none
};

[[nodiscard]] Report whatIfReport(const WhatIfSheet& sheet);

} // namespace reports
