// Who has no game in a round, and why: byes by their kind, forfeits, withdrawn, absent.
// Use it beside the pairings, so that nobody is looked for in vain.
#pragma once

#include <map>

#include "reports/pairings_report.hpp"

namespace reports {

// `remarks`: what is known beyond the tournament, by number: "expelled: …", "enters in round 3".
[[nodiscard]] Report withoutGameReport(const RoundSheet& sheet,
                                       const std::map<pairing::PairingNumber, rules::Text>& remarks = {});

} // namespace reports
