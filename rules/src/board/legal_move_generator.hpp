// Finds the legal moves of one colour directly, by check and pin masks; no move is tried out and taken back.
// A Sink decides what becomes of them: a list, a number, or just "there is one" (then the search stops).
#pragma once

#include "rules/board/position.hpp"

namespace rules::board {

// Sink: void moves(Square from, SquareSet targets);
//       void pawnMoves(SquareSet targets, int step);     from = target - step
//       void promotions(SquareSet targets, int step);    four moves to each target
//       void move(Move);                                  en passant, castling
//       bool done();                                      no need to go on
template <Colour us, class Sink>
struct LegalMoveGenerator {
    static constexpr Colour them = opposite(us);
    static constexpr int up = us == Colour::White ? 8 : -8;

    const Position& position;
    Sink& sink;
    Square king = position.kingSquare(us);
    SquareSet occupied = position.occupied();
    SquareSet own = position.pieces(us);
    SquareSet enemy = position.pieces(them);
    // Own pieces are in the way, and the king is never captured (1.4.1), should a set-up offer it.
    SquareSet closed = position.pieces(us) | position.pieces(them, PieceKind::King);
    SquareSet diagonalEnemies =
        position.pieces(them) & (position.pieces(PieceKind::Bishop) | position.pieces(PieceKind::Queen));
    SquareSet straightEnemies =
        position.pieces(them) & (position.pieces(PieceKind::Rook) | position.pieces(PieceKind::Queen));
    // The lines on which a piece of ours stands alone between our king and an enemy slider, slider included.
    SquareSet diagonalPins{};
    SquareSet straightPins{};
    SquareSet checkers{};
    // Where a piece other than the king may go to: anywhere, or to answer the check.
    SquareSet answers = SquareSet::all();

    void run() {
        findChecksAndPins();
        kingMoves();
        if (sink.done() || checkers.several()) return; // a double check is answered by the king only
        if (checkers.single()) answers = between(king, checkers.first()) | checkers;
        knightMoves();
        if (sink.done()) return;
        sliderMoves();
        if (sink.done()) return;
        pawnMoves();
        enPassant();
        if (checkers.empty()) castling();
    }

  private:
    void findChecksAndPins() {
        checkers = enemy & ((knightAttacks(king) & position.pieces(PieceKind::Knight)) |
                            (pawnAttacks(us, king) & position.pieces(PieceKind::Pawn)));
        findLines(bishopAttacks(king, enemy) & diagonalEnemies, diagonalPins);
        findLines(rookAttacks(king, enemy) & straightEnemies, straightPins);
    }

    void findLines(SquareSet sliders, SquareSet& pins) {
        for (const Square slider : sliders) {
            const SquareSet way = between(king, slider);
            const SquareSet shields = way & own;
            if (shields.empty())
                checkers |= SquareSet(slider);
            else if (shields.single())
                pins |= way | SquareSet(slider);
        }
    }

    // 3.9: the king may not stay on or come to an attacked square; it does not shield itself from a slider.
    void kingMoves() {
        const SquareSet withoutKing = occupied ^ SquareSet(king);
        SquareSet safe;
        for (const Square target : kingAttacks(king) - closed)
            if (position.attackers(them, target, withoutKing).empty()) safe |= SquareSet(target);
        sink.moves(king, safe);
    }

    void knightMoves() {
        const SquareSet allowed = answers - closed;
        for (const Square from : position.pieces(us, PieceKind::Knight) - (diagonalPins | straightPins))
            sink.moves(from, knightAttacks(from) & allowed);
    }

    // A pinned slider stays on the line of its pin: from it, it reaches no square of another pin line.
    void sliderMoves() {
        const SquareSet allowed = answers - closed;
        const SquareSet queens = position.pieces(us, PieceKind::Queen);
        for (const Square from : (position.pieces(us, PieceKind::Bishop) | queens) - straightPins) {
            SquareSet targets = bishopAttacks(from, occupied) & allowed;
            if (diagonalPins.contains(from)) targets &= diagonalPins;
            sink.moves(from, targets);
        }
        for (const Square from : (position.pieces(us, PieceKind::Rook) | queens) - diagonalPins) {
            SquareSet targets = rookAttacks(from, occupied) & allowed;
            if (straightPins.contains(from)) targets &= straightPins;
            sink.moves(from, targets);
        }
    }

    [[nodiscard]] static constexpr SquareSet ahead(SquareSet set) {
        return us == Colour::White ? set.up() : set.down();
    }

    void pawnMoves() {
        constexpr SquareSet last = SquareSet::of(lastRank(us));
        constexpr SquareSet third = SquareSet::of(us == Colour::White ? Rank::Three : Rank::Six);
        const SquareSet pawns = position.pieces(us, PieceKind::Pawn);

        const SquareSet pushers = pawns - diagonalPins;
        const SquareSet single =
            (ahead(pushers - straightPins) | (ahead(pushers & straightPins) & straightPins)) - occupied;
        const SquareSet doubled = (ahead(single & third) - occupied) & answers;
        sendPawns(single & answers, up, last);
        sink.pawnMoves(doubled, 2 * up);

        const SquareSet takers = pawns - straightPins;
        const SquareSet loose = ahead(takers - diagonalPins);
        const SquareSet pinned = ahead(takers & diagonalPins);
        const SquareSet allowed = (enemy & answers) - closed;
        sendPawns((loose.left() | (pinned.left() & diagonalPins)) & allowed, up - 1, last);
        sendPawns((loose.right() | (pinned.right() & diagonalPins)) & allowed, up + 1, last);
    }

    void sendPawns(SquareSet targets, int step, SquareSet last) {
        sink.pawnMoves(targets - last, step);
        sink.promotions(targets & last, step);
    }

    void enPassant() {
        const auto target = position.enPassantTarget();
        if (!target) return;
        for (const Square from : pawnAttacks(them, *target) & position.pieces(us, PieceKind::Pawn))
            if (position.enPassantIsSafe(from, *target)) sink.move(Move::enPassant(from, *target));
    }

    // 3.8.2 and Guidelines II.3.2; the king is not in check.
    void castling() {
        for (const Square rook : position.castlingRooks() & own) {
            if (!(between(king, rook) & occupied).empty()) continue;
            const Move move = Move::castling(king, rook);
            if (position.castlingIsLegal(move)) sink.move(move);
        }
    }
};

} // namespace rules::board
