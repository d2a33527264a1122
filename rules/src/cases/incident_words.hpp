// The event of a rules case as an incident: "flag w", "illegal w e2c3 pressed, second", "late w 16 minutes" …
// Use it before decide(); what the words say about the record (counts, periods, regulations) is noted there.
#pragma once

#include <optional>
#include <string_view>

#include "rules/adjudication/game_record.hpp"
#include "rules/adjudication/incident.hpp"

namespace rules::cases {

// `event` may have several steps separated by semicolons, `mode` is the case's. Nothing: not understood.
[[nodiscard]] std::optional<adjudication::Incident>
incidentFrom(std::string_view event, std::string_view mode, adjudication::GameRecord& record);

} // namespace rules::cases
