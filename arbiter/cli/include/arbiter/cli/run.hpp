// The whole command line: finds the verb, runs its command, turns every failure into message and exit code.
// Called by main; tests run the built program instead.
#pragma once

#include <string>
#include <vector>

#include "arbiter/cli/exit_code.hpp"

namespace arbiter::cli {

// `arguments` without the program's name.
[[nodiscard]] ExitCode run(const std::vector<std::string>& arguments);

} // namespace arbiter::cli
