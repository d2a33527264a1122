#include "told_input.hpp"

#include <fmt/format.h>

#include "game_input.hpp"

namespace arbiter::cli {

using rules::adjudication::GameRecord;
using rules::cases::RulesCase;

void ToldInput::addTo(Options& options) {
    options.text("--event", "WORDS", event, "what happened");
    options.text("--fen", "FEN", fen, "the position, or where the moves begin");
    options.text("--moves", "MOVES", moves, "the game up to the event, clock readings as {[%clk 0:04:30]}");
    options.text("--pgn", "FILE", pgn_, "the game up to the event, with its clock readings");
    options.number("--game", game_, "which game of the file");
    options.text("--mode", "MODE", mode,
                 "level: standard, rapid-A4, rapid-A5, blitz-B2, blitz-B3, "
                 "quickplay-III, or a time control");
    options.text("--rules", "RULES", ruleSet, "fide2023 (default), fide1997, fide1992, house");
}

RulesCase ToldInput::asCase() const {
    std::vector<RulesCase::Field> fields{{"id", "event", 1, 1}};
    for (const auto& [key, value] :
         {std::pair{"event", &event}, std::pair{"fen", &fen}, std::pair{"moves", &moves},
          std::pair{"mode", &mode}, std::pair{"rules", &ruleSet}})
        if (*value) fields.push_back({key, **value, 1, 1});
    return RulesCase(std::move(fields), 1);
}

Answer<std::optional<GameRecord>> ToldInput::record() const {
    if (!pgn_) return std::optional<GameRecord>{};
    if (fen || moves)
        return failure(ExitCode::BadInput,
                       "The game is in the file of --pgn, or typed with --fen and --moves; not both.");
    auto game = readPgnGame(*pgn_, game_, rules::notation::PieceLetters::English);
    if (!game) return rules::unexpected(game.error());
    return std::optional(rules::adjudication::recordOf(*game));
}

Answer<rules::cases::Told> ToldInput::read() const {
    auto game = record();
    if (!game) return rules::unexpected(game.error());
    auto told = rules::cases::toldIncidents(asCase(), std::move(*game));
    if (auto* faults = std::get_if<rules::Diagnostics>(&told)) {
        // The options have no lines: what is wrong, and what was expected.
        std::string message;
        for (const rules::Diagnostic& one : faults->items())
            message +=
                fmt::format("{}{}{}{}", message.empty() ? "" : "\n", rules::english(one.message),
                            one.expected.pattern.empty() ? "" : ": expected ", rules::english(one.expected));
        return failure(ExitCode::BadInput, message);
    }
    if (auto* facts = std::get_if<rules::cases::Told>(&told)) return std::move(*facts);
    return failure(
        ExitCode::BadInput,
        fmt::format("\"{}\" is not understood.\n\"flagfall help rule\" shows how events are written.",
                    event.value_or("")));
}

} // namespace arbiter::cli
