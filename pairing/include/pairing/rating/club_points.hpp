// Club points: an old club's own system beside the rating; not FIDE's. A decisive game moves points from the
// loser to the winner, the more the closer the two ratings are.
#pragma once

#include "pairing/model/tournament.hpp"

namespace pairing::rating {

// Of one decisive game, by the difference of the ratings, in tenths: 200 and more → 0, 100 to 199 → 20,
// 10 to 99 → 10 - difference ÷ 12.5 (half up), below 10 → 100.
[[nodiscard]] int clubPointsOfGame(int difference);

// Of a player over the first `rounds` rounds, in tenths. Draws, unplayed rounds and games with a player
// without a rating give nothing.
[[nodiscard]] int clubPointsOf(const Tournament& tournament, const Player& player, RoundNumber rounds);

} // namespace pairing::rating
