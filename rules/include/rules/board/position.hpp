// A position of a game of chess: pieces, side to move, castling rights, en passant, counters. Always
// plausible. Use it as a value: copy it to remember it, play() to move on.
#pragma once

#include <array>
#include <cstdint>
#include <optional>

#include "rules/base/by_colour.hpp"
#include "rules/base/expected.hpp"
#include "rules/board/attacks.hpp"
#include "rules/board/move.hpp"
#include "rules/board/setup.hpp"

namespace rules::board {

class Position {
  public:
    // The initial position of chess (2.3).
    [[nodiscard]] static Position initial();
    [[nodiscard]] static Expected<Position, Diagnostics> from(const Setup& setup,
                                                              Tolerance tolerance = Tolerance::None);
    [[nodiscard]] Setup setup() const;

    [[nodiscard]] std::optional<Piece> pieceAt(Square square) const noexcept {
        const std::size_t code = board_[index(square)];
        if (code == 0) return std::nullopt;
        return code <= pieceKindCount
                   ? Piece{Colour::White, static_cast<PieceKind>(code - 1)}
                   : Piece{Colour::Black, static_cast<PieceKind>(code - 1 - pieceKindCount)};
    }
    [[nodiscard]] SquareSet pieces(PieceKind kind) const noexcept { return byKind_[index(kind)]; }
    [[nodiscard]] SquareSet pieces(Colour colour) const noexcept { return byColour_[colour]; }
    [[nodiscard]] SquareSet pieces(Colour colour, PieceKind kind) const noexcept {
        return byColour_[colour] & byKind_[index(kind)];
    }
    [[nodiscard]] SquareSet occupied() const noexcept { return byColour_.white | byColour_.black; }
    [[nodiscard]] Square kingSquare(Colour colour) const noexcept {
        return pieces(colour, PieceKind::King).first();
    }

    [[nodiscard]] Colour sideToMove() const noexcept { return sideToMove_; }
    // Castling rights by rook. A right is history: it goes with the first move of king or rook (3.8.2.1).
    [[nodiscard]] SquareSet castlingRooks() const noexcept { return castlingRooks_; }
    // Only when an en passant capture is legal now, pins and checks considered (9.2.3.1).
    [[nodiscard]] std::optional<Square> enPassantTarget() const noexcept { return enPassantTarget_; }
    // The square passed by a double step with an enemy pawn beside, whether or not that pawn may capture
    // (X-FEN).
    [[nodiscard]] std::optional<Square> doubleStepTarget() const noexcept { return doubleStepTarget_; }
    // Half-moves since the last capture or pawn move (9.3, 9.6.2).
    [[nodiscard]] std::uint32_t halfmoveClock() const noexcept { return halfmoveClock_; }
    [[nodiscard]] std::uint32_t moveNumber() const noexcept { return moveNumber_; }
    [[nodiscard]] Variant variant() const noexcept { return variant_; }

    // The pieces of one colour that attack a square, if these squares were occupied.
    [[nodiscard]] SquareSet attackers(Colour by, Square target, SquareSet occupied) const noexcept {
        const SquareSet queens = pieces(PieceKind::Queen);
        return ((pawnAttacks(opposite(by), target) & pieces(PieceKind::Pawn)) |
                (knightAttacks(target) & pieces(PieceKind::Knight)) |
                (kingAttacks(target) & pieces(PieceKind::King)) |
                (bishopAttacks(target, occupied) & (pieces(PieceKind::Bishop) | queens)) |
                (rookAttacks(target, occupied) & (pieces(PieceKind::Rook) | queens))) &
               pieces(by);
    }
    // Whether there are any, `gone` left out: quicker, as few sliders stand on the lines through a square.
    [[nodiscard]] bool isAttacked(Colour by, Square target, SquareSet occupied,
                                  SquareSet gone = {}) const noexcept {
        const SquareSet queens = pieces(PieceKind::Queen);
        const SquareSet enemies = pieces(by) - gone;
        const SquareSet leapers = (pawnAttacks(opposite(by), target) & pieces(PieceKind::Pawn)) |
                                  (knightAttacks(target) & pieces(PieceKind::Knight)) |
                                  (kingAttacks(target) & pieces(PieceKind::King));
        if (!(leapers & enemies).empty()) return true;
        const SquareSet sliders = (bishopAttacks(target, {}) & (pieces(PieceKind::Bishop) | queens)) |
                                  (rookAttacks(target, {}) & (pieces(PieceKind::Rook) | queens));
        for (const Square slider : sliders& enemies)
            if ((between(target, slider) & occupied).empty()) return true;
        return false;
    }
    // The pieces giving check to the side to move.
    [[nodiscard]] SquareSet checkers() const noexcept {
        return attackers(opposite(sideToMove_), kingSquare(sideToMove_), occupied());
    }
    [[nodiscard]] bool inCheck() const noexcept {
        return isAttacked(opposite(sideToMove_), kingSquare(sideToMove_), occupied());
    }

    // Precondition: the move is legal here.
    void play(Move move);
    [[nodiscard]] Position after(Move move) const {
        Position next = *this;
        next.play(move);
        return next;
    }
    [[nodiscard]] bool isCapture(Move move) const noexcept {
        return move.isEnPassant() ||
               (!move.isCastling() && pieces(opposite(sideToMove_)).contains(move.to()));
    }
    [[nodiscard]] bool isPawnMove(Move move) const noexcept {
        return pieces(PieceKind::Pawn).contains(move.from());
    }

    // For the move generator and for readers of moves; the move or pawn must be of the side to move.
    // Whether a pawn beside the en passant target may capture there without leaving its king in check.
    [[nodiscard]] bool enPassantIsSafe(Square from, Square target) const noexcept;
    // Whether castling with a rook of castlingRooks() is possible now (3.8.2.2).
    [[nodiscard]] bool castlingIsLegal(Move move) const noexcept;

    // A hash of exactly what Article 9.2.2 compares, kept up to date by play().
    [[nodiscard]] std::uint64_t identityKey() const noexcept { return key_; }
    // The same from scratch.
    [[nodiscard]] std::uint64_t recomputedKey() const noexcept;
    // "The same position" of Article 9.2.2: side to move, pieces, castling rights, legal en passant captures.
    [[nodiscard]] bool isSamePosition(const Position& other) const noexcept;

    // Everything equal, counters included.
    friend bool operator==(const Position&, const Position&) = default;

  private:
    Position() = default;

    void put(Square square, Piece piece) noexcept;
    void remove(Square square, Piece piece) noexcept;
    void castle(Move move) noexcept;
    void rememberDoubleStep(Square target);
    [[nodiscard]] bool enPassantIsLegal(Square target) const noexcept;

    std::array<SquareSet, pieceKindCount> byKind_{};
    ByColour<SquareSet> byColour_{};
    SquareSet castlingRooks_;
    std::uint64_t key_ = 0;
    std::array<std::uint8_t, squareCount> board_{}; // 0 empty, else 1 + kind, Black 6 more
    Colour sideToMove_ = Colour::White;
    Variant variant_ = Variant::Standard;
    std::optional<Square> enPassantTarget_;
    std::optional<Square> doubleStepTarget_;
    std::uint32_t halfmoveClock_ = 0;
    std::uint32_t moveNumber_ = 1;
};

} // namespace rules::board
