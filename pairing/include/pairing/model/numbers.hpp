// The numbers of a tournament as types of their own.
// Use them in every declaration that another room can see.
#pragma once

#include <cstdint>

#include "rules/base/strong.hpp"

namespace pairing {

// Tournament pairing number (TPN), 1 = strongest; 1 to 9999 (TRF columns 5-8). FIDE C.04.2 art. 2.3.
using PairingNumber = rules::Strong<struct PairingNumberTag, std::uint16_t>;
// Round of the schedule, from 1.
using RoundNumber = rules::Strong<struct RoundNumberTag, std::uint16_t>;
// Board (table) in a round, from 1.
using BoardNumber = rules::Strong<struct BoardNumberTag, std::uint16_t>;
// FIDE or national rating, 1 to 9999; a player without one has no Rating at all.
using Rating = rules::Strong<struct RatingTag, std::uint16_t>;

inline constexpr std::uint16_t largestPairingNumber = 9999;

} // namespace pairing
