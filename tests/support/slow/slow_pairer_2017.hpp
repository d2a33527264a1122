// FIDE C.04.3 of 2017 for small fields, slow and obvious: the route of A.9, and in each bracket every
// candidate with C.5 to C.19 as the text words them. The witness for the fast engine's edition of 2017.
#pragma once

#include <span>
#include <vector>

#include "pairing/model/round_pairing.hpp"
#include "rules/base/expected.hpp"
#include "support/slow/slow_candidates.hpp"

namespace support::slow {

constexpr std::size_t firstCriterion2017 = 5;
constexpr std::size_t lastCriterion2017 = 19;

struct BracketRecord2017 {
    enum class Route { Ordinary, Penultimate, Collapsed } route = Route::Ordinary;
    std::vector<CriterionValue> criteria; // of the pairing taken; [0] is C.5
};

struct ExplainedPairing2017 {
    pairing::RoundPairing pairing;
    std::vector<BracketRecord2017> brackets;
};

[[nodiscard]] rules::Expected<ExplainedPairing2017, pairing::PairingRefusal>
pairRound2017(const Tournament& tournament, RoundNumber round, std::span<const PairingNumber> participants);

} // namespace support::slow
