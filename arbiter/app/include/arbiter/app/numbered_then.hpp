// A tournament with the pairing numbers that held when a round was paired: late entries move the numbers of
// those behind them (FIDE C.04.2 art. 2.4), the sheet of a round does not change any more.
// Use it to pair or explain a past round again.
#pragma once

#include "arbiter/app/event_state.hpp"

namespace arbiter::app {

// Players who entered later are not in it, nor are later rounds. Precondition: the round is paired.
[[nodiscard]] pairing::Tournament numberedThen(const EventState& state, pairing::RoundNumber round);

} // namespace arbiter::app
