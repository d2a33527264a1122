// Round robins: looks a round of a tournament up in the Berger tables (FIDE C.05 Annex 1).
// Use it through pairBySystem, or with a schedule for its own sake.
#pragma once

#include <span>

#include "pairing/model/round_pairing.hpp"
#include "pairing/model/tournament.hpp"
#include "rules/base/expected.hpp"

namespace pairing::round_robin {

// The games of `round` in the order of the table. The numbers of the tables are the places in
// tournament.players, whoever takes part: a game of which one side does not take part is left out, and the
// other has no game either. With an odd number the free player is given as the one with the bye, if he takes
// part; what that is worth is for the rules of the event (C.05: nothing, unless they say so).
// Refuses with fewer than two players, and after the last round of the last cycle.
// Precondition: tournament.roundRobin is set, round >= 1.
[[nodiscard]] rules::Expected<RoundPairing, PairingRefusal>
pairRound(const Tournament& tournament, RoundNumber round, std::span<const PairingNumber> participants);

} // namespace pairing::round_robin
