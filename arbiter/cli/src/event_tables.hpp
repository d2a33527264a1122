// The reports of an event file: its state given to the report builders.
// Shared by the commands that show tables and by those that show one after an act.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "arbiter/app/event_state.hpp"
#include "failure.hpp"
#include "pairing/model/round_pairing.hpp"
#include "reports/player_order.hpp"
#include "reports/report.hpp"

namespace arbiter::cli {

// The round asked for, else the last paired one; a failure names the rounds that there are.
[[nodiscard]] Answer<pairing::RoundNumber> chooseRound(const app::EventState& state,
                                                       std::optional<int> wanted);

// Withdrawn by that round: not in its pairing any more.
[[nodiscard]] std::vector<pairing::PairingNumber> withdrawnBy(const app::EventState& state,
                                                              pairing::RoundNumber round);

// Boards of a paired round in their order, with pairing numbers as they are now.
[[nodiscard]] pairing::RoundPairing boardsOf(const app::EventState& state, pairing::RoundNumber round);

[[nodiscard]] reports::Report pairingsOf(const app::EventState& state, pairing::RoundNumber round);

// The same by players: everybody once, with board, colour and opponent.
[[nodiscard]] reports::Report seatsOf(const app::EventState& state, pairing::RoundNumber round,
                                      reports::PlayerOrder order, reports::Language language);

// Boards without a result, with the note of a dispute.
[[nodiscard]] reports::Report openBoardsOf(const app::EventState& state, pairing::RoundNumber round);

[[nodiscard]] reports::Report playersOf(const app::EventState& state);

// What every sheet and table of an event says at its foot; nothing in FIDE mode (acceptance A-015).
[[nodiscard]] std::vector<rules::Text> modeNotes(const app::EventState& state);

// Settings and where the event stands.
[[nodiscard]] reports::Report infoOf(const app::EventState& state, const std::string& file);

} // namespace arbiter::cli
