// The report of a check in the form of bbpPairings and JaVaFo.
// Only for drop-in calls; our own form is in reports/check_report.hpp.
#pragma once

#include <string>

#include "pairing/check/check_tournament.hpp"

namespace arbiter::cli::drop_in {

// `name`: of the file, without folder and ending. Colours that differ make pairs that differ.
[[nodiscard]] std::string checkText(const std::string& name, const pairing::check::TournamentCheck& check);

} // namespace arbiter::cli::drop_in
