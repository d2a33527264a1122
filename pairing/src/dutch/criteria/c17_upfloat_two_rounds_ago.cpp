// [C17] C.04.3 2.4.12: minimise the opponents of moved-down players who had an upfloat two rounds before.
#include "dutch/criteria/list.hpp"
#include "dutch/criteria/repeated_floats.hpp"

namespace pairing::dutch {

const Criterion c17UpfloatTwoRoundsAgo = movedDownOpponents<Ago::TwoRounds>("[C17]", "C.04.3 2.4.12");

} // namespace pairing::dutch
