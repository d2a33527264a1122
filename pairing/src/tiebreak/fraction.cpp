#include "pairing/tiebreak/fraction.hpp"

#include <fmt/format.h>

namespace pairing::tiebreak {

std::string toFixed(const Fraction& number, int decimals) {
    std::int64_t unit = 1;
    for (int decimal = 0; decimal < decimals; ++decimal)
        unit *= 10;
    const std::int64_t rounded = (number * Fraction(unit)).roundedHalfUp();
    const std::int64_t size = rounded < 0 ? -rounded : rounded;
    const std::string whole = fmt::format("{}{}", rounded < 0 ? "-" : "", size / unit);
    return decimals == 0 ? whole : fmt::format("{}.{:0{}}", whole, size % unit, decimals);
}

std::string toShortest(const Fraction& number) {
    std::string text = toFixed(number, 2);
    while (text.ends_with('0'))
        text.pop_back();
    if (text.ends_with('.')) text.pop_back();
    return text;
}

} // namespace pairing::tiebreak
