// Can this side still checkmate by any series of legal moves, the opponent helping? (FIDE
// Laws 5.1.2, 5.2.2, 6.9, 7.5.5.) canWin is always right and may take a while; cannotWin is quick and says
// "certainly not" or nothing.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "rules/base/text.hpp"
#include "rules/board/position.hpp"

namespace rules::draws {

enum class WinVerdict { Possible, Impossible, Undecided };

enum class WhyNoWin {
    GameOver,    // mate or stalemate is on the board
    Material,    // no mate exists with these pieces
    ForcedMoves, // the only legal moves lead to one of the other reasons, or back to themselves
    Blocked,     // no piece that gives check can ever get through
    NoSeries     // all series of moves were followed to their ends
};

struct WinAnswer {
    WinVerdict verdict = WinVerdict::Undecided;
    // Possible: legal moves from the position that end with the winner's mate. They have been replayed.
    std::vector<board::Move> line;
    std::optional<WhyNoWin> reason; // Impossible
    std::uint64_t nodes = 0;        // positions looked at
};

struct WinBudget {
    std::uint64_t nodes = 500'000; // positions; beyond it the answer is Undecided
};

// Repetition and move counts play no part: the answer depends on the position alone.
[[nodiscard]] WinAnswer canWin(const board::Position& position, Colour winner, WinBudget budget = {});

// True is certain. False is "perhaps": right for nearly all positions of games.
[[nodiscard]] bool cannotWin(const board::Position& position, Colour winner);

// 5.2.2: neither side can win. Quick, for every move of a game; false is "not seen to be dead".
[[nodiscard]] bool isDeadAtAGlance(const board::Position& position);
// The same with the full test of both sides, within the default budget.
[[nodiscard]] bool isDead(const board::Position& position);

// "material", "forced-moves" …: stable names for programs; and a sentence for people.
[[nodiscard]] const char* codeOf(WhyNoWin reason);
[[nodiscard]] Text explanationOf(WhyNoWin reason, Colour winner);

} // namespace rules::draws
