#include "pairing/rating/club_points.hpp"

#include <cstdlib>

namespace pairing::rating {

int clubPointsOfGame(int difference) {
    const int gap = std::abs(difference);
    if (gap >= 200) return 0;
    if (gap >= 100) return 20;
    if (gap < 10) return 100;
    // 100 tenths less gap × 10 ÷ 12.5 = gap × 4/5, to a tenth, half up.
    return (2 * (500 - 4 * gap) + 5) / 10;
}

int clubPointsOf(const Tournament& tournament, const Player& player, RoundNumber rounds) {
    int points = 0;
    if (!player.rating) return points;
    for (std::size_t round = 0; round < rounds.value(); ++round) {
        const auto* game = std::get_if<PlayedGame>(&player.rounds[round]);
        if (game == nullptr || game->outcome == Outcome::Draw) continue;
        const Player& opponent = *tournament.find(game->opponent);
        const auto* other = std::get_if<PlayedGame>(&opponent.rounds[round]);
        // A game that both lost by penalty moves nothing.
        const bool decisive =
            other != nullptr && other->outcome != game->outcome && other->outcome != Outcome::Draw;
        if (!opponent.rating || !decisive) continue;
        const int moved = clubPointsOfGame(player.rating->value() - opponent.rating->value());
        points += game->outcome == Outcome::Win ? moved : -moved;
    }
    return points;
}

} // namespace pairing::rating
