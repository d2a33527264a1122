// An amount of money, exact: a whole number of hundredths of any currency.
// Use it for prizes and fees; there is no floating point in sums.
#pragma once

#include <compare>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace pairing::standings {

class Money {
  public:
    constexpr Money() = default;
    [[nodiscard]] static constexpr Money fromHundredths(std::int64_t hundredths) noexcept {
        return Money(hundredths);
    }
    [[nodiscard]] static constexpr Money whole(std::int64_t units) noexcept { return Money(units * 100); }

    [[nodiscard]] constexpr std::int64_t hundredths() const noexcept { return hundredths_; }

    friend constexpr auto operator<=>(Money, Money) = default;
    friend constexpr Money operator+(Money a, Money b) noexcept {
        return Money(a.hundredths_ + b.hundredths_);
    }
    friend constexpr Money operator-(Money a, Money b) noexcept {
        return Money(a.hundredths_ - b.hundredths_);
    }
    constexpr Money& operator+=(Money other) noexcept { return *this = *this + other; }
    constexpr Money& operator-=(Money other) noexcept { return *this = *this - other; }

  private:
    constexpr explicit Money(std::int64_t hundredths) noexcept
        : hundredths_(hundredths) {}
    std::int64_t hundredths_ = 0;
};

// The greatest amount that is read: sums of many of them fit.
inline constexpr Money mostMoney = Money::whole(1'000'000'000);

// "137.50": always two decimals.
[[nodiscard]] std::string toString(Money money);

// "600", "137.5", "137,50"; not negative, at most two decimals, at most mostMoney.
[[nodiscard]] std::optional<Money> moneyFromString(std::string_view text);

} // namespace pairing::standings
