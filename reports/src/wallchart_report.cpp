#include "reports/wallchart_report.hpp"

#include <fmt/format.h>

#include "criteria.hpp"
#include "pairing/standings/crosstable.hpp"
#include "tournament_facts.hpp"

namespace reports {
namespace {

using pairing::standings::Crosstable;
using pairing::standings::CrosstableRow;
using pairing::standings::Numbering;
using rules::text;

std::vector<Column> columns(int rounds) {
    std::vector<Column> columns{
        {"tpn", text("No."), Align::Right, false, true},
        {"name", text("Name"), Align::Left, false, true}, // people look for it from afar
        {"rating", text("Rating"), Align::Right},
    };
    for (int round = 1; round <= rounds; ++round) {
        columns.push_back(codeColumn(fmt::format("round_{}", round), text("R{}", round), Align::Right));
        columns.push_back({fmt::format("points_{}", round), text("Pts"), Align::Right});
    }
    columns.push_back({"rank", text("Rank"), Align::Right});
    return columns;
}

std::vector<Cell> lineOf(const CrosstableRow& row, const pairing::Player& player) {
    std::vector<Cell> cells{std::int64_t{row.number}, player.name, ratingCell(player)};
    pairing::Points points;
    for (const auto& cell : row.cells) {
        points += cell.points;
        cells.emplace_back(cellText(cell));
        cells.emplace_back(points);
    }
    cells.push_back(row.place.empty() ? Cell() : Cell(row.place));
    return cells;
}

} // namespace

Report wallchartReport(const WallchartSheet& sheet) {
    const Crosstable chart = crosstableOf(sheet.tournament, sheet.standings, Numbering::PairingNumber);
    const int rounds = chart.rounds.value();
    Table table{"wallchart", columns(rounds), {}};
    for (const CrosstableRow& row : chart.rows)
        if (const pairing::Player* player = sheet.tournament.find(row.player))
            table.rows.push_back(lineOf(row, *player));
    Report report{"wallchart",
                  sheet.tournament.info.name,
                  text("Wall chart after round {}; cells give the opponent's No.", rounds),
                  systemFacts(sheet.tournament, sheet.standings.rules.kind),
                  {},
                  {}};
    report.facts.push_back({"after_round", text("After round"), std::int64_t{rounds}, Audience::Programs});
    report.facts.push_back(
        {"provisional", text("Provisional"), sheet.standings.provisional(), Audience::Programs});
    report.notes = {
        text("12w1: with White against no. 12, won; b: Black; + and -: forfeit; *: not finished"),
        text("-U, -F, -H, -Z: bye (by pairing, full-point, half-point, zero-point); --: not paired")};
    addProvisional(report.notes, sheet.standings);
    report.tables.push_back(std::move(table));
    return report;
}

} // namespace reports
