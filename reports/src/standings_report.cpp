#include "reports/standings_report.hpp"

#include <algorithm>

#include <fmt/ranges.h>

#include "pairing/tiebreak/registry.hpp"
#include "tournament_facts.hpp"

namespace reports {
namespace {

using pairing::Player;
using pairing::standings::Row;
using pairing::standings::RowStatus;
using pairing::standings::Standings;
using pairing::tiebreak::Code;

class StandingsBuilder {
  public:
    explicit StandingsBuilder(const StandingsSheet& sheet)
        : sheet_(sheet)
        , standings_(sheet.standings) {
        std::size_t written = 0;
        for (std::size_t index = 0; index < standings_.order.size(); ++index) {
            if (standings_.order[index].code == Code::Points) continue;
            criteria_.push_back(index);
            codes_.push_back(written < sheet_.writtenCodes.size() ? sheet_.writtenCodes[written++]
                                                                  : toString(standings_.order[index]));
        }
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
            {"tpn", text("No."), Align::Right},
            {"name", text("Name"), Align::Left, true, true},
            {"rating", text("Rating"), Align::Right, false, false, Audience::People},
            {"points", text("Points"), Align::Right},
        };
        for (const std::string& code : codes_)
            columns.push_back({code, rules::Text{code, {}}, Align::Right});
        if (anyMark_)
            columns.push_back({"mark", text("Status"), Align::Left, false, false, Audience::People});
        if (sheet_.withStatus)
            for (const char* key :
                 {"status", "after_round", "state", "edition", "tie_break_edition", "tie_breaks"})
                columns.push_back({key, text("Status"), Align::Left, false, false, Audience::Programs});
        return columns;
    }

    [[nodiscard]] std::vector<Cell> cells(const Row& row, const Player& player) const {
        const Cell mark = markOf(row).pattern.empty() ? Cell() : Cell(markOf(row));
        std::vector<Cell> cells{row.place > 0 ? Cell(std::int64_t{row.place}) : Cell(),
                                std::int64_t{player.number.value()}, player.name, ratingCell(player),
                                row.points};
        for (const std::size_t criterion : criteria_) {
            const auto& value = row.values[criterion];
            cells.push_back(value.number ? Cell(Decimal{toString(value)}) : Cell(toString(value)));
        }
        if (anyMark_) cells.push_back(mark);
        if (sheet_.withStatus) {
            cells.push_back(mark);
            cells.emplace_back(std::int64_t{standings_.rounds.value()});
            cells.emplace_back(rules::text(standings_.provisional() ? "provisional" : "final"));
            cells.emplace_back(editionName(sheet_.tournament.edition));
            cells.emplace_back(std::string(nameOf(standings_.rules.edition)));
            cells.emplace_back(fmt::format("{}", fmt::join(codes_, ",")));
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
        auto facts = systemFacts(sheet_.tournament);
        facts.push_back({"tie_break_edition", rules::text("Edition of tie-breaks"),
                         std::string(nameOf(standings_.rules.edition)), Audience::Programs});
        facts.push_back({"tie_breaks", rules::text("Tie-breaks"), codes_, Audience::Programs});
        facts.push_back(
            {"tie_break_list", rules::text("Tie-breaks (C.07, edition {})", nameOf(standings_.rules.edition)),
             codes_.empty() ? Fact::Value(rules::text("none")) : Fact::Value(codes_), Audience::People});
        facts.push_back({"after_round", rules::text("After round"), std::int64_t{standings_.rounds.value()},
                         Audience::Programs});
        facts.push_back(
            {"provisional", rules::text("Provisional"), standings_.provisional(), Audience::Programs});
        return facts;
    }

    [[nodiscard]] std::vector<rules::Text> notes() const {
        std::vector<rules::Text> notes;
        addLegend(notes);
        if (!standings_.openGames.empty())
            notes.push_back(
                rules::text("Provisional: games without a result: {}", standings_.openGames.size()));
        if (standings_.beforeTheEnd())
            notes.push_back(rules::text("Provisional: {} of {} rounds are played", standings_.rounds.value(),
                                        standings_.scheduledRounds.value()));
        return notes;
    }

    // A line for each tie-break, then one for each modifier in use.
    void addLegend(std::vector<rules::Text>& notes) const {
        const auto addOnce = [&](rules::Text note) {
            if (std::ranges::find(notes, note) == notes.end()) notes.push_back(std::move(note));
        };
        for (const std::size_t criterion : criteria_) {
            const pairing::tiebreak::TieBreak& tieBreak = standings_.order[criterion];
            const auto& info = pairing::tiebreak::infoOf(tieBreak.code);
            const bool hasOwnName = tieBreak.code == Code::Typed;
            addOnce(
                rules::Text{legendPattern(info),
                            {hasOwnName ? pairing::tiebreak::toString(tieBreak) : std::string(info.name)}});
        }
        for (const std::size_t criterion : criteria_) {
            const pairing::tiebreak::TieBreak& tieBreak = standings_.order[criterion];
            if (tieBreak.cut > 0)
                addOnce(rules::text("/C{}: without the {} least significant (C.07 art. 14.1)", tieBreak.cut,
                                    tieBreak.cut));
            if (tieBreak.median > 0)
                addOnce(rules::text("/M{}: without the {} least and the {} most significant (C.07 art. 14.3)",
                                    tieBreak.median, tieBreak.median, tieBreak.median));
        }
    }

    // "{}: Buchholz": one pattern for each tie-break, so that its name is translated with the sentence.
    static std::string legendPattern(const pairing::tiebreak::TieBreakInfo& info) {
        return fmt::format("{{}}: {}", info.title);
    }

    const StandingsSheet& sheet_;
    const Standings& standings_;
    std::vector<std::size_t> criteria_; // of the order, without the points
    std::vector<std::string> codes_;    // their names as columns
    bool anyMark_ = false;
};

} // namespace

Report standingsReport(const StandingsSheet& sheet) {
    return StandingsBuilder(sheet).build();
}

} // namespace reports
