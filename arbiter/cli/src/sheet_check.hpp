// A typed score sheet looked through: every slip with what was probably meant, and the game repaired by it.
// Use it for moves that people type; files of games go through the audit.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "board_output.hpp"
#include "console.hpp"
#include "failure.hpp"
#include "position_input.hpp"
#include "rules/draws/draw_rules.hpp"
#include "rules/notation/piece_letters.hpp"
#include "rules/notation/score_sheet.hpp"

namespace arbiter::cli {

struct SheetCheck {
    const PositionInput& position;
    rules::notation::PieceLetters letters;
    rules::draws::DrawRules rules;
    std::optional<std::string> fen;
    BoardFormat format;

    // Prints what was found; true if there is a slip.
    [[nodiscard]] Answer<bool> run(std::string_view moves, std::string_view source, Console& console) const;
    // A file without tags, or with those of PGN. "-" is standard input.
    [[nodiscard]] Answer<bool> runFile(const std::string& file, Console& console) const;
};

} // namespace arbiter::cli
