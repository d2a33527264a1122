// [C13] C.04.3 2.4.8: minimise the players who do not get their strong colour preference. By art. 5.2.2 the
// stronger preference is granted, so one is denied where the weaker of two equal wishes is strong. Two
// absolute ones are matter of [C10] and [C11] and are not counted here.
#include <algorithm>

#include "dutch/criteria/criterion.hpp"
#include "dutch/criteria/list.hpp"

namespace pairing::dutch {

const Criterion c13StrongPreference{
    "[C13]", "C.04.3 2.4.8", [](const BracketFacts& facts) { return std::vector<int>{facts.mostPairs()}; },
    [](const BracketFacts&, const MemberKind& higher, const MemberKind& lower, std::span<int> digits) {
        if (!isPairOfBracket(higher, lower) || !higher.preference.colour) return;
        if (higher.preference.colour != lower.preference.colour) return;
        const auto weaker = std::min(higher.preference.strength, lower.preference.strength);
        if (weaker == PreferenceStrength::Strong) digits[0] -= 1;
    }};

} // namespace pairing::dutch
