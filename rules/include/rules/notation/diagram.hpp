// A position drawn in text, for terminals and printed rulings.
// Use it to show people what a FEN or the end of a game looks like.
#pragma once

#include <string>

#include "rules/board/position.hpp"

namespace rules::notation {

enum class Figures { Letters, Unicode };

// Eight lines with rank numbers, a line with file letters; White at the bottom; the side to move is marked.
[[nodiscard]] std::string diagram(const board::Position& position, Figures figures = Figures::Unicode);

} // namespace rules::notation
