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

// FIDE C.04.7 art. 1.2 and 1.4 written out for the players registered now: an entry for each phase. An event
// takes them over before its first late entry, because the last member of group A stays the same person then
// (art. 1.3), whatever the number of players. Empty without acceleration by the Baku rule.
[[nodiscard]] std::vector<VirtualPoints> bakuEntries(const Tournament& tournament);

} // namespace pairing
