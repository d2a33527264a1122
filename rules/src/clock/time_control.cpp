#include "rules/clock/time_control.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "control_words.hpp"

namespace rules::clock {
namespace {

auto fault(std::string_view found, std::string_view expected) {
    Diagnostics faults;
    faults.add({.severity = Severity::Error,
                .code = "clock.control",
                .source = {},
                .line = {},
                .column = {},
                .message = text("time control"),
                .found = std::string(found),
                .expected = text("{}", expected),
                .advice = {}});
    return unexpected(std::move(faults));
}

// "40/5400+30"
std::optional<Period> pgnPeriod(std::string_view text) {
    Period period;
    if (const std::size_t slash = text.find('/'); slash != std::string_view::npos) {
        period.moves = numberFrom(text.substr(0, slash));
        if (!period.moves || *period.moves == 0) return std::nullopt;
        text.remove_prefix(slash + 1);
    }
    if (const std::size_t plus = text.find('+'); plus != std::string_view::npos) {
        const auto extra = numberFrom(text.substr(plus + 1));
        if (!extra) return std::nullopt;
        period.extraSeconds = *extra;
        text = text.substr(0, plus);
    }
    const auto seconds = numberFrom(text);
    if (!seconds) return std::nullopt;
    period.seconds = *seconds;
    return period;
}

// The moves that must be completed by the end of this period.
std::uint32_t movesDue(const TimeControl& control, std::size_t period) {
    std::uint32_t due = 0;
    for (std::size_t i = 0; i <= period; ++i)
        due += control.periods[i].moves.value_or(0);
    return due;
}

std::string minutesText(std::uint32_t seconds) {
    if (seconds % 60 == 0) return fmt::format("{} minutes", seconds / 60);
    return fmt::format("{}:{:02} minutes", seconds / 60, seconds % 60);
}

} // namespace

Expected<TimeControl, Diagnostics> readPgnTimeControl(std::string_view text) {
    constexpr std::string_view form =
        "seconds, moves/seconds, seconds+increment, periods joined by colons, or *seconds";
    TimeControl control;
    if (text.starts_with('*')) {
        const auto seconds = numberFrom(text.substr(1));
        if (!seconds) return fault(text, form);
        control.hourglass = true;
        control.periods.push_back({.seconds = *seconds});
        return control;
    }
    for (const std::string_view part : parts(text, ':')) {
        const auto period = pgnPeriod(part);
        if (!period) return fault(text, form);
        control.periods.push_back(*period);
    }
    if (!isInOrder(control.periods)) return fault(text, form);
    return control;
}

std::string writePgnTimeControl(const TimeControl& control) {
    std::string written;
    for (const Period& period : control.periods) {
        if (!written.empty()) written += ':';
        if (control.hourglass) written += '*';
        if (period.moves) written += fmt::format("{}/", *period.moves);
        written += fmt::format("{}", period.seconds);
        if (period.extraSeconds > 0) written += fmt::format("+{}", period.extraSeconds);
    }
    return written;
}

Expected<TimeControl, Diagnostics> readTimeControlWords(std::string_view text) {
    auto control = ControlWords(text).read();
    if (!control)
        return fault(text, "times such as 90:00 + 30 s, 90+30, or 40/90:00 then 30:00, increment 30 s");
    return std::move(*control);
}

Expected<TimeControl, Diagnostics> readTimeControl(std::string_view text) {
    constexpr std::uint32_t fewestSeconds = 300;
    constexpr std::uint32_t mostMinutes = 120;
    const auto pgn = readPgnTimeControl(text);
    if (pgn && pgn->periods.front().seconds >= fewestSeconds) return *pgn;
    auto words = readTimeControlWords(text);
    const bool bare = text.find_first_not_of("0123456789+") == std::string_view::npos;
    if (words && bare && words->periods.front().seconds > mostMinutes * 60)
        return fault(text,
                     "a time that cannot be meant in minutes as well as in seconds, such as 3:00 + 2 s");
    return words;
}

std::string writeTimeControlWords(const TimeControl& control) {
    std::string written;
    for (const Period& period : control.periods) {
        if (!written.empty()) written += ", then ";
        if (period.moves) written += fmt::format("{} moves in ", *period.moves);
        written += minutesText(period.seconds);
    }
    if (control.hourglass) return written + ", hourglass";
    const std::uint32_t extra = control.periods.front().extraSeconds;
    if (extra == 0) return written;
    if (control.extra == ExtraTime::Delay)
        return written + fmt::format("; delay of {} seconds for each move", extra);
    return written + fmt::format("; {} seconds more for each move from the first", extra);
}

draws::Level levelOf(const TimeControl& control, bool supervised) {
    std::uint64_t seconds = 60 * std::uint64_t{control.periods.front().extraSeconds};
    for (const Period& period : control.periods)
        seconds += period.seconds;
    if (seconds >= 60 * 60) return draws::Level::Standard;
    if (seconds > 10 * 60)
        return supervised ? draws::Level::RapidSupervised : draws::Level::RapidUnsupervised;
    return supervised ? draws::Level::BlitzSupervised : draws::Level::BlitzUnsupervised;
}

ClockSide startOf(const TimeControl& control) {
    const Period& first = control.periods.front();
    const std::uint32_t extra = control.extra == ExtraTime::Increment ? first.extraSeconds : 0;
    return {std::int64_t{1000} * (first.seconds + extra), 0, 0};
}

ClockSide afterMove(const TimeControl& control, ClockSide side, std::int64_t used) {
    const std::int64_t extra = std::int64_t{1000} * control.periods[side.period].extraSeconds;
    side.milliseconds -= control.extra == ExtraTime::Delay ? std::max<std::int64_t>(0, used - extra) : used;
    if (side.milliseconds <= 0) return side; // the flag fell before the move was completed
    ++side.completedMoves;
    if (control.extra == ExtraTime::Increment) side.milliseconds += extra;
    if (side.period + 1 < control.periods.size() && side.completedMoves >= movesDue(control, side.period)) {
        ++side.period;
        side.milliseconds += std::int64_t{1000} * control.periods[side.period].seconds;
    }
    return side;
}

ClockSide withPenalty(ClockSide side, std::int64_t seconds) {
    side.milliseconds += 1000 * seconds;
    return side;
}

bool hasLostOnTime(const TimeControl& control, const ClockSide& side) {
    if (side.milliseconds > 0) return false;
    return !control.periods[side.period].moves || side.completedMoves < movesDue(control, side.period);
}

} // namespace rules::clock
