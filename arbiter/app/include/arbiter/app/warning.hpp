// The five levels of warnings as one mechanism (C.02.03, TEC Manual): a warning has a name, and says what is
// about to happen, by which rule it is a warning, whom it touches and what follows.
// Made by warningsOf() for every act; EventService stores no act whose warnings are not answered, whoever
// asks: window, command line, import or script. No level can be switched off.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "arbiter/app/player_id.hpp"
#include "pairing/model/numbers.hpp"
#include "rules/base/text.hpp"

namespace arbiter::app {

enum class WarningLevel {
    Notice = 1,      // said; stops nothing
    Acknowledge = 2, // must be seen; the act is done
    Confirm = 3,     // not done unless its name is confirmed
    TwoSteps = 4,    // not done unless its name is confirmed together with the code of the first step
    NotHere = 5      // not done in FIDE mode
};

// The way out of a warning of level 5, and itself a warning of level 4.
inline constexpr const char* leaveFideMode = "leave-fide-mode";

struct Warning {
    WarningLevel level = WarningLevel::Notice;
    std::string name{}; // stable, for --confirm: "second-half-point-bye"
    rules::Text act{};  // what is about to happen, one sentence without a full stop
    rules::Text rule{}; // why that needs a warning
    std::string article{};
    std::vector<PlayerId> players{};
    std::optional<pairing::RoundNumber> round{};
    std::vector<rules::Text> consequences{}; // what follows; at least one
    friend bool operator==(const Warning&, const Warning&) = default;
};

// What a person has said to the warnings of his next act.
struct Answers {
    std::vector<std::string> confirmed; // names
    std::string code;                   // of the first step of level 4
};

} // namespace arbiter::app
