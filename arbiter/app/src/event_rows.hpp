// The ordinary tables of an event as they should be: a pure function of the state.
// Use it to write them beside the journal and to check them.
#pragma once

#include "arbiter/app/event_state.hpp"
#include "arbiter/store/event_tables.hpp"

namespace arbiter::app {

[[nodiscard]] store::EventRows rowsOf(const EventState& state);

} // namespace arbiter::app
