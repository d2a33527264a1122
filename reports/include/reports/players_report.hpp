// The list of players with what is known of each of them.
// Use it for entry lists; CSV of it can be imported again.
#pragma once

#include <span>

#include "pairing/model/tournament.hpp"
#include "reports/report.hpp"

namespace reports {

[[nodiscard]] Report playersReport(const pairing::Tournament& tournament,
                                   std::span<const pairing::PairingNumber> withdrawn = {});

} // namespace reports
