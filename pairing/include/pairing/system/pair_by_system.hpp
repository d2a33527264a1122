// Pairs a round by the system and edition that the tournament follows.
// The one function for programs, events and checkers; a new system is a case here.
#pragma once

#include <span>

#include "pairing/model/round_pairing.hpp"
#include "pairing/model/tournament.hpp"
#include "rules/base/expected.hpp"

namespace pairing {

// FIDE C.04.3 (2026 or 2017) or the Berger tables; see dutch::pairRound and round_robin::pairRound for what
// is required and refused.
[[nodiscard]] rules::Expected<RoundPairing, PairingRefusal>
pairBySystem(const Tournament& tournament, RoundNumber round, std::span<const PairingNumber> participants);

} // namespace pairing
