#include "tiebreak/ratings.hpp"

#include <algorithm>

namespace pairing::tiebreak {
namespace {

std::vector<std::int64_t> knownRatings(const Field& field) {
    std::vector<std::int64_t> known;
    for (std::size_t player = 0; player < field.size(); ++player)
        if (const auto rating = field.rating(player)) known.push_back(rating->value());
    return known;
}

// The rating that stands for a missing one.
std::optional<std::int64_t> substitute(const Field& field, const TieBreak& tieBreak) {
    if (tieBreak.unrated) return tieBreak.unrated->value();
    const UnratedPlayers& unrated = field.rules().unrated;
    const std::vector<std::int64_t> known = knownRatings(field);
    switch (unrated.treatment) {
    case UnratedPlayers::Treatment::DropCodes:
        return std::nullopt;
    case UnratedPlayers::Treatment::FixedRating:
        return unrated.rating ? std::optional<std::int64_t>(unrated.rating->value()) : std::nullopt;
    case UnratedPlayers::Treatment::LowestOfField:
        return known.empty() ? std::nullopt : std::optional(*std::ranges::min_element(known));
    case UnratedPlayers::Treatment::AverageOfField: {
        if (known.empty()) return std::nullopt;
        std::int64_t sum = 0;
        for (const std::int64_t rating : known)
            sum += rating;
        return Fraction(sum, static_cast<std::int64_t>(known.size())).roundedHalfUp();
    }
    }
    return std::nullopt;
}

Fraction gamePointsOf(Outcome outcome) {
    switch (outcome) {
    case Outcome::Win:
        return Fraction(1);
    case Outcome::Draw:
        return Fraction(1, 2);
    case Outcome::Loss:
        return Fraction(0);
    }
    return Fraction(0);
}

} // namespace

std::optional<Ratings> ratingsOf(const Field& field, const TieBreak& tieBreak) {
    const auto forUnrated = substitute(field, tieBreak);
    Ratings ratings;
    ratings.reserve(field.size());
    for (std::size_t player = 0; player < field.size(); ++player) {
        const auto rating = field.rating(player);
        if (!rating && !forUnrated && field.takesPart(player)) return std::nullopt;
        ratings.push_back(rating ? rating->value() : forUnrated.value_or(unknownRating));
    }
    return ratings;
}

Fraction gamePoints(const Field& field, std::size_t player, std::vector<Part>& games) {
    Fraction points;
    for (Part& game : games) {
        const auto round = static_cast<std::size_t>(game.round->value() - 1);
        game.factor = gamePointsOf(field.record(player, round).outcome);
        points += game.factor;
    }
    return points;
}

} // namespace pairing::tiebreak
