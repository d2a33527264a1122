// [C20] C.04.3 2.4.15: as [C18], of downfloats two rounds before.
#include "dutch/criteria/list.hpp"
#include "dutch/criteria/repeated_floats.hpp"

namespace pairing::dutch {

const Criterion c20DownfloatDifferencesTwoRoundsAgo =
    movedDownDifferences<Ago::TwoRounds>("[C20]", "C.04.3 2.4.15");

} // namespace pairing::dutch
