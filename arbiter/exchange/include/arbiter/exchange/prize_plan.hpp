// A prize plan as text: one line for each thing that was announced. See docs/manual.md, "Prizes".
// Use it for files of prizes; the same lines come from options of the command line.
#pragma once

#include <string>
#include <string_view>

#include "pairing/standings/prizes.hpp"
#include "rules/base/diagnostics.hpp"
#include "rules/base/expected.hpp"

namespace arbiter::exchange {

// main 600 400 200 | category NAME | CONDITION; CONDITION | 100 50 | division none|equal|hort |
// per-player best|all | withdrawn yes|no | unit 1 | least 20 | budget 1500 | currency EUR; # begins a
// comment. Conditions: sex f, born from 2008, born until 1961, rating from 1600, rating below 1800 [or
// unrated], unrated, club NAME, fed GER. All faults with their lines; a plan that passes checkPlan.
[[nodiscard]] rules::Expected<pairing::standings::PrizePlan, rules::Diagnostics>
readPrizePlan(std::string_view text, const std::string& source);

} // namespace arbiter::exchange
