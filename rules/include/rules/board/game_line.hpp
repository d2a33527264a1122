// A game as it was played: the start position, the moves, and the position after each of them.
// Use it for everything that needs the past: repetition, claims, audits.
#pragma once

#include <cstddef>
#include <vector>

#include "rules/board/position.hpp"

namespace rules::board {

// A ply is a half-move; "after ply n" is the position when n half-moves have been made, n = 0 the start.
class GameLine {
  public:
    explicit GameLine(const Position& start = Position::initial())
        : positions_{start} {}

    // Precondition: legal in current().
    void play(Move move) {
        moves_.push_back(move);
        positions_.push_back(positions_.back().after(move));
    }
    // Precondition: plies <= plies().
    void takeBackTo(std::size_t plies) {
        moves_.erase(moves_.begin() + static_cast<std::ptrdiff_t>(plies), moves_.end());
        positions_.erase(positions_.begin() + static_cast<std::ptrdiff_t>(plies) + 1, positions_.end());
    }
    // Begins a new game, keeping the room that the old one took.
    void restart(const Position& start) {
        moves_.clear();
        positions_.clear();
        positions_.push_back(start);
    }

    [[nodiscard]] std::size_t plies() const noexcept { return moves_.size(); }
    [[nodiscard]] const Position& start() const noexcept { return positions_.front(); }
    [[nodiscard]] const Position& current() const noexcept { return positions_.back(); }
    [[nodiscard]] const Position& after(std::size_t plies) const noexcept { return positions_[plies]; }
    // The half-move that led to after(ply). Precondition: 1 <= ply <= plies().
    [[nodiscard]] Move move(std::size_t ply) const noexcept { return moves_[ply - 1]; }

  private:
    std::vector<Move> moves_;
    std::vector<Position> positions_;
};

} // namespace rules::board
