// [C9] C.04.3 2.4.4: minimise the unplayed games of whoever gets the pairing-allocated bye. Only where the
// bracket floats exactly one player and that player gets the bye (reading D4); the caller finds out whether
// it does.
#include "dutch/criteria/criterion.hpp"
#include "dutch/criteria/list.hpp"

namespace pairing::dutch {

const Criterion c09ByeUnplayedRounds{
    "[C9]", "C.04.3 2.4.4",
    [](const BracketFacts& facts) {
        return std::vector<int>{facts.byeByUnplayedRounds ? facts.roundsBefore : 0};
    },
    [](const BracketFacts&, const MemberKind& higher, const MemberKind& lower, std::span<int> digits) {
        if (lower.role == Role::Bye && isInBracket(higher)) digits[0] -= higher.unplayedRounds;
    }};

} // namespace pairing::dutch
