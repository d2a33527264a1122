// How far a mate with the opponent's help seems to be: a guess that only orders the search.
// Use it within HelpmateSearch; no answer depends on it being right.
#pragma once

#include "rules/board/position.hpp"

namespace rules::draws {

// 0 is near. Counts roughly in half-moves: pieces with which a mate can be given must be there or be promoted
// to, the kings come to a corner, the loser's men stand beside their king where that is needed.
[[nodiscard]] unsigned mateDistance(const board::Position& position, Colour winner) noexcept;

// Another guess for boards full of pieces: how free the loser's king still is where it stands.
[[nodiscard]] unsigned kingFreedom(const board::Position& position, Colour winner) noexcept;

inline constexpr unsigned farthestMate = 255;

} // namespace rules::draws
