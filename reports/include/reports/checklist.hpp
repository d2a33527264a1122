// The checklist of a round: for each player what the pairing rests on, as pairing engines print it.
// Use it beside a check or a pairing; spec of the columns: the engines' checklists (option -l).
#pragma once

#include <string>

#include "pairing/model/round_pairing.hpp"
#include "pairing/model/tournament.hpp"

namespace reports {

// The state before `round`, one line per player, by pairing score and number, an empty line between
// scoregroups. Columns, each followed by a tab: ID, Pts (with virtual points), colours of the played games,
// Pref (W or B absolute, (W) strong, w mild, A none), C2 (Y: may get the pairing-allocated bye), C14 and C16
// (U or D: float of the round before, and of the one before that), Cur (opponent and own colour in
// `pairing`), then the opponents of the played games by round. `pairing` may be null.
[[nodiscard]] std::string checklistText(const pairing::Tournament& tournament, pairing::RoundNumber round,
                                        const pairing::RoundPairing* pairing);

} // namespace reports
