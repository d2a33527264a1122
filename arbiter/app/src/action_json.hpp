// Actions as the facts of a journal entry, and back. The same action always gives the same bytes.
// Facts that do not fit their verb throw UnreadableFacts: the file is damaged or from a newer version.
#pragma once

#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include "arbiter/app/action.hpp"

namespace arbiter::app {

class UnreadableFacts : public std::runtime_error {
    using std::runtime_error::runtime_error;
};

// What stands beside an act in its entry.
struct Envelope {
    std::string section;                // of a file with several tournaments; empty: the only one
    std::vector<std::string> confirmed; // the warnings that were answered with it, by name
    friend bool operator==(const Envelope&, const Envelope&) = default;
};

struct Recorded {
    Action action;
    Envelope envelope;
};

[[nodiscard]] std::string factsOf(const Action& action, const Envelope& envelope = {});
[[nodiscard]] Recorded recordedFrom(std::string_view verb, std::string_view facts);
[[nodiscard]] Action actionFrom(std::string_view verb, std::string_view facts);

} // namespace arbiter::app
