// The number of move series from known positions: a wrong rule shows in these counts.
#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>

#include <set>

#include "support/perft_cases.hpp"

namespace data = boost::unit_test::data;

BOOST_DATA_TEST_CASE(counts_of_short_depth, data::make(support::perftCases(false)), row) {
    BOOST_TEST(support::counted(row) == row.nodes);
}

BOOST_AUTO_TEST_CASE(at_least_thirty_positions_are_counted) {
    std::set<std::string> positions;
    for (const auto& row : support::perftCases(false))
        positions.insert(row.fen);
    BOOST_TEST(positions.size() >= 30U);
}

BOOST_AUTO_TEST_CASE(no_move_is_one_series_and_a_mated_side_has_none) {
    BOOST_TEST(rules::board::perft(rules::board::Position::initial(), 0) == 1U);
    const auto mated = rules::notation::readFen("6rk/5Npp/8/8/8/8/8/6K1 b - - 0 1").value().value;
    BOOST_TEST(rules::board::perft(mated, 1) == 0U);
    BOOST_TEST(rules::board::perft(mated, 3) == 0U);
}
