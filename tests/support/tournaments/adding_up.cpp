#include "support/tournaments/adding_up.hpp"

#include <algorithm>

#include "pairing/rating/rating_tables.hpp"

namespace support {

namespace rating = pairing::rating;
using pairing::tiebreak::Combination;
using pairing::tiebreak::Fraction;
using pairing::tiebreak::Part;
using pairing::tiebreak::Working;

namespace {

Fraction scoreAt(const Working& working, std::int64_t rating) {
    Fraction score;
    for (const Part& part : working.parts)
        score += Fraction(rating::scoreOfDifference(static_cast<int>(rating - part.score.numerator())), 100);
    return score;
}

} // namespace

bool addsUp(const Working& working) {
    const Fraction sum = sumOfParts(working);
    if (!working.value.number)
        return std::ranges::all_of(working.parts, [](const Part& part) { return part.cut.has_value(); });
    const Fraction value = *working.value.number;
    switch (working.rule) {
    case Combination::Sum:
        return value == sum + working.addend;
    case Combination::Quotient:
        return value == sum / working.divisor;
    case Combination::RoundedAverage:
        return value == Fraction((sum / working.divisor).roundedHalfUp()) + working.addend;
    case Combination::LeastRating:
        // The parts are the expected scores at the value; one rating point less would not do.
        return sum == scoreAt(working, value.numerator()) && sum >= *working.target &&
               scoreAt(working, value.numerator() - 1) < *working.target;
    case Combination::Place:
        return working.tables.empty() ||
               std::ranges::any_of(working.tables.front().lines,
                                   [&](const auto& line) { return line.score == sum; });
    }
    return false;
}

} // namespace support
