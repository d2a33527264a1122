// What a round is to a player: game, bye, or why he has none. Shared by the sheets of a round.
// Use it so that the sheet, the alphabetical list and the results say the same of everybody.
#pragma once

#include "reports/pairings_report.hpp"

namespace reports {

// What is recorded for the round, or else what was asked for.
[[nodiscard]] pairing::RoundEvent eventIn(const pairing::Player& player, pairing::RoundNumber round);

[[nodiscard]] pairing::Points pointsBefore(const RoundSheet& sheet, const pairing::Player& player);

// On a board, or with the pairing-allocated bye.
[[nodiscard]] bool isOnSheet(const RoundSheet& sheet, pairing::PairingNumber number);

// Why a player who is not on the sheet does not play.
[[nodiscard]] rules::Text absenceOf(const RoundSheet& sheet, const pairing::Player& player);

// "1-0", "adjourned", or nothing yet.
[[nodiscard]] Cell resultCell(const pairing::RoundEvent& white, const pairing::RoundEvent& black);

[[nodiscard]] Cell numberCell(const pairing::Player& player);

// "Pairings of round {}" with the round, or "… of {}" with the planned rounds, where they are known.
[[nodiscard]] rules::Text roundTitle(const RoundSheet& sheet, std::string_view plain,
                                     std::string_view ofRounds);

[[nodiscard]] std::vector<Fact> roundFacts(const RoundSheet& sheet, std::size_t openBoards);

} // namespace reports
