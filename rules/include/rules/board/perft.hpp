// Counts the leaves of the tree of legal moves: the proof that a move generator is right, and its speed.
// Use it in tests and for `flagfall perft`.
#pragma once

#include <cstdint>

#include "rules/board/legal_moves.hpp"

namespace rules::board {

// The number of move series of exactly this length. The last move is counted, not made.
[[nodiscard]] std::uint64_t perft(const Position& position, unsigned depth);

} // namespace rules::board
