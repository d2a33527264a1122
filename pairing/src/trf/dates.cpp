#include "trf/dates.hpp"

#include <algorithm>
#include <array>
#include <charconv>

#include <fmt/format.h>

#include "trf/text_line.hpp"

namespace pairing::trf {
namespace {

constexpr std::array<std::string_view, 12> months{"JAN", "FEB", "MAR", "APR", "MAY", "JUN",
                                                  "JUL", "AUG", "SEP", "OCT", "NOV", "DEC"};

// Two-digit years: 70 to 99 are 1970 to 1999, the others 2000 to 2069.
constexpr int firstShortYear = 1970;

// Numbers and letters of a date, without what stands between them.
struct Parts {
    std::array<std::string_view, 3> part;
    std::size_t count = 0;
};

std::optional<Parts> partsOf(std::string_view text) {
    constexpr std::string_view between = "/-., ";
    Parts parts;
    while (!text.empty()) {
        if (between.find(text.front()) != std::string_view::npos) {
            text.remove_prefix(1);
            continue;
        }
        const std::size_t length = std::min(text.find_first_of(between), text.size());
        if (parts.count == parts.part.size()) return std::nullopt;
        parts.part[parts.count++] = text.substr(0, length);
        text.remove_prefix(length);
    }
    return parts;
}

std::optional<int> number(std::string_view digits) {
    if (digits.empty() || !std::ranges::all_of(digits, isDigit)) return std::nullopt;
    int value = 0;
    const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), value);
    if (error != std::errc{} || end != digits.data() + digits.size()) return std::nullopt;
    return value;
}

std::optional<int> monthFromName(std::string_view name) {
    if (name.size() < 3) return std::nullopt;
    const std::array<char, 3> start{toUpper(name[0]), toUpper(name[1]), toUpper(name[2])};
    const auto place = std::ranges::find(months, std::string_view(start.data(), start.size()));
    if (place == months.end()) return std::nullopt;
    return static_cast<int>(place - months.begin()) + 1;
}

int daysIn(int month, int year) {
    constexpr std::array<int, 12> days{31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31};
    const bool leap = (year % 4 == 0 && year % 100 != 0) || year % 400 == 0;
    return days[static_cast<std::size_t>(month - 1)] + (month == 2 && leap ? 1 : 0);
}

std::optional<PartialDate> checked(std::optional<int> year, std::optional<int> month,
                                   std::optional<int> day) {
    if (!year || !month || !day || *year < 1000 || *year > 9999 || *month > 12) return std::nullopt;
    if (*month == 0 ? *day != 0 : *day > daysIn(*month, *year)) return std::nullopt;
    return PartialDate{.year = *year, .month = *month, .day = *day};
}

std::optional<int> fullYear(std::optional<int> shortYear) {
    if (!shortYear) return std::nullopt;
    return *shortYear + (*shortYear >= firstShortYear % 100 ? 1900 : 2000);
}

} // namespace

std::optional<PartialDate> dateFromString(std::string_view text) {
    const auto parts = partsOf(text);
    if (!parts) return std::nullopt;
    const auto& [part, count] = *parts;
    if (count == 1 && part[0].size() == 4) return checked(number(part[0]), 0, 0);
    if (count != 3) return std::nullopt;
    if (part[0].size() == 4 && part[1].size() <= 2 && part[2].size() <= 2)
        return checked(number(part[0]), number(part[1]), number(part[2]));
    if (part[2].size() == 4 && part[0].size() <= 2 && part[1].size() <= 2)
        return checked(number(part[2]), number(part[1]), number(part[0]));
    if (part[2].size() == 4 && part[1].size() <= 2) // May 29, 2020
        return checked(number(part[2]), monthFromName(part[0]), number(part[1]));
    if (part[2].size() == 4 && part[0].size() <= 2) // 29 May 2020
        return checked(number(part[2]), monthFromName(part[1]), number(part[0]));
    if (part[0].size() == 2 && part[1].size() == 2 && part[2].size() == 2)
        return checked(fullYear(number(part[0])), number(part[1]), number(part[2]));
    return std::nullopt;
}

bool isUnknownDate(std::string_view text) {
    return std::ranges::all_of(
        text, [](char letter) { return std::string_view("0/-. ").find(letter) != std::string_view::npos; });
}

std::string longDate(const PartialDate& date) {
    return fmt::format("{:04}/{:02}/{:02}", date.year, date.month, date.day);
}

std::optional<std::string> shortDate(const PartialDate& date) {
    if (date.year < firstShortYear || date.year >= firstShortYear + 100 || date.day == 0) return std::nullopt;
    return fmt::format("{:02}/{:02}/{:02}", date.year % 100, date.month, date.day);
}

} // namespace pairing::trf
