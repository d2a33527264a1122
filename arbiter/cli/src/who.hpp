// The player that a person names: by number, or by name or its beginning, without case and accents.
// Use it for every WHO of the command line.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "arbiter/app/event_state.hpp"
#include "failure.hpp"

namespace arbiter::cli {

[[nodiscard]] Answer<pairing::PairingNumber> findPlayer(const pairing::Tournament& tournament,
                                                        std::string_view who);
[[nodiscard]] Answer<app::PlayerId> findPlayer(const app::EventState& state, std::string_view who);

// The one player whom the arguments of a verb name; refused if they name none or several.
[[nodiscard]] Answer<app::PlayerId> findOnlyPlayer(const app::EventState& state,
                                                   const std::vector<std::string>& arguments);

// "no. 7 Müller, Jörg"
[[nodiscard]] std::string nameOf(const app::EventState& state, app::PlayerId player);

} // namespace arbiter::cli
