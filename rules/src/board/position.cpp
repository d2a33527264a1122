#include "rules/board/position.hpp"

#include <algorithm>

#include "board/identity_keys.hpp"

namespace rules::board {
namespace {

constexpr std::uint8_t codeOf(Piece piece) {
    const auto colour = static_cast<std::size_t>(piece.colour);
    return static_cast<std::uint8_t>(1 + index(piece.kind) + pieceKindCount * colour);
}

constexpr Piece pieceOf(std::uint8_t code) {
    return {code <= pieceKindCount ? Colour::White : Colour::Black,
            static_cast<PieceKind>((code - 1U) % pieceKindCount)};
}

// The corner of castling: both pieces vanish before they arrive, since in Chess960 they may swap places.
struct CastlingSquares {
    Square king, rook, kingTarget, rookTarget;

    explicit CastlingSquares(Move move)
        : king(move.from())
        , rook(move.to())
        , kingTarget(castlingKingTarget(move))
        , rookTarget(castlingRookTarget(move)) {}

    // Every square that king and rook cross or reach, their own squares left out (II.3.2.7).
    [[nodiscard]] SquareSet ways() const {
        return (between(king, kingTarget) | between(rook, rookTarget) | SquareSet(kingTarget) |
                SquareSet(rookTarget)) -
               (SquareSet(king) | SquareSet(rook));
    }
};

} // namespace

Position Position::initial() {
    using enum PieceKind;
    constexpr std::array backRank{Rook, Knight, Bishop, Queen, King, Bishop, Knight, Rook};
    Position position;
    for (std::size_t file = 0; file < backRank.size(); ++file) {
        position.put(squareAt(file), {Colour::White, backRank[file]});
        position.put(squareAt(8 + file), {Colour::White, Pawn});
        position.put(squareAt(48 + file), {Colour::Black, Pawn});
        position.put(squareAt(56 + file), {Colour::Black, backRank[file]});
    }
    position.castlingRooks_ =
        SquareSet(Square::A1) | SquareSet(Square::H1) | SquareSet(Square::A8) | SquareSet(Square::H8);
    position.key_ = position.recomputedKey();
    return position;
}

Expected<Position, Diagnostics> Position::from(const Setup& setup, Tolerance tolerance) {
    if (auto faults = faultsOf(setup, tolerance); !faults.empty()) return unexpected(std::move(faults));
    Position position;
    for (std::size_t i = 0; i < squareCount; ++i)
        if (setup.pieces[i]) position.put(squareAt(i), *setup.pieces[i]);
    position.sideToMove_ = setup.sideToMove;
    position.variant_ = setup.variant;
    position.castlingRooks_ = setup.castlingRooks;
    position.halfmoveClock_ = setup.halfmoveClock;
    position.moveNumber_ = setup.moveNumber;
    if (setup.enPassantTarget) position.rememberDoubleStep(*setup.enPassantTarget);
    position.key_ = position.recomputedKey();
    return position;
}

Setup Position::setup() const {
    Setup setup;
    for (std::size_t i = 0; i < squareCount; ++i)
        setup.pieces[i] = pieceAt(squareAt(i));
    setup.sideToMove = sideToMove_;
    setup.castlingRooks = castlingRooks_;
    setup.enPassantTarget = doubleStepTarget_;
    setup.halfmoveClock = halfmoveClock_;
    setup.moveNumber = moveNumber_;
    setup.variant = variant_;
    return setup;
}

void Position::put(Square square, Piece piece) noexcept {
    const SquareSet set(square);
    byKind_[index(piece.kind)] |= set;
    byColour_[piece.colour] |= set;
    board_[index(square)] = codeOf(piece);
    key_ ^= identityKeys.piece[codeOf(piece)][index(square)];
}

void Position::remove(Square square, Piece piece) noexcept {
    const SquareSet set(square);
    byKind_[index(piece.kind)] -= set;
    byColour_[piece.colour] -= set;
    board_[index(square)] = 0;
    key_ ^= identityKeys.piece[codeOf(piece)][index(square)];
}

void Position::play(Move move) {
    const Colour us = sideToMove_;
    const Square from = move.from();
    const Square to = move.to();
    const Piece mover = pieceOf(board_[index(from)]);
    const SquareSet rightsBefore = castlingRooks_;

    if (enPassantTarget_) key_ ^= identityKeys.enPassant[index(*enPassantTarget_)];
    enPassantTarget_.reset();
    doubleStepTarget_.reset();
    ++halfmoveClock_;
    if (us == Colour::Black) ++moveNumber_;

    // 3.8.2.1: the right goes when the king or that rook moves, or when the rook is captured.
    castlingRooks_ -= SquareSet(from) | SquareSet(to);
    if (mover.kind == PieceKind::King) castlingRooks_ -= SquareSet::of(firstRank(us));
    for (const Square lost : rightsBefore ^ castlingRooks_)
        key_ ^= identityKeys.castlingRook[index(lost)];

    if (move.isCastling()) {
        castle(move);
    } else {
        if (move.isEnPassant()) {
            remove(forward(opposite(us), to), {opposite(us), PieceKind::Pawn});
        } else if (const std::uint8_t captured = board_[index(to)]; captured != 0) {
            remove(to, pieceOf(captured));
            halfmoveClock_ = 0;
        }
        remove(from, mover);
        put(to, {us, move.promotion().value_or(mover.kind)});
    }

    sideToMove_ = opposite(us);
    key_ ^= identityKeys.blackToMove;
    if (mover.kind == PieceKind::Pawn) {
        halfmoveClock_ = 0;
        const std::size_t middle = (index(from) + index(to)) / 2;
        if ((index(from) ^ index(to)) == 16) { // a double step: two ranks on
            rememberDoubleStep(squareAt(middle));
            if (enPassantTarget_) key_ ^= identityKeys.enPassant[index(*enPassantTarget_)];
        }
    }
}

void Position::castle(Move move) noexcept {
    const CastlingSquares squares(move);
    const Piece king{sideToMove_, PieceKind::King};
    const Piece rook{sideToMove_, PieceKind::Rook};
    remove(squares.king, king);
    remove(squares.rook, rook);
    put(squares.kingTarget, king);
    put(squares.rookTarget, rook);
}

void Position::rememberDoubleStep(Square target) {
    if ((pawnAttacks(opposite(sideToMove_), target) & pieces(sideToMove_, PieceKind::Pawn)).empty()) return;
    doubleStepTarget_ = target;
    if (enPassantIsLegal(target)) enPassantTarget_ = target;
}

bool Position::enPassantIsLegal(Square target) const noexcept {
    return std::ranges::any_of(pawnAttacks(opposite(sideToMove_), target) &
                                   pieces(sideToMove_, PieceKind::Pawn),
                               [&](Square from) { return enPassantIsSafe(from, target); });
}

// Both pawns leave their squares at once: neither shields the king any more (9.2.3.1 with 3.9.2).
bool Position::enPassantIsSafe(Square from, Square target) const noexcept {
    const Colour them = opposite(sideToMove_);
    const SquareSet captured(forward(them, target));
    const SquareSet occupiedAfter = (occupied() - SquareSet(from) - captured) | SquareSet(target);
    return (attackers(them, kingSquare(sideToMove_), occupiedAfter) - captured).empty();
}

// 3.8.2.2 and II.3.2: the way is free, and the king's square, crossing and arrival squares are not attacked.
bool Position::castlingIsLegal(Move move) const noexcept {
    const CastlingSquares squares(move);
    const Colour them = opposite(sideToMove_);
    const SquareSet both = SquareSet(squares.king) | SquareSet(squares.rook);
    if (!(squares.ways() & occupied()).empty()) return false;
    const SquareSet kingsWay = between(squares.king, squares.kingTarget) | SquareSet(squares.king);
    const SquareSet withoutKing = occupied() - SquareSet(squares.king);
    for (const Square square : kingsWay)
        if (!attackers(them, square, withoutKing).empty()) return false;
    // In Chess960 the rook may have shielded the arrival square before it left.
    const SquareSet occupiedAfter = (occupied() - both) | SquareSet(squares.rookTarget);
    return attackers(them, squares.kingTarget, occupiedAfter).empty() &&
           attackers(them, squares.kingTarget, withoutKing).empty();
}

std::uint64_t Position::recomputedKey() const noexcept {
    std::uint64_t key = sideToMove_ == Colour::Black ? identityKeys.blackToMove : 0;
    for (std::size_t i = 0; i < squareCount; ++i)
        key ^= identityKeys.piece[board_[i]][i];
    for (const Square rook : castlingRooks_)
        key ^= identityKeys.castlingRook[index(rook)];
    if (enPassantTarget_) key ^= identityKeys.enPassant[index(*enPassantTarget_)];
    return key;
}

bool Position::isSamePosition(const Position& other) const noexcept {
    return key_ == other.key_ && sideToMove_ == other.sideToMove_ && castlingRooks_ == other.castlingRooks_ &&
           enPassantTarget_ == other.enPassantTarget_ && byColour_ == other.byColour_ &&
           byKind_ == other.byKind_;
}

} // namespace rules::board
