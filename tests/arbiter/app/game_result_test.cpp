#include "arbiter/app/game_result.hpp"

#include <boost/test/data/monomorphic.hpp>
#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>
#include <ostream>
#include <string>

using namespace arbiter::app;
namespace data = boost::unit_test::data;

namespace {

// The codes of design/cli.md, their other spellings, and what the points of the two sides are (tenths).
struct Row {
    const char* typed;
    const char* code; // empty: no result
    int white = 0;
    int black = 0;
};
std::ostream& operator<<(std::ostream& out, const Row& row) {
    return out << row.typed;
}

const Row rows[] = {
    {"1-0", "1-0", 10, 0},
    {"=", "=", 5, 5},
    {"1/2-1/2", "=", 5, 5},
    {"½-½", "=", 5, 5},
    {"0.5-0.5", "=", 5, 5},
    {"0-1", "0-1", 0, 10},
    {"0–1", "0-1", 0, 10}, // en dash of a spreadsheet
    {"0−1", "0-1", 0, 10}, // minus sign
    {"+-", "+-", 10, 0},
    {"-+", "-+", 0, 10},
    {"--", "--", 0, 0},
    {"½-0", "½-0", 5, 0},
    {"1/2-0", "½-0", 5, 0},
    {"0-½", "0-½", 0, 5},
    {"0-1/2", "0-½", 0, 5},
    {"0-0", "0-0", 0, 0},
    {"1-0u", "1-0u", 10, 0},
    {"=u", "=u", 5, 5},
    {"1/2-1/2u", "=u", 5, 5},
    {"0-1u", "0-1u", 0, 10},
    {"*", "*", 0, 0},
    // No results: sums above a point, halves and mixtures by forfeit (spec 3.5; acceptance ).
    {"1-½", ""},
    {"1-1", ""},
    {"½-1", ""},
    {"1-1/2", ""},
    {"++", ""},
    {"=-", ""},
    {"½F-0F", ""},
    {"1-0F", ""},
    {"+", ""},
    {"1", ""},
    {"", ""},
    {"1-0 ", ""},
    {"2-0", ""},
    {"0-0u", ""},
    {"+-u", ""},
};

} // namespace

BOOST_DATA_TEST_CASE(a_typed_result_is_one_of_the_codes_or_nothing, data::make(rows)) {
    const auto result = gameResultFromCode(sample.typed);
    BOOST_TEST_REQUIRE(result.has_value() == !std::string(sample.code).empty());
    if (!result) return;
    BOOST_TEST(codeOf(*result) == sample.code);
    const auto [white, black] = eventsOf(*result, pairing::PairingNumber(3), pairing::PairingNumber(8));
    const pairing::ScoringSystem scoring;
    BOOST_TEST(pairing::pointsOf(white, scoring).tenths() == sample.white);
    BOOST_TEST(pairing::pointsOf(black, scoring).tenths() == sample.black);
    BOOST_TEST(pairing::scheduledOpponent(white)->value() == 8);
    BOOST_TEST(pairing::scheduledOpponent(black)->value() == 3);
    BOOST_TEST((resultOf(white, black) == result));
    BOOST_TEST(!resultOf(black, white)); // the colours tell the sides apart
}

BOOST_AUTO_TEST_CASE(forfeits_without_colours_are_told_by_their_kind) {
    const pairing::RoundEvent won = pairing::ForfeitWin{pairing::PairingNumber(2), {}};
    const pairing::RoundEvent lost = pairing::ForfeitLoss{pairing::PairingNumber(1), {}};
    BOOST_TEST((resultOf(won, lost) == GameResult::WhiteWinsByForfeit));
    BOOST_TEST((resultOf(lost, won) == GameResult::BlackWinsByForfeit));
    BOOST_TEST(!resultOf(won, won));
}
