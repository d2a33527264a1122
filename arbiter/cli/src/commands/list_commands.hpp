// The makers of the verbs that show lists of a whole event; see commands.hpp.
// Only command_table.cpp calls them.
#pragma once

#include <memory>

#include "command.hpp"

namespace arbiter::cli {

[[nodiscard]] std::unique_ptr<Command> makeWallchart();
[[nodiscard]] std::unique_ptr<Command> makeStats();

} // namespace arbiter::cli
