#include "reports/changes_report.hpp"

#include <fmt/format.h>

#include "criteria.hpp"
#include "reports/standings_report.hpp"
#include "tournament_facts.hpp"

namespace reports {
namespace {

using pairing::PairingNumber;
using pairing::Player;
using pairing::standings::Row;
using rules::text;

// A number of a player before and after; the same text: it stands still.
struct Move {
    std::string before;
    std::string after;
    [[nodiscard]] bool moves() const { return before != after; }
};

// Place, points, then one for each criterion.
std::vector<Move> movesOf(const Row* before, const Row& after, const std::vector<Criterion>& criteria) {
    const auto was = [&](auto&& valueOf) { return before == nullptr ? std::string("-") : valueOf(*before); };
    const auto place = [](const Row& row) { return row.place > 0 ? fmt::format("{}", row.place) : "-"; };
    const auto points = [](const Row& row) { return toReadableString(row.points); };
    std::vector<Move> moves{{was(place), place(after)}, {was(points), points(after)}};
    for (const Criterion& criterion : criteria) {
        const auto value = [&](const Row& row) { return toString(row.values[criterion.index]); };
        moves.push_back({was(value), value(after)});
    }
    return moves;
}

std::vector<Column> columnsOf(const std::vector<Criterion>& criteria) {
    std::vector<Column> columns{{"tpn", text("No."), Align::Right, false, true},
                                {"name", text("Name"), Align::Left, true, true},
                                {"rank", text("Rank"), Align::Right},
                                {"points", text("Points"), Align::Right}};
    for (const Criterion& criterion : criteria)
        columns.push_back({criterion.code, rules::Text{criterion.code, {}}, Align::Right});
    return columns;
}

// Both tables of what moves, and whether anything does.
struct MovesTables {
    Table people;
    Table programs;
};

MovesTables movesTables(const ChangesSheet& sheet) {
    const auto criteria = criteriaOf(sheet.after.order, sheet.writtenCodes);
    MovesTables tables{{"what_moves", columnsOf(criteria), {}, text("What moves"), Audience::People},
                       {"moves",
                        {{"tpn", text("No.")},
                         {"name", text("Name")},
                         {"what", text("What")},
                         {"before", text("Before")},
                         {"after", text("After")}},
                        {},
                        {},
                        Audience::Programs}};
    std::vector<std::string> names{"rank", "points"};
    for (const Criterion& criterion : criteria)
        names.push_back(criterion.code);
    for (const Row& row : sheet.after.rows) {
        const Player* player = sheet.tournament.find(row.player);
        if (player == nullptr) continue; // the model's promise
        std::vector<Cell> line{std::int64_t{row.player.value()}, player->name};
        bool any = false;
        const auto moves = movesOf(sheet.before.find(row.player), row, criteria);
        for (std::size_t index = 0; index < moves.size(); ++index) {
            const Move& move = moves[index];
            line.emplace_back(move.moves() ? fmt::format("{} → {}", move.before, move.after) : std::string());
            if (!move.moves()) continue;
            any = true;
            tables.programs.rows.push_back(
                {std::int64_t{row.player.value()}, player->name, names[index], move.before, move.after});
        }
        if (any) tables.people.rows.push_back(std::move(line));
    }
    return tables;
}

std::string nameOf(const pairing::Tournament& tournament, PairingNumber number) {
    const Player* player = tournament.find(number);
    return player == nullptr ? std::string() : player->name;
}

Cell pointsCell(const WhatIfSheet& sheet, PairingNumber number) {
    const Row* row = sheet.changes.after.find(number);
    if (row == nullptr) return std::monostate{};
    return row->points;
}

Table pairingTable(const WhatIfSheet& sheet) {
    Table table{"next_pairing",
                {{"board", text("Board"), Align::Right},
                 {"white_tpn", text("No."), Align::Right},
                 {"white", text("White"), Align::Left, true},
                 {"white_points", text("Pts"), Align::Right},
                 {"black_points", text("Pts"), Align::Right},
                 {"black", text("Black"), Align::Left, true},
                 {"black_tpn", text("No."), Align::Right}},
                {},
                text("Pairings of round {} then", sheet.nextRound.value())};
    std::int64_t board = 0;
    const auto number = [](PairingNumber player) { return std::int64_t{player.value()}; };
    const pairing::Tournament& tournament = sheet.changes.tournament;
    for (const pairing::Pair& pair : sheet.nextPairing->boards)
        table.rows.push_back({++board, number(pair.white), nameOf(tournament, pair.white),
                              pointsCell(sheet, pair.white), pointsCell(sheet, pair.black),
                              nameOf(tournament, pair.black), number(pair.black)});
    if (const auto bye = sheet.nextPairing->pairingAllocatedBye) {
        std::vector<Cell> cells(table.columns.size());
        cells[1] = number(*bye);
        cells[2] = nameOf(tournament, *bye);
        cells[3] = pointsCell(sheet, *bye);
        cells[5] = text("bye");
        table.rows.push_back(std::move(cells));
    }
    return table;
}

void addMoves(Report& report, const ChangesSheet& sheet) {
    MovesTables moves = movesTables(sheet);
    if (moves.people.rows.empty())
        report.notes.push_back(text("Nothing moves"));
    else
        report.tables.push_back(std::move(moves.people));
    report.tables.push_back(std::move(moves.programs));
}

} // namespace

Report changesReport(const ChangesSheet& sheet) {
    Report report{"changes", {}, text("Standings after round {}", sheet.after.rounds.value()), {}, {}, {}};
    addMoves(report, sheet);
    return report;
}

Report whatIfReport(const WhatIfSheet& sheet) {
    const ChangesSheet& changes = sheet.changes;
    Report report = standingsReport({changes.tournament, changes.after, changes.writtenCodes, true});
    report.kind = "whatif";
    report.title = text("What if: after round {}", changes.after.rounds.value());
    report.facts.insert(report.facts.begin(), {"assumed", text("Assumed"), sheet.assumed});
    report.tables.front().title = text("Standings then");
    addMoves(report, changes);
    if (sheet.nextPairing) report.tables.push_back(pairingTable(sheet));
    if (sheet.obstacle) report.notes.push_back(*sheet.obstacle);
    report.notes.push_back(text("Nothing is stored"));
    return report;
}

} // namespace reports
