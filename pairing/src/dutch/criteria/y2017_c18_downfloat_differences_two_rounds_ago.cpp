// C.18 of 2017: as C.16, of downfloats two rounds before.
#include "dutch/criteria/list.hpp"
#include "dutch/criteria/y2017_repeated_differences.hpp"

namespace pairing::dutch::y2017 {

const Criterion c18DownfloatDifferencesTwoRoundsAgo =
    downfloatDifferences<Ago::TwoRounds>("C.18", "C.04.3(2017) C.18");

} // namespace pairing::dutch::y2017
