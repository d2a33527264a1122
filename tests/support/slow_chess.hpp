// A second, slow and obvious implementation of Article 3: tries every step on an 8 by 8 board and looks for
// the king. Use it in tests only, to compare with the fast one; it shares nothing with it but Setup and Move.
#pragma once

#include <algorithm>
#include <optional>
#include <vector>

#include "rules/board/move.hpp"
#include "rules/board/setup.hpp"

namespace slow {

using namespace rules;
using namespace rules::board;

struct Step {
    int file;
    int rank;
};

inline const std::vector<Step> straight{{1, 0}, {-1, 0}, {0, 1}, {0, -1}};
inline const std::vector<Step> diagonal{{1, 1}, {1, -1}, {-1, 1}, {-1, -1}};
inline const std::vector<Step> all{{1, 0}, {-1, 0}, {0, 1}, {0, -1}, {1, 1}, {1, -1}, {-1, 1}, {-1, -1}};
inline const std::vector<Step> jumps{{1, 2}, {2, 1}, {-1, 2}, {-2, 1}, {1, -2}, {2, -1}, {-1, -2}, {-2, -1}};

inline std::optional<Square> stepped(Square from, Step step) {
    const int file = static_cast<int>(fileOf(from)) + step.file;
    const int rank = static_cast<int>(rankOf(from)) + step.rank;
    if (file < 0 || file > 7 || rank < 0 || rank > 7) return std::nullopt;
    return squareAt(static_cast<File>(file), static_cast<Rank>(rank));
}

using Board = std::array<std::optional<Piece>, squareCount>;

inline std::optional<Piece>& at(Board& board, Square square) {
    return board[index(square)];
}
inline const std::optional<Piece>& at(const Board& board, Square square) {
    return board[index(square)];
}

// Where a piece could go if there were no kings: empty squares and enemy pieces, one step or line at a time.
inline std::vector<Square> reach(const Board& board, Square from) {
    const Piece piece = *at(board, from);
    std::vector<Square> targets;
    const auto walk = [&](const std::vector<Step>& steps, int most) {
        for (const Step step : steps) {
            std::optional<Square> to = from;
            for (int length = 0; length < most && (to = stepped(*to, step)); ++length) {
                if (at(board, *to) && at(board, *to)->colour == piece.colour) break;
                targets.push_back(*to);
                if (at(board, *to)) break;
            }
        }
    };
    const int up = piece.colour == Colour::White ? 1 : -1;
    switch (piece.kind) {
    case PieceKind::Knight:
        walk(jumps, 1);
        break;
    case PieceKind::Bishop:
        walk(diagonal, 7);
        break;
    case PieceKind::Rook:
        walk(straight, 7);
        break;
    case PieceKind::Queen:
        walk(all, 7);
        break;
    case PieceKind::King:
        walk(all, 1);
        break;
    case PieceKind::Pawn:
        for (const int side : {-1, 1}) {
            const auto to = stepped(from, {side, up});
            if (to && at(board, *to) && at(board, *to)->colour != piece.colour) targets.push_back(*to);
        }
        if (const auto one = stepped(from, {0, up}); one && !at(board, *one)) {
            targets.push_back(*one);
            const bool home = rankOf(from) == (piece.colour == Colour::White ? Rank::Two : Rank::Seven);
            if (const auto two = stepped(from, {0, 2 * up}); home && two && !at(board, *two))
                targets.push_back(*two);
        }
        break;
    }
    return targets;
}

// A pawn attacks sideways whether or not something stands there, and not forward.
inline bool attacked(const Board& board, Square target, Colour by) {
    for (std::size_t i = 0; i < squareCount; ++i) {
        const auto& piece = board[i];
        if (!piece || piece->colour != by) continue;
        if (piece->kind == PieceKind::Pawn) {
            const int up = by == Colour::White ? 1 : -1;
            for (const int side : {-1, 1})
                if (stepped(squareAt(i), {side, up}) == target) return true;
        } else {
            Board enemyThere = board;
            at(enemyThere, target) = Piece{opposite(by), PieceKind::Pawn};
            const auto targets = reach(enemyThere, squareAt(i));
            if (std::ranges::find(targets, target) != targets.end()) return true;
        }
    }
    return false;
}

inline Square kingOf(const Board& board, Colour colour) {
    return squareAt(static_cast<std::size_t>(
        std::ranges::find(board, std::optional(Piece{colour, PieceKind::King})) - board.begin()));
}

inline bool castlingPossible(const Setup& setup, Square king, Square rook) {
    const Move move = Move::castling(king, rook);
    const Square kingTarget = castlingKingTarget(move);
    const Square rookTarget = castlingRookTarget(move);
    const auto betweenOrOn = [](Square square, Square a, Square b) {
        return square >= std::min(a, b) && square <= std::max(a, b);
    };
    for (int file = 0; file < 8; ++file) {
        const Square square = squareAt(static_cast<File>(file), rankOf(king));
        const bool onTheWay = betweenOrOn(square, king, kingTarget) || betweenOrOn(square, rook, rookTarget);
        if (onTheWay && square != king && square != rook && at(setup.pieces, square)) return false;
        Board kingGone = setup.pieces;
        at(kingGone, king).reset();
        if (betweenOrOn(square, king, kingTarget) && attacked(kingGone, square, opposite(setup.sideToMove)))
            return false;
    }
    Board after = setup.pieces;
    at(after, king).reset();
    at(after, rook).reset();
    at(after, kingTarget) = Piece{setup.sideToMove, PieceKind::King};
    at(after, rookTarget) = Piece{setup.sideToMove, PieceKind::Rook};
    return !attacked(after, kingTarget, opposite(setup.sideToMove));
}

inline std::vector<Move> legalMoves(const Setup& setup) {
    std::vector<Move> moves;
    const Colour us = setup.sideToMove;
    const auto keepsKingSafe = [&](Board after) { return !attacked(after, kingOf(after, us), opposite(us)); };
    for (std::size_t i = 0; i < squareCount; ++i) {
        const Square from = squareAt(i);
        const auto piece = at(setup.pieces, from);
        if (!piece || piece->colour != us) continue;
        for (const Square to : reach(setup.pieces, from)) {
            Board after = setup.pieces;
            at(after, to) = piece;
            at(after, from).reset();
            if (!keepsKingSafe(after)) continue;
            if (piece->kind == PieceKind::Pawn && (rankOf(to) == Rank::One || rankOf(to) == Rank::Eight))
                for (const PieceKind kind : promotionKinds)
                    moves.push_back(Move::promotion(from, to, kind));
            else
                moves.push_back(Move::plain(from, to));
        }
        const int up = us == Colour::White ? 1 : -1;
        for (const int side : {-1, 1}) {
            const auto to = stepped(from, {side, up});
            if (piece->kind != PieceKind::Pawn || !to || setup.enPassantTarget != to) continue;
            Board after = setup.pieces;
            at(after, *to) = piece;
            at(after, from).reset();
            at(after, *stepped(from, {side, 0})).reset();
            if (keepsKingSafe(after)) moves.push_back(Move::enPassant(from, *to));
        }
        if (piece->kind == PieceKind::Rook && setup.castlingRooks.contains(from) &&
            castlingPossible(setup, kingOf(setup.pieces, us), from))
            moves.push_back(Move::castling(kingOf(setup.pieces, us), from));
    }
    return moves;
}

} // namespace slow
