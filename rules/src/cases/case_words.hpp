// The words of the case format: sides, times, steps of an event.
// Use it in the files that decide cases.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "rules/base/colour.hpp"

namespace rules::cases {

[[nodiscard]] std::vector<std::string_view> split(std::string_view text, std::string_view separators);

// Remarks in brackets are for people.
[[nodiscard]] std::string withoutBrackets(std::string_view text);

// "w" or "b".
[[nodiscard]] std::optional<Colour> colourFrom(std::string_view word);
[[nodiscard]] char letterOf(Colour colour);

// "1:56:00", "4:30" or "20" as seconds.
[[nodiscard]] std::optional<std::int64_t> secondsFrom(std::string_view clock);

// The verb of a step; empty for a step without words.
[[nodiscard]] std::string_view firstWord(std::string_view step);

} // namespace rules::cases
