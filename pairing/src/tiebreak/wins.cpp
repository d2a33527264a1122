// WIN, Number of Wins. FIDE C.07, edition 2026.
//
// | 7.1  | rounds, played or not, with exactly as many points as a win
// | 15.2 | round robin: a forfeit win is a win
#include "tiebreak/computations.hpp"

namespace pairing::tiebreak {

Workings wins(const Field& field, const TieBreak&) {
    return countRounds(field, [&](const RoundRecord& record) {
        return record.category != Category::Unfinished && record.points == field.scoring().win;
    });
}

} // namespace pairing::tiebreak
