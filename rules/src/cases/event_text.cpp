#include "cases/event_text.hpp"

#include <charconv>

#include "cases/case_words.hpp"

namespace rules::cases {

std::string_view bare(std::string_view word) {
    if (word.ends_with("'s")) word.remove_suffix(2);
    while (!word.empty() && std::string_view(",.:()").find(word.back()) != std::string_view::npos)
        word.remove_suffix(1);
    return word;
}

std::optional<Colour> sideFrom(std::string_view word) {
    word = bare(word);
    if (word == "w" || word == "White") return Colour::White;
    if (word == "b" || word == "Black") return Colour::Black;
    return std::nullopt;
}

std::optional<std::uint32_t> numberFrom(std::string_view word) {
    constexpr std::uint32_t most = 1'000'000; // of anything that is counted at the board
    word = bare(word);
    std::uint32_t value = 0;
    const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), value);
    if (error != std::errc{} || end != word.data() + word.size() || value > most) return std::nullopt;
    return value;
}

std::optional<std::uint32_t> clockFrom(std::string_view word) {
    word = bare(word);
    if (word.find(':') == std::string_view::npos) return std::nullopt;
    const auto seconds = secondsFrom(word);
    if (!seconds || *seconds > 1'000'000) return std::nullopt;
    return static_cast<std::uint32_t>(*seconds);
}

EventText::EventText(std::string_view event)
    : event_(event)
    , plain_(withoutBrackets(event))
    , words_(split(plain_, " ;")) {}

std::optional<Colour> EventText::side() const {
    for (const std::string_view word : words_)
        if (const auto colour = sideFrom(word)) return colour;
    return std::nullopt;
}

ByColour<bool> EventText::sides() const {
    if (says("both")) return {true, true};
    const auto one = side();
    return {one == Colour::White, one == Colour::Black};
}

std::optional<std::uint32_t> EventText::numberBefore(std::string_view unit) const {
    for (std::size_t i = 1; i < words_.size(); ++i)
        if (bare(words_[i]) == unit)
            if (const auto number = numberFrom(words_[i - 1])) return number;
    return std::nullopt;
}

std::optional<std::uint32_t> EventText::numberAfter(std::string_view unit) const {
    for (std::size_t i = 0; i + 1 < words_.size(); ++i)
        if (bare(words_[i]) == unit)
            if (const auto number = numberFrom(words_[i + 1])) return number;
    return std::nullopt;
}

std::optional<std::uint32_t> EventText::durationAt(std::size_t word) const {
    if (const auto clock = clockFrom(words_[word])) return clock;
    const auto number = numberFrom(words_[word]);
    if (!number || word + 1 == words_.size()) return std::nullopt;
    const std::string_view unit = bare(words_[word + 1]);
    if (unit.starts_with("min")) return *number * 60;
    if (unit == "s" || unit.starts_with("sec")) return number;
    return std::nullopt;
}

std::optional<std::uint32_t> EventText::durationAfter(std::string_view word) const {
    bool behind = false;
    for (std::size_t i = 0; i < words_.size(); ++i) {
        behind = behind || bare(words_[i]) == word;
        if (behind)
            if (const auto duration = durationAt(i)) return duration;
    }
    return std::nullopt;
}

std::optional<std::uint32_t> EventText::firstClock() const {
    for (const std::string_view word : words_)
        if (const auto clock = clockFrom(word)) return clock;
    return std::nullopt;
}

} // namespace rules::cases
