// An exact number: an integer or a fraction over 64 bits, always in lowest terms.
// Use it for every tie-break value and every part of one; there is no floating point in tie-breaks.
#pragma once

#include <compare>
#include <cstdint>
#include <string>

#include "pairing/model/points.hpp"

namespace pairing::tiebreak {

class Fraction {
  public:
    constexpr Fraction() = default;
    constexpr explicit Fraction(std::int64_t whole) noexcept
        : numerator_(whole) {}
    constexpr explicit Fraction(Points points) noexcept
        : Fraction(points.tenths(), 10) {}
    // Precondition: denominator is not 0.
    constexpr Fraction(std::int64_t numerator, std::int64_t denominator) noexcept;

    [[nodiscard]] constexpr std::int64_t numerator() const noexcept { return numerator_; }
    [[nodiscard]] constexpr std::int64_t denominator() const noexcept { return denominator_; }

    // The greatest whole number that is not above.
    [[nodiscard]] constexpr std::int64_t floor() const noexcept;
    // The nearest whole number, a half going up ("rounded, 0.5 up" in FIDE C.07 art. 10).
    [[nodiscard]] constexpr std::int64_t roundedHalfUp() const noexcept;

    friend constexpr bool operator==(const Fraction&, const Fraction&) = default;
    friend constexpr std::strong_ordering operator<=>(const Fraction& a, const Fraction& b) noexcept;
    friend constexpr Fraction operator+(const Fraction& a, const Fraction& b) noexcept;
    friend constexpr Fraction operator-(const Fraction& a, const Fraction& b) noexcept;
    friend constexpr Fraction operator*(const Fraction& a, const Fraction& b) noexcept;
    // Precondition: b is not 0.
    friend constexpr Fraction operator/(const Fraction& a, const Fraction& b) noexcept;
    constexpr Fraction& operator+=(const Fraction& other) noexcept { return *this = *this + other; }

  private:
    [[nodiscard]] static constexpr std::int64_t greatestCommonDivisor(std::int64_t a,
                                                                      std::int64_t b) noexcept;

    std::int64_t numerator_ = 0;
    std::int64_t denominator_ = 1;
};

// With that many decimals, the last one rounded half up: "12.60".
[[nodiscard]] std::string toFixed(const Fraction& number, int decimals);

// With as few decimals as it needs, at most two, the second one rounded half up: "13", "13.5", "8.25".
[[nodiscard]] std::string toShortest(const Fraction& number);

constexpr std::int64_t Fraction::greatestCommonDivisor(std::int64_t a, std::int64_t b) noexcept {
    a = a < 0 ? -a : a;
    while (b != 0) {
        const std::int64_t rest = a % b;
        a = b;
        b = rest;
    }
    return a;
}

constexpr Fraction::Fraction(std::int64_t numerator, std::int64_t denominator) noexcept {
    if (denominator < 0) {
        numerator = -numerator;
        denominator = -denominator;
    }
    const std::int64_t common = greatestCommonDivisor(numerator, denominator);
    numerator_ = numerator / common;
    denominator_ = denominator / common;
}

constexpr std::int64_t Fraction::floor() const noexcept {
    const std::int64_t quotient = numerator_ / denominator_;
    return numerator_ % denominator_ < 0 ? quotient - 1 : quotient;
}

constexpr std::int64_t Fraction::roundedHalfUp() const noexcept {
    const std::int64_t below = floor();
    const std::int64_t rest = numerator_ - below * denominator_;
    return rest >= denominator_ - rest ? below + 1 : below;
}

// Whole parts first, then the inverses of the rests: no product, so nothing can overflow.
constexpr std::strong_ordering operator<=>(const Fraction& a, const Fraction& b) noexcept {
    const std::int64_t wholeA = a.floor();
    const std::int64_t wholeB = b.floor();
    if (wholeA != wholeB) return wholeA <=> wholeB;
    const std::int64_t restA = a.numerator_ - wholeA * a.denominator_;
    const std::int64_t restB = b.numerator_ - wholeB * b.denominator_;
    if (restA == 0 || restB == 0) return restA <=> restB;
    return Fraction(b.denominator_, restB) <=> Fraction(a.denominator_, restA);
}

constexpr Fraction operator+(const Fraction& a, const Fraction& b) noexcept {
    const std::int64_t common = Fraction::greatestCommonDivisor(a.denominator_, b.denominator_);
    return Fraction(a.numerator_ * (b.denominator_ / common) + b.numerator_ * (a.denominator_ / common),
                    a.denominator_ / common * b.denominator_);
}

constexpr Fraction operator-(const Fraction& a, const Fraction& b) noexcept {
    return a + Fraction(-b.numerator_, b.denominator_);
}

constexpr Fraction operator*(const Fraction& a, const Fraction& b) noexcept {
    const Fraction left(a.numerator_, b.denominator_);
    const Fraction right(b.numerator_, a.denominator_);
    return Fraction(left.numerator_ * right.numerator_, left.denominator_ * right.denominator_);
}

constexpr Fraction operator/(const Fraction& a, const Fraction& b) noexcept {
    return a * Fraction(b.denominator_, b.numerator_);
}

} // namespace pairing::tiebreak
