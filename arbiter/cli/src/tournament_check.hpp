// The check of one TRF file: every recorded round paired again, the ranks held against its list of
// tie-breaks. What the verb "check" and the drop-in calls share.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "pairing/trf/conversion.hpp"
#include "reports/check_report.hpp"

namespace arbiter::cli {

// With `only`, that round alone and no ranks. Safe to call from several threads.
[[nodiscard]] reports::CheckedFile checkFile(const std::string& name, const pairing::trf::TrfTournament& file,
                                             std::optional<pairing::RoundNumber> only);

// A checklist for each round that was checked, under a heading "…Round #n".
[[nodiscard]] std::string checklistsOf(const pairing::Tournament& tournament,
                                       const reports::CheckedFile& file, std::string_view headingBegins);

} // namespace arbiter::cli
