// A ruling as the arbiter reads it aloud, with the facts of it one below the other.
// Use it wherever a ruling is shown on the command line.
#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "rules/adjudication/ruling.hpp"

namespace arbiter::cli {

// "Black +1:00, White -3:00"; "no change".
[[nodiscard]] std::string clocksOf(const rules::adjudication::Ruling& ruling);

// "1-0", "* (the game goes on)", "a new game is played" …
[[nodiscard]] std::string resultOf(const rules::adjudication::Ruling& ruling);

// Sentences, then Result, Clocks, Duty, Articles, and `more`.
[[nodiscard]] std::string rulingText(const rules::adjudication::Ruling& ruling, std::size_t width,
                                     const std::vector<std::pair<std::string_view, std::string>>& more = {});

} // namespace arbiter::cli
