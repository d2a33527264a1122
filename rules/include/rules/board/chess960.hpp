// The 960 initial positions of Chess960 by their numbers (FIDE Laws, Guidelines II.2).
// Use it where a game names its array by number; 518 is the position of chess.
#pragma once

#include <optional>

#include "rules/board/position.hpp"

namespace rules::board {

inline constexpr unsigned chess960Count = 960;

// Nothing for a number above 959.
[[nodiscard]] std::optional<Position> chess960Start(unsigned number);

} // namespace rules::board
