// Acts on the results of a round: entered, contested, corrected too late for the standings.
// Cases of Action; see arbiter/app/action.hpp.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "arbiter/app/game_result.hpp"
#include "pairing/model/tournament.hpp"

namespace arbiter::app {

struct ResultChange {
    pairing::BoardNumber board;
    GameResult before = GameResult::Open; // as the one who enters saw it
    GameResult after = GameResult::Open;
    friend bool operator==(const ResultChange&, const ResultChange&) = default;
};

// All or nothing.
struct ResultsRecorded {
    static constexpr std::string_view journalVerb = "results recorded";
    pairing::RoundNumber round;
    std::vector<ResultChange> results;
    friend bool operator==(const ResultsRecorded&, const ResultsRecorded&) = default;
};

// What both sides reported does not agree, or is contested: the board counts as open until there is a ruling.
struct ResultDisputed {
    static constexpr std::string_view journalVerb = "result disputed";
    pairing::RoundNumber round;
    pairing::BoardNumber board;
    GameResult reported = GameResult::Open; // as it stood
    std::string note;
    friend bool operator==(const ResultDisputed&, const ResultDisputed&) = default;
};

// A correction that comes too late for standings and pairings (FIDE C.04.2 art. 4.3).
struct ResultCorrectedForRating {
    static constexpr std::string_view journalVerb = "result corrected for rating";
    pairing::RoundNumber round;
    pairing::BoardNumber board;
    GameResult result = GameResult::Open;
    friend bool operator==(const ResultCorrectedForRating&, const ResultCorrectedForRating&) = default;
};

} // namespace arbiter::app
