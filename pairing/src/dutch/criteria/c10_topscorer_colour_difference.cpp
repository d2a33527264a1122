// [C10] C.04.3 2.4.5: minimise the topscorers or topscorers' opponents who get a colour difference beyond
// +-2. Only the one who is denied his absolute preference by art. 5.2 can get it, and such pairs exist only
// with a topscorer ([C3]), hence only in the last round.
#include "dutch/criteria/criterion.hpp"
#include "dutch/criteria/denied_colour.hpp"
#include "dutch/criteria/list.hpp"

namespace pairing::dutch {

const Criterion c10TopscorerColourDifference{
    "[C10]", "C.04.3 2.4.5",
    [](const BracketFacts& facts) { return std::vector<int>{facts.lastRound ? facts.mostPairs() : 0}; },
    [](const BracketFacts&, const MemberKind&, const MemberKind&, std::span<int>) {},
    [](const Field& field, std::size_t higher, std::size_t lower, std::span<int> digits) {
        const DeniedColour denied = deniedColour(field, higher, lower);
        const int towards = denied.gets == Colour::White ? 1 : -1;
        if (denied.player->colourDifference * towards >= 2) digits[0] -= 1;
    }};

} // namespace pairing::dutch
