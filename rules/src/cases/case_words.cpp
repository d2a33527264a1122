#include "cases/case_words.hpp"

#include <algorithm>
#include <charconv>

namespace rules::cases {

std::vector<std::string_view> split(std::string_view text, std::string_view separators) {
    std::vector<std::string_view> parts;
    for (std::size_t at = text.find_first_not_of(separators); at != std::string_view::npos;) {
        const std::size_t end = std::min(text.find_first_of(separators, at), text.size());
        parts.push_back(text.substr(at, end - at));
        at = text.find_first_not_of(separators, end);
    }
    return parts;
}

std::string withoutBrackets(std::string_view text) {
    std::string plain;
    int depth = 0;
    for (const char sign : text) {
        if (sign == '(')
            ++depth;
        else if (sign == ')' && depth > 0)
            --depth;
        else if (depth == 0)
            plain += sign;
    }
    return plain;
}

std::optional<Colour> colourFrom(std::string_view word) {
    if (word == "w") return Colour::White;
    if (word == "b") return Colour::Black;
    return std::nullopt;
}

char letterOf(Colour colour) {
    return colour == Colour::White ? 'w' : 'b';
}

std::optional<std::int64_t> secondsFrom(std::string_view clock) {
    std::int64_t seconds = 0;
    for (const std::string_view part : split(clock, ":")) {
        std::uint32_t value = 0;
        const auto [end, error] = std::from_chars(part.data(), part.data() + part.size(), value);
        if (error != std::errc{} || end != part.data() + part.size() || value > 100000) return std::nullopt;
        seconds = seconds * 60 + value;
    }
    return seconds;
}

std::string_view firstWord(std::string_view step) {
    const auto words = split(step, " ");
    return words.empty() ? std::string_view{} : words.front();
}

} // namespace rules::cases
