// The boards of a round that a file records without board numbers.
// Use it for imported tournaments; a pairing of our own comes in board order.
#pragma once

#include <vector>

#include "pairing/model/round_pairing.hpp"
#include "pairing/model/tournament.hpp"

namespace arbiter::app {

// In the order of FIDE C.04.2 art. 3.6: score of the higher-ranked player, sum of both scores, number of the
// higher-ranked player; scores before the round, with virtual points (C.04.7 art. 1.5).
[[nodiscard]] std::vector<pairing::Pair> boardsOfRecordedRound(const pairing::Tournament& tournament,
                                                               pairing::RoundNumber round);

} // namespace arbiter::app
