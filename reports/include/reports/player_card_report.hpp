// All about one player: who he is, every round with the points so far, and the working of each tie-break.
// Use it as his card on paper, and as the answer to "why am I fourth?".
#pragma once

#include <optional>

#include "pairing/rating/event_rating.hpp"
#include "reports/workings_report.hpp"

namespace reports {

struct PlayerCardSheet {
    WorkingsSheet workings;
    std::optional<pairing::rating::EventRating> rating = std::nullopt; // of the same player
};

[[nodiscard]] Report playerCardReport(const PlayerCardSheet& sheet);

} // namespace reports
