// FIDE mode: no setting and no act so far departs from the Handbook. It is derived, never set; once left it
// is left for good, and undoing takes back the act but not the loss (C.02.03; acceptance part 1).
// Use it to show the mode, to name every departure, and to judge an act.
#pragma once

#include <vector>

#include "arbiter/app/departure.hpp"
#include "arbiter/app/event_state.hpp"

namespace arbiter::app {

// All of them: settings as they stand, and the acts that left FIDE mode. Empty exactly in FIDE mode.
[[nodiscard]] std::vector<Departure> departuresOf(const EventState& state);

[[nodiscard]] bool isInFideMode(const EventState& state);

// The round that is being played or comes next: when something happens now, it happens in it.
[[nodiscard]] pairing::RoundNumber presentRound(const EventState& state);

// Departures of the settings alone, without what is remembered.
[[nodiscard]] std::vector<Departure> departingSettings(const EventState& state);

} // namespace arbiter::app
