// Decides a rules case: what the board alone settles, and every other situation as an arbiter would.
// Use it for case files; the answer is in that format's words.
#pragma once

#include <optional>
#include <variant>

#include "rules/adjudication/game_record.hpp"
#include "rules/cases/board_cases.hpp"
#include "rules/cases/case_file.hpp"

namespace rules::cases {

// The event is written in words that are not understood, or its kind is no event of chess.
struct NotUnderstood {};

// A record of the game takes the place of the case's position and moves.
[[nodiscard]] std::variant<CaseAnswer, NotUnderstood, Diagnostics>
decideCase(const RulesCase& one, std::optional<adjudication::GameRecord> record = std::nullopt);

} // namespace rules::cases
