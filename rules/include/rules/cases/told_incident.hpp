// What happened at the board, told in a few words, as facts that can be ruled on and kept.
// Use it where a person or a file tells it: "illegal w e2c3 pressed", "flag b", "late w 16 minutes".
#pragma once

#include <cstdint>
#include <optional>
#include <variant>
#include <vector>

#include "rules/adjudication/decide.hpp"
#include "rules/cases/case_file.hpp"
#include "rules/cases/decide_case.hpp"

namespace rules::cases {

struct Told {
    adjudication::RuleSet rules;
    draws::Level level = draws::Level::Standard;
    adjudication::GameRecord record;
    std::vector<adjudication::Incident> incidents; // in the order of time; at least one
    // "second": which of the player's counted acts in the game it is, as told; the record has those before
    // it.
    std::optional<std::uint32_t> which;
};

// The fields event, mode, rules, fen, moves of a case; or another record of the game in the place of the last
// two.
[[nodiscard]] std::variant<Told, NotUnderstood, Diagnostics>
toldIncidents(const RulesCase& one, std::optional<adjudication::GameRecord> record = std::nullopt);

// One after the other: the first that ends the game, or that a fact is missing for, decides; else the last.
// What the ones before it changed and counted is in it.
[[nodiscard]] adjudication::Ruling decideInOrder(Told told);

} // namespace rules::cases
