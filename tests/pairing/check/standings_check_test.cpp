// Ranks of a file against its own list of tie-breaks.
#include "pairing/check/standings_check.hpp"

#include <boost/test/unit_test.hpp>

#include "support/tournaments/crosstable_words.hpp"

namespace {

using namespace pairing;
using check::Misplaced;
using check::RecordedRank;
using check::StandingsCheck;

// Two rounds of six. Points: 1 has 2; 2, 3 and 4 have 1; 5 has 1; 6 has 0.
// Buchholz (sum of the opponents' points): 1: 4 and 2 -> 1+1 = 2. 2: 5 and 1 -> 1+2 = 3. 3: 6 and 5 -> 0+1
// = 1. 4: 1 and 6 -> 2+0 = 2. 5: 2 and 3 -> 1+1 = 2. So by points and Buchholz: 1, 2, then 4 and 5 equal,
// 3, 6.
Tournament twoRounds() {
    return support::tournamentFrom(
        {{1, "4w1 2b1"}, {2, "5b1 1w0"}, {3, "6w1 5b0"}, {4, "1b0 6w1"}, {5, "2w0 3w1"}, {6, "3b0 4b0"}});
}

StandingsCheck checked(const std::vector<int>& ranksByNumber, const std::vector<std::string>& codes) {
    std::vector<RecordedRank> ranks;
    for (std::size_t index = 0; index < ranksByNumber.size(); ++index)
        if (ranksByNumber[index] > 0)
            ranks.push_back({PairingNumber(static_cast<std::uint16_t>(index + 1)), ranksByNumber[index]});
    return check::checkStandings(twoRounds(), ranks, codes, {});
}

PairingNumber number(int value) {
    return PairingNumber(static_cast<std::uint16_t>(value));
}

BOOST_AUTO_TEST_SUITE(standings_check)

BOOST_AUTO_TEST_CASE(equal_players_may_stand_in_any_order_or_share) {
    for (const std::vector<int>& ranks :
         {std::vector{1, 2, 5, 3, 4, 6}, std::vector{1, 2, 5, 4, 3, 6}, std::vector{1, 2, 5, 3, 3, 6},
          std::vector{10, 20, 50, 30, 40, 60}}) {
        const auto check = checked(ranks, {"BH"});
        BOOST_TEST((check.extent == StandingsCheck::Extent::Whole));
        BOOST_TEST(check.misplaced.empty());
    }
}

BOOST_AUTO_TEST_CASE(two_who_change_places_are_both_named) {
    const auto check = checked({2, 1, 5, 3, 4, 6}, {"BH"});
    BOOST_REQUIRE_EQUAL(check.misplaced.size(), 2U);
    BOOST_TEST((check.misplaced[0] == Misplaced{number(2), 1, 1, 2, 2}));
    BOOST_TEST((check.misplaced[1] == Misplaced{number(1), 2, 2, 1, 1}));
}

BOOST_AUTO_TEST_CASE(a_rank_may_not_be_shared_where_the_list_decides) {
    const auto check = checked({1, 2, 3, 3, 3, 6}, {"BH"});
    // 4 and 5 may share 3 and 4, but not with 3.
    BOOST_REQUIRE_EQUAL(check.misplaced.size(), 3U);
    BOOST_TEST((check.misplaced[0] == Misplaced{number(3), 3, 5, 5, 5}));
    BOOST_TEST((check.misplaced[1] == Misplaced{number(4), 3, 5, 3, 4}));
}

BOOST_AUTO_TEST_CASE(an_unknown_tie_break_is_unchecked_and_never_wrong) {
    // Whatever MIRACLE says of the four with one point: the list before it is the points alone.
    const auto check = checked({1, 5, 2, 4, 3, 6}, {"MIRACLE", "BH"});
    BOOST_TEST((check.extent == StandingsCheck::Extent::Partial));
    BOOST_TEST((check.unchecked == std::vector<std::string>{"MIRACLE", "BH"}));
    BOOST_TEST(check.misplaced.empty());
    BOOST_TEST(rules::english(check.reason) == "the tie-break MIRACLE cannot be computed here");
    // But nobody with fewer points may stand before them.
    BOOST_TEST(checked({1, 6, 2, 4, 3, 5}, {"MIRACLE"}).misplaced.size() == 2U);
}

BOOST_AUTO_TEST_CASE(values_that_only_the_arbiter_knows_are_unchecked) {
    for (const std::string code : {"MAN", "OTHER_quiz", "MPVGP"}) {
        const auto check = checked({1, 2, 5, 3, 4, 6}, {"BH", code});
        BOOST_TEST((check.extent == StandingsCheck::Extent::Partial));
        BOOST_TEST((check.unchecked == std::vector<std::string>{code}));
    }
}

BOOST_AUTO_TEST_CASE(the_points_may_stand_elsewhere_in_the_list) {
    // 212: wins before points changes nothing here; Buchholz before points puts 2 first.
    BOOST_TEST(checked({1, 2, 5, 3, 4, 6}, {"PTS", "BH"}).misplaced.empty());
    BOOST_TEST(!checked({1, 2, 5, 3, 4, 6}, {"BH", "PTS"}).misplaced.empty());
    // If the list cannot be followed as far as the points, nothing can be said.
    const auto check = checked({1, 2, 5, 3, 4, 6}, {"BH", "MIRACLE", "PTS"});
    BOOST_TEST((check.extent == StandingsCheck::Extent::Nothing));
    BOOST_TEST(check.misplaced.empty());
}

BOOST_AUTO_TEST_CASE(nothing_to_compare) {
    BOOST_TEST((checked({1, 2, 5, 3, 4, 6}, {}).extent == StandingsCheck::Extent::Nothing));
    BOOST_TEST((checked({}, {"BH"}).extent == StandingsCheck::Extent::Nothing));
    const auto some = checked({1, 2, 0, 3, 4, 6}, {"BH"});
    BOOST_TEST((some.extent == StandingsCheck::Extent::Nothing));
    BOOST_TEST(rules::english(some.reason) == "the ranks of some players are missing (columns 86-89)");
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace
