// Acts in the words of a diary, for people who were not there.
// Use it for the log, and to say what undoing takes away.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "arbiter/app/action.hpp"
#include "arbiter/app/event_state.hpp"
#include "replay.hpp"
#include "rules/base/text.hpp"

namespace arbiter::app {

// One sentence without a full stop, with the names that held before the act.
[[nodiscard]] rules::Text sentenceFor(const EventState& before, const Action& action);

// "pairing of round 4 and 5 results".
[[nodiscard]] rules::Text summaryOf(const std::vector<const Step*>& steps, const Replay& replay);

// The round that an act is about.
[[nodiscard]] std::optional<pairing::RoundNumber> roundOf(const Action& action);

} // namespace arbiter::app
