// Where do I play? The pairings of a round by name: everybody once, with board, colour and opponent.
// Hang it beside pairingsReport(); the two are made from the same sheet and agree.
#pragma once

#include "reports/pairings_report.hpp"
#include "reports/player_order.hpp"

namespace reports {

[[nodiscard]] Report alphabeticalReport(const RoundSheet& sheet, Language language = Language::English,
                                        PlayerOrder order = PlayerOrder::Name);

} // namespace reports
