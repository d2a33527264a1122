// Every value of the worked examples: C.07 tie-breaks computed on paper or by an independent program.
#include "pairing/standings/standings.hpp"

#include <algorithm>
#include <boost/test/data/monomorphic.hpp>
#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>

#include "pairing/standings/ranking_order.hpp"
#include "support/tournaments/standings_case.hpp"

using namespace pairing;
using namespace pairing::standings;
using tiebreak::Fraction;
namespace data = boost::unit_test::data;

namespace {

const std::string casesFolder = std::string(FLAGFALL_SOURCE_DIR) + "/tests/cases/standings";

bool agree(const tiebreak::TieBreakValue& value, const std::string& expected) {
    if (expected == "-" || !value.number) return expected == "-" && !value.number;
    const Fraction difference = *value.number - support::exactNumber(expected);
    // The table has two decimals.
    return difference <= Fraction(5, 1000) && difference >= Fraction(-5, 1000);
}

} // namespace

BOOST_DATA_TEST_CASE(every_value_of_the_examples_comes_out,
                     data::make(support::standingsCases(casesFolder))) {
    StandingsOptions options;
    options.rules.kind = sample.kind;
    for (const auto& [code, values] : sample.expected) {
        if (code == "ADJ") continue;
        const auto order = parseRankingOrder(code == "PTS" ? "PTS" : "PTS," + code);
        BOOST_REQUIRE_MESSAGE(order.has_value(), code);
        BOOST_TEST(!checkOrder(*order, options.rules).hasErrors(), code);
        const Standings standings =
            standingsAfter(sample.event, sample.event.recordedRounds(), *order, options);
        BOOST_REQUIRE(values.size() == sample.event.players.size());
        for (std::size_t player = 0; player < values.size(); ++player) {
            const Row* row = standings.find(sample.event.players[player].number);
            BOOST_REQUIRE(row);
            BOOST_TEST(agree(row->values.back(), values[player]), code << " of player " << player + 1 << ": "
                                                                       << toString(row->values.back())
                                                                       << ", expected " << values[player]);
        }
    }
}

BOOST_DATA_TEST_CASE(opponents_count_with_their_adjusted_scores,
                     data::make(support::standingsCases(casesFolder))) {
    if (sample.kind != tiebreak::EventKind::Swiss) return;
    const auto opened =
        workingsAfter(sample.event, sample.event.recordedRounds(), *parseRankingOrder("PTS,BH"));
    const std::vector<std::string>& adjusted = sample.expected.at("ADJ");
    for (const PlayerWorkings& player : opened)
        for (const tiebreak::Part& part : player.workings.at(1).parts)
            if (part.category == tiebreak::Category::Game)
                BOOST_TEST(toShortest(part.score) == adjusted.at(part.opponent->value() - 1U));
}
