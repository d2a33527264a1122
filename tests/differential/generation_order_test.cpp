// FIDE C.04.3 art. 4 (from 2026-02-01): the order of transpositions, exchanges and MDP sets, and the key that
// stands for it. Expected lists: the Handbook's notes to 4.2-4.4, with the erratum named below.
#include "support/slow/generation_order.hpp"

#include <algorithm>
#include <set>

#include <boost/test/data/monomorphic.hpp>
#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>
#include <fmt/format.h>
#include <fmt/ranges.h>

namespace slow = support::slow;

namespace {

std::string written(const std::vector<int>& numbers) {
    return fmt::format("{}", fmt::join(numbers, "-"));
}

// "4,3<>5,6": 4 and 3 leave S1, 5 and 6 come in.
std::string written(const slow::Exchange& exchange) {
    return fmt::format("{}<>{}", fmt::join(exchange.fromS1, ","), fmt::join(exchange.fromS2, ","));
}

template <class Item>
std::vector<std::string> allWritten(const std::vector<Item>& items) {
    std::vector<std::string> texts;
    for (const Item& item : items)
        texts.push_back(written(item));
    return texts;
}

void checkBeginsWith(const std::vector<std::string>& all, const std::vector<std::string>& expected) {
    BOOST_REQUIRE_GE(all.size(), expected.size());
    for (std::size_t place = 0; place < expected.size(); ++place)
        BOOST_TEST(all[place] == expected[place], "place " << place + 1);
}

using Strings = std::vector<std::string>;

BOOST_AUTO_TEST_SUITE(generation_order)

// Art. 4.2, 11 players in one bracket, S1 1-5. The Handbook's note has 6-7-8-10-11 after 6-7-8-9-11; its own
// rule and count put 6-7-8-10-9 there.
BOOST_AUTO_TEST_CASE(c04_3_4_2_transpositions_of_a_homogeneous_bracket) {
    const auto all = allWritten(slow::transpositions({6, 7, 8, 9, 10, 11}, 5));
    BOOST_TEST(all.size() == 720U);
    checkBeginsWith(all, {"6-7-8-9-10", "6-7-8-9-11", "6-7-8-10-9", "6-7-8-10-11", "6-7-8-11-9"});
    BOOST_TEST(all.back() == "11-10-9-8-7");
}

// Art. 4.2, two MDPs and nine residents.
BOOST_AUTO_TEST_CASE(c04_3_4_2_transpositions_of_a_heterogeneous_bracket) {
    const auto all = allWritten(slow::transpositions({3, 4, 5, 6, 7, 8, 9, 10, 11}, 2));
    BOOST_TEST(all.size() == 72U);
    checkBeginsWith(all, {"3-4", "3-5", "3-6", "3-7", "3-8", "3-9", "3-10", "3-11", "4-3", "4-5"});
    BOOST_TEST(all.back() == "11-10");
}

BOOST_AUTO_TEST_CASE(c04_3_4_2_transpositions_of_seven_players) {
    const auto all = allWritten(slow::transpositions({4, 5, 6, 7}, 3));
    BOOST_TEST(all.size() == 24U);
    checkBeginsWith(all, {"4-5-6", "4-5-7", "4-6-5", "4-6-7", "4-7-5", "4-7-6", "5-4-6", "5-4-7", "5-6-4",
                          "5-6-7", "5-7-4", "5-7-6"});
}

BOOST_AUTO_TEST_CASE(c04_3_4_3_exchanges_of_five_players) {
    const auto all = allWritten(slow::exchanges(2, 5));
    const Strings expected{"2<>3", "2<>4",     "1<>3",     "2<>5",    "1<>4",
                           "1<>5", "2,1<>3,4", "2,1<>3,5", "2,1<>4,5"};
    BOOST_TEST(all == expected, boost::test_tools::per_element());
}

BOOST_AUTO_TEST_CASE(c04_3_4_3_exchanges_of_six_players) {
    const auto all = allWritten(slow::exchanges(3, 6));
    const Strings expected{"3<>4",     "3<>5",     "2<>4",     "3<>6",        "2<>5",
                           "1<>4",     "2<>6",     "1<>5",     "1<>6",        "3,2<>4,5",
                           "3,2<>4,6", "3,1<>4,5", "3,2<>5,6", "3,1<>4,6",    "2,1<>4,5",
                           "3,1<>5,6", "2,1<>4,6", "2,1<>5,6", "3,2,1<>4,5,6"};
    BOOST_TEST(all == expected, boost::test_tools::per_element());
}

BOOST_AUTO_TEST_CASE(c04_3_4_3_exchanges_of_eight_players) {
    const auto all = allWritten(slow::exchanges(4, 8));
    BOOST_TEST(all.size() == 69U);
    checkBeginsWith(all, {"4<>5",     "4<>6",     "3<>5",     "4<>7",     "3<>6",     "2<>5",
                          "4<>8",     "3<>7",     "2<>6",     "1<>5",     "3<>8",     "2<>7",
                          "1<>6",     "2<>8",     "1<>7",     "1<>8",     "4,3<>5,6", "4,3<>5,7",
                          "4,2<>5,6", "4,3<>5,8", "4,3<>6,7", "4,2<>5,7", "4,1<>5,6", "3,2<>5,6"});
}

// The sets named in the rule itself: 5 before 4, {5,2} before {4,3}, {5,4,1} before {5,3,2}; then 6 before 7,
// {6,9} before {7,8}, {6,7,10} before {6,8,9}.
BOOST_AUTO_TEST_CASE(c04_3_4_3_order_of_sets_with_equal_differences) {
    const auto all = allWritten(slow::exchanges(5, 11));
    const auto place = [&](const std::string& exchange) {
        const auto found = std::ranges::find(all, exchange);
        BOOST_REQUIRE_MESSAGE(found != all.end(), exchange);
        return found - all.begin();
    };
    BOOST_TEST(place("5<>7") < place("4<>6"));
    BOOST_TEST(place("5,2<>6,7") < place("4,3<>6,7"));
    BOOST_TEST(place("5,4,1<>6,7,8") < place("5,3,2<>6,7,8"));
    BOOST_TEST(place("5,4<>6,9") < place("5,4<>7,8"));
    BOOST_TEST(place("5,4,3<>6,7,10") < place("5,4,3<>6,8,9"));
}

BOOST_AUTO_TEST_CASE(c04_3_4_4_sets_of_moved_down_players) {
    const auto all = allWritten(slow::mdpSets(4, 2));
    const Strings expected{"1-2", "1-3", "1-4", "2-3", "2-4", "3-4"};
    BOOST_TEST(all == expected, boost::test_tools::per_element());
}

struct BracketShape {
    int mdps, residents, mdpPairs, residentPairs;
    friend std::ostream& operator<<(std::ostream& out, const BracketShape& shape) {
        return out << fmt::format("{} MDPs ({} paired), {} residents ({} pairs in the remainder)", shape.mdps,
                                  shape.mdpPairs, shape.residents, shape.residentPairs);
    }
};

const std::vector<BracketShape> shapes{{0, 2, 0, 1}, {0, 4, 0, 2}, {0, 5, 0, 2}, {0, 6, 0, 3}, {0, 7, 0, 3},
                                       {0, 6, 0, 2}, {0, 8, 0, 4}, {1, 4, 1, 1}, {1, 5, 1, 2}, {2, 4, 2, 1},
                                       {2, 6, 2, 2}, {3, 4, 2, 1}, {3, 3, 1, 1}, {4, 4, 2, 1}, {2, 4, 0, 2}};

// The key sorts candidates as the nested loops of art. 3.5-3.7 first make them.
BOOST_DATA_TEST_CASE(the_key_is_the_order_of_the_loops, boost::unit_test::data::make(shapes), shape) {
    const auto candidates =
        slow::candidatesInOrder(shape.mdps, shape.residents, shape.mdpPairs, shape.residentPairs);
    BOOST_TEST(std::set(candidates.begin(), candidates.end()).size() == candidates.size());
    const auto key = [&](const slow::Candidate& candidate) {
        return slow::generationKey(candidate, shape.mdps, shape.residents);
    };
    const auto outOfOrder = std::ranges::adjacent_find(
        candidates, [&](const auto& earlier, const auto& later) { return key(earlier) >= key(later); });
    BOOST_TEST((outOfOrder == candidates.end()));
}

// 8 players of one bracket: all pairs of four and four are 105 (7 * 5 * 3), however often the loops make
// them.
BOOST_AUTO_TEST_CASE(the_loops_make_every_candidate) {
    BOOST_TEST(slow::candidatesInOrder(0, 8, 0, 4).size() == 105U);
    // Two of three MDPs against four residents, then the two left: 3 sets * 12 arrangements * 1.
    BOOST_TEST(slow::candidatesInOrder(3, 4, 2, 1).size() == 36U);
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace
