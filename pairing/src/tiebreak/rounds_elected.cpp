// REP, Rounds one Elected to Play in (till 2024: GE). FIDE C.07, edition 2026.
//
// | 7.6  | rounds less requested byes and forfeit losses; a bye without request and a forfeit win count
// | 15.2 | round robin: a forfeit loss lowers it (exception b); the free round does not (reading R13)
#include "tiebreak/computations.hpp"

namespace pairing::tiebreak {

Workings roundsElected(const Field& field, const TieBreak&) {
    return countRounds(field, [](const RoundRecord& record) { return !record.voluntary(); });
}

} // namespace pairing::tiebreak
