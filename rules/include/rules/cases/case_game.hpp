// The game of a rules case: its position and its moves, played.
// Use it before deciding the case's event.
#pragma once

#include "rules/adjudication/game_record.hpp"
#include "rules/board/game_line.hpp"
#include "rules/cases/case_file.hpp"

namespace rules::cases {

// The start position (fen, variant) and the moves in SAN or UCI; "( … )*n" repeats a group, move numbers are
// decoration. Chess only. A start position with the opponent in check is played on: the question may be a
// move.
[[nodiscard]] Expected<board::GameLine, Diagnostics> playCase(const RulesCase& one);

// The same with what stands beside the moves: clock readings in comments, {[%clk 0:04:30]}.
[[nodiscard]] Expected<adjudication::GameRecord, Diagnostics> recordOf(const RulesCase& one);

// The start position alone; faults are those of the strict FEN reader.
[[nodiscard]] Expected<board::Position, Diagnostics> startOf(const RulesCase& one);

} // namespace rules::cases
