// SOS, small score: sum of the final scores of the opponents met over the board. Not FIDE's.
//
// | house | plain scores, nothing for unplayed rounds; the old children's Swiss used it first
#include "tiebreak/computations.hpp"

namespace pairing::tiebreak {

Workings sumOfScores(const Field& field, const TieBreak&) {
    return eachPlayer(field, [&](std::size_t player) {
        return sum(opponentsWith(field, player,
                                 [&](std::size_t opponent) { return Fraction(field.score(opponent)); }));
    });
}

} // namespace pairing::tiebreak
