// A slice of the long test of generated tournaments.
#include "property_long/generated_tournaments.hpp"

BOOST_AUTO_TEST_CASE(a_slice_of_the_generated_tournaments) {
    property::checkGenerated(20'261'130'000, 150);
}
