// Everything that should be settled before the next pairing, on one list.
// Use it for `prepare`, and wherever an arbiter asks whether he can pair now.
#pragma once

#include <string>
#include <vector>

#include "arbiter/app/event_state.hpp"
#include "rules/base/text.hpp"

namespace arbiter::app {

enum class Urgency {
    Blocks,    // the round cannot be paired until it is settled
    Look,      // somebody should look at it
    ForTheNote // will be applied by itself
};

struct PrepareItem {
    Urgency urgency = Urgency::Look;
    std::string code; // stable: "result-missing", "no-show" …
    rules::Text what;
    rules::Text wayOut; // may be empty
};

// What blocks first.
[[nodiscard]] std::vector<PrepareItem> itemsBeforePairing(const EventState& state);

} // namespace arbiter::app
