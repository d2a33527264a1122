// What every piece could ever do in a blocked position, overestimated; if even that cannot mate, nobody can.
// Use it where pawns lock the board and a search would wander about without end. Its "no" is a proof.
#pragma once

#include <vector>

#include "rules/base/by_colour.hpp"
#include "rules/board/position.hpp"

namespace rules::draws {

// Squares become reachable for a piece, or free of a colour, and never stop being so: the rules are applied
// until nothing changes. Whatever happens in a game from here is among it.
class BlockedPosition {
  public:
    explicit BlockedPosition(const board::Position& position);

    // Positions with a legal en passant capture, and Chess960 positions with castling rights, are not for it.
    [[nodiscard]] static bool isSuited(const board::Position& position) noexcept;

    // True: no series of legal moves ends with this colour giving mate.
    [[nodiscard]] bool cannotMate(Colour winner) const;

  private:
    struct Man {
        board::Piece piece;
        board::Square start;
        board::SquareSet reach; // where it might ever stand
    };

    void widenAll();
    bool widen(Man& man);
    [[nodiscard]] board::SquareSet walked(const Man& man) const;
    [[nodiscard]] board::SquareSet pushedAndTaken(const Man& man);
    [[nodiscard]] board::SquareSet stoppedBy(const Man& pawn) const;
    [[nodiscard]] board::SquareSet guardedForEver(Colour by) const;
    [[nodiscard]] board::SquareSet visitorsReach(Colour winner, board::SquareSet region,
                                                 bool& onlyBishops) const;
    [[nodiscard]] bool mightBeMatedOn(board::Square king, Colour loser, board::SquareSet region) const;
    [[nodiscard]] board::SquareSet kingReach(Colour colour) const;

    board::SquareSet occupied_;
    std::vector<Man> men_;
    ByColour<board::SquareSet> free_;     // might be free of men of this colour
    ByColour<board::SquareSet> visited_;  // men of this colour, kings left out, might stand here
    ByColour<board::SquareSet> captured_; // men of this colour might capture here
};

} // namespace rules::draws
