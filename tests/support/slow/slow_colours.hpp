// Who gets White: FIDE C.04.3 art. 5.2 by the letter.
// Used by the slow pairer for the boards, and to see who is denied a colour in [C10]-[C13].
#pragma once

#include "support/slow/slow_state.hpp"

namespace support::slow {

// The colour of `higher` in a game with `lower`; `higher` ranks before `lower` (art. 1.2).
// Without an initial colour, art. 5.2.5 assumes White.
[[nodiscard]] Colour colourOfHigher(const Member& higher, const Member& lower,
                                    std::optional<Colour> initialColour);

} // namespace support::slow
