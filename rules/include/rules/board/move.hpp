// A move as the rules see it: from, to, and what is special about it.
// Use it between a position and its successor; its text is made in rules/notation.
#pragma once

#include <cstdint>
#include <optional>

#include "rules/board/piece.hpp"
#include "rules/board/square.hpp"

namespace rules::board {

// Castling is kept as "king takes own rook", the form that is unambiguous in Chess960 as well.
class Move {
  public:
    // Says nothing yet, costs nothing: for lists only.
    Move() = default;
    [[nodiscard]] static constexpr Move plain(Square from, Square to) noexcept {
        return {from, to, Kind::Plain};
    }
    [[nodiscard]] static constexpr Move enPassant(Square from, Square to) noexcept {
        return {from, to, Kind::EnPassant};
    }
    [[nodiscard]] static constexpr Move castling(Square king, Square rook) noexcept {
        return {king, rook, Kind::Castling};
    }
    // Precondition: kind is a knight, bishop, rook or queen (3.7.3.3).
    [[nodiscard]] static constexpr Move promotion(Square from, Square to, PieceKind kind) noexcept {
        return {from, to, static_cast<Kind>(static_cast<unsigned>(Kind::PromoteKnight) + index(kind) - 1)};
    }

    [[nodiscard]] constexpr Square from() const noexcept { return squareAt(bits_ & 63U); }
    // In castling the square of the castling rook.
    [[nodiscard]] constexpr Square to() const noexcept { return squareAt((bits_ >> 6U) & 63U); }
    [[nodiscard]] constexpr bool isPlain() const noexcept { return kind() == Kind::Plain; }
    [[nodiscard]] constexpr bool isEnPassant() const noexcept { return kind() == Kind::EnPassant; }
    [[nodiscard]] constexpr bool isCastling() const noexcept { return kind() == Kind::Castling; }
    [[nodiscard]] constexpr bool isKingSideCastling() const noexcept { return isCastling() && to() > from(); }
    [[nodiscard]] constexpr std::optional<PieceKind> promotion() const noexcept {
        if (kind() < Kind::PromoteKnight) return std::nullopt;
        return static_cast<PieceKind>(static_cast<unsigned>(kind()) -
                                      static_cast<unsigned>(Kind::PromoteKnight) + 1U);
    }

    friend constexpr bool operator==(Move, Move) = default;

  private:
    enum class Kind : std::uint8_t {
        Plain,
        EnPassant,
        Castling,
        PromoteKnight,
        PromoteBishop,
        PromoteRook,
        PromoteQueen
    };

    constexpr Move(Square from, Square to, Kind kind) noexcept
        : bits_(static_cast<std::uint16_t>(index(from) | index(to) << 6U |
                                           static_cast<unsigned>(kind) << 12U)) {}
    [[nodiscard]] constexpr Kind kind() const noexcept { return static_cast<Kind>(bits_ >> 12U); }

    std::uint16_t bits_;
};

// Where the king and the rook arrive when castling (3.8.2, II.3.2): the same squares in Chess960.
[[nodiscard]] constexpr Square castlingKingTarget(Move move) noexcept {
    return squareAt(move.isKingSideCastling() ? File::G : File::C, rankOf(move.from()));
}
[[nodiscard]] constexpr Square castlingRookTarget(Move move) noexcept {
    return squareAt(move.isKingSideCastling() ? File::F : File::D, rankOf(move.from()));
}

} // namespace rules::board
