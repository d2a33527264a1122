// Who can still mate, judged by the pieces alone: the quick part of "dead position" and "cannot checkmate".
// Use it after every move; a "no" is certain, a "perhaps" may be a closed or forced position that is dead.
#pragma once

#include "rules/board/position.hpp"

namespace rules::draws {

// False: no series of legal moves ends with this colour giving mate (FIDE Laws 5.1.2, 5.2.2, 6.9, 7.5.5).
[[nodiscard]] bool hasMatingMaterial(const board::Position& position, Colour colour);

// 5.2.2 by material: neither side has mating material.
[[nodiscard]] bool isDeadByMaterial(const board::Position& position);

} // namespace rules::draws
