#include "rules/board/origins.hpp"

namespace rules::board {
namespace {

// 3.7: straight ahead onto an empty square, two from the home rank; sideways only to capture.
SquareSet pawnOrigins(const Position& position, Square target) {
    const Colour us = position.sideToMove();
    const SquareSet pawns = position.pieces(us, PieceKind::Pawn);
    const bool capture = position.pieces(opposite(us)).contains(target);
    if (capture || position.enPassantTarget() == target) {
        const SquareSet takers = pawnAttacks(opposite(us), target) & pawns;
        if (capture || !takers.empty()) return takers;
    }
    if (rankOf(target) == firstRank(us)) return {};
    const Square behind = forward(opposite(us), target);
    if (pawns.contains(behind)) return SquareSet(behind);
    const Rank doubleStep = us == Colour::White ? Rank::Four : Rank::Five;
    if (rankOf(target) != doubleStep || position.occupied().contains(behind)) return {};
    return SquareSet(forward(opposite(us), behind)) & pawns;
}

bool leavesKingSafe(const Position& position, PieceKind kind, Square from, Square target) {
    if (kind == PieceKind::Pawn && position.enPassantTarget() == target && fileOf(from) != fileOf(target))
        return position.enPassantIsSafe(from, target);
    const Colour us = position.sideToMove();
    const Square king = kind == PieceKind::King ? target : position.kingSquare(us);
    const SquareSet occupiedAfter = (position.occupied() - SquareSet(from)) | SquareSet(target);
    return !position.isAttacked(opposite(us), king, occupiedAfter, SquareSet(target));
}

} // namespace

SquareSet possibleOrigins(const Position& position, PieceKind kind, Square target, SquareSet among) {
    const Colour us = position.sideToMove();
    if (position.pieces(us).contains(target) || position.pieces(PieceKind::King).contains(target)) return {};
    if (kind == PieceKind::Pawn) return pawnOrigins(position, target) & among;
    const SquareSet candidates = position.pieces(us, kind) & among;
    if (candidates.empty()) return {};
    // All other pieces go back the way they came.
    return attacks({us, kind}, target, position.occupied()) & candidates;
}

SquareSet legalOrigins(const Position& position, PieceKind kind, Square target, SquareSet among) {
    SquareSet legal;
    for (const Square from : possibleOrigins(position, kind, target, among))
        if (leavesKingSafe(position, kind, from, target)) legal |= SquareSet(from);
    return legal;
}

std::optional<Move> legalCastling(const Position& position, bool kingSide) {
    const Colour us = position.sideToMove();
    const Square king = position.kingSquare(us);
    for (const Square rook : position.castlingRooks() & position.pieces(us)) {
        const Move move = Move::castling(king, rook);
        if (move.isKingSideCastling() == kingSide && position.castlingIsLegal(move)) return move;
    }
    return std::nullopt;
}

} // namespace rules::board
