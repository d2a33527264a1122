#include "standings/left_early.hpp"

#include <algorithm>

#include "tiebreak/field.hpp"

namespace pairing::standings {
namespace {

// Rounds of the whole schedule in which a player has an opponent: with an odd number of players one round
// of each cycle is free.
std::size_t gamesScheduled(const Tournament& tournament) {
    const std::size_t rounds = tiebreak::scheduledRounds(tournament).value();
    const std::size_t players = tournament.players.size();
    return players % 2 == 0 ? rounds : rounds - rounds / players;
}

} // namespace

std::set<PairingNumber> leftEarly(const Tournament& tournament, const StandingsOptions& options) {
    std::set<PairingNumber> players;
    if (options.rules.kind == tiebreak::EventKind::Swiss) return players;
    for (const Player& player : tournament.players) {
        if (!options.withdrawn.contains(player.number)) continue;
        const auto played = std::ranges::count_if(
            player.rounds, [](const RoundEvent& event) { return std::holds_alternative<PlayedGame>(event); });
        if (2 * static_cast<std::size_t>(played) < gamesScheduled(tournament)) players.insert(player.number);
    }
    return players;
}

} // namespace pairing::standings
