// Says in words why no legal pairing exists: who stands in the way, and why they cannot meet.
#pragma once

#include "pairing/dutch/field.hpp"
#include "pairing/matching/cardinality_matching.hpp"
#include "pairing/model/round_pairing.hpp"

namespace pairing::dutch {

// FIDE C.04.3 art. 1.9.3. `barrier` speaks of ranks; field.size() is the bye.
[[nodiscard]] PairingRefusal noLegalPairing(const Tournament& tournament, const Field& field,
                                            const matching::Barrier& barrier);

} // namespace pairing::dutch
