// Makes the pairing of the next round of an event, checked, as an action.
// Use it to pair a round, and to make a stored pairing again.
#pragma once

#include "arbiter/app/action.hpp"
#include "arbiter/app/event_state.hpp"
#include "arbiter/app/pairing_engine.hpp"
#include "arbiter/app/refusal.hpp"
#include "rules/base/expected.hpp"

namespace arbiter::app {

struct RoundWishes {
    bool adjournOpenBoards = false; // of the round before
    bool asksForNoShows = true;     // false: as version 1 paired
};

// Refused when something stands in the way or the rules allow no pairing. A pairing that breaks a rule is a
// fault of the engine: std::logic_error, and nothing is handed out.
[[nodiscard]] rules::Expected<RoundPaired, Refusal> makeRound(const EventState& state,
                                                              pairing::RoundNumber round,
                                                              const PairingEngine& engine,
                                                              RoundWishes wishes = {});

// A round without boards, with the byes, numbers and colour that hold: for one that is paired by hand.
[[nodiscard]] RoundPaired emptyRound(const EventState& state, pairing::RoundNumber round,
                                     const PairingEngine& engine);

} // namespace arbiter::app
