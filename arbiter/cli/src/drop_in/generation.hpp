// "-g" in the language of another engine: a tournament by a configuration, or like a model.
// The generator is our own; see generated_files.hpp.
#pragma once

#include "console.hpp"
#include "drop_in/call.hpp"
#include "failure.hpp"

namespace arbiter::cli::drop_in {

[[nodiscard]] Outcome generate(const Call& call, Console& console);

} // namespace arbiter::cli::drop_in
