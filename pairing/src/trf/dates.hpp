// The many ways in which TRF files write a day.
// Reading tries the known forms in the order of the specification; writing uses FIDE's.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "pairing/model/player.hpp"

namespace pairing::trf {

// "2026/11/30", "30/11/2026", "2026-11-30", "30.11.2026", "30. 11. 2026", "26/11/30", "Nov 30, 2026",
// "2026", "2026/00/00". None for anything else and for days that no calendar has.
[[nodiscard]] std::optional<PartialDate> dateFromString(std::string_view text);

// "0000/00/00" and the like: the writer knew no date.
[[nodiscard]] bool isUnknownDate(std::string_view text);

[[nodiscard]] std::string longDate(const PartialDate& date); // "2026/11/30"

// "26/11/30"; none for a year that two digits would not give back, and for an incomplete date.
[[nodiscard]] std::optional<std::string> shortDate(const PartialDate& date);

} // namespace pairing::trf
