// The long counts: minutes, not seconds.
#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>

#include "support/perft_cases.hpp"

namespace data = boost::unit_test::data;

BOOST_DATA_TEST_CASE(counts_of_long_depth, data::make(support::perftCases(true)), row) {
    BOOST_TEST(support::counted(row) == row.nodes);
}
