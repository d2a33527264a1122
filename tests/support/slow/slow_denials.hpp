// Who is harmed by the colour that a game gives him: [C10] to [C13] (C.8 to C.11 of 2017), by the letter.
#pragma once

#include "support/slow/slow_candidates.hpp"

namespace support::slow {

// Is this player, who gets that colour against that opponent, harmed?
using Denial = bool (*)(const Member& player, const Member& opponent, Colour colour);

// [C10]: topscorers and their opponents who get a colour difference beyond two.
[[nodiscard]] bool leavesTwoBehind(const Member& player, const Member& opponent, Colour colour);
// [C11]: topscorers and their opponents who get the same colour a third time in a row.
[[nodiscard]] bool isThirdInARow(const Member& player, const Member& opponent, Colour colour);
// [C12]
[[nodiscard]] bool isNotPreferred(const Member& player, const Member& opponent, Colour colour);
// [C13]; an absolute preference denied to one of two topscorers is not a strong one (spec 16).
[[nodiscard]] bool isNotStronglyPreferred(const Member& player, const Member& opponent, Colour colour);

[[nodiscard]] int countDenied(const State& state, const Pairs& pairs, Denial denied);

} // namespace support::slow
