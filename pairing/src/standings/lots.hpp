// Lots drawn from a stored seed: the same seed gives the same order, whatever else changes.
// For players whom the whole list leaves tied. FIDE C.07 art. 4.2.
#pragma once

#include <cstdint>

#include "pairing/model/numbers.hpp"

namespace pairing::standings {

[[nodiscard]] bool drawnBefore(PairingNumber one, PairingNumber other, std::uint64_t seed);

} // namespace pairing::standings
