// Do the parts of a tie-break's value make the value? For every test of workings.
// Written against pairing/tiebreak/working.hpp alone.
#pragma once

#include "pairing/tiebreak/working.hpp"

namespace support {

[[nodiscard]] bool addsUp(const pairing::tiebreak::Working& working);

} // namespace support
