// How many half-point byes a player has had or asked for.
// Use it for the limits of an event and for the warning of the second one.
#pragma once

#include <cstddef>

#include "pairing/model/player.hpp"

namespace arbiter::app {

// Without the one that he may have asked for in that round.
[[nodiscard]] std::size_t halfPointByesOf(const pairing::Player& player, pairing::RoundNumber exceptIn);

} // namespace arbiter::app
