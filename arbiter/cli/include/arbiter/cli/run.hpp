// The whole command line: finds the verb, runs its command, turns every failure into message and exit code.
// Called by main; tests run the built program instead.
#pragma once

#include <string>
#include <vector>

#include "arbiter/cli/exit_code.hpp"

namespace arbiter::cli {

// `program`: the name by which it was called; called as bbpPairings or JaVaFo it speaks that program's
// language. `arguments` without it.
[[nodiscard]] ExitCode run(const std::string& program, const std::vector<std::string>& arguments);

} // namespace arbiter::cli
