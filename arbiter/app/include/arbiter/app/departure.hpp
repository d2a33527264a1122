// One thing in which an event departs from the Handbook: a setting or an act.
// Listed by departuresOf(); see fide_mode.hpp.
#pragma once

#include <optional>
#include <string>

#include "pairing/model/numbers.hpp"
#include "rules/base/text.hpp"

namespace arbiter::app {

struct Departure {
    std::string code;                          // stable: "tie-breaks", "edition" …
    rules::Text text;                          // what departs
    std::string value;                         // its present value
    std::optional<pairing::RoundNumber> round; // since when; none: from the start
    friend bool operator==(const Departure&, const Departure&) = default;
};

} // namespace arbiter::app
