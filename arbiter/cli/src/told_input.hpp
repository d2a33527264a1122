// What happened at the board, as it is told on the command line: words, position, moves or a PGN game, level,
// rule-set. Every verb that rules on something has one of these as a member.
#pragma once

#include <optional>
#include <string>

#include "console.hpp"
#include "failure.hpp"
#include "options.hpp"
#include "rules/cases/told_incident.hpp"

namespace arbiter::cli {

class ToldInput {
  public:
    void addTo(Options& options);

    std::optional<std::string> event;
    std::optional<std::string> fen;
    std::optional<std::string> moves;
    std::optional<std::string> mode;
    std::optional<std::string> ruleSet;

    // The fields as a case, for verbs that decide cases.
    [[nodiscard]] rules::cases::RulesCase asCase() const;
    // The game of --pgn with its clock readings; nothing if none is named.
    [[nodiscard]] Answer<std::optional<rules::adjudication::GameRecord>> record() const;
    [[nodiscard]] Answer<rules::cases::Told> read() const;

  private:
    std::optional<std::string> pgn_;
    std::optional<int> game_;
};

} // namespace arbiter::cli
