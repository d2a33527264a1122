// [C14] C.04.3 2.4.9: minimise the resident downfloaters who had a downfloat in the previous round.
#include "dutch/criteria/list.hpp"
#include "dutch/criteria/repeated_floats.hpp"

namespace pairing::dutch {

const Criterion c14DownfloatAgain = residentDownfloaters<Ago::OneRound>("[C14]", "C.04.3 2.4.9");

} // namespace pairing::dutch
