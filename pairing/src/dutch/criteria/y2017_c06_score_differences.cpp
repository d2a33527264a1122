// C.6 of 2017: minimise the pairing score differences (A.8), compared from the widest to the narrowest. In a
// bracket whose residents have one score that is [C7]: pair the moved-down players with the highest scores.
#include "dutch/criteria/list.hpp"
#include "dutch/criteria/y2017_score_differences.hpp"

namespace pairing::dutch::y2017 {

const Criterion c06ScoreDifferences{
    "C.6", "C.04.3(2017) C.6",
    [](const BracketFacts& facts) {
        return facts.collapsed ? digitPerDifference(facts, facts.mostPairs() + 1)
                               : c07DownfloaterScores.capacities(facts);
    },
    [](const BracketFacts& facts, const MemberKind& higher, const MemberKind& lower, std::span<int> digits) {
        if (!facts.collapsed)
            c07DownfloaterScores.weigh(facts, higher, lower, digits);
        else if (const auto difference = differenceOf(facts, higher, lower))
            digits[facts.differenceIndex(*difference)] -= 1;
    }};

} // namespace pairing::dutch::y2017
