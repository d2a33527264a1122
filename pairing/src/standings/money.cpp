#include "pairing/standings/money.hpp"

#include <algorithm>
#include <charconv>

#include <fmt/format.h>

namespace pairing::standings {
namespace {

std::optional<std::int64_t> digits(std::string_view text) {
    std::int64_t number = 0;
    const bool onlyDigits = std::ranges::all_of(text, [](char c) { return c >= '0' && c <= '9'; });
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (text.empty() || !onlyDigits || error != std::errc()) return std::nullopt;
    return number;
}

} // namespace

std::string toString(Money money) {
    const std::int64_t size = money.hundredths() < 0 ? -money.hundredths() : money.hundredths();
    return fmt::format("{}{}.{:02}", money.hundredths() < 0 ? "-" : "", size / 100, size % 100);
}

std::optional<Money> moneyFromString(std::string_view text) {
    const auto point = text.find_first_of(".,");
    const auto whole = digits(text.substr(0, point));
    if (!whole || *whole > mostMoney.hundredths() / 100) return std::nullopt;
    std::int64_t hundredths = 0;
    if (point != std::string_view::npos) {
        const std::string_view decimals = text.substr(point + 1);
        const auto read = digits(decimals);
        if (!read || decimals.size() > 2) return std::nullopt;
        hundredths = decimals.size() == 1 ? 10 * *read : *read;
    }
    return Money::fromHundredths(100 * *whole + hundredths);
}

} // namespace pairing::standings
