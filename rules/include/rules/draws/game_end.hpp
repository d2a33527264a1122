// When a game ends by itself: mate, stalemate, dead position, 75 moves, fivefold repetition.
// Use it after every move and to find where a recorded game was really over.
#pragma once

#include <cstddef>
#include <optional>

#include "rules/board/game_line.hpp"
#include "rules/draws/draw_rules.hpp"
#include "rules/draws/unwinnable.hpp"

namespace rules::draws {

enum class EndKind { Checkmate, Stalemate, DeadPosition, SeventyFiveMoves, FivefoldRepetition };

struct GameEnd {
    EndKind kind;
    std::size_t ply;              // the game was over when this half-move had been made
    std::optional<Colour> winner; // none: drawn

    friend bool operator==(const GameEnd&, const GameEnd&) = default;
};

// Whether neither side can mate any more: isDeadByMaterial, isDeadAtAGlance or isDead, from the quick to the
// sure.
using DeadPositionTest = bool (*)(const board::Position&);

// Does the position after `ply` end the game? Tested in this order: mate, stalemate, dead position, 75 moves
// (9.6.2: a mate on the 75th move counts), fivefold repetition.
[[nodiscard]] std::optional<GameEnd> endAfter(const board::GameLine& line, std::size_t ply,
                                              const DrawRules& rules,
                                              DeadPositionTest isDead = isDeadAtAGlance);

// The first of all ends of the game, the earliest decisive one; later moves are void. A dead position never
// comes to life again, so the dear test is made of the last position first.
[[nodiscard]] std::optional<GameEnd> firstEnd(const board::GameLine& line, const DrawRules& rules,
                                              DeadPositionTest isDead = draws::isDead);

// The article under which the game ended, and a word for people.
[[nodiscard]] const char* articleOf(EndKind kind);
[[nodiscard]] const char* nameOf(EndKind kind);

} // namespace rules::draws
