// Score differences of games and downfloaters in the collapsed last bracket of 2017, as digits.
// In every other bracket the residents have one score, and comparing differences is comparing the scores of
// the moved-down players that are left over: one who floats on weighs one point more than any game of his.
#pragma once

#include <optional>

#include "dutch/criteria/criterion.hpp"

namespace pairing::dutch::y2017 {

// One digit per difference, widest first, each as large as `most`.
inline std::vector<int> digitPerDifference(const BracketFacts& facts, int most) {
    return std::vector<int>(facts.differences.size(), most);
}

// A.8: the difference that a game, or the bye, puts into the list; none between equal scores.
inline std::optional<Points> differenceOf(const BracketFacts& facts, const MemberKind& higher,
                                          const MemberKind& lower) {
    if (isUnequalPair(higher, lower)) return higher.score - lower.score;
    if (isInBracket(higher) && lower.role == Role::Bye) return facts.differenceOfDownfloater(higher.score);
    return std::nullopt;
}

} // namespace pairing::dutch::y2017
