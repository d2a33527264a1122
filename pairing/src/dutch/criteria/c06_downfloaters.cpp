// [C6] C.04.3 2.4.1: minimise the number of downfloaters, that is maximise the pairs of the bracket.
#include "dutch/criteria/criterion.hpp"
#include "dutch/criteria/list.hpp"

namespace pairing::dutch {

const Criterion c06Downfloaters{
    "[C6]", "C.04.3 2.4.1",
    // A LOCAL problem holds only pairings with as many pairs as possible.
    [](const BracketFacts& facts) {
        return std::vector<int>{facts.layer == Layer::Local ? 0 : facts.mostPairs()};
    },
    [](const BracketFacts&, const MemberKind& higher, const MemberKind& lower, std::span<int> digits) {
        if (isPairOfBracket(higher, lower)) digits[0] += 1;
    }};

} // namespace pairing::dutch
