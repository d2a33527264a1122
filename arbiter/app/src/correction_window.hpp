// The three windows of FIDE C.04.2 art. 4.3: what a correction of a recorded round still changes.
// Use it before a result, a colour or a pairing of the past is touched.
#pragma once

#include "arbiter/app/event_state.hpp"
#include "warning_cases.hpp"

namespace arbiter::app {

enum class CorrectionWindow {
    BeforeNextPairing, // used for the standings and the next pairing
    WhileNextRound,    // reported before the next round ends: used from the pairing after it
    Later              // only for the rating report
};

// The round must be paired.
[[nodiscard]] CorrectionWindow windowFor(const EventState& state, pairing::RoundNumber round);

// What the correction of that round still changes, as consequences of the warning. If the round after it is a
// draft, it is paired with and without the correction.
void sayWindow(const Change& change, pairing::RoundNumber round, Warning& warning);

} // namespace arbiter::app
