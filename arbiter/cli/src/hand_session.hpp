// The session of "flagfall pair --manual": commands from standard input, one a line, each answered at once.
// On a terminal mistakes are said and the session goes on; a script ends with the first one, and nothing is
// stored.
#pragma once

#include <iosfwd>

#include "arbiter/app/event_service.hpp"
#include "arbiter/app/pairing_engine.hpp"
#include "console.hpp"
#include "failure.hpp"

namespace arbiter::cli {

// Ends with the round stored as a draft, or with nothing changed. `answers`: of the command line.
[[nodiscard]] Outcome pairByHand(app::EventService& service, app::Answers answers, std::istream& in,
                                 bool onTerminal, Console& console);

} // namespace arbiter::cli
