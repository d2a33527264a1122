// FIDE B.02, editions 2021 to October 2025, standard chess; rapid and blitz one number on.
//
// | 5.1   | forfeits, byes, games without a move by each side are not rated
// | 8.1.2 | expected score by difference: rating_tables.hpp
// | 8.2   | first rating: first_rating.cpp
// | 8.3.1 | differences above 400, by edition
// | 8.3.3 | K, and the limit of 700
// | 8.3.4 | change, rounded at the end of the period
#include "pairing/rating/event_rating.hpp"

#include <algorithm>
#include <cstdlib>

#include "pairing/rating/rating_tables.hpp"
#include "rating/first_rating.hpp"

namespace pairing::rating {
namespace {

constexpr int greatestDifference = 400;
constexpr int realDifferenceFrom = 2650;
constexpr int widestGap = 600;
constexpr int gapMattersAbove = 2600;
constexpr int greatestProduct = 700; // of K and games

int hundredthsOf(Outcome outcome) {
    switch (outcome) {
    case Outcome::Win:
        return 100;
    case Outcome::Draw:
        return 50;
    case Outcome::Loss:
        return 0;
    }
    return 0;
}

bool gapTooWide(const RatingRules& rules, int own, int other) {
    return rules.widestGapNotRated && std::abs(own - other) >= widestGap &&
           std::max(own, other) > gapMattersAbove;
}

// Games that count and rounds that do not, with the real differences.
void collect(EventRating& result, const Player& player, const Tournament& tournament, RoundNumber rounds,
             const RatingRules& rules) {
    for (std::uint16_t round = 1; round <= rounds.value(); ++round) {
        const RoundEvent& event = player.rounds[round - 1U];
        const auto opponent = scheduledOpponent(event);
        const auto not_ = [&](NotRated why) { result.others.push_back({RoundNumber(round), opponent, why}); };
        const auto* game = std::get_if<PlayedGame>(&event);
        if (game == nullptr) {
            not_(NotRated::NotPlayed);
            continue;
        }
        const auto other = tournament.find(game->opponent)->rating;
        if (!game->rated)
            not_(NotRated::NotStarted);
        else if (!other)
            not_(NotRated::OpponentUnrated);
        else if (player.rating && gapTooWide(rules, player.rating->value(), other->value()))
            not_(NotRated::GapTooWide);
        else
            result.games.push_back({RoundNumber(round), game->opponent, other->value(),
                                    player.rating ? player.rating->value() - other->value() : 0, false, 0,
                                    hundredthsOf(game->outcome)});
    }
}

void limit(RatedGame& game) {
    if (std::abs(game.difference) <= greatestDifference) return;
    game.difference = game.difference > 0 ? greatestDifference : -greatestDifference;
    game.limited = true;
}

// 8.3.1. The rule looks at the player's own rating: the two of a game may have different differences.
void limitDifferences(EventRating& result, const RatingRules& rules) {
    const int own = result.rating->value();
    if (rules.edition == Edition::From2022) {
        const auto widest = std::ranges::max_element(
            result.games, {}, [](const RatedGame& game) { return std::abs(game.difference); });
        if (widest != result.games.end()) limit(*widest);
        return;
    }
    const bool exempt =
        rules.edition == Edition::From2025 && rules.pace == Pace::Standard && own >= realDifferenceFrom;
    if (exempt) return;
    for (RatedGame& game : result.games)
        limit(game);
}

// 8.3.3. New players and juniors come before 20; who has reached 2400 has 10 for ever.
KFactor factorOf(const Player& player, const std::optional<PartialDate>& day, const RatingHistory& history) {
    const int rating = player.rating->value();
    if (history.kOfAll) return {*history.kOfAll, KReason::Given};
    if (history.newPlayers.contains(player.number)) return {40, KReason::NewPlayer};
    if (rating >= 2400 || history.reached2400.contains(player.number)) return {10, KReason::Reached2400};
    const bool junior = player.birth && day && day->year - player.birth->year <= 18;
    if (junior && rating < 2300) return {40, KReason::Junior};
    return {20, KReason::Below2400};
}

void computeChange(EventRating& result, const Player& player, const Tournament& tournament,
                   const RatingRules& rules, const RatingHistory& history) {
    limitDifferences(result, rules);
    for (RatedGame& game : result.games) {
        game.expected = scoreOfDifference(game.difference);
        result.expected += game.expected;
    }
    KFactor k = factorOf(player, tournament.info.firstDay, history);
    const int games = static_cast<int>(result.games.size());
    if (games * k.value > greatestProduct) {
        k.value = greatestProduct / games;
        k.reduced = true;
    }
    result.k = k;
    result.change = k.value * (result.score - result.expected);
}

// Half up, of a number that is not negative.
int rounded(int sum, int count) {
    return (2 * sum + count) / (2 * count);
}

EventRating ratingOf(const Player& player, const Tournament& tournament, RoundNumber rounds,
                     const RatingRules& rules, const RatingHistory& history) {
    EventRating result;
    result.player = player.number;
    result.rating = player.rating;
    collect(result, player, tournament, rounds, rules);
    int sum = 0;
    for (const RatedGame& game : result.games) {
        sum += game.opponentRating;
        result.score += game.score;
    }
    if (const int games = static_cast<int>(result.games.size()); games > 0) {
        result.averageOpponents = rounded(sum, games);
        result.performance = *result.averageOpponents + differenceOfScore(rounded(result.score, games));
    }
    if (player.rating)
        computeChange(result, player, tournament, rules, history);
    else
        result.first = firstRatingOf(result.games, rules);
    return result;
}

} // namespace

int EventRating::roundedChange() const noexcept {
    const int size = (std::abs(change) + 50) / 100;
    return change < 0 ? -size : size;
}

std::vector<EventRating> eventRatings(const Tournament& tournament, RoundNumber rounds,
                                      const RatingRules& rules, const RatingHistory& history) {
    std::vector<EventRating> ratings;
    ratings.reserve(tournament.players.size());
    for (const Player& player : tournament.players)
        ratings.push_back(ratingOf(player, tournament, rounds, rules, history));
    return ratings;
}

rules::Text describe(KReason reason) {
    switch (reason) {
    case KReason::Given:
        return rules::text("as given");
    case KReason::NewPlayer:
        return rules::text("fewer than 30 games");
    case KReason::Junior:
        return rules::text("under 18 and below 2300");
    case KReason::Below2400:
        return rules::text("below 2400");
    case KReason::Reached2400:
        return rules::text("has reached 2400");
    }
    return {};
}

rules::Text describe(NotRated why) {
    switch (why) {
    case NotRated::NotPlayed:
        return rules::text("not played (B.02 art. 5.1)");
    case NotRated::NotStarted:
        return rules::text("less than a move by each side (B.02 art. 5.1)");
    case NotRated::OpponentUnrated:
        return rules::text("opponent without a rating");
    case NotRated::GapTooWide:
        return rules::text("difference of 600 or more with a player above 2600");
    }
    return {};
}

rules::Text describe(FirstRating::Status status) {
    switch (status) {
    case FirstRating::Status::Enough:
        return rules::text("first rating");
    case FirstRating::Status::TooFewGames:
        return rules::text("fewer than five games, to be pooled with other events");
    case FirstRating::Status::NoPoints:
        return rules::text("no points: disregarded in a first event");
    case FirstRating::Status::BelowFloor:
        return rules::text("below the floor, not published");
    }
    return {};
}

} // namespace pairing::rating
