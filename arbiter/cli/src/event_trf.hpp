// An event as a tournament report file, with points, ranks and tie-breaks of its standings.
// Used by export and demo. For the rating report, results that were corrected too late for standings and
// pairings stand as they were played (FIDE C.04.2 art. 4.3); points and ranks stay those of the standings.
#pragma once

#include "arbiter/app/event_state.hpp"
#include "failure.hpp"
#include "pairing/trf/conversion.hpp"

namespace arbiter::cli {

[[nodiscard]] Answer<rules::WithRemarks<std::string>>
trfOf(const app::EventState& state, pairing::trf::Dialect dialect, bool forRating = false);

} // namespace arbiter::cli
