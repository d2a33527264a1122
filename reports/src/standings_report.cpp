#include "reports/standings_report.hpp"

#include <algorithm>

#include <fmt/ranges.h>

#include "criteria.hpp"
#include "tournament_facts.hpp"

namespace reports {
namespace {

using pairing::Player;
using pairing::standings::Row;
using pairing::standings::RowStatus;
using pairing::standings::Standings;

class StandingsBuilder {
  public:
    explicit StandingsBuilder(const StandingsSheet& sheet)
        : sheet_(sheet)
        , standings_(sheet.standings)
        , criteria_(criteriaOf(sheet.standings.order, sheet.writtenCodes)) {
        anyLot_ = std::ranges::any_of(standings_.rows, [](const Row& row) { return row.lot.has_value(); });
        anyMark_ =
            std::ranges::any_of(standings_.rows, [](const Row& row) { return !markOf(row).pattern.empty(); });
    }

    [[nodiscard]] Report build() const {
        Report report{"standings", sheet_.tournament.info.name, title(), facts(), notes(), {}};
        Table table{"standings", columns(), {}};
        for (const Row& row : standings_.rows)
            if (const Player* player = sheet_.tournament.find(row.player))
                table.rows.push_back(cells(row, *player));
        report.tables.push_back(std::move(table));
        report.stamp = stampOf(sheet_.tournament, standings_);
        return report;
    }

  private:
    // What stands beside a player who is not like the others.
    static rules::Text markOf(const Row& row) {
        switch (row.status) {
        case RowStatus::Expelled:
            return rules::text("expelled");
        case RowStatus::LeftEarly:
            return rules::text("left early");
        case RowStatus::Ranked:
            break;
        }
        return row.withdrawn ? rules::text("withdrawn") : rules::Text();
    }

    [[nodiscard]] std::vector<Column> columns() const {
        using rules::text;
        std::vector<Column> columns{
            {"rank", text("Rank"), Align::Right, false, true},
            {"tpn", text("No."), Align::Right, false, false, Audience::Everybody, true},
            {"name", text("Name"), Align::Left, true, true},
            {"rating", text("Rating"), Align::Right, false, false, Audience::People, true},
            {"points", text("Points"), Align::Right},
        };
        for (const Criterion& criterion : criteria_) {
            addPointsColumn(columns, criterion.index);
            columns.push_back({criterion.code, rules::Text{criterion.code, {}}, Align::Right});
        }
        addPointsColumn(columns, standings_.order.size());
        if (anyLot_)
            columns.push_back({"lot", text("Lot"), Align::Right, false, false,
                               sheet_.withStatus ? Audience::Everybody : Audience::People});
        if (anyMark_)
            columns.push_back({"mark", text("Status"), Align::Left, false, false, Audience::People});
        if (sheet_.withStatus)
            for (const char* key :
                 {"status", "after_round", "state", "edition", "tie_break_edition", "tie_breaks"})
                columns.push_back({key, text("Status"), Align::Left, false, false, Audience::Programs});
        return columns;
    }

    // The points stand in the list where it names them: right before the criterion of that index.
    [[nodiscard]] bool pointsComeBefore(std::size_t criterion) const {
        return !sheet_.pointsCode.empty() && criterion > 0 &&
               standings_.order[criterion - 1].code == pairing::tiebreak::Code::Points;
    }

    void addPointsColumn(std::vector<Column>& columns, std::size_t criterion) const {
        if (pointsComeBefore(criterion))
            columns.push_back(
                {sheet_.pointsCode, rules::text("Points"), Align::Right, false, false, Audience::Programs});
    }

    void addPointsCell(std::vector<Cell>& cells, std::size_t criterion, const Row& row) const {
        if (pointsComeBefore(criterion)) cells.emplace_back(row.points);
    }

    [[nodiscard]] std::vector<Cell> cells(const Row& row, const Player& player) const {
        const Cell mark = markOf(row).pattern.empty() ? Cell() : Cell(markOf(row));
        std::vector<Cell> cells{row.place > 0 ? Cell(std::int64_t{row.place}) : Cell(),
                                std::int64_t{player.number.value()}, player.name, ratingCell(player),
                                row.points};
        for (const Criterion& criterion : criteria_) {
            addPointsCell(cells, criterion.index, row);
            cells.push_back(valueCell(row.values[criterion.index]));
        }
        addPointsCell(cells, standings_.order.size(), row);
        if (anyLot_) {
            cells.emplace_back();
            if (row.lot) cells.back() = std::int64_t{*row.lot};
        }
        if (anyMark_) cells.push_back(mark);
        if (sheet_.withStatus) {
            cells.push_back(mark);
            cells.emplace_back(std::int64_t{standings_.rounds.value()});
            cells.emplace_back(rules::text(standings_.provisional() ? "provisional" : "final"));
            cells.emplace_back(editionName(sheet_.tournament.edition));
            cells.emplace_back(std::string(nameOf(standings_.rules.edition)));
            cells.emplace_back(fmt::format("{}", fmt::join(codesOf(criteria_), ",")));
        }
        return cells;
    }

    [[nodiscard]] rules::Text title() const {
        using rules::text;
        const int rounds = standings_.rounds.value();
        const int planned = standings_.scheduledRounds.value();
        if (planned == 0)
            return standings_.provisional() ? text("Provisional standings after round {}", rounds)
                                            : text("Standings after round {}", rounds);
        return standings_.provisional() ? text("Provisional standings after round {} of {}", rounds, planned)
                                        : text("Final standings after round {} of {}", rounds, planned);
    }

    [[nodiscard]] std::vector<Fact> facts() const {
        auto facts = systemFacts(sheet_.tournament, standings_.rules.kind);
        for (Fact& fact : rankingFacts(standings_, criteria_))
            facts.push_back(std::move(fact));
        return facts;
    }

    [[nodiscard]] std::vector<rules::Text> notes() const {
        std::vector<rules::Text> notes;
        addLegend(notes, standings_.order, criteria_);
        if (anyLot_)
            notes.push_back(
                rules::text("Lot: drawn for those whom the whole list leaves equal (C.07 art. 4.2)"));
        addProvisional(notes, standings_);
        return notes;
    }

    const StandingsSheet& sheet_;
    const Standings& standings_;
    std::vector<Criterion> criteria_;
    bool anyMark_ = false;
    bool anyLot_ = false;
};

} // namespace

Report standingsReport(const StandingsSheet& sheet) {
    return StandingsBuilder(sheet).build();
}

} // namespace reports
