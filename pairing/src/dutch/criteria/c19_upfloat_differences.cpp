// [C19] C.04.3 2.4.14: minimise the score differences of moved-down players' opponents who had an upfloat in
// the previous round.
#include "dutch/criteria/list.hpp"
#include "dutch/criteria/repeated_floats.hpp"

namespace pairing::dutch {

const Criterion c19UpfloatDifferences = opponentDifferences<Ago::OneRound>("[C19]", "C.04.3 2.4.14");

} // namespace pairing::dutch
