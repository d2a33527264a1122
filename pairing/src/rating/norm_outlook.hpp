// What the games to come can still make of a norm. FIDE B.01 art. 1.4.
// Private to the room.
#pragma once

#include "pairing/rating/norms.hpp"

namespace pairing::rating {

// Fills in gamesToCome, paths, and which requirement can still be met. A norm that stands needs nothing.
void addOutlook(NormCheck& check, const Tournament& tournament, const Player& player, int gamesToCome);

} // namespace pairing::rating
