// "Can this side still win?" for all positions of three pieces and many of four. FLAGFALL_STEP=1 looks at
// every position of four pieces (many hours); without it at every 4999th.
#include <boost/test/unit_test.hpp>

#include <cstdlib>
#include <string>

#include "support/few_pieces.hpp"

BOOST_AUTO_TEST_CASE(all_positions_of_three_pieces) {
    support::checkAllPositions(3, 1);
}

BOOST_AUTO_TEST_CASE(positions_of_four_pieces) {
    const char* const step = std::getenv("FLAGFALL_STEP");
    support::checkAllPositions(4, step != nullptr ? std::stoul(step) : 4999);
}
