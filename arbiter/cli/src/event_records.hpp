// What the journal of an event has for the reports that an arbiter signs: who came late or left, what was
// corrected or changed by hand, departures, disputes, incidents.
// Used by every verb that makes such a report.
#pragma once

#include <string>
#include <vector>

#include "arbiter/app/event_service.hpp"
#include "reports/event_records.hpp"

namespace arbiter::cli {

// "round: board (note)".
[[nodiscard]] std::vector<std::string> disputesOf(const app::EventState& state);

[[nodiscard]] reports::EventRecords recordsOf(const app::EventService& service);

} // namespace arbiter::cli
