// Which moves bring a mate with the opponent's help nearer: a guess that only orders the search.
// Use it between the move generator and HelpmateSearch; no answer depends on it being right.
#pragma once

#include <cstdint>

#include "rules/board/position.hpp"

namespace rules::draws {

enum class Promise : std::uint8_t { Reward, Normal, Punish };

// The picture aimed at: the loser's king in a corner that the winner's bishop can cover, the winner's king
// two squares from it on the edge, the loser's men beside it, the winner's knights near.
class HelpmateGoals {
  public:
    HelpmateGoals(const board::Position& position, Colour winner) noexcept;

    [[nodiscard]] Promise promiseOf(board::Move move) const noexcept;

  private:
    [[nodiscard]] Promise ofWinner(board::Move move, board::PieceKind kind) const noexcept;
    [[nodiscard]] Promise ofLoser(board::Move move, board::PieceKind kind) const noexcept;
    [[nodiscard]] bool winnerNeedsMinorPieceOfLoser() const noexcept;

    const board::Position& position_;
    Colour winner_;
    board::Square corner_;       // for the loser's king
    board::Square winnersKing_;  // two squares from the corner
    board::Square besideCorner_; // for the loser's other pieces
};

} // namespace rules::draws
