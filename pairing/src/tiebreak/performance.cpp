// TPR, Tournament Performance Rating. FIDE C.07, edition 2026.
//
// | 10.2    | ARO, rounded, plus dp of the score fraction; dp from B.02 table 8.1.1, ±800 at the ends
// | reading | R14: the fraction rounded to hundredths, half up; games over the board as 1, ½, 0
// | 15.2    | forfeits never count, also in a round robin (exception a)
#include "pairing/rating/rating_tables.hpp"
#include "tiebreak/computations.hpp"
#include "tiebreak/ratings.hpp"

namespace pairing::tiebreak {

Workings performance(const Field& field, const TieBreak& tieBreak) {
    return withRatings(field, tieBreak, [&](const Ratings& ratings) {
        return eachPlayer(field, [&](std::size_t player) {
            std::vector<Part> parts = opponentsWith(
                field, player, [&](std::size_t opponent) { return Fraction(ratings[opponent]); });
            const Fraction points = gamePoints(field, player, parts);
            Working working = roundedAverage(std::move(parts));
            if (!working.value.number) return working;
            const std::int64_t hundredths = (points / working.divisor * Fraction(100)).roundedHalfUp();
            working.target = Fraction(hundredths, 100);
            working.addend = Fraction(rating::differenceOfScore(static_cast<int>(hundredths)));
            working.value = TieBreakValue::of(*working.value.number + working.addend);
            return working;
        });
    });
}

} // namespace pairing::tiebreak
