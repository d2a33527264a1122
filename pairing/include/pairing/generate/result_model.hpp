// How a game between two ratings ends: the model that FIDE's commission uses for generators.
// Otto Milvang, "Probability for the outcome of a chess game based on rating", 2015; spec of pairing 15.3.
#pragma once

#include <optional>

#include "pairing/generate/seeded_random.hpp"
#include "pairing/model/round_event.hpp"

namespace pairing::generate {

// Shares in millionths; what is left is the share of draws.
struct ResultShares {
    int whiteWins = 0;
    int blackWins = 0;
    [[nodiscard]] int draws() const { return 1'000'000 - whiteWins - blackWins; }
};

// Integers only, so that a seed gives the same games everywhere. Ratings 1 to 4000.
[[nodiscard]] ResultShares resultShares(int white, int black);

// The same with a share of draws given in percent: as many as that, unless one side is so much weaker that
// his expected score (FIDE B.02 table 8.1.2) does not allow it; bbpPairings' DrawPercentage.
[[nodiscard]] ResultShares resultShares(int white, int black, int drawPercentage);

// One game: White's outcome.
[[nodiscard]] Outcome playGame(const ResultShares& shares, SeededRandom& random);

} // namespace pairing::generate
