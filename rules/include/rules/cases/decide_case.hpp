// Decides a rules case: what the board alone settles, and every other situation as an arbiter would.
// Use it for case files; the answer is in that format's words.
#pragma once

#include <variant>

#include "rules/cases/board_cases.hpp"
#include "rules/cases/case_file.hpp"

namespace rules::cases {

// The event is written in words that are not understood, or its kind is no event of chess.
struct NotUnderstood {};

[[nodiscard]] std::variant<CaseAnswer, NotUnderstood, Diagnostics> decideCase(const RulesCase& one);

} // namespace rules::cases
