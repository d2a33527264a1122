// Incidents and rulings as JSON and back: what the journal keeps of them.
// Absent values are left out; what is read must be there in its type, or an exception says what was not.
#pragma once

#include "arbiter/app/incident_facts.hpp"
#include "value_json.hpp"

namespace arbiter::app {

[[nodiscard]] Json toJson(const IncidentFacts& facts);
[[nodiscard]] IncidentFacts incidentFactsFrom(const Json& in);
[[nodiscard]] Json toJson(const rules::adjudication::Incident& incident);
[[nodiscard]] rules::adjudication::Incident incidentFrom(const Json& in);
[[nodiscard]] Json toJson(const rules::adjudication::Ruling& ruling);
[[nodiscard]] rules::adjudication::Ruling rulingFrom(const Json& in);

} // namespace arbiter::app
