// An event as a tournament report file, with points, ranks and tie-breaks of its standings.
// Used by export and demo.
#pragma once

#include "arbiter/app/event_state.hpp"
#include "failure.hpp"
#include "pairing/trf/conversion.hpp"

namespace arbiter::cli {

[[nodiscard]] Answer<rules::WithRemarks<std::string>> trfOf(const app::EventState& state,
                                                            pairing::trf::Dialect dialect);

} // namespace arbiter::cli
