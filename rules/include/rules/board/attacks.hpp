// Which squares a piece attacks from a square, and the lines between squares.
// Use it below the level of legal moves: attacks ignore pins and whose move it is (FIDE Laws 3.1.2, 3.1.3).
#pragma once

#include <array>
#include <cstdint>

#include "rules/base/by_colour.hpp"
#include "rules/board/piece.hpp"
#include "rules/board/square_set.hpp"

namespace rules::board {

// Perfect hashing of what stands in the way of a bishop or rook ("magic multiplication").
struct SliderSquare {
    std::uint64_t mask = 0;  // squares whose occupation matters
    std::uint64_t magic = 0; // spreads the occupation into the upper bits
    const SquareSet* attacks = nullptr;
    unsigned shift = 0;

    [[nodiscard]] SquareSet operator()(SquareSet occupied) const noexcept {
        return attacks[((occupied.bits() & mask) * magic) >> shift];
    }
};

// All tables, filled once before main() in some milliseconds. (Filling them at the first question would cost
// every question a look at a flag: a third more time for counting moves.)
class AttackTables {
  public:
    AttackTables();
    AttackTables(const AttackTables&) = delete;
    AttackTables& operator=(const AttackTables&) = delete;

    std::array<SquareSet, squareCount> knight;
    std::array<SquareSet, squareCount> king;
    ByColour<std::array<SquareSet, squareCount>> pawn;
    std::array<SliderSquare, squareCount> bishop;
    std::array<SliderSquare, squareCount> rook;
    std::array<std::array<SquareSet, squareCount>, squareCount> between;
    std::array<std::array<SquareSet, squareCount>, squareCount> line;

  private:
    static constexpr std::size_t bishopEntries = 5248;
    static constexpr std::size_t rookEntries = 102400;

    std::array<SquareSet, bishopEntries + rookEntries> sliderAttacks_;
};

// An inline variable is ready before every later static object of a file that includes this header.
inline const AttackTables attackTables;

[[nodiscard]] inline SquareSet knightAttacks(Square from) noexcept {
    return attackTables.knight[index(from)];
}
[[nodiscard]] inline SquareSet kingAttacks(Square from) noexcept {
    return attackTables.king[index(from)];
}
[[nodiscard]] inline SquareSet pawnAttacks(Colour colour, Square from) noexcept {
    return attackTables.pawn[colour][index(from)];
}
[[nodiscard]] inline SquareSet bishopAttacks(Square from, SquareSet occupied) noexcept {
    return attackTables.bishop[index(from)](occupied);
}
[[nodiscard]] inline SquareSet rookAttacks(Square from, SquareSet occupied) noexcept {
    return attackTables.rook[index(from)](occupied);
}
[[nodiscard]] inline SquareSet attacks(Piece piece, Square from, SquareSet occupied) noexcept {
    switch (piece.kind) {
    case PieceKind::Pawn:
        return pawnAttacks(piece.colour, from);
    case PieceKind::Knight:
        return knightAttacks(from);
    case PieceKind::Bishop:
        return bishopAttacks(from, occupied);
    case PieceKind::Rook:
        return rookAttacks(from, occupied);
    case PieceKind::Queen:
        return bishopAttacks(from, occupied) | rookAttacks(from, occupied);
    case PieceKind::King:
        return kingAttacks(from);
    }
    return {};
}

// The squares strictly between two squares of a rank, file or diagonal; empty for others.
[[nodiscard]] inline SquareSet between(Square a, Square b) noexcept {
    return attackTables.between[index(a)][index(b)];
}
// The whole rank, file or diagonal through two squares; empty if there is none.
[[nodiscard]] inline SquareSet lineThrough(Square a, Square b) noexcept {
    return attackTables.line[index(a)][index(b)];
}

} // namespace rules::board
