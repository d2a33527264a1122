// C.17 of 2017: minimise the score differences of players who get the same upfloat as in the previous round.
#include "dutch/criteria/list.hpp"
#include "dutch/criteria/y2017_repeated_differences.hpp"

namespace pairing::dutch::y2017 {

const Criterion c17UpfloatDifferences = upfloatDifferences<Ago::OneRound>("C.17", "C.04.3(2017) C.17");

} // namespace pairing::dutch::y2017
