// Pairing without an event: the next round of a TRF file, in the form that other programs read.
// First line: number of pairs; then "white black" by pairing number; the bye is "n 0".
#pragma once

#include <filesystem>
#include <optional>
#include <string>

#include "failure.hpp"
#include "pairing/trf/conversion.hpp"

namespace arbiter::cli {

[[nodiscard]] Answer<std::string> pairNextRound(const pairing::trf::TrfTournament& file,
                                                const std::string& source);

} // namespace arbiter::cli
