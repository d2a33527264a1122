// Points of a tournament, exact: an integer count of tenths.
// Use it for every score; there is no floating point in scores.
#pragma once

#include <compare>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace pairing {

class Points {
  public:
    constexpr Points() = default;
    [[nodiscard]] static constexpr Points fromTenths(std::int32_t tenths) noexcept { return Points(tenths); }
    [[nodiscard]] static constexpr Points whole(std::int32_t points) noexcept { return Points(points * 10); }

    [[nodiscard]] constexpr std::int32_t tenths() const noexcept { return tenths_; }

    friend constexpr auto operator<=>(Points, Points) = default;
    friend constexpr Points operator+(Points a, Points b) noexcept { return Points(a.tenths_ + b.tenths_); }
    friend constexpr Points operator-(Points a, Points b) noexcept { return Points(a.tenths_ - b.tenths_); }
    friend constexpr Points operator-(Points a) noexcept { return Points(-a.tenths_); }
    friend constexpr Points operator*(Points a, std::int32_t times) noexcept {
        return Points(a.tenths_ * times);
    }
    constexpr Points& operator+=(Points other) noexcept { return *this = *this + other; }
    constexpr Points& operator-=(Points other) noexcept { return *this = *this - other; }

  private:
    constexpr explicit Points(std::int32_t tenths) noexcept
        : tenths_(tenths) {}
    std::int32_t tenths_ = 0;
};

// "2.5", "-0.5", "10.0": always one decimal, as TRF writes it.
[[nodiscard]] std::string toString(Points points);

// "2½", "10", "0.3": halves as people write them.
[[nodiscard]] std::string toReadableString(Points points);

// Reads "3", "3.", "3.0", ".5", "3,5", "½", "2½", "-1.0" with at most one decimal; nothing else.
[[nodiscard]] std::optional<Points> pointsFromString(std::string_view text);

} // namespace pairing
