// Downfloats and upfloats of past rounds: FIDE C.04.3 art. 1.4, edition 2026.
// Use it for the criteria on repeated floats and for player cards.
#pragma once

#include <cstdint>

#include "pairing/model/round_event.hpp"

namespace pairing {

enum class Float : std::uint8_t { None, Down, Up };

// The float of a round in which the player had no game: art. 1.4.3. A downfloat goes to whoever got the
// pairing-allocated bye, whatever it is worth (reading D7), and to whoever got more points than a loss gives.
[[nodiscard]] Float floatWithoutGame(const RoundEvent& event, const ScoringSystem& scoring);

// The float of a played round: art. 1.4.2. The scores are the pairing scores that both had when that round
// was paired (reading D6).
[[nodiscard]] Float floatOfGame(Points ownScore, Points opponentScore);

} // namespace pairing
