#include "pairing/tiebreak/fraction.hpp"

#include <boost/test/unit_test.hpp>
#include <limits>
#include <ostream>

using pairing::Points;
using pairing::tiebreak::Fraction;

namespace pairing::tiebreak {
std::ostream& operator<<(std::ostream& out, const Fraction& number) {
    return out << number.numerator() << '/' << number.denominator();
}
} // namespace pairing::tiebreak

BOOST_AUTO_TEST_CASE(fractions_are_in_lowest_terms_with_the_sign_above) {
    BOOST_TEST(Fraction(6, -4).numerator() == -3);
    BOOST_TEST(Fraction(6, -4).denominator() == 2);
    BOOST_TEST(Fraction(0, -7).denominator() == 1);
    BOOST_TEST(Fraction(Points::fromTenths(25)) == Fraction(5, 2));
}

BOOST_AUTO_TEST_CASE(fractions_are_added_and_multiplied_exactly) {
    BOOST_TEST(Fraction(1, 3) + Fraction(1, 6) == Fraction(1, 2));
    BOOST_TEST(Fraction(1, 3) - Fraction(1, 2) == Fraction(-1, 6));
    BOOST_TEST(Fraction(7, 2) * Fraction(1, 2) == Fraction(7, 4));
    BOOST_TEST(Fraction(5, 2) / Fraction(-5, 4) == Fraction(-2));
}

BOOST_AUTO_TEST_CASE(fractions_are_ordered_exactly_however_large_they_are) {
    BOOST_TEST((Fraction(2, 3) > Fraction(3, 5)));
    BOOST_TEST((Fraction(-1, 2) < Fraction(-1, 3)));
    BOOST_TEST((Fraction(7, 2) > Fraction(3)));
    // n/(n-1) falls with n: the products of these would not fit 64 bits.
    constexpr std::int64_t large = std::numeric_limits<std::int64_t>::max();
    BOOST_TEST((Fraction(large, large - 1) < Fraction(large - 1, large - 2)));
    BOOST_TEST((Fraction(large - 2, large - 1) < Fraction(large - 1, large)));
}

BOOST_AUTO_TEST_CASE(a_half_is_rounded_up_also_below_zero) {
    BOOST_TEST(Fraction(5, 2).roundedHalfUp() == 3);
    BOOST_TEST(Fraction(-5, 2).roundedHalfUp() == -2);
    BOOST_TEST(Fraction(-8, 3).roundedHalfUp() == -3);
    BOOST_TEST(Fraction(7, 3).roundedHalfUp() == 2);
    BOOST_TEST(Fraction(-7, 3).floor() == -3);
    BOOST_TEST(Fraction(-3).floor() == -3);
}

BOOST_AUTO_TEST_CASE(numbers_are_printed_with_two_decimals_or_as_few_as_they_need) {
    BOOST_TEST(toFixed(Fraction(63, 5), 2) == "12.60");
    BOOST_TEST(toFixed(Fraction(85, 6), 2) == "14.17");
    BOOST_TEST(toFixed(Fraction(101, 8), 2) == "12.63"); // 12.625: half up
    BOOST_TEST(toFixed(Fraction(-1, 100), 1) == "0.0");
    BOOST_TEST(toFixed(Fraction(-3, 4), 2) == "-0.75");
    BOOST_TEST(toFixed(Fraction(41), 0) == "41");
    BOOST_TEST(toShortest(Fraction(27, 2)) == "13.5");
    BOOST_TEST(toShortest(Fraction(33, 4)) == "8.25");
    BOOST_TEST(toShortest(Fraction(100)) == "100");
    BOOST_TEST(toShortest(Fraction(0)) == "0");
}
