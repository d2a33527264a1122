// How the games of a round, or of an event, ended: counted once for every table that says so.
// A game is counted with White's side; a forfeit without a colour with the lower number.
#pragma once

#include <string>

#include "pairing/model/tournament.hpp"
#include "rules/base/text.hpp"

namespace reports {

struct ResultCounts {
    int whiteWins = 0;
    int draws = 0;
    int blackWins = 0;
    int unusual = 0; // played, but the two sides have not the points of a win, draw or loss: ½-0, 0-0
    int forfeits = 0;
    int open = 0;
    int adjourned = 0;
    int allocatedByes = 0;
    int requestedByes = 0; // of half a point or a whole one
    int absent = 0;        // zero-point byes and not paired

    // Over the board, with a result.
    [[nodiscard]] int games() const { return whiteWins + draws + blackWins + unusual; }

    ResultCounts& operator+=(const ResultCounts& other);
    friend bool operator==(const ResultCounts&, const ResultCounts&) = default;
};

[[nodiscard]] ResultCounts countsOf(const pairing::Tournament& tournament, pairing::RoundNumber round);

// "45.5": a share in per cent, rounded half up; "-" of nothing.
[[nodiscard]] std::string percentOf(int part, int whole);

// "Games: 10 (White 4, drawn 3, Black 3); forfeits: 1".
[[nodiscard]] rules::Text summaryOf(const ResultCounts& counts);

} // namespace reports
