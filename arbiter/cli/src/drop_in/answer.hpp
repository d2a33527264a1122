// Answers a call in the language of another pairing engine: its output, byte for byte, and its exit codes.
// See call.hpp; the pairings themselves are ours.
#pragma once

#include "console.hpp"
#include "drop_in/call.hpp"
#include "failure.hpp"

namespace arbiter::cli::drop_in {

[[nodiscard]] Outcome answer(const Call& call, Console& console);

} // namespace arbiter::cli::drop_in
