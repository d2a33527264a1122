// One action done to an event: checked against the rules first, then done.
// Pure: no clock, no file. Replaying all actions from the first gives the state, up to any of them.
#pragma once

#include <vector>

#include "arbiter/app/action.hpp"
#include "arbiter/app/event_state.hpp"
#include "arbiter/app/refusal.hpp"
#include "rules/base/expected.hpp"

namespace arbiter::app {

// A refusal leaves the state as it was. Call it as app::apply: Action is a std::variant, so a bare name finds
// std::apply as well.
[[nodiscard]] rules::Expected<std::vector<Remark>, Refusal> apply(EventState& state, const Action& action);

} // namespace arbiter::app
