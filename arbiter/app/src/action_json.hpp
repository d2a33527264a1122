// Actions as the facts of a journal entry, and back. The same action always gives the same bytes.
// Facts that do not fit their verb throw UnreadableFacts: the file is damaged or from a newer version.
#pragma once

#include <stdexcept>
#include <string>
#include <string_view>

#include "arbiter/app/action.hpp"

namespace arbiter::app {

class UnreadableFacts : public std::runtime_error {
    using std::runtime_error::runtime_error;
};

[[nodiscard]] std::string factsOf(const Action& action);
[[nodiscard]] Action actionFrom(std::string_view verb, std::string_view facts);

} // namespace arbiter::app
