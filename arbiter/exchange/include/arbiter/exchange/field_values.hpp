// One typed field of a person (a cell of a sheet, an option) as a checked value; nothing if it cannot be
// read. The caller knows the place and says what was expected.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "arbiter/exchange/federations.hpp"
#include "pairing/model/player.hpp"

namespace arbiter::exchange {

// "m" "w" "f" "M" "F", also words and the French H and D.
[[nodiscard]] std::optional<pairing::Sex> sexFromText(std::string_view text);

// A year, or a date in the usual orders (year first, or day first); never two digits for the year.
[[nodiscard]] std::optional<pairing::PartialDate> dateFromText(std::string_view text);

// 1 to 9999. "0", "-" and "unrated" are no rating: then the inner optional is empty.
[[nodiscard]] std::optional<std::optional<pairing::Rating>> ratingFromText(std::string_view text);

// Digits, at most 11; "0" is none.
[[nodiscard]] std::optional<std::string> fideIdFromText(std::string_view text);

// National, arena and arbiter titles that sheets have and FIDE C.04.2 art. 2.2.2 does not rank.
[[nodiscard]] bool isTitleOfAnotherKind(std::string_view text);

} // namespace arbiter::exchange
