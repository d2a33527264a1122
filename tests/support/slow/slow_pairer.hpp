// A second, slow and obvious implementation of FIDE C.04.3 (Dutch, from 2026-02-01) for small fields.
// The witness against which the fast engine is tested: it looks at every candidate of every bracket.
#pragma once

#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "pairing/model/round_pairing.hpp"
#include "pairing/model/tournament.hpp"
#include "rules/base/expected.hpp"
#include "support/slow/slow_bracket.hpp"

namespace support::slow {

// What happened in one bracket.
struct BracketRecord {
    std::vector<PairingNumber> mdps;
    std::vector<PairingNumber> residents;
    std::vector<PairingNumber> downfloaters;
    std::vector<std::pair<PairingNumber, PairingNumber>> pairs; // the higher ranked first, sorted
    CriteriaVector criteria;
    bool exchange = false; // the remainder (or homogeneous bracket) was exchanged
};

struct ExplainedPairing {
    pairing::RoundPairing pairing;
    std::vector<BracketRecord> brackets;
};

// Pairs a round like dutch::pairRound. Comfortable up to some 12 participants, never more than 32.
[[nodiscard]] rules::Expected<pairing::RoundPairing, pairing::PairingRefusal>
pairRound(const Tournament& tournament, RoundNumber round, std::span<const PairingNumber> participants);

// The same with the story of the brackets.
[[nodiscard]] rules::Expected<ExplainedPairing, pairing::PairingRefusal>
pairRoundExplained(const Tournament& tournament, RoundNumber round,
                   std::span<const PairingNumber> participants);

// The same for a state that somebody has changed, to ask "and if …?". Nothing: no legal pairing.
[[nodiscard]] std::optional<ExplainedPairing> pairState(const State& state);

} // namespace support::slow
