// [C15] C.04.3 2.4.10: minimise the opponents of moved-down players who had an upfloat in the previous round.
#include "dutch/criteria/list.hpp"
#include "dutch/criteria/repeated_floats.hpp"

namespace pairing::dutch {

const Criterion c15UpfloatAgain = movedDownOpponents<Ago::OneRound>("[C15]", "C.04.3 2.4.10");

} // namespace pairing::dutch
