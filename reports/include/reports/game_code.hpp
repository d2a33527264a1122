// The result of a game as a code: "1-0", "1/2-1/2", "+-".
// Use it wherever a result is shown; the command line takes the same codes.
#pragma once

#include <string>

#include "pairing/model/round_event.hpp"

namespace reports {

// "1-0", "0-1", "1/2-1/2", "1/2-0", "0-0", "+-", "-+", "--", "1-0u" …; empty while the result is not known.
[[nodiscard]] std::string gameCode(const pairing::RoundEvent& white, const pairing::RoundEvent& black);

} // namespace reports
