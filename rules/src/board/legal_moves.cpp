#include "rules/board/legal_moves.hpp"

#include <algorithm>

#include "board/legal_move_generator.hpp"

namespace rules::board {
namespace {

struct Collector {
    MoveList list;

    void moves(Square from, SquareSet targets) noexcept {
        for (const Square to : targets)
            list.add(Move::plain(from, to));
    }
    void pawnMoves(SquareSet targets, int step) noexcept {
        for (const Square to : targets)
            list.add(Move::plain(origin(to, step), to));
    }
    void promotions(SquareSet targets, int step) noexcept {
        for (const Square to : targets)
            for (const PieceKind kind : promotionKinds)
                list.add(Move::promotion(origin(to, step), to, kind));
    }
    void move(Move move) noexcept { list.add(move); }
    [[nodiscard]] static constexpr bool done() noexcept { return false; }

  private:
    static Square origin(Square to, int step) noexcept {
        return static_cast<Square>(static_cast<int>(to) - step);
    }
};

struct Finder {
    bool found = false;

    void moves(Square /*from*/, SquareSet targets) noexcept { found = found || !targets.empty(); }
    void pawnMoves(SquareSet targets, int /*step*/) noexcept { found = found || !targets.empty(); }
    void promotions(SquareSet targets, int /*step*/) noexcept { found = found || !targets.empty(); }
    void move(Move /*move*/) noexcept { found = true; }
    [[nodiscard]] bool done() const noexcept { return found; }
};

template <class Sink>
void generate(const Position& position, Sink& sink) {
    if (position.sideToMove() == Colour::White)
        LegalMoveGenerator<Colour::White, Sink>{position, sink}.run();
    else
        LegalMoveGenerator<Colour::Black, Sink>{position, sink}.run();
}

} // namespace

MoveList legalMoves(const Position& position) {
    Collector collector;
    generate(position, collector);
    return collector.list;
}

namespace {

// Without check, a knight or pawn that stands on no line with its king can go wherever there is room for it.
// True for nearly all positions of a game, and quick; false says nothing.
bool hasObviousMove(const Position& position) {
    if (position.inCheck()) return false;
    const Colour us = position.sideToMove();
    const Square king = position.kingSquare(us);
    const SquareSet free = position.pieces(us) - (bishopAttacks(king, {}) | rookAttacks(king, {}));
    const SquareSet pawns = free & position.pieces(PieceKind::Pawn);
    const SquareSet ahead = us == Colour::White ? pawns.up() : pawns.down();
    if (!(ahead - position.occupied()).empty()) return true;
    const SquareSet closed = position.pieces(us) | position.pieces(PieceKind::King);
    for (const Square knight : free& position.pieces(PieceKind::Knight))
        if (!(knightAttacks(knight) - closed).empty()) return true;
    return false;
}

} // namespace

bool hasLegalMove(const Position& position) {
    if (hasObviousMove(position)) return true;
    Finder finder;
    generate(position, finder);
    return finder.found;
}

bool isLegal(const Position& position, Move move) {
    const MoveList moves = legalMoves(position);
    return std::ranges::find(moves, move) != moves.end();
}

bool isCheckmate(const Position& position) {
    return position.inCheck() && !hasLegalMove(position);
}

bool isStalemate(const Position& position) {
    return !position.inCheck() && !hasLegalMove(position);
}

} // namespace rules::board
