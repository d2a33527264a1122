// Entry lists as the event's service takes them, and what each line of one would do.
// Shared by import and demo.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "arbiter/app/action.hpp"
#include "arbiter/app/event_state.hpp"
#include "console.hpp"
#include "failure.hpp"
#include "pairing/trf/conversion.hpp"
#include "reports/report.hpp"

namespace arbiter::cli {

// By its contents: a line begins with a TRF record such as 001 or 012.
[[nodiscard]] bool looksLikeTrf(std::string_view bytes);

// Reads a CSV sheet; its remarks are said.
[[nodiscard]] Answer<std::vector<app::ImportedPerson>>
playersFromSheet(std::string_view bytes, const std::string& source, Console& console);

[[nodiscard]] std::vector<app::ImportedPerson> playersFrom(const pairing::trf::TrfTournament& file);

// One line per player of the list: new, there already, there with other data, or fitting several.
[[nodiscard]] reports::Report importPreview(const app::EventState& state,
                                            const std::vector<app::ImportedPerson>& players);

} // namespace arbiter::cli
