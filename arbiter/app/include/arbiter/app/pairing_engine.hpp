// Who makes the pairings of an event: a function and its name for the record.
// Services get one passed in; programs use dutchEngine().
#pragma once

#include <functional>
#include <span>
#include <string>
#include <vector>

#include "pairing/model/round_pairing.hpp"
#include "pairing/model/tournament.hpp"
#include "rules/base/expected.hpp"

namespace arbiter::app {

struct PairingEngine {
    std::string name;                           // with its version, e.g. "Flagfall 0.1.0, FIDE Dutch"
    std::vector<pairing::RuleEdition> editions; // that it can pair by
    std::function<rules::Expected<pairing::RoundPairing, pairing::PairingRefusal>(
        const pairing::Tournament&, pairing::RoundNumber, std::span<const pairing::PairingNumber>)>
        pairRound;
};

// FIDE C.04.3, editions 2026 and 2017.
[[nodiscard]] PairingEngine dutchEngine();

} // namespace arbiter::app
