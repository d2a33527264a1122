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

bool hasLegalMove(const Position& position) {
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
