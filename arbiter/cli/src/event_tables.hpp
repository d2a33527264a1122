// The reports of an event file: its state given to the report builders.
// Shared by the commands that show tables and by those that show one after an act.
#pragma once

#include <optional>

#include "arbiter/app/event_state.hpp"
#include "failure.hpp"
#include "pairing/standings/crosstable.hpp"
#include "reports/report.hpp"

namespace arbiter::cli {

// The round asked for, else the last paired one; a failure names the rounds that there are.
[[nodiscard]] Answer<pairing::RoundNumber> chooseRound(const app::EventState& state,
                                                       std::optional<int> wanted);

[[nodiscard]] reports::Report pairingsOf(const app::EventState& state, pairing::RoundNumber round);

// `tieBreaks` as written; empty: those of the event.
[[nodiscard]] Answer<reports::Report> standingsOf(const app::EventState& state, std::optional<int> round,
                                                  const std::string& tieBreaks);

[[nodiscard]] Answer<reports::Report> crosstableOf(const app::EventState& state, std::optional<int> round,
                                                   pairing::standings::Numbering numbering);

[[nodiscard]] reports::Report playersOf(const app::EventState& state);

// Settings and where the event stands.
[[nodiscard]] reports::Report infoOf(const app::EventState& state, const std::string& file);

// After the last paired round, by the event's own list.
[[nodiscard]] Answer<pairing::standings::Standings> currentStandings(const app::EventState& state);

} // namespace arbiter::cli
