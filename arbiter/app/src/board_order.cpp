#include "board_order.hpp"

#include <algorithm>
#include <tuple>

namespace arbiter::app {
namespace {

using pairing::Pair;
using pairing::PairingNumber;
using pairing::Player;
using pairing::Points;
using pairing::RoundNumber;
using pairing::Tournament;

Points pairingScore(const Tournament& tournament, const Player& player, RoundNumber round) {
    Points score;
    for (std::size_t place = 0; place + 1 < round.value(); ++place)
        score += pairing::pairingPointsOf(player.rounds[place], tournament.scoring);
    const auto& ranges = tournament.acceleration.explicitPoints;
    // A later entry overrides an earlier one.
    const auto range =
        std::find_if(ranges.rbegin(), ranges.rend(), [&](const pairing::VirtualPoints& points) {
            return points.first <= round && round <= points.last && points.firstPlayer <= player.number &&
                   player.number <= points.lastPlayer;
        });
    return range == ranges.rend() ? score : score + range->points;
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
    std::vector<std::pair<Key, Pair>> boards;
    for (const Player& white : tournament.players) {
        if (!hasWhite(white, round)) continue;
        const Player& black = *tournament.find(*pairing::scheduledOpponent(white.rounds[round.value() - 1U]));
        const std::pair one{-pairingScore(tournament, white, round), white.number};
        const std::pair other{-pairingScore(tournament, black, round), black.number};
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
