// ARO, Average Rating of Opponents. FIDE C.07, edition 2026.
//
// | 10.1 | mean rating of the opponents met over the board, rounded to a whole number, 0.5 up
// | 14   | /Cn, /Mn: the lowest, then the highest ratings; voluntary unplayed rounds play no part
// | 15.2 | forfeits never count, also in a round robin (exception a)
#include "tiebreak/computations.hpp"
#include "tiebreak/ratings.hpp"

namespace pairing::tiebreak {

Workings averageRating(const Field& field, const TieBreak& tieBreak) {
    return withRatings(field, tieBreak, [&](const Ratings& ratings) {
        return eachPlayer(field, [&](std::size_t player) {
            std::vector<Part> parts = opponentsWith(
                field, player, [&](std::size_t opponent) { return Fraction(ratings[opponent]); });
            applyCuts(parts, tieBreak, CutException::None);
            return roundedAverage(std::move(parts));
        });
    });
}

} // namespace pairing::tiebreak
