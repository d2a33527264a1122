#include "reports/workings_report.hpp"

#include <algorithm>
#include <array>
#include <iterator>
#include <set>

#include <fmt/format.h>

#include "criteria.hpp"
#include "pairing/model/overloaded.hpp"
#include "tournament_facts.hpp"
#include "workings_data.hpp"
#include "workings_notes.hpp"

namespace reports {
namespace {

using pairing::PairingNumber;
using pairing::Player;
using pairing::RoundEvent;
using pairing::standings::PlayerWorkings;
using pairing::standings::Row;
using pairing::standings::Standings;
using pairing::tiebreak::Category;
using pairing::tiebreak::Code;
using pairing::tiebreak::Combination;
using pairing::tiebreak::Fraction;
using pairing::tiebreak::Part;
using pairing::tiebreak::Working;
using rules::text;

// "16.2.3 V": the category of an unplayed round, and whether it is a voluntary one. C.07 art. 16.1, 16.2.
std::string categoryText(const Part& part) {
    const std::string_view article = [&]() -> std::string_view {
        switch (part.category) {
        case Category::NoOpponentBye:
            return "16.2.1";
        case Category::ForfeitWin:
            return "16.2.2";
        case Category::ByeThenMore:
            return "16.2.3";
        case Category::ForfeitLoss:
            return "16.2.4";
        case Category::ByeToTheEnd:
            return "16.2.5";
        case Category::Game:
        case Category::FreeRound:
        case Category::Unfinished:
            return "";
        }
        return "";
    }();
    return article.empty() ? "" : fmt::format("{}{}", article, part.voluntaryUnplayed ? " V" : "");
}

// "w 1", "b ½", "w +"; the name of a bye.
Cell resultCell(const RoundEvent& event) {
    const auto withColour = [](const std::optional<pairing::Colour>& colour, std::string_view result) {
        const std::string_view letter = !colour ? "" : *colour == pairing::Colour::White ? "w " : "b ";
        return Cell(fmt::format("{}{}", letter, result));
    };
    return std::visit(pairing::Overloaded{
                          [&](const pairing::PlayedGame& game) {
                              constexpr std::array results{"1", "½", "0"};
                              return withColour(game.colour, results[static_cast<std::size_t>(game.outcome)]);
                          },
                          [&](const pairing::ForfeitWin& game) { return withColour(game.colour, "+"); },
                          [&](const pairing::ForfeitLoss& game) { return withColour(game.colour, "-"); },
                          [&](const pairing::DoubleForfeit& game) { return withColour(game.colour, "-"); },
                          [&](const pairing::AdjournedGame&) { return Cell(text("adjourned")); },
                          [&](const pairing::PendingGame& game) { return withColour(game.colour, "*"); },
                          [](const pairing::PairingAllocatedBye&) { return Cell(text("bye")); },
                          [](const pairing::FullPointBye&) { return Cell(text("full-point bye")); },
                          [](const pairing::HalfPointBye&) { return Cell(text("half-point bye")); },
                          [](const pairing::ZeroPointBye&) { return Cell(text("zero-point bye")); },
                          [](const pairing::NotPaired&) { return Cell(text("not paired")); },
                      },
                      event);
}

// What a round gives to a value: "3", "3×0.5=1.5", "2100: 0.64", "(2.5)" if it is cut, "3*" against a dummy.
std::string partText(const Part& part, const Working& working, Code code) {
    std::string body = toShortest(part.contribution);
    if (code == Code::SonnebornBerger)
        body = fmt::format("{}×{}={}", toShortest(part.score), toShortest(part.factor), body);
    if (working.rule == Combination::LeastRating)
        body = fmt::format("{}: {}", toShortest(part.score), toFixed(part.contribution, 2));
    if (working.rule == Combination::Place && part.factor != Fraction(1))
        body = fmt::format("{}×{}/{}", toShortest(part.score), part.factor.numerator(),
                           part.factor.denominator());
    if (part.dummy) body += "*";
    return part.cut ? fmt::format("({})", body) : body;
}

class WorkingsBuilder {
  public:
    explicit WorkingsBuilder(const WorkingsSheet& sheet)
        : sheet_(sheet)
        , standings_(sheet.standings)
        , criteria_(criteriaOf(sheet.standings.order, sheet.writtenCodes))
        , row_(*sheet.standings.find(sheet.player))
        , player_(*sheet.tournament.find(sheet.player))
        , workings_(std::ranges::find(sheet.workings, sheet.player, [](const PlayerWorkings& one) {
                        return one.row.player;
                    })->workings) {
        columns_.push_back({pointsIndex(), {}});
        std::ranges::copy(criteria_, std::back_inserter(columns_));
    }

    [[nodiscard]] Report build() const {
        Report report{"workings", sheet_.tournament.info.name, title(), facts(), notes(), {}};
        report.tables.push_back(groupTable());
        report.tables.push_back(roundsTable());
        addEncounters(report.tables);
        for (Table& table : workingsData(standings_.order, criteria_, workings_))
            report.tables.push_back(std::move(table));
        report.stamp = stampOf(sheet_.tournament, standings_);
        return report;
    }

