// Rules cases about clocks and start positions alone: what a clock shows, how long a move took.
// Use it before the cases that an arbiter rules on.
#pragma once

#include <optional>

#include "rules/cases/board_cases.hpp"

namespace rules::cases {

// Nothing: the case is about something else.
[[nodiscard]] std::optional<CaseAnswer> decideClockCase(const RulesCase& one);

} // namespace rules::cases
