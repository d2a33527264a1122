#include "reports/crosstable_report.hpp"

#include <array>
#include <set>

#include <fmt/format.h>

#include "tournament_facts.hpp"

namespace reports {
namespace {

using pairing::Player;
using pairing::standings::CrosstableRow;
using pairing::standings::Numbering;

std::vector<Column> crosstableColumns(Numbering numbering, int rounds) {
    using rules::text;
    const bool byPlace = numbering == Numbering::Place;
    std::vector<Column> columns{
        {"no", byPlace ? text("Line") : text("No."), Align::Right, false, true},
        {byPlace ? "tpn" : "rank", byPlace ? text("No.") : text("Rank"), Align::Right},
        {"name", text("Name"), Align::Left, true, true},
        {"rating", text("Rating"), Align::Right},
    };
    for (int round = 1; round <= rounds; ++round)
        columns.push_back({fmt::format("round_{}", round), text("R{}", round), Align::Right});
    columns.push_back({"points", text("Points"), Align::Right});
    if (byPlace) columns.push_back({"rank", text("Rank"), Align::Right});
    return columns;
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

// What the letters mean, for those that occur.
std::vector<rules::Text> legend(const std::set<std::string>& codes) {
    using rules::text;
    const std::array meanings{
        std::pair{"-U", text("-U: pairing-allocated bye")},
        std::pair{"-F", text("-F: full-point bye")},
        std::pair{"-H", text("-H: half-point bye")},
        std::pair{"-Z", text("-Z: zero-point bye")},
        std::pair{"--", text("--: not paired")},
    };
    std::vector<rules::Text> lines;
    for (const auto& [code, meaning] : meanings)
        if (codes.contains(code)) lines.push_back(meaning);
    return lines;
}

} // namespace

Report crosstableReport(const pairing::Tournament& tournament, const pairing::standings::Standings& standings,
                        Numbering numbering) {
    const auto crosstable = crosstableOf(tournament, standings, numbering);
    const int rounds = crosstable.rounds.value();
    Table table{"crosstable", crosstableColumns(numbering, rounds), {}};
    std::set<std::string> codes;
    for (const CrosstableRow& row : crosstable.rows) {
        const Player* player = tournament.find(row.player);
        if (player == nullptr) continue; // the model's promise
        const Cell tpn = std::int64_t{row.player.value()};
        const Cell rank = row.place.empty() ? Cell() : Cell(row.place);
        std::vector<Cell> cells{std::int64_t{row.number}, numbering == Numbering::Place ? tpn : rank,
                                player->name, ratingCell(*player)};
        for (const auto& cell : row.cells)
            cells.emplace_back(*codes.insert(cellText(cell)).first);
        cells.emplace_back(row.points);
        if (numbering == Numbering::Place) cells.push_back(rank);
        table.rows.push_back(std::move(cells));
    }
    Report report{"crosstable",
                  tournament.info.name,
                  titleOf(numbering, standings.provisional(), rounds),
                  systemFacts(tournament),
                  legend(codes),
                  {}};
    report.facts.push_back(
        {"after_round", rules::text("After round"), std::int64_t{rounds}, Audience::Programs});
    report.facts.push_back(
        {"provisional", rules::text("Provisional"), standings.provisional(), Audience::Programs});
    report.tables.push_back(std::move(table));
    return report;
}

} // namespace reports
