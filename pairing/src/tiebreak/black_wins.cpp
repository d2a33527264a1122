// BWG, Games Won with Black. FIDE C.07, edition 2026.
//
// | 7.4  | games won over the board with Black
// | 15.2 | round robin: a forfeit win does not count (reading R5)
#include "tiebreak/computations.hpp"

namespace pairing::tiebreak {

Workings blackWins(const Field& field, const TieBreak&) {
    return countRounds(field, [](const RoundRecord& record) {
        return record.played() && record.colour == Colour::Black && record.outcome == Outcome::Win;
    });
}

} // namespace pairing::tiebreak
