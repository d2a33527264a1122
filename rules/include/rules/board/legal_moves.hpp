// All legal moves of a position (FIDE Laws Article 3), their number, and whether there is one.
// Use it wherever moves are chosen, counted or listed.
#pragma once

#include <array>
#include <cassert>
#include <cstddef>
#include <cstdint>

#include "rules/board/position.hpp"

namespace rules::board {

// A list with its own room: no position that Position accepts has more moves (9 queens, 8 minor and major
// pieces).
class MoveList {
  public:
    static constexpr std::size_t capacity = 336;

    void add(Move move) noexcept {
        assert(size_ < capacity);
        moves_[size_++] = move;
    }
    [[nodiscard]] const Move* begin() const noexcept { return moves_.data(); }
    [[nodiscard]] const Move* end() const noexcept { return moves_.data() + size_; }
    [[nodiscard]] std::size_t size() const noexcept { return size_; }
    [[nodiscard]] bool empty() const noexcept { return size_ == 0; }
    [[nodiscard]] Move operator[](std::size_t place) const noexcept { return moves_[place]; }

  private:
    std::size_t size_ = 0;
    std::array<Move, capacity> moves_; // filled by add()
};

[[nodiscard]] MoveList legalMoves(const Position& position);
[[nodiscard]] std::uint64_t countLegalMoves(const Position& position);
[[nodiscard]] bool hasLegalMove(const Position& position);
[[nodiscard]] bool isLegal(const Position& position, Move move);

// 1.4.1, 5.1.1: in check without a legal move.
[[nodiscard]] bool isCheckmate(const Position& position);
// 5.2.1: not in check, without a legal move.
[[nodiscard]] bool isStalemate(const Position& position);

} // namespace rules::board
