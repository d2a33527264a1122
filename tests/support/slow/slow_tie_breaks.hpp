// Tie-breaks computed a second time, from the text of C.07 and nothing of the engine: slow and obvious.
// For tests that compare; written without a look at pairing/src/tiebreak.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <vector>

#include "pairing/model/tournament.hpp"
#include "pairing/tiebreak/fraction.hpp"
#include "pairing/tiebreak/rules.hpp"

namespace support {

using SlowValues = std::map<pairing::PairingNumber, std::optional<pairing::tiebreak::Fraction>>;

// After the first `rounds` rounds. `code` as in a list: "BH/C1/P". All codes that need no group and nothing
// entered by the arbiter. Nothing at all (an empty map) where the code leaves the list (art. 10).
[[nodiscard]] SlowValues slowTieBreak(const pairing::Tournament& event, int rounds,
                                      const pairing::tiebreak::Rules& rules, const std::string& code);

// The places inside a group by direct encounter, 1 = first, trying every outcome of the games that are
// missing; nothing where those are too many to try.
[[nodiscard]] std::optional<std::map<pairing::PairingNumber, int>>
slowDirectEncounter(const pairing::Tournament& event, int rounds, const pairing::tiebreak::Rules& rules,
                    bool forfeitsCount, const std::vector<pairing::PairingNumber>& group);

} // namespace support
