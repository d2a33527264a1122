#include "correction_window.hpp"

namespace arbiter::app {

CorrectionWindow windowFor(const EventState& state, pairing::RoundNumber round) {
    const pairing::RoundNumber last = state.pairedRounds();
    if (round >= last) return CorrectionWindow::BeforeNextPairing;
    // A draft is no pairing yet: nobody has seen it.
    const bool nextIsLast = round.value() + 1 == last.value();
    const RoundState next = state.stateOf(last);
    if (nextIsLast && next == RoundState::Draft) return CorrectionWindow::BeforeNextPairing;
    if (nextIsLast && next == RoundState::Running) return CorrectionWindow::WhileNextRound;
    return CorrectionWindow::Later;
}

} // namespace arbiter::app
