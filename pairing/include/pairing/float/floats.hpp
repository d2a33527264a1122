// Downfloats and upfloats of past rounds: FIDE C.04.3 art. 1.4 (2026), A.4 (2017).
// Use it for the criteria on repeated floats and for player cards.
#pragma once

#include <cstdint>

#include "pairing/model/tournament.hpp"

namespace pairing {

enum class Float : std::uint8_t { None, Down, Up };

// The float of a round in which the player had no game: art. 1.4.3. A downfloat goes to whoever got the
// pairing-allocated bye, whatever it is worth (reading D7), and to whoever got more points than a loss gives.
// In the edition of 2017, A.4.b, every round not played is a downfloat, whatever the reason (reading R8).
[[nodiscard]] Float floatWithoutGame(const RoundEvent& event, const ScoringSystem& scoring,
                                     RuleEdition edition = RuleEdition::Fide2026);

// The float of a played round: art. 1.4.2. The scores are the pairing scores that both had when that round
// was paired (reading D6).
[[nodiscard]] Float floatOfGame(Points ownScore, Points opponentScore);

} // namespace pairing
