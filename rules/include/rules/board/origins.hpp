// From which squares a kind of piece can legally go to a square: the question behind every written move.
// Use it to read and write notation; castling is asked for separately.
#pragma once

#include "rules/board/position.hpp"

namespace rules::board {

// The squares among `among` from which a piece of this kind of the side to move can legally go to `target`,
// promotions and en passant captures included.
[[nodiscard]] SquareSet legalOrigins(const Position& position, PieceKind kind, Square target,
                                     SquareSet among = SquareSet::all());

// The same without looking at the own king's safety (3.9 left out): tells "cannot go there" from "is pinned".
[[nodiscard]] SquareSet possibleOrigins(const Position& position, PieceKind kind, Square target,
                                        SquareSet among = SquareSet::all());

// Castling on one side by the side to move, if there is the right and it is possible now (3.8.2).
[[nodiscard]] std::optional<Move> legalCastling(const Position& position, bool kingSide);

} // namespace rules::board
