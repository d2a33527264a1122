// The generator: a whole tournament from a seed, paired strictly by the engine.
// Use it for tests of engines and checkers; the same seed and configuration give the same tournament.
#pragma once

#include <cstdint>
#include <string>

#include "pairing/generate/configuration.hpp"
#include "pairing/trf/conversion.hpp"

namespace pairing::generate {

struct Generated {
    trf::TrfTournament file;
    // Draws of the whole tournament until one could be paired to its end; 1 nearly always.
    int attempts = 1;
};

// A tournament with results, byes, forfeits and final ranks by its list of tie-breaks. What the configuration
// leaves open is drawn. Refuses what cannot be: more rounds than the players can have, Baku with points that
// do not allow it (C.04.7 art. 1.1), points that contradict each other, a round that has no legal pairing in
// any of many draws.
[[nodiscard]] rules::Expected<Generated, rules::Diagnostics> generate(const Configuration& configuration,
                                                                      std::uint64_t seed);

} // namespace pairing::generate