  private:
    [[nodiscard]] std::size_t pointsIndex() const {
        const auto points =
            std::ranges::find(standings_.order, Code::Points, &pairing::tiebreak::TieBreak::code);
        return static_cast<std::size_t>(points - standings_.order.begin());
    }

    [[nodiscard]] rules::Text title() const {
        const std::string name = fmt::format("{} {}", player_.number.value(), player_.name);
        const int rounds = standings_.rounds.value();
        const std::string place = placeText(row_, pairing::standings::PlaceStyle::Range);
        if (place.empty()) return text("Workings of no. {}: no place, after round {}", name, rounds);
        return standings_.provisional()
                   ? text("Workings of no. {}: provisional place {} after round {}", name, place, rounds)
                   : text("Workings of no. {}: place {} after round {}", name, place, rounds);
    }

    [[nodiscard]] std::vector<Fact> facts() const {
        auto facts = systemFacts(sheet_.tournament, standings_.rules.kind);
        for (Fact& fact : rankingFacts(standings_, criteria_))
            facts.push_back(std::move(fact));
        facts.push_back({"tpn", text("No."), std::int64_t{player_.number.value()}, Audience::Programs});
        facts.push_back({"name", text("Name"), player_.name, Audience::Programs});
        facts.push_back({"place", text("Rank"), std::int64_t{row_.place}, Audience::Programs});
        return facts;
    }

    // Everybody with the same points, each with what sets him below the one above.
    [[nodiscard]] Table groupTable() const {
        Table table{"group",
                    {{"rank", text("Rank"), Align::Right},
                     {"tpn", text("No."), Align::Right},
                     {"name", text("Name"), Align::Left, true}},
                    {},
                    text("All with {} points", toReadableString(row_.points)),
                    Audience::People};
        for (const Criterion& criterion : criteria_)
            table.columns.push_back({criterion.code, rules::Text{criterion.code, {}}, Align::Right});
        table.columns.push_back({"decided_by", text("Set apart by")});
        const Row* above = nullptr;
        for (const Row& row : standings_.rows) {
            if (row.points != row_.points || row.place == 0) continue;
            std::vector<Cell> cells{Cell(std::int64_t{row.place}), Cell(std::int64_t{row.player.value()}),
                                    Cell(nameOf(row.player))};
            for (const Criterion& criterion : criteria_)
                cells.push_back(valueCell(row.values[criterion.index]));
            cells.push_back(above == nullptr ? Cell() : setApart(row, *above));
            table.rows.push_back(std::move(cells));
            above = &row;
        }
        return table;
    }

    [[nodiscard]] Cell setApart(const Row& row, const Row& above) const {
        if (row.place == above.place) return text("nothing: shared place");
        if (!row.decidedBy) return text("lot");
        const auto found = std::ranges::find(criteria_, *row.decidedBy, &Criterion::index);
        return found == criteria_.end() ? Cell(text("points")) : Cell(found->code);
    }

    // One line for each round, one column for each value, their sums below.
    [[nodiscard]] Table roundsTable() const {
        Table table{"rounds",
                    {{"round", text("Round"), Align::Right, false, true},
                     {"tpn", text("No."), Align::Right},
                     {"name", text("Opponent"), Align::Left, true},
                     codeColumn("result", text("Result"), Align::Left)},
                    {},
                    text("Round by round"),
                    Audience::People};
        if (anyUnplayed()) table.columns.push_back({"category", text("C.07 art."), Align::Left});
        for (const Criterion& column : columns_)
            table.columns.push_back({column.code,
                                     column.code.empty() ? text("Points") : rules::Text{column.code, {}},
                                     Align::Right});
        for (std::uint16_t round = 1; round <= standings_.rounds.value(); ++round)
            table.rows.push_back(roundLine(pairing::RoundNumber(round)));
        addSums(table);
        return table;
    }

    [[nodiscard]] const Working& workingOf(const Criterion& column) const { return workings_[column.index]; }

    // Of the points: there is one part for each round.
    [[nodiscard]] const std::vector<Part>& rounds() const { return workings_[pointsIndex()].parts; }

    // Article 16 is about Swiss events (C.07 art. 15).
    [[nodiscard]] bool anyUnplayed() const {
        return standings_.rules.kind == pairing::tiebreak::EventKind::Swiss &&
               std::ranges::any_of(rounds(), [](const Part& part) { return !categoryText(part).empty(); });
    }

