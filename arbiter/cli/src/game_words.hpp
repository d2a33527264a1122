// A result said in words, so that who enters it hears what was understood.
// "Board 12: White wins, Müller, Jörg – Álvarez, José"
#pragma once

#include <string>

#include "arbiter/app/event_state.hpp"

namespace arbiter::cli {

[[nodiscard]] std::string inWords(const app::EventState& state, pairing::RoundNumber round,
                                  const app::BoardResult& result);

// "Round 3: 2 of 8 games have no result yet: boards 4, 9", or "Round 3 is complete."
[[nodiscard]] std::string openLine(const app::EventState& state, pairing::RoundNumber round);

} // namespace arbiter::cli
