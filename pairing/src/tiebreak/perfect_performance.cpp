// PTP, Perfect Tournament Performance. FIDE C.07, edition 2026.
//
// | 10.3    | lowest whole rating at which the expected scores against the opponents reach the points
// | 10.3    | no point: lowest opponent - 800; every game won: highest opponent + 736
// | reading | R8: points over the board only, as 1, ½, 0; B.02 table 8.1.2 without the 400-point rule
#include "tiebreak/computations.hpp"

#include <algorithm>

#include "pairing/rating/rating_tables.hpp"
#include "tiebreak/ratings.hpp"

namespace pairing::tiebreak {
namespace {

constexpr int belowLowest = 800; // 10.3, for a score of 0

// Expected points in hundredths of a player with that rating.
std::int64_t expectedScore(std::int64_t ownRating, const std::vector<Part>& games) {
    std::int64_t expected = 0;
    for (const Part& game : games)
        expected += rating::scoreOfDifference(static_cast<int>(ownRating - game.score.numerator()));
    return expected;
}

// One decisive opponent and a fixed distance from him.
Working distanceFrom(Part opponent, int distance, const Fraction& points) {
    opponent.contribution = opponent.score;
    Working working = sum({opponent});
    working.addend = Fraction(distance);
    working.target = points;
    working.value = TieBreakValue::of(*working.value.number + working.addend);
    return working;
}

Working leastRatingReaching(std::vector<Part> games, const Fraction& points, std::int64_t lowest,
                            std::int64_t highest) {
    const std::int64_t wanted = (points * Fraction(100)).numerator();
    // Below the range nothing is expected, at its upper end everything; the sum never falls in between.
    std::int64_t tooLow = lowest - rating::certainDifference;
    std::int64_t enough = highest + rating::certainDifference;
    while (enough - tooLow > 1) {
        const std::int64_t middle = tooLow + (enough - tooLow) / 2;
        (expectedScore(middle, games) >= wanted ? enough : tooLow) = middle;
    }
    Working working;
    working.rule = Combination::LeastRating;
    working.target = points;
    for (Part& game : games)
        game.contribution =
            Fraction(rating::scoreOfDifference(static_cast<int>(enough - game.score.numerator())), 100);
    working.parts = std::move(games);
    working.value = TieBreakValue::of(Fraction(enough));
    return working;
}

Working perfectOf(const Field& field, std::size_t player, const Ratings& ratings) {
    std::vector<Part> games =
        opponentsWith(field, player, [&](std::size_t opponent) { return Fraction(ratings[opponent]); });
    if (games.empty()) return average({});
    const Fraction points = gamePoints(field, player, games);
    const auto [lowest, highest] = std::ranges::minmax_element(games, {}, &Part::score);
    if (points == Fraction(0)) return distanceFrom(*lowest, -belowLowest, points);
    if (points == Fraction(static_cast<std::int64_t>(games.size())))
        return distanceFrom(*highest, rating::certainDifference, points);
    const std::int64_t low = lowest->score.numerator();
    const std::int64_t high = highest->score.numerator();
    return leastRatingReaching(std::move(games), points, low, high);
}

} // namespace

Workings perfectPerformance(const Field& field, const TieBreak& tieBreak) {
    return withRatings(field, tieBreak, [&](const Ratings& ratings) {
        return eachPlayer(field, [&](std::size_t player) { return perfectOf(field, player, ratings); });
    });
}

} // namespace pairing::tiebreak
