// C.19 of 2017: as C.17, of upfloats two rounds before.
#include "dutch/criteria/list.hpp"
#include "dutch/criteria/y2017_repeated_differences.hpp"

namespace pairing::dutch::y2017 {

const Criterion c19UpfloatDifferencesTwoRoundsAgo =
    upfloatDifferences<Ago::TwoRounds>("C.19", "C.04.3(2017) C.19");

} // namespace pairing::dutch::y2017
