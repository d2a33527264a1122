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

// More rounds are planned than the field can play without anybody meeting twice (FIDE C.04.1 art. 2): how
// many it can play. Asked until round 1 is paired; a round robin has the rounds that its players make.
[[nodiscard]] std::optional<std::size_t> playableRounds(const EventState& state);

// Who lost by forfeit in the last round, and nobody has said whether he plays on (FIDE C.05 art. 6.5: he is
// withdrawn, unless the rules of the event say otherwise; never by itself).
[[nodiscard]] std::vector<PlayerId> unsettledNoShows(const EventState& state);

// Nothing: every no-show of the last round is settled. Files of version 1 did not ask.
[[nodiscard]] std::optional<Refusal> noShowsInTheWay(const EventState& state);

// Nothing: no session of pairing by hand is open.
[[nodiscard]] std::optional<Refusal> handPairingInTheWay(const EventState& state);

// The boards of the last round without a result are adjourned.
void adjourn(EventState& state, const std::vector<pairing::BoardNumber>& boards);

// The byes asked for in the next round, by ascending id.
[[nodiscard]] std::vector<ByeInRound> byesOfNextRound(const EventState& state);

// The pairing numbers as they stand now, by ascending id.
[[nodiscard]] std::vector<NumberInRound> numbersOf(const EventState& state);

} // namespace arbiter::app
