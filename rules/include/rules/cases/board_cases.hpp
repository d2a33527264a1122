// Decides the cases that the board alone settles: positions, moves, notation, repetition and fifty-move
// claims. Use it for case files; cases about clocks, penalties and conduct are told apart as NotOfTheBoard.
#pragma once

#include <string>
#include <variant>
#include <vector>

#include "rules/cases/case_file.hpp"
#include "rules/draws/game_end.hpp"

namespace rules::cases {

// In the words of the case format; empty time and duty: none.
struct CaseAnswer {
    std::string id;
    std::string result;
    std::string time;
    std::string duty;
    std::vector<std::string> articles;
    std::string explanation;

    friend bool operator==(const CaseAnswer&, const CaseAnswer&) = default;
};

// The event is none of: load, state, move, read, write, claim (with touch, clock, accept-draw).
struct NotOfTheBoard {};

[[nodiscard]] std::variant<CaseAnswer, NotOfTheBoard, Diagnostics>
decideBoardCase(const RulesCase& one, draws::DeadPositionTest isDead = draws::isDead);

} // namespace rules::cases
