// The player that a person names: by number, or by name or its beginning, without case and accents.
// Use it for every WHO of the command line.
#pragma once

#include <string>
#include <string_view>

#include "arbiter/app/event_state.hpp"
#include "failure.hpp"

namespace arbiter::cli {

[[nodiscard]] Answer<app::PlayerId> findPlayer(const app::EventState& state, std::string_view who);

// "no. 7 Müller, Jörg"
[[nodiscard]] std::string nameOf(const app::EventState& state, app::PlayerId player);

} // namespace arbiter::cli
