// What the event does to the ratings: one line a player, or one player game by game.
// Rating changes and first ratings by FIDE B.02, performances by C.07 art. 10, club points where asked for.
#pragma once

#include <vector>

#include "pairing/model/tournament.hpp"
#include "pairing/rating/event_rating.hpp"
#include "pairing/standings/standings.hpp"
#include "reports/report.hpp"

namespace reports {

struct RatingsSheet {
    const pairing::Tournament& tournament;
    pairing::standings::Standings standings; // its list is performanceOrder()
    pairing::rating::RatingRules rules;
    std::vector<pairing::rating::EventRating> ratings; // of all players, by number
    bool clubPoints = false;
};

// ARO, TPR, PTP, APRO, APPO: what the report takes from the standings.
[[nodiscard]] pairing::standings::RankingOrder performanceOrder();

[[nodiscard]] Report ratingsReport(const RatingsSheet& sheet);

// Of a player of the event.
[[nodiscard]] Report ratingOfPlayerReport(const RatingsSheet& sheet, pairing::PairingNumber player);

} // namespace reports
