// [C11] C.04.3 2.4.6: minimise the topscorers or topscorers' opponents who get the same colour three times
// running.
#include "dutch/criteria/criterion.hpp"
#include "dutch/criteria/denied_colour.hpp"
#include "dutch/criteria/list.hpp"

namespace pairing::dutch {

const Criterion c11TopscorerThirdColour{
    "[C11]", "C.04.3 2.4.6",
    [](const BracketFacts& facts) { return std::vector<int>{facts.lastRound ? facts.mostPairs() : 0}; },
    [](const BracketFacts&, const MemberKind&, const MemberKind&, std::span<int>) {},
    [](const Field& field, std::size_t higher, std::size_t lower, std::span<int> digits) {
        const DeniedColour denied = deniedColour(field, higher, lower);
        if (repeatedColour(denied.player->colours, 2) == denied.gets) digits[0] -= 1;
    }};

} // namespace pairing::dutch
