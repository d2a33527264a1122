// The forbidden groups of a tournament, made from the prohibitions of its event.
// Called after every act that may change who belongs to a group, so that a late entry of a club falls under
// the rule that was made for the club.
#pragma once

#include "arbiter/app/event_state.hpp"
#include "arbiter/app/prohibition_words.hpp"

namespace arbiter::app {

void refreshForbidden(EventState& state);

} // namespace arbiter::app
