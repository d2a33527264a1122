// The ordinary tables of an event as they should be: a pure function of the state.
// Use it to write them beside the journal and to check them.
#pragma once

#include <map>
#include <string>

#include "arbiter/app/event_state.hpp"
#include "arbiter/store/event_tables.hpp"

namespace arbiter::app {

// Of all sections, by name.
[[nodiscard]] store::EventRows rowsOf(const std::map<std::string, EventState>& sections);

// The same once these sections are as `changed` has them; one that is not created any more is gone.
[[nodiscard]] store::EventRows rowsOf(const std::map<std::string, EventState>& sections,
                                      const std::map<std::string, EventState>& changed);

} // namespace arbiter::app
