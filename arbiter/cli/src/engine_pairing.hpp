// Pairing without an event: the next round of a TRF file, in the form that other programs read.
// First line: number of pairs; then "white black" by pairing number; the bye is "n 0".
#pragma once

#include <string>

#include "failure.hpp"
#include "pairing/model/round_pairing.hpp"
#include "pairing/trf/conversion.hpp"

namespace arbiter::cli {

[[nodiscard]] Answer<pairing::RoundPairing> pairNextRound(const pairing::trf::TrfTournament& file,
                                                          const std::string& source);

[[nodiscard]] std::string listOf(const pairing::RoundPairing& pairing);

} // namespace arbiter::cli
