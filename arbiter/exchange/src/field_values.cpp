#include "arbiter/exchange/field_values.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <chrono>
#include <vector>

#include "unicode_text.hpp"

namespace arbiter::exchange {
namespace {

bool isDigit(char character) {
    return character >= '0' && character <= '9';
}

bool allDigits(std::string_view text) {
    return !text.empty() && std::ranges::all_of(text, isDigit);
}

std::optional<int> number(std::string_view text) {
    int value = 0;
    if (!allDigits(text)) return std::nullopt;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    return error == std::errc() ? std::optional(value) : std::nullopt;
}

// "2001-3-07" → 2001, 3, 07; one kind of separator only.
std::vector<std::string_view> dateParts(std::string_view text) {
    const auto separator = text.find_first_of("-/.");
    if (separator == std::string_view::npos) return {text};
    std::vector<std::string_view> parts;
    const char sign = text[separator];
    while (true) {
        const auto end = text.find(sign);
        parts.push_back(trimmed(text.substr(0, end)));
        if (end == std::string_view::npos) return parts;
        text.remove_prefix(end + 1);
    }
}

bool isRealDay(const pairing::PartialDate& date) {
    const std::chrono::year_month_day day(std::chrono::year(date.year),
                                          std::chrono::month(static_cast<unsigned>(date.month)),
                                          std::chrono::day(static_cast<unsigned>(date.day)));
    return day.ok();
}

bool isPossible(const pairing::PartialDate& date) {
    if (date.year < 1850 || date.year > 2200) return false;
    if (date.month == 0 || date.day == 0) return date.day == 0 && date.month >= 0 && date.month <= 12;
    return isRealDay(date);
}

} // namespace

std::optional<pairing::Sex> sexFromText(std::string_view text) {
    static constexpr std::array<std::string_view, 6> male{"m", "h", "male", "man", "男", "homme"};
    static constexpr std::array<std::string_view, 7> female{"w", "f", "d", "female", "woman", "女", "dame"};
    const std::string plain = folded(text);
    if (std::ranges::find(male, plain) != male.end()) return pairing::Sex::Male;
    if (std::ranges::find(female, plain) != female.end()) return pairing::Sex::Female;
    return std::nullopt;
}

std::optional<pairing::PartialDate> dateFromText(std::string_view text) {
    const auto parts = dateParts(text);
    std::vector<int> numbers;
    for (const std::string_view part : parts) {
        const auto value = number(part);
        if (!value) return std::nullopt;
        numbers.push_back(*value);
    }
    pairing::PartialDate date;
    if (parts.size() == 1 && text.size() == 8) // ddmmyyyy, as Vega writes it
        date = {numbers[0] % 10000, numbers[0] / 10000 % 100, numbers[0] / 1000000};
    else if (parts.size() == 1 && text.size() == 4)
        date = {numbers[0], 0, 0};
    else if (parts.size() == 3 && parts[0].size() == 4)
        date = {numbers[0], numbers[1], numbers[2]};
    else if (parts.size() == 3 && parts[2].size() == 4)
        date = {numbers[2], numbers[1], numbers[0]};
    else
        return std::nullopt;
    return isPossible(date) ? std::optional(date) : std::nullopt;
}

std::optional<std::optional<pairing::Rating>> ratingFromText(std::string_view text) {
    const std::string plain = folded(text);
    if (plain == "-" || plain == "unr" || plain == "unrated") return std::optional<pairing::Rating>();
    const auto value = number(text);
    if (!value || *value > 9999) return std::nullopt;
    if (*value == 0) return std::optional<pairing::Rating>();
    return std::optional(pairing::Rating(static_cast<std::uint16_t>(*value)));
}

std::optional<std::string> fideIdFromText(std::string_view text) {
    if (!allDigits(text) || text.size() > 11) return std::nullopt;
    if (std::ranges::all_of(text, [](char digit) { return digit == '0'; })) return std::string();
    return std::string(text);
}

bool isTitleOfAnotherKind(std::string_view text) {
    static constexpr std::array<std::string_view, 14> others{"agm", "aim", "afm", "acm", "hm", "wh", "nm",
                                                             "wnm", "ncm", "lm",  "fi",  "ia", "fa", "na"};
    return std::ranges::find(others, folded(text)) != others.end();
}

} // namespace arbiter::exchange
