// Acts on the journal itself: undoing, redoing, and a question that was asked.
// Cases of Action; see arbiter/app/action.hpp.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace arbiter::app {

// Every act since that entry of the journal is taken back, and it as well; of a file with several sections
// those on one of them, which no act on another section rests on.
struct ActsUndone {
    static constexpr std::string_view journalVerb = "undone";
    std::int64_t from = 0;
    bool onlySection = false; // the acts on the entry's section; those on others stay
    friend bool operator==(const ActsUndone&, const ActsUndone&) = default;
};

// What was undone last is done again; `from` as in that undoing.
struct ActsRedone {
    static constexpr std::string_view journalVerb = "redone";
    std::int64_t from = 0;
    friend bool operator==(const ActsRedone&, const ActsRedone&) = default;
};

// An act that was not done, because it asks for a confirmation. Changes nothing; it is on record, and the
// one-time code of its second step comes from it.
struct WarningGiven {
    static constexpr std::string_view journalVerb = "warning given";
    std::string verb;  // of the act
    std::string facts; // of the act, JSON
    std::vector<std::string> warnings;
    friend bool operator==(const WarningGiven&, const WarningGiven&) = default;
};

} // namespace arbiter::app
