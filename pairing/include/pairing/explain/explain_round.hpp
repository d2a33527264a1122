// Explains the engine's pairing of a round; what it says can be checked against the tournament.
// Each objection to a choice is found by asking the engine for that choice. For FIDE C.04.3 from 2026-02-01
// the deciding criterion is named; for the edition of 2017 it is not (Objection::Reason::NotBetter).
#pragma once

#include <functional>
#include <optional>
#include <span>

#include "pairing/explain/round_explanation.hpp"
#include "rules/base/expected.hpp"

namespace pairing::explain {

struct Wanted {
    // Objections are looked for on these boards only (by their players); all if not set. The rest of the
    // explanation is always whole.
    std::function<bool(const Pair&)> board{};
    std::function<bool(PairingNumber)> player{}; // for floats and the bye
    std::size_t alternatives = 5;                // per board, and for the bye
};

// `participants` and preconditions as for dutch::pairRound.
[[nodiscard]] rules::Expected<RoundExplanation, PairingRefusal>
explainRound(const Tournament& tournament, RoundNumber round, std::span<const PairingNumber> participants,
             const Wanted& wanted = {});

} // namespace pairing::explain
