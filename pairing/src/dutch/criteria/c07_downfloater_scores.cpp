// [C7] C.04.3 2.4.2: minimise the scores of the downfloaters, compared from the highest to the lowest.
// With the number of pairs settled by [C6], that is: of the moved-down players with the highest score pair as
// many as possible, then of those with the next score …; how many residents float is then settled too
// (reading D1).
#include "dutch/criteria/criterion.hpp"
#include "dutch/criteria/list.hpp"

namespace pairing::dutch {

const Criterion c07DownfloaterScores{
    "[C7]", "C.04.3 2.4.2",
    [](const BracketFacts& facts) {
        return digitPerMovedDownScore(facts, [&](const MovedDownScore& score) {
            return facts.layer == Layer::Local ? 0 : score.players;
        });
    },
    [](const BracketFacts& facts, const MemberKind& higher, const MemberKind& lower, std::span<int> digits) {
        if (isPairWithMovedDown(higher, lower)) digits[facts.movedDownIndex(higher.score)] += 1;
    }};

} // namespace pairing::dutch
