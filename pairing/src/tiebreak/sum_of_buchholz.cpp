// SOB, sum of the Buchholz of the opponents met over the board. Not FIDE's.
//
// | house | each opponent as often as met; no cuts
#include "tiebreak/computations.hpp"

namespace pairing::tiebreak {

Workings sumOfBuchholz(const Field& field, const TieBreak&) {
    const Workings ofOpponents = buchholz(field, {});
    return eachPlayer(field, [&](std::size_t player) {
        return sum(opponentsWith(field, player,
                                 [&](std::size_t opponent) { return *ofOpponents[opponent].value.number; }));
    });
}

} // namespace pairing::tiebreak
