// [C12] C.04.3 2.4.7: minimise the players who do not get their colour preference: one in each pair whose two
// members prefer the same colour.
#include "dutch/criteria/criterion.hpp"
#include "dutch/criteria/list.hpp"

namespace pairing::dutch {

const Criterion c12ColourPreference{
    "[C12]", "C.04.3 2.4.7", [](const BracketFacts& facts) { return std::vector<int>{facts.mostPairs()}; },
    [](const BracketFacts&, const MemberKind& higher, const MemberKind& lower, std::span<int> digits) {
        if (!isPairOfBracket(higher, lower) || !higher.preference.colour) return;
        if (higher.preference.colour == lower.preference.colour) digits[0] -= 1;
    }};

} // namespace pairing::dutch
