// The first rating of a player without one, from his games against rated opponents. FIDE B.02 art. 8.2.
// Private to the room; EventRating::first shows it.
#pragma once

#include <span>

#include "pairing/rating/event_rating.hpp"

namespace pairing::rating {

[[nodiscard]] FirstRating firstRatingOf(std::span<const RatedGame> games, const RatingRules& rules);

} // namespace pairing::rating
