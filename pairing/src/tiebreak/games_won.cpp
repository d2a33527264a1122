// WON, Number of Games Won. FIDE C.07, edition 2026.
//
// | 7.2  | games won over the board
// | 15.2 | round robin: a forfeit win is not won over the board (reading R5)
#include "tiebreak/computations.hpp"

namespace pairing::tiebreak {

Workings gamesWon(const Field& field, const TieBreak&) {
    return countRounds(
        field, [](const RoundRecord& record) { return record.played() && record.outcome == Outcome::Win; });
}

} // namespace pairing::tiebreak
