// The games of a player that may count for a norm, and the event around them. FIDE B.01 art. 1.4.2, 1.4.3d.
// Private to the room.
#pragma once

#include <vector>

#include "pairing/rating/norms.hpp"

namespace pairing::rating {

// Over the board, against opponents of a federation; ratings without the floor (1.4.2, 1.4.6).
[[nodiscard]] std::vector<NormGame> gamesForNorm(const Tournament& tournament, RoundNumber rounds,
                                                 const Player& player, const NormSettings& settings);

// 1.4.2c: won by forfeit in the last round of the event; as a game lost.
[[nodiscard]] std::optional<NormGame> lastRoundForfeit(const Tournament& tournament, RoundNumber rounds,
                                                       const Player& player);

// 1.4.1c: nine rounds, and one of them a forfeit win or the pairing-allocated bye.
[[nodiscard]] bool eightGamesSuffice(const Tournament& tournament, RoundNumber rounds, const Player& player);

// Games without a result, and rounds that are not recorded yet.
[[nodiscard]] int gamesToCome(const Tournament& tournament, RoundNumber rounds, const Player& player);

} // namespace pairing::rating
