// FIDE B.02 art. 8.2.
//
// | 8.2.1, 7.1.4 | five games against rated opponents; a zero score in the first event is disregarded
// | 8.2.2        | from March 2024: two hypothetical opponents of 1800, drawn, are added to the games
// | 8.2.3        | average plus dp(p), a whole number, at most 2200; not published below 1400
// | until 2024   | without them; above 50 % twenty points for each half point more; floor 1000
#include "rating/first_rating.hpp"

#include <algorithm>
#include <cstdint>

#include "pairing/rating/rating_tables.hpp"

namespace pairing::rating {
namespace {

constexpr int fewestGames = 5;
constexpr int hypotheticalRating = 1800;
constexpr int hypotheticalOpponents = 2;
constexpr int highestFirstRating = 2200;

int halfUp(std::int64_t numerator, std::int64_t denominator) {
    return static_cast<int>((2 * numerator + denominator) / (2 * denominator));
}

bool withHypotheticalOpponents(const RatingRules& rules) {
    return rules.edition == Edition::From2024 || rules.edition == Edition::From2025;
}

int leastPublished(const RatingRules& rules) {
    return withHypotheticalOpponents(rules) ? 1400 : 1000;
}

FirstRating::Status statusOf(std::size_t games, int points, int rating, const RatingRules& rules) {
    if (points == 0) return FirstRating::Status::NoPoints;
    if (games < fewestGames) return FirstRating::Status::TooFewGames;
    return rating < leastPublished(rules) ? FirstRating::Status::BelowFloor : FirstRating::Status::Enough;
}

} // namespace

FirstRating firstRatingOf(std::span<const RatedGame> games, const RatingRules& rules) {
    FirstRating first;
    if (games.empty()) {
        first.status = FirstRating::Status::TooFewGames;
        return first;
    }
    std::int64_t ratings = 0;
    int points = 0; // hundredths
    for (const RatedGame& game : games) {
        ratings += game.opponentRating;
        points += game.score;
    }
    auto count = static_cast<std::int64_t>(games.size());
    int counted = points;
    if (withHypotheticalOpponents(rules)) {
        ratings += hypotheticalOpponents * hypotheticalRating;
        count += hypotheticalOpponents;
        counted += hypotheticalOpponents * 50;
    }
    first.averageHundredths = halfUp(100 * ratings, count);
    first.scoreHundredths = halfUp(counted, count);
    const int aboveHalf = counted - static_cast<int>(50 * count);
    first.difference = !withHypotheticalOpponents(rules) && aboveHalf >= 0
                           ? 20 * (aboveHalf / 50)
                           : differenceOfScore(first.scoreHundredths);
    first.rating = std::min(highestFirstRating, halfUp(ratings + first.difference * count, count));
    first.status = statusOf(games.size(), points, first.rating, rules);
    return first;
}

} // namespace pairing::rating
