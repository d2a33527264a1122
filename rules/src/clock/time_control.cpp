#include "rules/clock/time_control.hpp"

#include <algorithm>
#include <charconv>

#include <fmt/format.h>

namespace rules::clock {
namespace {

constexpr std::uint32_t longest = 1'000'000; // seconds; a mistyped number is larger

std::optional<std::uint32_t> numberFrom(std::string_view text) {
    std::uint32_t value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (text.empty() || error != std::errc{} || end != text.data() + text.size() || value > longest)
        return std::nullopt;
    return value;
}

// "90:00" and "1:30:00" in seconds.
std::optional<std::uint32_t> clockFrom(std::string_view text) {
    std::uint32_t seconds = 0;
    for (std::size_t parts = 0; parts < 3; ++parts) {
        const std::size_t end = std::min(text.find(':'), text.size());
        const auto value = numberFrom(text.substr(0, end));
        if (!value || (parts > 0 && *value >= 60)) return std::nullopt;
        seconds = seconds * 60 + *value;
        if (end == text.size()) return parts > 0 ? std::optional(seconds) : std::nullopt;
        text.remove_prefix(end + 1);
    }
    return std::nullopt;
}

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

std::vector<std::string_view> parts(std::string_view text, char separator) {
    std::vector<std::string_view> all;
    while (true) {
        const std::size_t end = text.find(separator);
        all.push_back(text.substr(0, end));
        if (end == std::string_view::npos) return all;
        text.remove_prefix(end + 1);
    }
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

// Of several periods only the last is without a number of moves; a single one may be either.
bool isInOrder(const std::vector<Period>& periods) {
    if (periods.size() < 2) return !periods.empty();
    return std::all_of(periods.begin(), periods.end() - 1, [](const Period& one) { return one.moves; }) &&
           !periods.back().moves;
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

// Words one after the other; commas and "then" only separate.
class ControlWords {
  public:
    explicit ControlWords(std::string_view text) {
        for (std::string_view word : parts(text, ' ')) {
            while (word.ends_with(','))
                word.remove_suffix(1);
            if (!word.empty()) words_.push_back(word);
        }
    }

    std::optional<TimeControl> read() && {
        for (const std::string_view word : words_)
            if (!isFiller(word) && !shorthand(word) && !extra(word) && !period(word)) return std::nullopt;
        for (Period& period : control_.periods)
            period.extraSeconds = extra_;
        if (!isInOrder(control_.periods)) return std::nullopt;
        return std::move(control_);
    }

  private:
    bool isFiller(std::string_view word) {
        if (word == "delay") control_.extra = ExtraTime::Delay;
        return word == "delay" || word == "then" || word == "+" || word == "with" || word == "s" ||
               word == "increment" || word == "no";
    }

    // "90+30": minutes and seconds.
    bool shorthand(std::string_view word) {
        const std::size_t plus = word.find('+');
        if (plus == std::string_view::npos) return false;
        const auto minutes = numberFrom(word.substr(0, plus));
        const auto seconds = numberFrom(word.substr(plus + 1));
        if (!minutes || !seconds) return false;
        control_.periods.push_back({.seconds = *minutes * 60});
        extra_ = *seconds;
        return true;
    }

    bool extra(std::string_view word) {
        const auto seconds = numberFrom(word);
        if (seconds) extra_ = *seconds;
        return seconds.has_value();
    }

    // "40/90:00" or "30:00"
    bool period(std::string_view word) {
        Period period;
        if (const std::size_t slash = word.find('/'); slash != std::string_view::npos) {
            period.moves = numberFrom(word.substr(0, slash));
            if (!period.moves || *period.moves == 0) return false;
            word.remove_prefix(slash + 1);
        }
        const auto seconds = clockFrom(word);
        if (!seconds) return false;
        period.seconds = *seconds;
        control_.periods.push_back(period);
        return true;
    }

    std::vector<std::string_view> words_;
    TimeControl control_;
    std::uint32_t extra_ = 0;
};

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
