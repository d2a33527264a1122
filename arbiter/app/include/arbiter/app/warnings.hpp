// The warnings of an act: a pure function of the state before, the act and the state after.
// EventService asks it before it stores anything; a preview may ask it as well.
#pragma once

#include <vector>

#include "arbiter/app/action.hpp"
#include "arbiter/app/event_state.hpp"
#include "arbiter/app/warning.hpp"

namespace arbiter::app {

// In FIDE mode an act that departs from the Handbook gets level 5; outside it gets level 3.
// `after` is what apply() made of `before`. Undoing and redoing are EventService's to judge.
[[nodiscard]] std::vector<Warning> warningsOf(const EventState& before, const Action& action,
                                              const EventState& after);

} // namespace arbiter::app
