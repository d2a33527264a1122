// The last paired round, paired once more on other grounds: what would be otherwise.
// Use it to say what a correction or another number of rounds does to a pairing that is there.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "arbiter/app/event_state.hpp"

namespace arbiter::app {

// The last paired round of both, made by the engine from what each says of the rounds before it: the boards
// of the first that the second does not have, colours included. None: one of them finds no pairing.
[[nodiscard]] std::optional<std::vector<pairing::BoardNumber>> boardsPairedOtherwise(const EventState& one,
                                                                                     const EventState& other);

// With that number of rounds the round paired last becomes the last one of the event, or stops being it: it
// has rules of its own (C.04.3 art. 1.8, topscorers).
[[nodiscard]] bool changesLastRound(const EventState& state, pairing::RoundNumber plannedRounds);

// "4, 9".
[[nodiscard]] std::string listed(const std::vector<pairing::BoardNumber>& boards);

} // namespace arbiter::app