    [[nodiscard]] std::vector<Cell> roundLine(pairing::RoundNumber round) const {
        const RoundEvent& event = player_.rounds[round.value() - 1U];
        const auto opponent = scheduledOpponent(event);
        std::vector<Cell> cells{Cell(std::int64_t{round.value()}),
                                opponent ? Cell(std::int64_t{opponent->value()}) : Cell(),
                                opponent ? Cell(nameOf(*opponent)) : Cell(), resultCell(event)};
        const auto ofRound = [&](const Part& part) { return part.round == round; };
        if (anyUnplayed()) {
            const auto part = std::ranges::find_if(rounds(), ofRound);
            cells.emplace_back(part == rounds().end() ? std::string() : categoryText(*part));
        }
        for (const Criterion& column : columns_) {
            const Working& working = workingOf(column);
            const auto part = std::ranges::find_if(working.parts, ofRound);
            cells.push_back(part == working.parts.end()
                                ? Cell()
                                : Cell(partText(*part, working, standings_.order[column.index].code)));
        }
        return cells;
    }

    // Lines of which some column has something to say, then the values.
    void addSums(Table& table) const {
        const auto addLine = [&](const rules::Text& label, const auto& cellOf, bool always) {
            std::vector<Cell> cells(table.columns.size() - columns_.size());
            cells[2] = label;
            bool says = always;
            for (const Criterion& column : columns_) {
                cells.push_back(cellOf(workingOf(column)));
                says = says || !std::holds_alternative<std::monostate>(cells.back());
            }
            if (says) table.rows.push_back(std::move(cells));
        };
        const auto decimal = [](const Fraction& number) { return Cell(toShortest(number)); };
        const auto hasSteps = [](const Working& working) {
            const bool alone = working.rule == Combination::Place && working.parts.empty();
            return working.value.number && !alone &&
                   (working.rule != Combination::Sum || working.addend != Fraction());
        };
        addLine(
            text("Sum"),
            [&](const Working& working) { return hasSteps(working) ? decimal(sumOfParts(working)) : Cell(); },
            false);
        addLine(
            text("divided by"),
            [&](const Working& working) {
                return hasSteps(working) && working.divisor != Fraction(1) ? decimal(working.divisor)
                                                                           : Cell();
            },
            false);
        addLine(
            text("plus"),
            [&](const Working& working) {
                return hasSteps(working) && working.addend != Fraction() ? decimal(working.addend) : Cell();
            },
            false);
        addLine(
            text("Value"), [&](const Working& working) { return Cell(toString(working.value)); }, true);
    }

    // The tables of a direct encounter, one below the other as they were made.
    void addEncounters(std::vector<Table>& tables) const {
        for (const Criterion& criterion : criteria_) {
            for (const pairing::tiebreak::MutualTable& mutual : workingOf(criterion).tables) {
                Table table{"encounter",
                            {{"place", text("Rank"), Align::Right},
                             {"tpn", text("No."), Align::Right},
                             {"name", text("Name"), Align::Left, true},
                             {"score", text("Points"), Align::Right},
                             {"not_met", text("Not met"), Align::Right}},
                            {},
                            mutual.allMet ? text("{}: the games among them; all have met (C.07 art. 6.2)",
                                                 criterion.code)
                                          : text("{}: the games among them; not all have met: ahead is who "
                                                 "stays ahead whatever the others do (C.07 art. 6.3)",
                                                 criterion.code),
                            Audience::People};
                for (const auto& line : mutual.lines)
                    table.rows.push_back({std::int64_t{line.place}, std::int64_t{line.player.value()},
                                          nameOf(line.player), Decimal{toShortest(line.score)},
                                          std::int64_t{line.missing}});
                tables.push_back(std::move(table));
            }
        }
    }

    [[nodiscard]] std::vector<rules::Text> notes() const {
        std::vector<rules::Text> notes = placeNotes(sheet_, criteria_);
        for (rules::Text& note : partNotes(sheet_, workings_, criteria_))
            notes.push_back(std::move(note));
        const auto anyPart = [&](auto&& holds) {
            return std::ranges::any_of(
                workings_, [&](const Working& working) { return std::ranges::any_of(working.parts, holds); });
        };
        if (anyPart([](const Part& part) { return part.cut.has_value(); }))
            notes.push_back(text("( ): does not count"));
        if (anyPart([](const Part& part) { return part.dummy; }))
            notes.push_back(text("*: no game, a dummy counts as the opponent"));
        if (anyPart([](const Part& part) { return part.voluntaryUnplayed; }))
            notes.push_back(text("V: voluntary unplayed round (C.07 art. 16.1)"));
        addLegend(notes, standings_.order, criteria_);
        addProvisional(notes, standings_);
        return notes;
    }

    [[nodiscard]] std::string nameOf(PairingNumber number) const {
        const Player* player = sheet_.tournament.find(number);
        return player == nullptr ? std::string() : player->name;
    }

    const WorkingsSheet& sheet_;
    const Standings& standings_;
    std::vector<Criterion> criteria_;
    const Row& row_;
    const Player& player_;
    const std::vector<Working>& workings_; // one per criterion of the order
    std::vector<Criterion> columns_;       // the points, then the criteria
};

} // namespace

Report workingsReport(const WorkingsSheet& sheet) {
    return WorkingsBuilder(sheet).build();
}

} // namespace reports
