// The settings of a tournament gathered from all records, as far as they can be told without the players.
// Repeated and contradicting records are reported here; spec 6.2 and 6.4.
#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "pairing/model/tournament.hpp"
#include "pairing/trf/conversion.hpp"
#include "pairing/trf/document.hpp"
#include "trf/faults.hpp"

namespace pairing::trf {

// A record and the line in which it stands.
template <class T>
struct Found {
    const T* record = nullptr;
    std::size_t line = 0;
};

struct Settings {
    TournamentInfo info;
    Extras extras; // without `players`
    std::optional<RoundNumber> plannedRounds;
    std::optional<Colour> initialColour;
    std::optional<ScoringSystem> scoring;
    bool byPosition = false; // XXC rank
    bool teams = false;      // a team event
    std::vector<Found<TeamRecord>> teamRecords;
    std::vector<Found<ByesRecord>> byes;
    std::vector<Found<AbsentRecord>> absent;
    std::vector<Found<ForbiddenRecord>> forbidden;
    std::vector<Found<AccelerationRecord>> acceleration;
    std::vector<Found<PlayerAccelerationRecord>> playerAcceleration;
};

[[nodiscard]] Settings settingsOf(const TrfDocument& document, const ConversionOptions& options,
                                  Faults& faults);

} // namespace pairing::trf
