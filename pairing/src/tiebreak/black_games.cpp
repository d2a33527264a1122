// BPG, Games Played with Black. FIDE C.07, edition 2026.
//
// | 7.3  | games over the board with Black; forfeits have no colour
// | 15.2 | round robin: the same (exception b, reading R5)
#include "tiebreak/computations.hpp"

namespace pairing::tiebreak {

Workings blackGames(const Field& field, const TieBreak&) {
    return countRounds(
        field, [](const RoundRecord& record) { return record.played() && record.colour == Colour::Black; });
}

} // namespace pairing::tiebreak
