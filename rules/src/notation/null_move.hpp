// The null move of PGN analysis: nobody moves, the other side goes on.
// Use it for variations only; a game has no such move.
#pragma once

#include <optional>

#include "rules/board/position.hpp"

namespace rules::notation {

// Nothing if the side to move is in check and so cannot pass.
[[nodiscard]] inline std::optional<board::Position> passed(const board::Position& position) {
    board::Setup setup = position.setup();
    setup.sideToMove = opposite(setup.sideToMove);
    setup.enPassantTarget.reset();
    ++setup.halfmoveClock;
    if (setup.sideToMove == Colour::White) ++setup.moveNumber;
    auto next = board::Position::from(setup);
    if (!next) return std::nullopt;
    return *next;
}

} // namespace rules::notation
