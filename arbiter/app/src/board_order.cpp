#include "board_order.hpp"

#include <algorithm>
#include <tuple>

#include "pairing/accelerated/virtual_points.hpp"

namespace arbiter::app {
namespace {

using pairing::Pair;
using pairing::PairingNumber;
using pairing::Player;
using pairing::Points;
using pairing::RoundNumber;
using pairing::Tournament;

// The scores with which the round was paired, in the order of the players.
std::vector<Points> pairingScores(const Tournament& tournament, RoundNumber round) {
    std::vector<Points> scores = pairing::virtualPoints(tournament, round);
    for (std::size_t player = 0; player < scores.size(); ++player)
        for (std::size_t place = 0; place + 1 < round.value(); ++place)
            scores[player] +=
                pairing::pairingPointsOf(tournament.players[player].rounds[place], tournament.scoring);
    return scores;
}

// White of a recorded board; where an old file has no colours, the lower number.
bool hasWhite(const Player& player, RoundNumber round) {
    const pairing::RoundEvent& event = player.rounds[round.value() - 1U];
    const auto opponent = pairing::scheduledOpponent(event);
    if (!opponent) return false;
    const auto colour = pairing::scheduledColour(event);
    return colour ? *colour == pairing::Colour::White : player.number < *opponent;
}

} // namespace

std::vector<Pair> boardsOfRecordedRound(const Tournament& tournament, RoundNumber round) {
    using Key = std::tuple<Points, Points, PairingNumber>;
    const std::vector<Points> scores = pairingScores(tournament, round);
    const auto scoreOf = [&](const Player& player) {
        return -scores[static_cast<std::size_t>(&player - tournament.players.data())]; // the highest first
    };
    std::vector<std::pair<Key, Pair>> boards;
    for (const Player& white : tournament.players) {
        if (!hasWhite(white, round)) continue;
        const Player& black = *tournament.find(*pairing::scheduledOpponent(white.rounds[round.value() - 1U]));
        const std::pair one{scoreOf(white), white.number};
        const std::pair other{scoreOf(black), black.number};
        const auto& [score, number] = std::min(one, other);
        boards.push_back({{score, one.first + other.first, number}, {white.number, black.number}});
    }
    std::ranges::sort(boards);
    std::vector<Pair> pairs;
    for (const auto& board : boards)
        pairs.push_back(board.second);
    return pairs;
}

} // namespace arbiter::app
