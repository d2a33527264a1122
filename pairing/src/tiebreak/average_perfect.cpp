// APPO, Average Perfect Performance of Opponents. FIDE C.07, edition 2026.
//
// | 10.5 | mean of the PTP of the opponents met over the board, rounded to a whole number, 0.5 up
#include "tiebreak/computations.hpp"
#include "tiebreak/ratings.hpp"

namespace pairing::tiebreak {

Workings averagePerfect(const Field& field, const TieBreak& tieBreak) {
    return withRatings(field, tieBreak, [&](const Ratings&) {
        const Workings ofOpponents = perfectPerformance(field, tieBreak);
        return eachPlayer(field, [&](std::size_t player) {
            return roundedAverage(opponentsWith(
                field, player, [&](std::size_t opponent) { return *ofOpponents[opponent].value.number; }));
        });
    });
}

} // namespace pairing::tiebreak
