#include "sheet_check.hpp"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "files.hpp"
#include "rules/draws/draw_claim.hpp"
#include "rules/draws/game_end.hpp"
#include "rules/notation/fen.hpp"
#include "rules/notation/write_move.hpp"

namespace arbiter::cli {
namespace {

using namespace rules::board;
using rules::notation::ScoreSheet;
using rules::notation::Slip;
using rules::notation::SlipKind;

constexpr std::size_t largestSheet = std::size_t{1} << 20U; // bytes: far more than anybody writes

// "1. e4 e5 2. Nf3" with number before each move of White and before the first one.
std::string movesOf(const GameLine& line) {
    std::string text;
    for (std::size_t ply = 1; ply <= line.plies(); ++ply) {
        const Position& before = line.after(ply - 1);
        if (ply > 1) text += ' ';
        if (ply == 1 || before.sideToMove() == rules::Colour::White)
            text += rules::notation::moveNumber(before) + " ";
        text += rules::notation::writeSan(before, line.move(ply));
    }
    return text;
}

std::string_view nameOf(SlipKind kind) {
    switch (kind) {
    case SlipKind::WrongMove:
        return "wrong-move";
    case SlipKind::LeftOut:
        return "left-out";
    case SlipKind::Doubled:
        return "doubled";
    }
    return "";
}

std::string json(const ScoreSheet& sheet, std::string_view source,
                 const std::optional<rules::draws::GameEnd>& end) {
    nlohmann::ordered_json slips = nlohmann::ordered_json::array();
    for (const Slip& slip : sheet.slips)
        slips.push_back({{"kind", nameOf(slip.kind)},
                         {"line", slip.line},
                         {"column", slip.column},
                         {"written", slip.written},
                         {"reason", rules::english(slip.reason)},
                         {"meant", slip.meant},
                         {"halfmovesThatFollow", slip.movesThatFollow}});
    nlohmann::ordered_json object{{"source", source},
                                  {"slips", std::move(slips)},
                                  {"complete", sheet.complete},
                                  {"halfmoves", sheet.line.plies()},
                                  {"moves", movesOf(sheet.line)},
                                  {"fen", rules::notation::writeFen(sheet.line.current())},
                                  {"end", nullptr}};
    if (end)
        object["end"] = {{"kind", codeOf(end->kind)},
                         {"article", rules::draws::articleOf(end->kind)},
                         {"after", end->ply},
                         {"result", textOf(rules::draws::outcomeOf(*end))}};
    return object.dump(2, ' ', false, nlohmann::ordered_json::error_handler_t::replace) + "\n";
}

std::string text(const ScoreSheet& sheet, std::string_view source,
                 const std::optional<rules::draws::GameEnd>& end, std::size_t width) {
    std::string lines;
    const rules::Diagnostics faults = sheet.faults(source);
    for (const auto& fault : faults.items())
        lines += rules::toString(fault) + "\n";
    if (!sheet.complete) lines += "Behind the last of them nothing fits any more; the rest was not read.\n";
    const std::size_t halfmoves = sheet.line.plies();
    lines += fmt::format("{} {} half-moves{}:\n",
                         sheet.slips.empty() ? "All moves are legal." : "Repaired:", halfmoves,
                         halfmoves % 2 == 0 ? fmt::format(", {} moves each", halfmoves / 2) : "");
    lines += paragraph(movesOf(sheet.line), width);
    lines += "\n" + diagramFor(sheet.line.current());
    if (end)
        lines += fmt::format("\nThe game was over {}: {} ({}), {}\n",
                             rules::draws::nameOfPly(sheet.line, end->ply), rules::draws::nameOf(end->kind),
                             rules::draws::articleOf(end->kind), textOf(rules::draws::outcomeOf(*end)));
    return lines;
}

} // namespace

Answer<bool> SheetCheck::run(std::string_view moves, std::string_view source, Console& console) const {
    auto start = position.read(fen.value_or("startpos"), "--fen", console);
    if (!start) return rules::unexpected(start.error());
    if (moves.size() > largestSheet)
        return failure(ExitCode::TooLarge,
                       fmt::format("{}: no score sheet has more than {} kB of text; files of games are "
                                   "audited without --sheet.",
                                   source, largestSheet >> 10U));
    const ScoreSheet sheet = rules::notation::readScoreSheet(moves, *start, {.letters = letters});
    if (sheet.line.plies() == 0 && sheet.slips.empty())
        return failure(ExitCode::BadInput, fmt::format("{}: there is no move in it.", source));
    const auto end = rules::draws::firstEnd(sheet.line, rules);
    console.print(format == BoardFormat::Json ? json(sheet, source, end)
                                              : text(sheet, source, end, textWidth(console)));
    return !sheet.slips.empty();
}

Answer<bool> SheetCheck::runFile(const std::string& file, Console& console) const {
    const auto bytes = readFile(file);
    if (!bytes) return rules::unexpected(bytes.error());
    return run(*bytes, file, console);
}

} // namespace arbiter::cli
