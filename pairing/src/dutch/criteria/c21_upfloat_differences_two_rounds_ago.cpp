// [C21] C.04.3 2.4.16: as [C19], of upfloats two rounds before.
#include "dutch/criteria/list.hpp"
#include "dutch/criteria/repeated_floats.hpp"

namespace pairing::dutch {

const Criterion c21UpfloatDifferencesTwoRoundsAgo =
    opponentDifferences<Ago::TwoRounds>("[C21]", "C.04.3 2.4.16");

} // namespace pairing::dutch
