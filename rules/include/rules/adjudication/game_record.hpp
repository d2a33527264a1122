// What is known of a game when something has to be decided: moves, counts, and what the regulations say.
// Use it with decide(); what is not known stays empty, and the ruling asks for it where it matters.
#pragma once

#include <cstdint>
#include <optional>

#include "rules/base/by_colour.hpp"
#include "rules/board/game_line.hpp"
#include "rules/notation/pgn.hpp"

namespace rules::adjudication {

// Of the event, announced beforehand.
struct Regulations {
    std::optional<std::uint32_t> defaultSeconds{};   // 6.7.1; none: they are silent
    std::optional<std::uint32_t> noDrawBeforeMove{}; // 9.1.1: no agreement before this move without consent
    bool guidelinesThree = false;                    // quickplay finish without increment (Guidelines III)
    std::optional<std::uint32_t> incrementSeconds{}; // of the period being played

    friend bool operator==(const Regulations&, const Regulations&) = default;
};

struct GameRecord {
    board::GameLine line{board::Position::initial()};
    bool known = false;                          // position or moves were given, not only assumed
    bool complete = true;                        // moves are missing in it: the score sheets have gaps
    std::optional<std::uint32_t> incidentMove{}; // the move number at which it happened, as told
    ByColour<std::optional<std::uint32_t>> secondsLeft{}; // what the clocks showed last
    std::optional<bool> opponentCanMate{};                // as the arbiter sees it, where no position is told
    ByColour<std::uint32_t> illegalActs{};                // counted so far, 7.5.5
    std::optional<bool> lastPeriod{};                     // of the time control
    Regulations regulations{};
};

// A recorded game up to its last move: moves, clock readings [%clk], increment of its time control.
[[nodiscard]] GameRecord recordOf(const notation::PgnGame& game);

// Moves made so far by one side, from the record.
[[nodiscard]] std::uint32_t movesMade(const GameRecord& record, Colour colour);

} // namespace rules::adjudication
