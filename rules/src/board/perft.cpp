#include "rules/board/perft.hpp"

#include "board/legal_move_generator.hpp"

namespace rules::board {
namespace {

struct Counter {
    std::uint64_t count = 0;

    void moves(Square /*from*/, SquareSet targets) noexcept { count += targets.count(); }
    void pawnMoves(SquareSet targets, int /*step*/) noexcept { count += targets.count(); }
    void promotions(SquareSet targets, int /*step*/) noexcept {
        count += promotionKinds.size() * targets.count();
    }
    void move(Move /*move*/) noexcept { ++count; }
    [[nodiscard]] static constexpr bool done() noexcept { return false; }
};

inline std::uint64_t count(const Position& position) {
    Counter counter;
    if (position.sideToMove() == Colour::White)
        LegalMoveGenerator<Colour::White, Counter>{position, counter}.run();
    else
        LegalMoveGenerator<Colour::Black, Counter>{position, counter}.run();
    return counter.count;
}

using Count = std::uint64_t (*)(const Position&);

std::uint64_t countAnywhere(const Position& position) {
    return count(position);
}

#if defined(__x86_64__)
// The program is built for every 64-bit PC; nearly all of them count bits with one instruction. Counting is
// what perft does most, so this one function, with all it calls, is compiled for those a second time.
[[gnu::target("popcnt"), gnu::flatten]] std::uint64_t countWithPopcnt(const Position& position) {
    return count(position);
}

Count bestCount() {
    return __builtin_cpu_supports("popcnt") ? countWithPopcnt : countAnywhere;
}
#else
Count bestCount() {
    return countAnywhere;
}
#endif

std::uint64_t leavesBelow(const Position& position, unsigned depth, Count count) {
    if (depth == 1) return count(position);
    std::uint64_t leaves = 0;
    for (const Move move : legalMoves(position))
        leaves += leavesBelow(position.after(move), depth - 1, count);
    return leaves;
}

} // namespace

std::uint64_t countLegalMoves(const Position& position) {
    return countAnywhere(position);
}

std::uint64_t perft(const Position& position, unsigned depth) {
    return depth == 0 ? 1 : leavesBelow(position, depth, bestCount());
}

} // namespace rules::board
