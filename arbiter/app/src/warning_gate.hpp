// The gate that every act passes before it is stored: what was warned of, and what was said to it.
// Only EventService uses it. It has no switch.
#pragma once

#include <string>
#include <vector>

#include "arbiter/app/event_state.hpp"
#include "arbiter/app/refusal.hpp"
#include "arbiter/app/warning.hpp"

namespace arbiter::app {

struct Judgement {
    std::vector<Warning> said;          // levels 1 and 2, and what was confirmed
    std::vector<std::string> confirmed; // names of the latter
    std::vector<Warning> open;          // not answered: the act must not be done
    bool refused = false;               // one of the open ones is of level 5
    bool needsCode = false;             // one of the open ones is of level 4
};

// `codeIsRight`: the answers hold the code that the first step of this very act has given.
[[nodiscard]] Judgement judge(std::vector<Warning> warnings, const Answers& answers, bool codeIsRight,
                              const EventState& before);

// The refusal of an act with open warnings.
[[nodiscard]] Refusal refusalOf(const Judgement& judgement, const std::string& oneTimeCode);

// Level 4: what it means to leave FIDE mode.
[[nodiscard]] Warning warningOfLeaving(const EventState& before, rules::Text because);

} // namespace arbiter::app
