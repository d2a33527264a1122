// The page and the data of a player's workings: the worked examples of C.07 as a player would check them.
#include "reports/workings_report.hpp"

#include <algorithm>
#include <map>
#include <string>

#include <boost/test/data/monomorphic.hpp>
#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>
#include <fmt/format.h>

#include "reports/writers.hpp"
#include "support/tournaments/standings_case.hpp"

using namespace reports;
using pairing::PairingNumber;
using pairing::tiebreak::EventKind;
using pairing::tiebreak::Fraction;
namespace data = boost::unit_test::data;

namespace {

const std::string casesFolder = std::string(FLAGFALL_SOURCE_DIR) + "/tests/cases/standings";

Report workingsOf(const support::StandingsCase& sample, std::string_view list, PairingNumber player) {
    pairing::standings::StandingsOptions options;
    options.rules.kind = sample.kind;
    const auto order = pairing::standings::parseRankingOrder(list).value();
    const auto rounds = sample.event.recordedRounds();
    return workingsReport({sample.event, standingsAfter(sample.event, rounds, order, options),
                           workingsAfter(sample.event, rounds, order, options), player});
}

const support::StandingsCase& sampleNamed(const std::string& name) {
    static const auto cases = support::standingsCases(casesFolder);
    return *std::ranges::find(cases, name, &support::StandingsCase::name);
}

bool contains(const std::string& text, std::string_view part) {
    return text.find(part) != std::string::npos;
}

// "7/3", "2.5"
Fraction numberFrom(const Cell& cell) {
    const auto* text = std::get_if<std::string>(&cell);
    const std::string digits = text != nullptr ? *text : std::get<Decimal>(cell).digits;
    const auto slash = digits.find('/');
    return slash == std::string::npos
               ? support::exactNumber(digits)
               : Fraction(std::stoll(digits.substr(0, slash)), std::stoll(digits.substr(slash + 1)));
}

const Table& tableNamed(const Report& report, std::string_view key) {
    return *std::ranges::find(report.tables, key, &Table::key);
}

std::size_t column(const Table& table, std::string_view key) {
    return static_cast<std::size_t>(std::ranges::find(table.columns, key, &Column::key) -
                                    table.columns.begin());
}

} // namespace

// Spec 6.3, player 1: HPB in round 2 (own 4, at most 3), forfeit loss in round 6 (at most the 3½ of no. 8).
BOOST_AUTO_TEST_CASE(the_page_says_what_is_cut_and_what_a_bye_counts) {
    const std::string page = toText(workingsOf(sampleNamed("c_forfeits"), "BH/C1,SB", PairingNumber(1)), {});
    BOOST_TEST(contains(page, "half-point bye  16.2.3 V      0.5   (3*)  3×0.5=1.5*\n"), page);
    BOOST_TEST(contains(page, "b -             16.2.4 V        0   3.5*    3.5×0=0*\n"), page);
    BOOST_TEST(contains(page, "                                4   15.5          11\n"), page);
    BOOST_TEST(contains(page, "Behind no. 2 Player 2 by points: 4 against 5\n"), page);
    BOOST_TEST(contains(page, "Ahead of no. 8 Player 8 by points: 4 against 3½\n"), page);
    BOOST_TEST(
        contains(page, "BH/C1: round 2 (3) is cut first, as a voluntary unplayed round (C.07 art. 16.5)\n"),
        page);
    BOOST_TEST(contains(page,
                        "BH/C1, SB: round 2 without a game: a dummy with the own score, but no more than 3, "
                        "a draw in each round (C.07 art. 16.4.2)\n"),
               page);
    BOOST_TEST(contains(page,
                        "BH/C1, SB: round 6 without a game: a dummy with the own score, but no more than "
                        "the 3.5 of the opponent (C.07 art. 16.4.1)\n"),
               page);
}

// Spec 6.2: no. 3 withdrew after round 3 with 2 points and counts 3 for his opponents.
BOOST_AUTO_TEST_CASE(the_page_says_why_an_opponent_counts_more_than_he_has) {
    const std::string page = toText(workingsOf(sampleNamed("b_byes_withdrawal"), "BH", PairingNumber(1)), {});
    BOOST_TEST(
        contains(page, "BH: no. 3 Player 3 counts with 3 instead of 2: his byes up to the end count as draws "
                       "(C.07 art. 16.3)\n"),
        page);
}

// Spec 6.1: list BH/C1, BH, SB: 2 and 4 have 12½ each in BH/C1, then 14½ against 13.
BOOST_AUTO_TEST_CASE(the_page_names_the_criterion_that_decides) {
    const std::string page =
        toText(workingsOf(sampleNamed("a_all_played"), "BH/C1,BH,SB", PairingNumber(4)), {});
    BOOST_TEST(contains(page, "All with 3 points\n"), page);
    BOOST_TEST(contains(page, "   4    4  Player 4   12.5  13.0  5.75  BH\n"), page);
    BOOST_TEST(contains(page, "Behind no. 2 Player 2 by BH: 13 against 14.5\n"), page);
    const std::string shared = toText(workingsOf(sampleNamed("a_all_played"), "DE", PairingNumber(4)), {});
    BOOST_TEST(contains(shared, "nothing: shared place"), shared);
    BOOST_TEST(contains(shared, "Shares the place with no. 2 Player 2; equal in all tie-breaks\n"), shared);
    BOOST_TEST(contains(shared, "DE: the games among them; all have met (C.07 art. 6.2)\n"), shared);
}

// What programs get adds up as well, value by value, for every player of every example.
BOOST_DATA_TEST_CASE(the_parts_of_the_data_add_up, data::make(support::standingsCases(casesFolder))) {
    const std::string list = sample.kind == EventKind::Swiss
                                 ? "BH/C1,BH/M1,FB,AOB,SB/C1,DE,PS/C1,WIN,STD,KS,ARO,TPR,PTP,APRO,WR"
                                 : "SB/C1,DE,PS/C1,WIN,STD,KS,ARO,TPR,PTP,APRO,WR";
    for (const pairing::Player& player : sample.event.players) {
        const Report report = workingsOf(sample, list, player.number);
        const Table& parts = tableNamed(report, "parts");
        std::map<std::string, Fraction> sums;
        for (const auto& row : parts.rows)
            if (std::holds_alternative<std::monostate>(row[column(parts, "cut_by_article")]))
                sums[std::get<std::string>(row.front())] += numberFrom(row[column(parts, "contribution")]);
        const Table& values = tableNamed(report, "values");
        BOOST_TEST(values.rows.size() > 11U);
        for (const auto& row : values.rows) {
            const std::string& code = std::get<std::string>(row.front());
            const Fraction sum = numberFrom(row[column(values, "sum")]);
            BOOST_TEST((sums[code] == sum), code);
            if (std::holds_alternative<std::monostate>(row[column(values, "exact")])) continue;
            const Fraction value = numberFrom(row[column(values, "exact")]);
            const Fraction divided = sum / numberFrom(row[column(values, "divisor")]);
            const Fraction addend = numberFrom(row[column(values, "addend")]);
            const std::string& rule = std::get<std::string>(row[column(values, "rule")]);
            if (rule == "sum" || rule == "quotient") BOOST_TEST((value == divided + addend), code);
            if (rule == "rounded_average")
                BOOST_TEST((value == Fraction(divided.roundedHalfUp()) + addend), code);
        }
    }
}
