#include "arbiter/app/warnings.hpp"

#include <algorithm>

#include "arbiter/app/fide_mode.hpp"
#include "warning_cases.hpp"
#include "warning_gate.hpp"

namespace arbiter::app {

WarningLevel levelOfDeparture(const EventState& before) {
    return isInFideMode(before) ? WarningLevel::NotHere : WarningLevel::Confirm;
}

std::vector<Warning> warningsOf(const EventState& before, const Action& action, const EventState& after) {
    Warnings warnings;
    std::visit(
        [&](const auto& what) {
            if constexpr (requires { addWarnings(Change{before, after}, what, warnings); })
                addWarnings(Change{before, after}, what, warnings);
        },
        action);
    return warnings;
}

} // namespace arbiter::app
