#include "rules/board/attacks.hpp"

#include <cassert>
#include <span>

#include "board/magic_numbers.hpp"

namespace rules::board {
namespace {

using Step = SquareSet (*)(SquareSet);

constexpr SquareSet north(SquareSet set) {
    return set.up();
}
constexpr SquareSet south(SquareSet set) {
    return set.down();
}
constexpr SquareSet east(SquareSet set) {
    return set.right();
}
constexpr SquareSet west(SquareSet set) {
    return set.left();
}
constexpr SquareSet northEast(SquareSet set) {
    return set.up().right();
}
constexpr SquareSet northWest(SquareSet set) {
    return set.up().left();
}
constexpr SquareSet southEast(SquareSet set) {
    return set.down().right();
}
constexpr SquareSet southWest(SquareSet set) {
    return set.down().left();
}

constexpr std::array<Step, 4> straightSteps{north, south, east, west};
constexpr std::array<Step, 4> diagonalSteps{northEast, northWest, southEast, southWest};

// The squares from `from` in one direction up to and including the first occupied one.
SquareSet ray(Step step, Square from, SquareSet occupied) {
    SquareSet reached;
    for (SquareSet at = step(SquareSet(from)); !at.empty(); at = step(at)) {
        reached |= at;
        if (!(at & occupied).empty()) break;
    }
    return reached;
}

SquareSet rays(std::span<const Step> steps, Square from, SquareSet occupied) {
    SquareSet reached;
    for (const Step step : steps)
        reached |= ray(step, from, occupied);
    return reached;
}

// The squares where a blocker shortens the lines from `from`: the last square of each line never does.
SquareSet relevantBlockers(std::span<const Step> steps, Square from) {
    SquareSet relevant;
    for (const Step step : steps)
        for (const Square square : ray(step, from, SquareSet{}))
            if (!step(SquareSet(square)).empty()) relevant |= SquareSet(square);
    return relevant;
}

// Fills one square's part of the table and returns the place behind it.
SquareSet* fillSlider(SliderSquare& slider, std::span<const Step> steps, Square from, std::uint64_t magic,
                      SquareSet* table) {
    const SquareSet relevant = relevantBlockers(steps, from);
    slider = {.mask = relevant.bits(), .magic = magic, .attacks = table, .shift = 64U - relevant.count()};
    std::uint64_t subset = 0;
    do {
        SquareSet& entry = table[(subset * magic) >> slider.shift];
        const SquareSet reached = rays(steps, from, SquareSet(subset));
        assert(entry.empty() || entry == reached);
        entry = reached;
        subset = (subset - relevant.bits()) & relevant.bits();
    } while (subset != 0);
    return table + (std::size_t{1} << relevant.count());
}

SquareSet knightSteps(SquareSet from) {
    const SquareSet oneFile = from.left() | from.right();
    const SquareSet twoFiles = from.left().left() | from.right().right();
    return oneFile.up().up() | oneFile.down().down() | twoFiles.up() | twoFiles.down();
}

SquareSet kingSteps(SquareSet from) {
    const SquareSet row = from | from.left() | from.right();
    return (row | row.up() | row.down()) - from;
}

} // namespace

AttackTables::AttackTables() {
    SquareSet* table = sliderAttacks_.data();
    for (std::size_t i = 0; i < squareCount; ++i) {
        const Square from = squareAt(i);
        const SquareSet set(from);
        knight[i] = knightSteps(set);
        king[i] = kingSteps(set);
        pawn.white[i] = set.up().left() | set.up().right();
        pawn.black[i] = set.down().left() | set.down().right();
        table = fillSlider(bishop[i], diagonalSteps, from, bishopMagics[i], table);
        table = fillSlider(rook[i], straightSteps, from, rookMagics[i], table);
    }
    for (std::size_t i = 0; i < squareCount; ++i) {
        for (const auto steps :
             {std::span<const Step>(straightSteps), std::span<const Step>(diagonalSteps)}) {
            for (const Square to : rays(steps, squareAt(i), SquareSet{})) {
                const SquareSet ends = SquareSet(squareAt(i)) | SquareSet(to);
                between[i][index(to)] = rays(steps, squareAt(i), ends) & rays(steps, to, ends);
                line[i][index(to)] =
                    (rays(steps, squareAt(i), SquareSet{}) & rays(steps, to, SquareSet{})) | ends;
            }
        }
    }
}

} // namespace rules::board
