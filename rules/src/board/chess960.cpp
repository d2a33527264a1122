#include "rules/board/chess960.hpp"

#include <array>

namespace rules::board {
namespace {

using BackRank = std::array<std::optional<PieceKind>, 8>;

// The n-th free square of the rank, from the a-file.
std::optional<PieceKind>& freeSquare(BackRank& rank, unsigned n) {
    for (auto& square : rank)
        if (!square && n-- == 0) return square;
    return rank.back(); // not reached: n is smaller than the number of free squares
}

// The number is a mixed-radix one: light bishop (4), dark bishop (4), queen (6), knights (10).
BackRank backRank(unsigned number) {
    constexpr std::array<std::array<unsigned, 2>, 10> knights{
        {{0, 1}, {0, 2}, {0, 3}, {0, 4}, {1, 2}, {1, 3}, {1, 4}, {2, 3}, {2, 4}, {3, 4}}};
    BackRank rank;
    rank[number % 4 * 2 + 1] = PieceKind::Bishop;
    rank[number / 4 % 4 * 2] = PieceKind::Bishop;
    freeSquare(rank, number / 16 % 6) = PieceKind::Queen;
    const auto& places = knights[number / 96];
    auto& first = freeSquare(rank, places[0]);
    auto& second = freeSquare(rank, places[1]);
    first = second = PieceKind::Knight;
    for (const PieceKind kind : {PieceKind::Rook, PieceKind::King, PieceKind::Rook})
        freeSquare(rank, 0) = kind;
    return rank;
}

} // namespace

std::optional<Position> chess960Start(unsigned number) {
    if (number >= chess960Count) return std::nullopt;
    const BackRank rank = backRank(number);
    Setup setup;
    setup.variant = Variant::Chess960;
    for (std::size_t file = 0; file < 8; ++file) {
        setup.pieces[file] = Piece{Colour::White, *rank[file]};
        setup.pieces[8 + file] = Piece{Colour::White, PieceKind::Pawn};
        setup.pieces[48 + file] = Piece{Colour::Black, PieceKind::Pawn};
        setup.pieces[56 + file] = Piece{Colour::Black, *rank[file]};
        if (rank[file] == PieceKind::Rook)
            setup.castlingRooks |= SquareSet(squareAt(file)) | SquareSet(squareAt(56 + file));
    }
    return Position::from(setup).value();
}

} // namespace rules::board
