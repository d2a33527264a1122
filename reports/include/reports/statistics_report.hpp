// An event in numbers: how the games ended round by round, who plays in it, and what the ratings let expect.
// Everything adds up: each table of players counts all of them once.
#pragma once

#include <vector>

#include "pairing/model/tournament.hpp"
#include "pairing/rating/event_rating.hpp"
#include "reports/language.hpp"
#include "reports/report.hpp"

namespace reports {

struct StatisticsSheet {
    const pairing::Tournament& tournament;
    pairing::RoundNumber rounds;                       // counted
    std::vector<pairing::rating::EventRating> ratings; // of all players, by number, after these rounds
    Language language = Language::English;             // for the order of clubs
};

[[nodiscard]] Report statisticsReport(const StatisticsSheet& sheet);

} // namespace reports
