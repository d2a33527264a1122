#include "workings_data.hpp"

#include <fmt/format.h>

#include "pairing/tiebreak/registry.hpp"

namespace reports {
namespace {

using pairing::tiebreak::Combination;
using pairing::tiebreak::Cut;
using pairing::tiebreak::Fraction;
using pairing::tiebreak::Part;
using pairing::tiebreak::Working;

// Exact: "5/2" where two decimals would not do.
Cell exact(const Fraction& number) {
    if (number.denominator() == 1) return Decimal{fmt::format("{}", number.numerator())};
    if (100 % number.denominator() == 0) return Decimal{toShortest(number)};
    return fmt::format("{}/{}", number.numerator(), number.denominator());
}

std::string nameOf(Combination rule) {
    switch (rule) {
    case Combination::Sum:
        return "sum";
    case Combination::Quotient:
        return "quotient";
    case Combination::RoundedAverage:
        return "rounded_average";
    case Combination::LeastRating:
        return "least_rating";
    case Combination::Place:
        return "place";
    }
    return {};
}

// The article by which a part does not count.
std::string articleOf(Cut cut) {
    switch (cut) {
    case Cut::LeastSignificant:
    case Cut::FirstRounds:
        return "14.1";
    case Cut::VoluntaryUnplayed:
        return "16.5";
    case Cut::MostSignificant:
        return "14.3";
    case Cut::BelowLimit:
        return "9.2";
    }
    return {};
}

Table partsTable() {
    using rules::text;
    return {"parts",
            {{"tie_break", text("Tie-break")},
             {"round", text("Round")},
             {"opponent_tpn", text("No.")},
             {"category", text("Kind")},
             {"voluntary", text("Voluntary")},
             {"dummy", text("Dummy")},
             {"capped", text("Capped")},
             {"score", text("Score")},
             {"factor", text("Factor")},
             {"contribution", text("Counts")},
             {"cut_by_article", text("Cut")}},
            {},
            {},
            Audience::Programs};
}

std::vector<Cell> rowOf(const std::string& code, const Part& part) {
    return {code,
            part.round ? Cell(std::int64_t{part.round->value()}) : Cell(),
            part.opponent ? Cell(std::int64_t{part.opponent->value()}) : Cell(),
            describe(part.category),
            part.voluntaryUnplayed,
            part.dummy,
            part.capped,
            exact(part.score),
            exact(part.factor),
            exact(part.contribution),
            part.cut ? Cell(articleOf(*part.cut)) : Cell()};
}

Table valuesTable() {
    using rules::text;
    return {"values",
            {{"tie_break", text("Tie-break")},
             {"article", text("Article")},
             {"value", text("Value")},
             {"exact", text("Exact")},
             {"rule", text("Rule")},
             {"sum", text("Sum")},
             {"divisor", text("Divisor")},
             {"addend", text("Addend")},
             {"target", text("Target")},
             {"absent", text("No value")}},
            {},
            {},
            Audience::Programs};
}

std::vector<Cell> rowOf(const std::string& code, std::string_view article, const Working& working) {
    return {code,
            std::string(article),
            valueCell(working.value),
            working.value.number ? exact(*working.value.number) : Cell(),
            nameOf(working.rule),
            exact(sumOfParts(working)),
            exact(working.divisor),
            exact(working.addend),
            working.target ? exact(*working.target) : Cell(),
            working.value.number ? Cell() : Cell(reasonOf(working.value.absence))};
}

Table encounterTable() {
    using rules::text;
    return {"direct_encounter",
            {{"tie_break", text("Tie-break")},
             {"table", text("Table")},
             {"all_met", text("All met")},
             {"tpn", text("No.")},
             {"score", text("Score")},
             {"not_met", text("Not met")},
             {"place", text("Place")}},
            {},
            {},
            Audience::Programs};
}

void addEncounters(Table& table, const std::string& code, const Working& working) {
    std::int64_t number = 0;
    for (const pairing::tiebreak::MutualTable& mutual : working.tables) {
        ++number;
        for (const auto& line : mutual.lines)
            table.rows.push_back({code, number, mutual.allMet, std::int64_t{line.player.value()},
                                  exact(line.score), std::int64_t{line.missing}, std::int64_t{line.place}});
    }
}

} // namespace

std::vector<Table> workingsData(const pairing::standings::RankingOrder& order,
                                const std::vector<Criterion>& criteria,
                                const std::vector<Working>& workings) {
    Table parts = partsTable();
    Table values = valuesTable();
    Table encounters = encounterTable();
    std::size_t written = 0;
    for (std::size_t index = 0; index < order.size(); ++index) {
        const bool isTieBreak = written < criteria.size() && criteria[written].index == index;
        const std::string code = isTieBreak ? criteria[written++].code : "PTS";
        for (const Part& part : workings[index].parts)
            parts.rows.push_back(rowOf(code, part));
        values.rows.push_back(
            rowOf(code, pairing::tiebreak::infoOf(order[index].code).article, workings[index]));
        addEncounters(encounters, code, workings[index]);
    }
    return {std::move(parts), std::move(values), std::move(encounters)};
}

} // namespace reports
