// C.7 of 2017: choose the downfloaters so that the following bracket first has as many pairs as possible and
// then the smallest score differences. Reading R5: by C.1 to C.3 only. Reading R6: where the following
// bracket is the last one, a player left over there who may not have the bye counts three times. What is left
// over there is what is paired neither there nor here; hence such players count in the pairs of this bracket
// as well.
#include "dutch/criteria/list.hpp"

namespace pairing::dutch::y2017 {

namespace {

bool applies(const BracketFacts& facts) {
    return facts.layer != Layer::Local && facts.following != 0 && facts.looksAhead;
}

int barred(const MemberKind& kind) {
    return kind.barredFromBye ? 1 : 0;
}

} // namespace

const Criterion c07FollowingBracket{
    "C.7", "C.04.3(2017) C.7",
    [](const BracketFacts& facts) {
        std::vector<int> capacities;
        if (!applies(facts)) return capacities;
        const int pairs = (facts.following + facts.members()) / 2 + 1;
        capacities.push_back(facts.followingIsLast ? 3 * pairs : pairs);
        for (const MovedDownScore& score : facts.movedDownScores)
            capacities.push_back(score.players);
        capacities.push_back(facts.residents);
        // The number of pairs does not tell how many of the scoregroup itself are left over, if three of them
        // can stand against one who is barred.
        if (facts.followingIsLast) capacities.push_back(facts.following);
        return capacities;
    },
    [](const BracketFacts& facts, const MemberKind& higher, const MemberKind& lower, std::span<int> digits) {
        if (!applies(facts)) return;
        if (facts.followingIsLast && isPairOfBracket(higher, lower))
            digits[0] += barred(higher) + barred(lower);
        if (lower.role != Role::Following) return;
        digits[0] += 1;
        if (facts.followingIsLast) {
            digits[0] += barred(higher) + barred(lower);
            digits.back() += higher.role == Role::Following ? 2 : 1;
        }
        if (!isInBracket(higher)) return;
        const std::size_t place = higher.role == Role::MovedDown ? facts.movedDownIndex(higher.score)
                                                                 : facts.movedDownScores.size();
        digits[1 + place] += 1;
    }};

} // namespace pairing::dutch::y2017
