// All commands, in the order of the help page.
// A new command gets its file in commands/ and its line here.
#pragma once

#include <memory>
#include <span>
#include <string_view>

#include "command.hpp"

namespace arbiter::cli {

[[nodiscard]] std::span<const std::unique_ptr<Command>> commands();

// nullptr if there is no such verb.
[[nodiscard]] Command* findCommand(std::string_view name);

} // namespace arbiter::cli
