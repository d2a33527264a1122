// What people call the kinds of requested byes (FIDE C.04.2 art. 3.3).
// Use it in remarks and in answers of the command line.
#pragma once

#include <string_view>

#include "pairing/model/round_event.hpp"

namespace arbiter::app {

[[nodiscard]] std::string_view nameOf(pairing::RequestedBye kind); // "half-point bye"

} // namespace arbiter::app
