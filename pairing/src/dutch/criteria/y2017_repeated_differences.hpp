// C.16 to C.19 of 2017: score differences of the players who get the same float again, in one or the other
// direction, as one or two rounds ago. "Float" is any that the round gives (reading R7).
#pragma once

#include <algorithm>

#include "dutch/criteria/repeated_floats.hpp"
#include "dutch/criteria/y2017_score_differences.hpp"

namespace pairing::dutch::y2017 {

template <Ago ago>
constexpr Criterion downfloatDifferences(std::string_view name, std::string_view article) {
    return {name, article,
            [](const BracketFacts& facts) {
                if (!facts.collapsed) return movedDownDifferences<ago>({}, {}).capacities(facts);
                return digitPerDifference(
                    facts, std::min(facts.membersWithDownfloat(ago == Ago::OneRound), facts.mostPairs() + 1));
            },
            [](const BracketFacts& facts, const MemberKind& higher, const MemberKind& lower,
               std::span<int> digits) {
                if (!facts.collapsed) {
                    movedDownDifferences<ago>({}, {}).weigh(facts, higher, lower, digits);
                    return;
                }
                const auto difference = differenceOf(facts, higher, lower);
                if (difference && floatOf<ago>(higher) == Float::Down)
                    digits[facts.differenceIndex(*difference)] -= 1;
            }};
}

template <Ago ago>
constexpr Criterion upfloatDifferences(std::string_view name, std::string_view article) {
    return {name, article,
            [](const BracketFacts& facts) {
                if (!facts.collapsed) return opponentDifferences<ago>({}, {}).capacities(facts);
                const int residents = ago == Ago::OneRound ? facts.residentsWithPreviousUpfloat
                                                           : facts.residentsWithUpfloatTwoRoundsAgo;
                return digitPerDifference(facts, std::min(residents, facts.mostPairs()));
            },
            [](const BracketFacts& facts, const MemberKind& higher, const MemberKind& lower,
               std::span<int> digits) {
                if (!facts.collapsed)
                    opponentDifferences<ago>({}, {}).weigh(facts, higher, lower, digits);
                else if (isUnequalPair(higher, lower) && floatOf<ago>(lower) == Float::Up)
                    digits[facts.differenceIndex(higher.score - lower.score)] -= 1;
            }};
}

} // namespace pairing::dutch::y2017
