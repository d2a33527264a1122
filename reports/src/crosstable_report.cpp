#include "reports/crosstable_report.hpp"

#include <array>
#include <set>

#include <fmt/format.h>

#include "tournament_facts.hpp"

namespace reports {
namespace {

using pairing::Player;
using pairing::standings::CellForm;
using pairing::standings::CrosstableRow;
using pairing::standings::MatrixRow;
using pairing::standings::Numbering;

// What stands before the results: number of the line, the player's other number, who he is.
std::vector<Column> firstColumns(Numbering numbering) {
    using rules::text;
    const bool byPlace = numbering == Numbering::Place;
    return {
        {"no", byPlace ? text("Line") : text("No."), Align::Right, false, true},
        {byPlace ? "tpn" : "rank", byPlace ? text("No.") : text("Rank"), Align::Right, false, false,
         Audience::Everybody, byPlace},
        {"name", text("Name"), Align::Left, true, true},
        {"rating", text("Rating"), Align::Right, false, false, Audience::Everybody, true},
    };
}

// What stands behind them.
void addLastColumns(std::vector<Column>& columns, Numbering numbering) {
    columns.push_back({"points", rules::text("Points"), Align::Right});
    if (numbering == Numbering::Place) columns.push_back({"rank", rules::text("Rank"), Align::Right});
}

// One line: `results` fills in the cells of the games.
template <class TableRow, class Results>
std::vector<Cell> lineOf(const TableRow& row, const Player& player, Numbering numbering, Results&& results) {
    const Cell tpn = std::int64_t{row.player.value()};
    const Cell rank = row.place.empty() ? Cell() : Cell(row.place);
    std::vector<Cell> cells{std::int64_t{row.number}, numbering == Numbering::Place ? tpn : rank, player.name,
                            ratingCell(player)};
    results(cells);
    cells.emplace_back(row.points);
    if (numbering == Numbering::Place) cells.push_back(rank);
    return cells;
}

rules::Text titleOf(Numbering numbering, bool provisional, int rounds) {
    using rules::text;
    if (numbering == Numbering::PairingNumber)
        return provisional
                   ? text("Provisional crosstable after round {}; cells give the opponent's No.", rounds)
                   : text("Crosstable after round {}; cells give the opponent's No.", rounds);
    return provisional ? text("Provisional crosstable after round {}; cells give the opponent's line", rounds)
                       : text("Crosstable after round {}; cells give the opponent's line", rounds);
}

rules::Text titleOfMatrix(Numbering numbering, bool provisional, int rounds) {
    using rules::text;
    if (numbering == Numbering::PairingNumber)
        return provisional
                   ? text("Provisional crosstable after round {}; columns are the opponents' No.", rounds)
                   : text("Crosstable after round {}; columns are the opponents' No.", rounds);
    return provisional
               ? text("Provisional crosstable after round {}; columns are the opponents' lines", rounds)
               : text("Crosstable after round {}; columns are the opponents' lines", rounds);
}

// What the signs mean, for those that occur.
std::vector<rules::Text> legend(const std::set<std::string>& codes, CellForm form) {
    using rules::text;
    const std::array compact{
        std::pair{"-U", text("-U: pairing-allocated bye")},
        std::pair{"-F", text("-F: full-point bye")},
        std::pair{"-H", text("-H: half-point bye")},
        std::pair{"-Z", text("-Z: zero-point bye")},
        std::pair{"--", text("--: not paired")},
    };
    const std::array fide{
        std::pair{"+BYE", text("+BYE: bye with the points of a win")},
        std::pair{"=BYE", text("=BYE: half-point bye")},
        std::pair{"-BYE", text("-BYE: zero-point bye")},
        std::pair{"--", text("--: not paired")},
    };
    std::vector<rules::Text> lines;
    for (const auto& [code, meaning] : form == CellForm::Compact ? std::vector(compact.begin(), compact.end())
                                                                 : std::vector(fide.begin(), fide.end()))
        if (codes.contains(code)) lines.push_back(meaning);
    return lines;
}

Report reportWith(const CrosstableSheet& sheet, rules::Text title, Table table) {
    const pairing::standings::Standings& standings = sheet.standings;
    Report report{"crosstable",
                  sheet.tournament.info.name,
                  std::move(title),
                  systemFacts(sheet.tournament, standings.rules.kind),
                  {},
                  {}};
    report.facts.push_back({"after_round", rules::text("After round"), std::int64_t{standings.rounds.value()},
                            Audience::Programs});
    report.facts.push_back(
        {"provisional", rules::text("Provisional"), standings.provisional(), Audience::Programs});
    report.tables.push_back(std::move(table));
    report.stamp = stampOf(sheet.tournament, standings);
    return report;
}

} // namespace

Report crosstableReport(const CrosstableSheet& sheet) {
    const auto crosstable = crosstableOf(sheet.tournament, sheet.standings, sheet.numbering);
    const int rounds = crosstable.rounds.value();
    Table table{"crosstable", firstColumns(sheet.numbering), {}};
    for (int round = 1; round <= rounds; ++round)
        table.columns.push_back(
            codeColumn(fmt::format("round_{}", round), rules::text("R{}", round), Align::Right));
    addLastColumns(table.columns, sheet.numbering);
    std::set<std::string> codes;
    for (const CrosstableRow& row : crosstable.rows) {
        const Player* player = sheet.tournament.find(row.player);
        if (player == nullptr) continue; // the model's promise
        table.rows.push_back(lineOf(row, *player, sheet.numbering, [&](std::vector<Cell>& cells) {
            for (const auto& cell : row.cells)
                cells.emplace_back(*codes.insert(cellText(cell, sheet.cells)).first);
        }));
    }
    Report report =
        reportWith(sheet, titleOf(sheet.numbering, sheet.standings.provisional(), rounds), std::move(table));
    report.notes = legend(codes, sheet.cells);
    return report;
}

Report matrixReport(const CrosstableSheet& sheet) {
    const auto matrix = matrixOf(sheet.tournament, sheet.standings, sheet.numbering);
    Table table{"crosstable", firstColumns(sheet.numbering), {}};
    for (const MatrixRow& row : matrix.rows)
        table.columns.push_back(codeColumn(fmt::format("against_{}", row.number),
                                           rules::Text{fmt::format("{}", row.number), {}}, Align::Centre));
    addLastColumns(table.columns, sheet.numbering);
    for (const MatrixRow& row : matrix.rows) {
        const Player* player = sheet.tournament.find(row.player);
        if (player == nullptr) continue; // the model's promise
        table.rows.push_back(lineOf(row, *player, sheet.numbering, [&](std::vector<Cell>& cells) {
            for (const auto& cell : row.cells)
                cells.emplace_back(cellText(cell));
        }));
    }
    return reportWith(sheet,
                      titleOfMatrix(sheet.numbering, sheet.standings.provisional(), matrix.rounds.value()),
                      std::move(table));
}

} // namespace reports
