// [C8] C.04.3 2.4.3: choose the downfloaters so that the following bracket can meet [C1] to [C7] (reading
// D3). The following bracket consists of the next scoregroup and the downfloaters. First digit: its pairs,
// for its [C6]. Then a digit for each score that a downfloater can have: how many of them are paired there,
// for its [C7]; the residents of the next scoregroup that are left over are then settled in number too.
#include "dutch/criteria/criterion.hpp"
#include "dutch/criteria/list.hpp"

namespace pairing::dutch {

const Criterion c08FollowingBracket{
    "[C8]", "C.04.3 2.4.3",
    [](const BracketFacts& facts) {
        std::vector<int> capacities;
        if (facts.layer == Layer::Local || facts.following == 0 || !facts.looksAhead) return capacities;
        capacities.push_back((facts.following + facts.members()) / 2 + 1);
        for (const MovedDownScore& score : facts.movedDownScores)
            capacities.push_back(score.players);
        capacities.push_back(facts.residents);
        return capacities;
    },
    [](const BracketFacts& facts, const MemberKind& higher, const MemberKind& lower, std::span<int> digits) {
        if (digits.empty() || lower.role != Role::Following) return;
        digits[0] += 1;
        if (!isInBracket(higher)) return;
        const std::size_t place = higher.role == Role::MovedDown ? facts.movedDownIndex(higher.score)
                                                                 : facts.movedDownScores.size();
        digits[1 + place] += 1;
    }};

} // namespace pairing::dutch
