// [C16] C.04.3 2.4.11: minimise the resident downfloaters who had a downfloat two rounds before.
#include "dutch/criteria/list.hpp"
#include "dutch/criteria/repeated_floats.hpp"

namespace pairing::dutch {

const Criterion c16DownfloatTwoRoundsAgo = residentDownfloaters<Ago::TwoRounds>("[C16]", "C.04.3 2.4.11");

} // namespace pairing::dutch
