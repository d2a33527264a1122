// The arbiter's ruling: what happened, at which level, under which rules, in which game. State in, value out.
// Use it for everything at the board; the same facts always give the same ruling.
#pragma once

#include "rules/adjudication/game_record.hpp"
#include "rules/adjudication/incident.hpp"
#include "rules/adjudication/rule_set.hpp"
#include "rules/adjudication/ruling.hpp"

namespace rules::adjudication {

// An end that the record itself shows (mate, stalemate, dead position, 75 moves, fivefold repetition) is
// earlier than the incident and decides, whatever happened afterwards.
[[nodiscard]] Ruling decide(const RuleSet& rules, draws::Level level, const GameRecord& record,
                            const Incident& incident);

} // namespace rules::adjudication
