// How many moves kings and knights need between two squares of the empty board.
// Use it for guesses about plans.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstdlib>

#include "rules/board/attacks.hpp"

namespace rules::draws {

[[nodiscard]] inline unsigned kingDistance(board::Square from, board::Square to) noexcept {
    const int files = std::abs(static_cast<int>(fileOf(from)) - static_cast<int>(fileOf(to)));
    const int ranks = std::abs(static_cast<int>(rankOf(from)) - static_cast<int>(rankOf(to)));
    return static_cast<unsigned>(std::max(files, ranks));
}

class KnightDistances {
  public:
    KnightDistances() {
        using namespace board;
        for (std::size_t from = 0; from < squareCount; ++from) {
            SquareSet seen(squareAt(from));
            SquareSet edge = seen;
            for (std::uint8_t count = 1; !edge.empty(); ++count) {
                SquareSet next;
                for (const Square square : edge)
                    next |= knightAttacks(square);
                edge = next - seen;
                for (const Square square : edge)
                    moves_[from][index(square)] = count;
                seen |= edge;
            }
        }
    }
    [[nodiscard]] unsigned operator()(board::Square from, board::Square to) const noexcept {
        return moves_[index(from)][index(to)];
    }

  private:
    std::array<std::array<std::uint8_t, board::squareCount>, board::squareCount> moves_{};
};

inline const KnightDistances knightDistance;

} // namespace rules::draws
