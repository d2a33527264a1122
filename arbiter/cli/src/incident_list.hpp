// The incidents of an event, given to the report that prints them.
// Shared by the verbs that list incidents and those whose reports contain them.
#pragma once

#include <optional>
#include <vector>

#include "arbiter/app/event_state.hpp"
#include "reports/incidents_report.hpp"

namespace arbiter::cli {

struct IncidentFilter {
    std::optional<pairing::RoundNumber> round{};
    std::optional<pairing::BoardNumber> board{};
    std::optional<app::PlayerId> player{};
};

[[nodiscard]] reports::IncidentList incidentsOf(const app::EventState& state,
                                                const IncidentFilter& filter = {});

// What the sheet of a round says of its rulings: counted illegal moves, results by ruling, appeals.
[[nodiscard]] std::vector<rules::Text> rulingNotes(const app::EventState& state, pairing::RoundNumber round);

} // namespace arbiter::cli
