// Time controls and the arithmetic of chess clocks (FIDE Laws 6.2 to 6.4; PGN TimeControl; the Handbook's
// words). Use it for clocks of players and penalties; all times are whole milliseconds or seconds, as the
// name says.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "rules/base/diagnostics.hpp"
#include "rules/draws/draw_rules.hpp"

namespace rules::clock {

enum class ExtraTime {
    Increment, // given before each move, the first included; what is not used is kept
    Delay      // runs first on each move; the main time only afterwards
};

struct Period {
    std::optional<std::uint32_t> moves{}; // to be completed in it; none: all the rest
    std::uint32_t seconds = 0;            // main time
    std::uint32_t extraSeconds = 0;       // for each move

    friend bool operator==(const Period&, const Period&) = default;
};

struct TimeControl {
    std::vector<Period> periods{}; // at least one
    ExtraTime extra = ExtraTime::Increment;
    bool hourglass = false; // what one uses the other gets; no mode of FIDE's

    friend bool operator==(const TimeControl&, const TimeControl&) = default;
};

// PGN: "300", "40/7200:3600", "300+2", "40/5400+30:1800+30", "*180". "?" and "-" are no time control:
// refused.
[[nodiscard]] Expected<TimeControl, Diagnostics> readPgnTimeControl(std::string_view text);
[[nodiscard]] std::string writePgnTimeControl(const TimeControl& control);

// As people write it: "90:00 + 30 s", "90+30" (minutes and seconds), "40/90:00 then 30:00, increment 30 s",
// "delay 25:00 with 10 s", "90 minutes and 30 seconds for each move".
[[nodiscard]] Expected<TimeControl, Diagnostics> readTimeControlWords(std::string_view text);
// In either form, as event files and tags hold it: bare numbers from 300 up are seconds ("600+5"), up to 120
// minutes ("10+5"). "180+2" may be either: refused.
[[nodiscard]] Expected<TimeControl, Diagnostics> readTimeControl(std::string_view text);
// "40 moves in 90 minutes, then 30 minutes; 30 seconds more for each move from the first".
[[nodiscard]] std::string writeTimeControlWords(const TimeControl& control);

// A.1, B.1: main time and 60 times the extra time, in minutes: more than 10 and less than 60 is rapid, up to
// 10 blitz. `supervised` tells A.4 from A.5 and B.2 from B.3.
[[nodiscard]] draws::Level levelOf(const TimeControl& control, bool supervised);

// One side of a clock.
struct ClockSide {
    std::int64_t milliseconds = 0;    // remaining in this period; 0 or less: the flag has fallen
    std::size_t period = 0;           // from 0
    std::uint32_t completedMoves = 0; // in the whole game

    friend bool operator==(const ClockSide&, const ClockSide&) = default;
};

// What the clock shows before the first move: an increment is given already (6.3.1).
[[nodiscard]] ClockSide startOf(const TimeControl& control);
// A completed move that took this long; completing the last move of a period adds the next one (6.3.2).
[[nodiscard]] ClockSide afterMove(const TimeControl& control, ClockSide side, std::int64_t usedMilliseconds);
// Penalties are added to the period being played.
[[nodiscard]] ClockSide withPenalty(ClockSide side, std::int64_t seconds);
// 6.4: the flag has fallen and the moves of the period were not completed.
[[nodiscard]] bool hasLostOnTime(const TimeControl& control, const ClockSide& side);

// Between two [%clk] readings after moves of one player; extra and added time are in the second.
[[nodiscard]] constexpr std::int64_t usedMilliseconds(std::int64_t before, std::int64_t after,
                                                      std::int64_t extra, std::int64_t added = 0) noexcept {
    return before + extra + added - after;
}

} // namespace rules::clock
