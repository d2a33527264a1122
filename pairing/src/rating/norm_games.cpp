#include "rating/norm_games.hpp"

#include <algorithm>
#include <set>

#include "pairing/tiebreak/rules.hpp"

namespace pairing::rating {
namespace {

constexpr int ratingOfUnrated = 1400; // 1.4.6
constexpr int nineRounds = 9;

NormGame gameAgainst(const Player& opponent, RoundNumber round, Outcome outcome) {
    NormGame game;
    game.round = round;
    game.opponent = opponent.number;
    game.title = opponent.title;
    game.federation = opponent.federation;
    game.rating = opponent.rating ? opponent.rating->value() : ratingOfUnrated;
    game.unrated = !opponent.rating;
    game.outcome = outcome;
    return game;
}

// 1.4.2b: an unrated opponent of a round robin without a point against rated ones.
bool scoredNothing(const Tournament& tournament, const Player& player, RoundNumber rounds) {
    for (std::size_t round = 0; round < rounds.value(); ++round) {
        const auto* game = std::get_if<PlayedGame>(&player.rounds[round]);
        if (game != nullptr && game->outcome != Outcome::Loss && tournament.find(game->opponent)->rating)
            return false;
    }
    return true;
}

bool playsIn(const Player& player, std::size_t round) {
    return std::holds_alternative<PlayedGame>(player.rounds[round]) ||
           std::holds_alternative<PairingAllocatedBye>(player.rounds[round]);
}

bool hasTitleOfOpen(Title title) {
    return title == Title::Gm || title == Title::Im || title == Title::Wgm || title == Title::Wim;
}

// Of another federation than the host, rated, and missing at most one round.
std::vector<const Player*> steadyForeigners(const Tournament& tournament, RoundNumber rounds) {
    std::vector<const Player*> foreigners;
    for (const Player& player : tournament.players) {
        int missed = 0;
        for (std::size_t round = 0; round < rounds.value(); ++round)
            if (!playsIn(player, round)) ++missed;
        if (player.rating && isFederation(player.federation) &&
            player.federation != tournament.info.federation && missed <= 1)
            foreigners.push_back(&player);
    }
    return foreigners;
}

} // namespace

bool isFederation(const std::string& code) {
    return !code.empty() && code != "FID" && code != "NON";
}

std::vector<NormGame> gamesForNorm(const Tournament& tournament, RoundNumber rounds, const Player& player,
                                   const NormSettings& settings) {
    std::vector<NormGame> games;
    const bool roundRobin = settings.kind == tiebreak::EventKind::Predetermined;
    for (std::uint16_t round = 1; round <= rounds.value(); ++round) {
        const auto* game = std::get_if<PlayedGame>(&player.rounds[round - 1U]);
        if (game == nullptr) continue;
        const Player& opponent = *tournament.find(game->opponent);
        if (opponent.federation == "NON") continue; // 1.4.2a
        if (roundRobin && !opponent.rating && scoredNothing(tournament, opponent, rounds)) continue;
        games.push_back(gameAgainst(opponent, RoundNumber(round), game->outcome));
    }
    return games;
}

std::optional<NormGame> lastRoundForfeit(const Tournament& tournament, RoundNumber rounds,
                                         const Player& player) {
    if (rounds.value() == 0 || rounds < tournament.plannedRounds) return std::nullopt;
    const auto* won = std::get_if<ForfeitWin>(&player.rounds[rounds.value() - 1U]);
    if (won == nullptr) return std::nullopt;
    NormGame game = gameAgainst(*tournament.find(won->opponent), rounds, Outcome::Loss);
    game.forfeitAsLoss = true;
    return game;
}

bool eightGamesSuffice(const Tournament& tournament, RoundNumber rounds, const Player& player) {
    const int planned = std::max<int>(tournament.plannedRounds.value(), tournament.recordedRounds().value());
    const auto unplayedPoints = std::count_if(player.rounds.begin(), player.rounds.begin() + rounds.value(),
                                              [](const RoundEvent& event) {
                                                  return std::holds_alternative<ForfeitWin>(event) ||
                                                         std::holds_alternative<PairingAllocatedBye>(event);
                                              });
    return planned == nineRounds && unplayedPoints == 1;
}

int gamesToCome(const Tournament& tournament, RoundNumber rounds, const Player& player) {
    const auto open = std::count_if(
        player.rounds.begin(), player.rounds.begin() + rounds.value(), [](const RoundEvent& event) {
            return std::holds_alternative<PendingGame>(event) || std::holds_alternative<AdjournedGame>(event);
        });
    const int later = std::max(0, tournament.plannedRounds.value() - rounds.value());
    return static_cast<int>(open) + later;
}

bool isInternationalOpen(const Tournament& tournament, RoundNumber rounds) {
    constexpr std::size_t fewestForeigners = 20;
    constexpr std::size_t fewestFederations = 3;
    constexpr int fewestTitled = 10;
    if (rounds.value() == 0 || !isFederation(tournament.info.federation)) return false;
    const std::vector<const Player*> foreigners = steadyForeigners(tournament, rounds);
    for (std::size_t round = 0; round < rounds.value(); ++round) {
        std::size_t present = 0;
        int titled = 0;
        std::set<std::string> federations;
        for (const Player* player : foreigners) {
            if (!playsIn(*player, round)) continue;
            ++present;
            if (hasTitleOfOpen(player->title)) ++titled;
            federations.insert(player->federation);
        }
        if (present < fewestForeigners || federations.size() < fewestFederations || titled < fewestTitled)
            return false;
    }
    return true;
}

} // namespace pairing::rating
