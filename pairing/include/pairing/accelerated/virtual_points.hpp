// Virtual points of accelerated rounds: FIDE C.04.7 (Baku), or as an event states them.
// Use it wherever a pairing score is needed: pairing score = score + virtual points of the round.
#pragma once

#include <vector>

#include "pairing/model/tournament.hpp"

namespace pairing {

// FIDE C.04.7 art. 1.2: the size of group A, the first half rounded up to an even number: 2 * ceil(N / 4).
[[nodiscard]] std::size_t bakuGroupSize(std::size_t players);

// FIDE C.04.7 art. 1.4: what a member of group A has in that round.
[[nodiscard]] Points bakuPoints(RoundNumber round, RoundNumber plannedRounds, Points win);

// The virtual points of every player of the tournament (in the order of tournament.players) in one round.
// Explicit entries take the place of the Baku rule. Group A of the Baku rule is counted over all registered
// players (reading B1).
[[nodiscard]] std::vector<Points> virtualPoints(const Tournament& tournament, RoundNumber round);

} // namespace pairing
