// C.16 of 2017: minimise the score differences of players who get the same downfloat as in the previous
// round.
#include "dutch/criteria/list.hpp"
#include "dutch/criteria/y2017_repeated_differences.hpp"

namespace pairing::dutch::y2017 {

const Criterion c16DownfloatDifferences = downfloatDifferences<Ago::OneRound>("C.16", "C.04.3(2017) C.16");

} // namespace pairing::dutch::y2017
