// What stands in the way of the next pairing, and what goes into it.
// Use it to show an arbiter what to settle before he pairs, and to make a RoundPaired.
#pragma once

#include <optional>
#include <vector>

#include "arbiter/app/action.hpp"
#include "arbiter/app/event_state.hpp"
#include "arbiter/app/refusal.hpp"

namespace arbiter::app {

// Nothing: that round can be paired now. Otherwise the boards or persons in the way.
[[nodiscard]] std::optional<Refusal> obstacleToPairing(const EventState& state, pairing::RoundNumber round);

// The byes asked for in the next round, by ascending id.
[[nodiscard]] std::vector<ByeInRound> byesOfNextRound(const EventState& state);

// The pairing numbers as they stand now, by ascending id.
[[nodiscard]] std::vector<NumberInRound> numbersOf(const EventState& state);

} // namespace arbiter::app
