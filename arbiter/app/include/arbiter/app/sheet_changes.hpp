// Questions about changing the sheet of the last paired round by hand: who is without an opponent, who may
// be seated with whom, where, and with which colours (FIDE C.04.2 art. 4.4).
// Use it to offer such changes, and to make them.
#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "arbiter/app/action.hpp"
#include "arbiter/app/event_state.hpp"
#include "arbiter/app/refusal.hpp"

namespace arbiter::app {

[[nodiscard]] std::string_view wordsOf(ChangeReason reason);   // "a late entry is admitted"
[[nodiscard]] std::string_view articleOf(ChangeReason reason); // "C.04.2 art. 4.4.4"

// The board of a player in the last paired round.
[[nodiscard]] std::optional<pairing::BoardNumber> boardOf(const EventState& state, PlayerId id);

// Has no opponent in the last paired round, but could play: the bye, a late entry, one whose opponent
// cancelled.
[[nodiscard]] bool isIdle(const EventState& state, PlayerId id);
[[nodiscard]] std::vector<PlayerId> idlePlayers(const EventState& state);

// The two with the colours that they are due (C.04.3 art. 5).
[[nodiscard]] PairedBoard withColours(const EventState& state, PlayerId one, PlayerId other);

// Nothing: the two can be seated with each other.
[[nodiscard]] std::optional<Refusal> obstacleToSeating(const EventState& state, const PairedBoard& pair);

// That of a player who cancelled, the lower one if both come from such a board; or a new one behind the last.
[[nodiscard]] pairing::BoardNumber boardForSeating(const EventState& state, const PairedBoard& pair);

[[nodiscard]] std::optional<Refusal> obstacleToSwapping(const EventState& state, PlayerId one,
                                                        PlayerId other);

// "Müller (no. 7) and Smith (no. 2) are both without an opponent …", for those who could meet him.
[[nodiscard]] std::vector<rules::Text> hintsOnIdle(const EventState& state, PlayerId id);

// The two have played each other, before that round if one is given.
[[nodiscard]] bool haveMet(const EventState& state, PlayerId one, PlayerId other,
                           std::optional<pairing::RoundNumber> before = std::nullopt);

} // namespace arbiter::app
