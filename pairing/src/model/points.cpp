#include "pairing/model/points.hpp"

#include <cstdlib>

namespace pairing {
namespace {

constexpr std::string_view half = "½";

constexpr bool isDigit(char letter) {
    return letter >= '0' && letter <= '9';
}

} // namespace

std::string toString(Points points) {
    const std::int32_t size = std::abs(points.tenths());
    return (points.tenths() < 0 ? "-" : "") + std::to_string(size / 10) + "." + std::to_string(size % 10);
}

std::string toReadableString(Points points) {
    const std::int32_t size = std::abs(points.tenths());
    const std::string sign = points.tenths() < 0 ? "-" : "";
    if (size % 10 == 0) return sign + std::to_string(size / 10);
    if (size % 10 == 5)
        return sign + (size < 10 ? std::string() : std::to_string(size / 10)) + std::string(half);
    return toString(points);
}

std::optional<Points> pointsFromString(std::string_view text) {
    const bool negative = text.starts_with('-');
    if (negative) text.remove_prefix(1);
    std::int32_t tenths = 0;
    bool anything = false;
    while (!text.empty() && isDigit(text.front())) {
        tenths = tenths * 10 + (text.front() - '0') * 10;
        if (tenths > 1'000'000) return std::nullopt;
        text.remove_prefix(1);
        anything = true;
    }
    if (text == half) {
        tenths += 5;
    } else if (text.starts_with('.') || text.starts_with(',')) {
        text.remove_prefix(1);
        if (text.size() > 1 || (text.empty() && !anything)) return std::nullopt;
        if (!text.empty()) {
            if (!isDigit(text.front())) return std::nullopt;
            tenths += text.front() - '0';
        }
    } else if (!text.empty() || !anything) {
        return std::nullopt;
    }
    return Points::fromTenths(negative ? -tenths : tenths);
}

} // namespace pairing
