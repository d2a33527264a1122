// [C18] C.04.3 2.4.13: minimise the score differences of moved-down players who had a downfloat in the
// previous round.
#include "dutch/criteria/list.hpp"
#include "dutch/criteria/repeated_floats.hpp"

namespace pairing::dutch {

const Criterion c18DownfloatDifferences = movedDownDifferences<Ago::OneRound>("[C18]", "C.04.3 2.4.13");

} // namespace pairing::dutch
