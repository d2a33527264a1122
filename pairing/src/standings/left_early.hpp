// Who left a round robin with fewer than half of his games played, so that his results do not count.
// The classic rule C.05 art. 6.6 (2): exactly half counts.
#pragma once

#include <set>

#include "pairing/model/tournament.hpp"
#include "pairing/standings/standings.hpp"

namespace pairing::standings {

// Of the withdrawn players, by all recorded rounds; nobody in a Swiss.
[[nodiscard]] std::set<PairingNumber> leftEarly(const Tournament& tournament,
                                                const StandingsOptions& options);

} // namespace pairing::standings
