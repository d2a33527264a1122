// Edges of the tables of FIDE B.02 art. 8.1 as the specification prints them.
#include "pairing/rating/rating_tables.hpp"

#include <boost/test/unit_test.hpp>
#include <utility>

using namespace pairing::rating;

BOOST_AUTO_TEST_CASE(the_ranges_of_table_8_1_2_end_where_they_should) {
    const std::pair<int, int> edges[] = {{0, 50},   {3, 50},   {4, 51},    {10, 51},   {11, 52},  {17, 52},
                                         {18, 53},  {91, 62},  {92, 63},   {197, 75},  {198, 76}, {344, 88},
                                         {345, 89}, {391, 91}, {392, 92},  {411, 92},  {412, 93}, {619, 98},
                                         {620, 99}, {735, 99}, {736, 100}, {3000, 100}};
    for (const auto& [difference, score] : edges) {
        BOOST_TEST(scoreOfDifference(difference) == score, difference);
        BOOST_TEST(scoreOfDifference(-difference) == 100 - score, -difference);
    }
}

BOOST_AUTO_TEST_CASE(table_8_1_1_is_odd_about_one_half) {
    BOOST_TEST(differenceOfScore(100) == 800);
    BOOST_TEST(differenceOfScore(99) == 677);
    BOOST_TEST(differenceOfScore(80) == 240);
    BOOST_TEST(differenceOfScore(67) == 125);
    BOOST_TEST(differenceOfScore(51) == 7);
    BOOST_TEST(differenceOfScore(50) == 0);
    for (int hundredths = 0; hundredths <= 100; ++hundredths)
        BOOST_TEST(differenceOfScore(hundredths) == -differenceOfScore(100 - hundredths));
}

BOOST_AUTO_TEST_CASE(both_tables_never_fall) {
    for (int hundredths = 1; hundredths <= 100; ++hundredths)
        BOOST_TEST(differenceOfScore(hundredths) > differenceOfScore(hundredths - 1));
    for (int difference = -800; difference <= 800; ++difference)
        BOOST_TEST(scoreOfDifference(difference) >= scoreOfDifference(difference - 1));
}
