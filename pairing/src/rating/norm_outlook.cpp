#include "rating/norm_outlook.hpp"

#include <algorithm>
#include <cstdint>
#include <functional>
#include <set>

#include "pairing/rating/rating_tables.hpp"

namespace pairing::rating {
namespace {

using tiebreak::Fraction;

// Ratings of those he has not met, the highest first.
std::vector<int> strongestLeft(const Tournament& tournament, const Player& player) {
    std::set<PairingNumber> met{player.number};
    for (const RoundEvent& event : player.rounds)
        if (const auto opponent = metOpponent(event)) met.insert(*opponent);
    std::vector<int> ratings;
    for (const Player& other : tournament.players)
        if (!met.contains(other.number) && other.rating) ratings.push_back(other.rating->value());
    for (const RoundEvent& event : player.rounds) // games that are being played
        if (const auto* open = std::get_if<PendingGame>(&event))
            if (const auto rating = tournament.find(open->opponent)->rating)
                ratings.push_back(rating->value());
    std::ranges::sort(ratings, std::greater{});
    return ratings;
}

// The average that the strongest of those left would give.
int bestAverage(const std::vector<int>& ratings, int games) {
    const auto count = std::min<std::size_t>(ratings.size(), static_cast<std::size_t>(games));
    std::int64_t sum = 0;
    for (std::size_t place = 0; place < count; ++place)
        sum += ratings[place];
    return count < static_cast<std::size_t>(games) ? 0
                                                   : static_cast<int>(sum / static_cast<std::int64_t>(count));
}

// The lowest whole average of the opponents to come with which Ra, rounded half up, reaches `wanted`.
int averageNeeded(std::int64_t ratings, int games, int toCome, int wanted) {
    const std::int64_t total = games + toCome;
    // Σ / total >= wanted - 1/2
    const std::int64_t missing = (2 * wanted - 1) * total - 2 * ratings; // halves
    const std::int64_t divisor = 2 * std::int64_t{toCome};
    return static_cast<int>(std::max<std::int64_t>(0, (missing + divisor - 1) / divisor));
}

void addPaths(NormCheck& check, const Tournament& tournament, const Player& player, int toCome) {
    const NormNumbers numbers = numbersOf(check.title);
    const int games = static_cast<int>(check.games.size());
    std::int64_t ratings = 0;
    for (const NormGame& game : check.games)
        ratings += game.rating;
    const int best = bestAverage(strongestLeft(tournament, player), toCome);
    for (int half = 0; half <= 2 * toCome; ++half) {
        const int points = check.halfPoints + half;
        const int total = games + toCome;
        if (100 * points < 70 * total) continue; // 35 %
        const auto percent = Fraction(50 * points, total).roundedHalfUp();
        const int wanted =
            std::max(numbers.average, numbers.performance - differenceOfScore(static_cast<int>(percent)));
        const int average = averageNeeded(ratings, games, toCome, wanted);
        check.paths.push_back({half, average, average <= best});
    }
}

// What the whole event will ask for, where that depends on the number of games.
Fraction neededOf(const NormRequirement& requirement, int total) {
    switch (requirement.item) {
    case NormItem::Titled:
        return Fraction((total + 1) / 2);
    case NormItem::Kind:
        return Fraction(std::max(3, (total + 2) / 3));
    case NormItem::OwnFederation:
        return Fraction(3 * total / 5);
    case NormItem::OneFederation:
        return Fraction(2 * total / 3);
    case NormItem::Score:
        return Fraction((70 * total + 99) / 100, 2);
    case NormItem::Games:
    case NormItem::Federations:
    case NormItem::Players:
    case NormItem::Average:
    case NormItem::Performance:
        return requirement.needed;
    }
    return requirement.needed;
}

// Every game to come could add one opponent of the kind that is missing.
bool stillPossible(const NormRequirement& requirement, int toCome, const NormCheck& check) {
    switch (requirement.item) {
    case NormItem::Games:
    case NormItem::Titled:
    case NormItem::Kind:
    case NormItem::Federations:
        return requirement.has + Fraction(toCome) >= requirement.needed;
    case NormItem::OwnFederation:
    case NormItem::OneFederation:
    case NormItem::Players:
        return requirement.met();
    case NormItem::Average:
    case NormItem::Score:
    case NormItem::Performance:
        return std::ranges::any_of(check.paths, &NormPath::attainable);
    }
    return false;
}

} // namespace

void addOutlook(NormCheck& check, const Tournament& tournament, const Player& player, int toCome) {
    check.gamesToCome = toCome;
    if (check.met()) return;
    const int total = static_cast<int>(check.games.size()) + toCome;
    if (toCome > 0) addPaths(check, tournament, player, toCome);
    for (NormRequirement& requirement : check.requirements) {
        if (toCome > 0) requirement.needed = neededOf(requirement, total);
        requirement.possible = requirement.waived ||
                               (toCome == 0 ? requirement.met() : stillPossible(requirement, toCome, check));
    }
}

} // namespace pairing::rating
