// Tournament pairing numbers: the initial order, the place of a newcomer, and moving numbers everywhere.
// FIDE C.04.2 art. 2 (2026).
#pragma once

#include <vector>

#include "arbiter/app/event_state.hpp"

namespace arbiter::app {

// Art. 2.3: no number changes for a correction after this round has been paired.
inline constexpr pairing::RoundNumber lastRenumbering{4};

// Art. 2.2: strength, title, alphabet; equal in all of them: as they were entered.
[[nodiscard]] bool ranksBefore(const pairing::Player& one, const pairing::Player& other);

// The order of the list by art. 2.2 is not the order of its numbers.
[[nodiscard]] bool isOutOfOrder(const EventState& state);

// Numbers 1 to N by art. 2.2.
void numberByStrength(EventState& state);

// Numbers 1 to N in the order in which they stand, without gaps.
void closeGaps(EventState& state);

// Two players change numbers.
void exchangeNumbers(EventState& state, pairing::PairingNumber one, pairing::PairingNumber other);

// The player gets the number of his place in the list, and everybody behind moves (art. 2.4).
void insertNewcomer(EventState& state, pairing::Player player, Entrant entrant);

} // namespace arbiter::app
