// DE, Direct Encounter: splits a group of tied players by the games among them.
// A procedure on a group, not a number; the standings call it where the list says DE.
//
// FIDE C.07 art. 6, edition 2026.
// | 6.1.1 | games over the board; forfeits in predetermined pairings (15.2) or with /P
// | 6.1.2 | who met more than once: the average of the games
// | 6.2   | all have met: ranked by the separate score, then reapplied to each part still tied
// | 6.3   | some have not: ranked from the top as long as no outcome of the missing games can change it
#pragma once

#include <cstddef>
#include <span>
#include <vector>

#include "pairing/tiebreak/tie_break.hpp"
#include "pairing/tiebreak/working.hpp"
#include "tiebreak/field.hpp"

namespace pairing::tiebreak {

// Tables of large groups are large: leave them out where nobody will look at them.
enum class MutualTables { LeftOut, Kept };

// One Working per member of the group, in its order: value = place in the group (equal: still tied).
[[nodiscard]] std::vector<Working> directEncounter(const Field& field, std::span<const std::size_t> group,
                                                   const TieBreak& tieBreak, MutualTables tables);

} // namespace pairing::tiebreak
