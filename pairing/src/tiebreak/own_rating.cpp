// RTNG, Rating. FIDE C.07, new in the edition of 2026.
//
// | 10.6 | own rating, the higher one first, with /R the lower one; equal ratings stay tied (reading R15)
// | 10   | dropped where somebody is unrated and no rating was fixed for him: ratings.hpp
#include "tiebreak/computations.hpp"
#include "tiebreak/ratings.hpp"

namespace pairing::tiebreak {

Workings ownRating(const Field& field, const TieBreak& tieBreak) {
    return withRatings(field, tieBreak, [&](const Ratings& ratings) {
        return eachPlayer(field, [&](std::size_t player) {
            if (ratings[player] == unknownRating) {
                Working working;
                working.value = TieBreakValue::none(Absence::NoRating);
                return working;
            }
            Part part;
            part.contribution = Fraction(ratings[player]);
            return sum({part});
        });
    });
}

} // namespace pairing::tiebreak
