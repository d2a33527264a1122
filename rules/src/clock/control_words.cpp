#include "control_words.hpp"

#include <algorithm>
#include <charconv>
#include <initializer_list>

namespace rules::clock {
namespace {

constexpr std::uint32_t longest = 1'000'000; // seconds; a mistyped number is larger

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

bool isOneOf(std::string_view word, std::initializer_list<std::string_view> words) {
    return std::ranges::find(words, word) != words.end();
}

} // namespace

std::optional<std::uint32_t> numberFrom(std::string_view text) {
    std::uint32_t value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (text.empty() || error != std::errc{} || end != text.data() + text.size() || value > longest)
        return std::nullopt;
    return value;
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

bool isInOrder(const std::vector<Period>& periods) {
    if (periods.size() < 2) return !periods.empty();
    return std::all_of(periods.begin(), periods.end() - 1, [](const Period& one) { return one.moves; }) &&
           !periods.back().moves;
}

// Commas only separate.
ControlWords::ControlWords(std::string_view text) {
    for (std::string_view word : parts(text, ' ')) {
        while (word.ends_with(',') || word.ends_with(';') || word.ends_with('.'))
            word.remove_suffix(1);
        if (!word.empty()) words_.push_back(word);
    }
}

std::optional<TimeControl> ControlWords::read() && {
    for (const std::string_view word : words_)
        if (!take(word)) return std::nullopt;
    settleNumber();
    for (Period& period : control_.periods)
        period.extraSeconds = extra_;
    if (moves_ || !isInOrder(control_.periods)) return std::nullopt;
    return std::move(control_);
}

bool ControlWords::take(std::string_view word) {
    if (const auto number = numberFrom(word)) {
        settleNumber();
        number_ = number;
        return true;
    }
    if (unit(word)) return true;
    settleNumber();
    return isFiller(word) || shorthand(word) || period(word);
}

// A number without a unit is the extra time of a move.
void ControlWords::settleNumber() {
    if (number_) extra_ = *number_;
    number_.reset();
}

// What the number before it counts. "from move 1" counts nothing.
bool ControlWords::unit(std::string_view word) {
    if (isOneOf(word, {"min", "mins", "minute", "minutes"})) {
        if (!number_) return false;
        control_.periods.push_back({.moves = moves_, .seconds = *number_ * 60});
        moves_.reset();
        number_.reset();
        return true;
    }
    if (word == "moves") {
        if (!number_ || *number_ == 0) return false;
        moves_ = number_;
        number_.reset();
        return true;
    }
    if (isOneOf(word, {"s", "sec", "secs", "second", "seconds"})) {
        if (!number_) return word == "s";
        settleNumber();
        return true;
    }
    return false;
}

bool ControlWords::isFiller(std::string_view word) {
    if (word == "delay") control_.extra = ExtraTime::Delay;
    return isOneOf(word, {"delay", "then", "+",     "with", "increment", "no",    "and",  "plus",     "of",
                          "in",    "a",    "an",    "per",  "each",      "every", "for",  "move",     "more",
                          "extra", "the",  "first", "from", "whole",     "game",  "rest", "followed", "by"});
}

// "90+30": minutes and seconds.
bool ControlWords::shorthand(std::string_view word) {
    const std::size_t plus = word.find('+');
    if (plus == std::string_view::npos) return false;
    const auto minutes = numberFrom(word.substr(0, plus));
    const auto seconds = numberFrom(word.substr(plus + 1));
    if (!minutes || !seconds) return false;
    control_.periods.push_back({.seconds = *minutes * 60});
    extra_ = *seconds;
    return true;
}

// "40/90:00" or "30:00"
bool ControlWords::period(std::string_view word) {
    Period period{.moves = moves_};
    if (const std::size_t slash = word.find('/'); slash != std::string_view::npos) {
        period.moves = numberFrom(word.substr(0, slash));
        if (!period.moves || *period.moves == 0) return false;
        word.remove_prefix(slash + 1);
    }
    const auto seconds = clockFrom(word);
    if (!seconds) return false;
    period.seconds = *seconds;
    control_.periods.push_back(period);
    moves_.reset();
    return true;
}

} // namespace rules::clock
