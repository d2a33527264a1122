// The rules that a pairing made by hand breaks, and the warning that it differs from the engine's.
// Pure; asked by the session after every change and by the gate before the round is stored.
#pragma once

#include "warning_cases.hpp"

namespace arbiter::app {

// Level 3, one warning for each rule, with all players concerned; level 2 where both players of a board have
// the colour that neither should have.
[[nodiscard]] Warnings rulesBrokenBy(const EventState& before, const RoundPaired& action);

// "### MPA @ Round 3: 1-5, 2-6 -> 1-6, 2-5": the engine's boards and those made by hand.
[[nodiscard]] std::string commentOf(const EventState& state, const RoundPaired& action);

} // namespace arbiter::app
