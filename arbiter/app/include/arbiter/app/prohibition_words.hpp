// A prohibition in words: "Müller (no. 7), Smith (no. 2) in rounds 1 to 3", "members of the same club".
#pragma once

#include <string>

#include "arbiter/app/event_state.hpp"

namespace arbiter::app {

[[nodiscard]] std::string wordsOf(const EventState& state, const Prohibition& prohibition);

} // namespace arbiter::app
