// Five thousand generated tournaments; see generated_tournaments.hpp.
#include "property_long/generated_tournaments.hpp"

BOOST_AUTO_TEST_CASE(five_thousand_generated_tournaments) {
    property::checkGenerated(20'261'130'000, 5000);
}
