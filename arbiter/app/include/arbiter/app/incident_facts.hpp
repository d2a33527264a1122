// What an arbiter was told when he ruled: the incident, the game up to it, the rule-set and the level.
// Kept with every ruling, so that anybody can make it again from the same facts.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "rules/adjudication/decide.hpp"

namespace arbiter::app {

struct IncidentFacts {
    std::string ruleSet; // "fide2023"
    rules::draws::Level level = rules::draws::Level::Standard;
    std::string start; // FEN where the moves begin; empty: the initial position
    std::string moves; // from there, as in UCI, a blank between two
    bool known = false;
    bool complete = true;
    std::optional<std::uint32_t> incidentMove;
    std::optional<bool> opponentCanMate;        // as the arbiter sees it, where no position is told
    rules::ByColour<std::uint32_t> illegalActs; // counted in the game before it
    rules::ByColour<std::optional<std::uint32_t>> secondsLeft;
    std::optional<bool> lastPeriod;
    rules::adjudication::Regulations regulations;
    rules::adjudication::Incident incident;

    friend bool operator==(const IncidentFacts&, const IncidentFacts&) = default;
};

[[nodiscard]] IncidentFacts factsFrom(const rules::adjudication::RuleSet& rules, rules::draws::Level level,
                                      const rules::adjudication::GameRecord& record,
                                      const rules::adjudication::Incident& incident);

// The game as it was told; nothing if position or moves cannot be.
[[nodiscard]] std::optional<rules::adjudication::GameRecord> recordOf(const IncidentFacts& facts);

// "rapid-A5"; "quickplay-III" where Guidelines III were announced.
[[nodiscard]] std::string_view modeOf(const IncidentFacts& facts);

} // namespace arbiter::app
