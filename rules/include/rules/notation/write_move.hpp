// Moves as text: the shortest right SAN, long algebraic, UCI.
// Use it for every move that people or programs get to see.
#pragma once

#include <string>

#include "rules/board/position.hpp"

namespace rules::notation {

// Standard algebraic notation of PGN: origin only as far as needed among legal moves, x, =Q, +, #.
[[nodiscard]] std::string writeSan(const board::Position& position, board::Move move);
// Without + and #: quicker, for comparisons.
[[nodiscard]] std::string writeSanWithoutCheck(const board::Position& position, board::Move move);
// "Ng1-f3", "e5xd6 e.p.", "e7-e8=Q", "O-O".
[[nodiscard]] std::string writeLongAlgebraic(const board::Position& position, board::Move move);
// "e2e4", "e7e8q"; castling as e1g1, in Chess960 as king takes own rook.
[[nodiscard]] std::string writeUci(const board::Position& position, board::Move move);
// "12." or "12...": the number in front of the next move.
[[nodiscard]] std::string moveNumber(const board::Position& position);

} // namespace rules::notation
