// A file of tests/cases/standings: a crosstable and the expected values, per code, of all players.
// Used by the tests of tie-breaks and standings; a new case needs no code.
#pragma once

#include <map>
#include <ostream>
#include <string>
#include <vector>

#include "pairing/model/tournament.hpp"
#include "pairing/tiebreak/fraction.hpp"
#include "pairing/tiebreak/rules.hpp"

namespace support {

struct StandingsCase {
    std::string name;
    pairing::Tournament event;
    pairing::tiebreak::EventKind kind = pairing::tiebreak::EventKind::Swiss;
    std::map<std::string, std::vector<std::string>> expected; // code → value per player, as printed
};

std::ostream& operator<<(std::ostream& out, const StandingsCase& example);

// All files of the folder, by name.
[[nodiscard]] std::vector<StandingsCase> standingsCases(const std::string& folder);

// "12.60" → 63/5
[[nodiscard]] pairing::tiebreak::Fraction exactNumber(const std::string& decimal);

} // namespace support
