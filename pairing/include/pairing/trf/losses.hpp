// What a form of TRF has no room for: compares a file with what is read back after it was converted.
// Use it before a converted file takes the place of its original.
#pragma once

#include <vector>

#include "pairing/trf/conversion.hpp"
#include "rules/base/text.hpp"

namespace pairing::trf {

// One sentence for each kind of thing that differs in `after`; empty if nothing was lost. Ways to write the
// same (a different code for the same system, virtual points of the same sum) are no loss.
[[nodiscard]] std::vector<rules::Text> lossesBetween(const TrfTournament& before, const TrfTournament& after);

} // namespace pairing::trf
