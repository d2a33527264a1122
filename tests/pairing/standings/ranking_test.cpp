// Order and places: shared places, lots, manual order, who has no place, what is provisional.
#include "pairing/standings/standings.hpp"

#include <boost/test/unit_test.hpp>
#include <string>
#include <vector>

#include "support/tournaments/crosstable_words.hpp"

using namespace pairing;
using namespace pairing::standings;
using support::tournamentFrom;

namespace {

// Four players, three rounds, all drawn: everybody is equal in everything but the number.
const std::vector<support::CrosstableLine> allDrawn = {
    {1, "2w= 3w= 4w="}, {2, "1b= 4w= 3w="}, {3, "4w= 1b= 2b="}, {4, "3b= 2b= 1b="}};

std::vector<int> playersOf(const Standings& standings) {
    std::vector<int> players;
    for (const Row& row : standings.rows)
        players.push_back(row.player.value());
    return players;
}

std::vector<std::string> placesOf(const Standings& standings, PlaceStyle style = PlaceStyle::Repeated) {
    std::vector<std::string> places;
    for (const Row& row : standings.rows)
        places.push_back(placeText(row, style));
    return places;
}

Standings afterAll(const Tournament& event, const char* list, const StandingsOptions& options = {}) {
    return standingsAfter(event, event.recordedRounds(), *parseRankingOrder(list), options);
}

void checkInts(const std::vector<int>& found, const std::vector<int>& expected) {
    BOOST_TEST(found == expected, boost::test_tools::per_element());
}
void checkTexts(const std::vector<std::string>& found, const std::vector<std::string>& expected) {
    BOOST_TEST(found == expected, boost::test_tools::per_element());
}

} // namespace

BOOST_AUTO_TEST_CASE(players_equal_in_everything_share_the_place) {
    const Standings standings = afterAll(tournamentFrom(allDrawn), "BH,SB,DE");
    checkInts(playersOf(standings), {1, 2, 3, 4});
    checkTexts(placesOf(standings), {"1", "1", "1", "1"});
    checkTexts(placesOf(standings, PlaceStyle::Equal), {"1=", "1=", "1=", "1="});
    checkTexts(placesOf(standings, PlaceStyle::Range), {"1–4", "1–4", "1–4", "1–4"});
    for (const Row& row : standings.rows)
        BOOST_TEST(!row.decidedBy.has_value());
}

BOOST_AUTO_TEST_CASE(places_skip_after_a_shared_one_and_name_what_decided) {
    // 1 beats 2; 3 and 4 draw; then 1 beats 3, 2 and 4 draw: 2, ½, ½, 1. BH: 2 has 2 + 1, 3 has 1 + 2.
    const Standings standings = afterAll(
        tournamentFrom({{1, "2w1 3w1"}, {2, "1b0 4w="}, {3, "4w= 1b0"}, {4, "3b= 2b="}}), "BH,TPN/R");
    checkInts(playersOf(standings), {1, 4, 3, 2});
    checkTexts(placesOf(standings), {"1", "2", "3", "4"});
    BOOST_TEST(!standings.rows[0].decidedBy.has_value());
    BOOST_TEST((standings.rows[1].decidedBy == 0U));
    BOOST_TEST((standings.rows[2].decidedBy == 0U));
    BOOST_TEST((standings.rows[3].decidedBy == 2U));

    const Standings shared =
        afterAll(tournamentFrom({{1, "2w1 3w1"}, {2, "1b0 4w="}, {3, "4w= 1b0"}, {4, "3b= 2b="}}), "BH");
    checkTexts(placesOf(shared), {"1", "2", "3", "3"});
    checkTexts(placesOf(shared, PlaceStyle::Equal), {"1", "2", "3=", "3="});
}

BOOST_AUTO_TEST_CASE(a_criterion_orders_only_those_still_tied) {
    // 2 beat 1 but has fewer points; 4 beat 2 and both have 1½.
    const Tournament event =
        tournamentFrom({{1, "2w0 3w1 4w1"}, {2, "1b1 4w0 3w="}, {3, "4w= 1b0 2b="}, {4, "3b= 2b1 1b0"}});
    const Standings standings = afterAll(event, "DE");
    checkInts(playersOf(standings), {1, 4, 2, 3});
    BOOST_TEST((standings.rows[1].decidedBy == 0U));
    BOOST_TEST((standings.rows[2].decidedBy == 1U));
    BOOST_TEST((standings.rows[3].decidedBy == 0U));
    BOOST_TEST(toString(standings.rows[2].values[1]) == "2");
    // The points need not come first (TRF 212).
    checkInts(playersOf(afterAll(event, "TPN/R,PTS")), {4, 3, 2, 1});
}

BOOST_AUTO_TEST_CASE(lots_from_a_seed_can_be_replayed_and_move_only_the_tied) {
    const Tournament event = tournamentFrom(
        {{1, "2w1 3w= 4w1"}, {2, "1b0 4w= 3w="}, {3, "4w= 1b= 2b="}, {4, "3b= 2b= 1b0"}}); // 2½, 1, 1½, 1
    const std::vector<int> withoutLots = playersOf(afterAll(event, "PTS"));
    checkInts(withoutLots, {1, 3, 2, 4});
    bool lowFirst = false;
    bool highFirst = false;
    for (std::uint64_t seed = 0; seed < 40; ++seed) {
        StandingsOptions options;
        options.lotSeed = seed;
        const Standings drawn = afterAll(event, "PTS", options);
        checkTexts(placesOf(drawn), {"1", "2", "3", "4"});
        checkInts(playersOf(drawn), playersOf(afterAll(event, "PTS", options)));
        BOOST_TEST(drawn.rows[0].player.value() == 1);
        BOOST_TEST(drawn.rows[1].player.value() == 3);
        BOOST_TEST(!drawn.rows[0].lot.has_value());
        BOOST_TEST((drawn.rows[2].lot == 1));
        BOOST_TEST((drawn.rows[3].lot == 2));
        BOOST_TEST((drawn.rows[2].decidedBy == 0U));
        BOOST_TEST(!drawn.rows[3].decidedBy.has_value());
        (drawn.rows[2].player.value() == 2 ? lowFirst : highFirst) = true;
    }
    BOOST_TEST(lowFirst);
    BOOST_TEST(highFirst);
}

BOOST_AUTO_TEST_CASE(a_lot_once_drawn_stands_when_another_player_joins_the_tie) {
    StandingsOptions options;
    options.lotSeed = 20261130;
    const std::vector<int> four = playersOf(afterAll(tournamentFrom(allDrawn), "PTS", options));
    std::vector<support::CrosstableLine> withTwoMore = allDrawn;
    withTwoMore.push_back({5, "6w= 6w= 6w="});
    withTwoMore.push_back({6, "5b= 5b= 5b="});
    std::vector<int> ofSix = playersOf(afterAll(tournamentFrom(withTwoMore), "PTS", options));
    std::erase_if(ofSix, [](int player) { return player > 4; });
    checkInts(ofSix, four);
}

BOOST_AUTO_TEST_CASE(the_manual_order_breaks_ties_and_nothing_else) {
    const Tournament event =
        tournamentFrom({{1, "2w1 3w= 4w1"}, {2, "1b0 4w= 3w="}, {3, "4w= 1b= 2b="}, {4, "3b= 2b= 1b0"}});
    StandingsOptions options;
    options.manualOrder = {{PairingNumber(4), 1}, {PairingNumber(2), 2}, {PairingNumber(1), 3}};
    checkInts(playersOf(afterAll(event, "MAN", options)), {1, 3, 4, 2});
    // Who was not given a number comes behind those who were.
    options.manualOrder = {{PairingNumber(4), 1}};
    checkInts(playersOf(afterAll(event, "MAN", options)), {1, 3, 4, 2});
    BOOST_TEST(toString(afterAll(event, "MAN", options).rows[3].values[1]) == "-");
}

BOOST_AUTO_TEST_CASE(values_entered_by_the_arbiter_rank_at_their_place) {
    StandingsOptions options;
    options.typedValues["quiz"] = {{PairingNumber(3), tiebreak::Fraction(7, 2)},
                                   {PairingNumber(2), tiebreak::Fraction(3)}};
    const Standings standings = afterAll(tournamentFrom(allDrawn), "OTHER_quiz,TPN/R", options);
    checkInts(playersOf(standings), {3, 2, 4, 1});
    BOOST_TEST(toString(standings.rows[0].values[1]) == "3.5");
}

BOOST_AUTO_TEST_CASE(extra_points_count_for_the_own_rank_only) {
    StandingsOptions options;
    options.extraPoints = {{PairingNumber(4), Points::fromTenths(5)}, {PairingNumber(1), -Points::whole(1)}};
    const Standings standings = afterAll(tournamentFrom(allDrawn), "BH", options);
    checkInts(playersOf(standings), {4, 2, 3, 1});
    BOOST_TEST(toString(standings.rows[0].points) == "2.0");
    for (const Row& row : standings.rows)
        BOOST_TEST(toString(row.values[1]) == "4.5"); // three opponents with 1½
    BOOST_TEST(toString(standings.rows[3].values[0]) == "0.5");
}

BOOST_AUTO_TEST_CASE(expelled_players_have_no_place_and_count_for_their_opponents) {
    const Tournament event =
        tournamentFrom({{1, "2w0 3w1 4w1"}, {2, "1b1 4w0 3w="}, {3, "4w= 1b0 2b="}, {4, "3b= 2b1 1b0"}});
    StandingsOptions options;
    options.expelled = {PairingNumber(1)};
    const Standings standings = afterAll(event, "BH", options);
    checkInts(playersOf(standings), {2, 4, 3, 1}); // BH: 2 has 2 + 1½ + 1, 4 has 1 + 1½ + 2
    checkTexts(placesOf(standings), {"1", "1", "3", ""});
    BOOST_TEST((standings.rows[3].status == RowStatus::Expelled));
    BOOST_TEST(toString(standings.rows[0].values[1]) ==
               toString(afterAll(event, "BH").find(PairingNumber(2))->values[1]));
}

BOOST_AUTO_TEST_CASE(withdrawn_players_are_marked_and_keep_their_place) {
    StandingsOptions options;
    options.withdrawn = {PairingNumber(2)};
    const Standings standings = afterAll(tournamentFrom(allDrawn), "PTS", options);
    BOOST_TEST(standings.find(PairingNumber(2))->withdrawn);
    BOOST_TEST(standings.find(PairingNumber(2))->place == 1);
    BOOST_TEST(!standings.find(PairingNumber(3))->withdrawn);
}

// C.05 art. 6.6: six players, number 6 leaves after two games (not counted) or three (counted); of eight
// games four are enough.
BOOST_AUTO_TEST_CASE(who_leaves_a_round_robin_before_half_of_his_games_does_not_count) {
    StandingsOptions options;
    options.rules.kind = tiebreak::EventKind::Predetermined;
    options.withdrawn = {PairingNumber(6)};
    const std::vector<support::CrosstableLine> afterTwo = {
        {1, "6w0 2b= 3w= 4b= 5w="}, {2, "5w= 1w= 6w1 3b= 4w="}, {3, "4w= 5b= 1b= 2w= 6b+"},
        {4, "3b= 6w+ 5b= 1w= 2b="}, {5, "2b= 3w= 4w= 6b+ 1b="}, {6, "1b1 4b- 2b0 5w- 3w-"}};
    const Standings early = afterAll(tournamentFrom(afterTwo), "SB,WIN,KS", options);
    BOOST_TEST((early.find(PairingNumber(6))->status == RowStatus::LeftEarly));
    BOOST_TEST(early.find(PairingNumber(6))->place == 0);
    BOOST_TEST(early.rows.back().player.value() == 6);
    BOOST_TEST(toString(early.find(PairingNumber(6))->points) == "1.0");
    for (const int player : {1, 2, 3, 4, 5}) {
        // Four draws with players who have nothing but draws: SB = 4 × 2 × ½, no win, all at the limit 2.
        const Row* row = early.find(PairingNumber(static_cast<std::uint16_t>(player)));
        BOOST_TEST(toString(row->values[0]) == "2");
        BOOST_TEST(toString(row->values[1]) == "4");
        BOOST_TEST(toString(row->values[2]) == "0");
        BOOST_TEST(toString(row->values[3]) == "2");
        BOOST_TEST(row->place == 1);
    }

    std::vector<support::CrosstableLine> afterThree = afterTwo;
    afterThree[5] = {6, "1b1 4b0 2b0 5w- 3w-"};
    afterThree[3] = {4, "3b= 6w1 5b= 1w= 2b="};
    const Standings late = afterAll(tournamentFrom(afterThree), "SB", options);
    BOOST_TEST((late.find(PairingNumber(6))->status == RowStatus::Ranked));
    BOOST_TEST(toString(late.find(PairingNumber(1))->values[0]) == "2");
    BOOST_TEST(toString(late.find(PairingNumber(2))->values[0]) == "3");
    // Standings of an earlier round know how many he played in all.
    const Standings second =
        standingsAfter(tournamentFrom(afterThree), RoundNumber(2), *parseRankingOrder("SB"), options);
    BOOST_TEST((second.find(PairingNumber(6))->status == RowStatus::Ranked));
}

BOOST_AUTO_TEST_CASE(standings_are_provisional_before_the_end_and_with_open_games) {
    Tournament event = tournamentFrom(allDrawn);
    BOOST_TEST(!afterAll(event, "PTS").provisional());
    BOOST_TEST(standingsAfter(event, RoundNumber(2), *parseRankingOrder("PTS")).provisional());

    event.players[0].rounds[2] = PendingGame{PairingNumber(4), Colour::White};
    event.players[3].rounds[2] = PendingGame{PairingNumber(1), Colour::Black};
    event.players[1].rounds[1] = AdjournedGame{PairingNumber(4), Colour::White};
    event.players[3].rounds[1] = AdjournedGame{PairingNumber(2), Colour::Black};
    const Standings open = afterAll(event, "PTS,BH");
    BOOST_TEST(open.provisional());
    BOOST_TEST(!open.beforeTheEnd());
    const std::vector<OpenGame> expected = {{RoundNumber(2), PairingNumber(2), PairingNumber(4), true},
                                            {RoundNumber(3), PairingNumber(1), PairingNumber(4), false}};
    BOOST_TEST((open.openGames == expected));
    BOOST_TEST(standingsAfter(event, RoundNumber(1), *parseRankingOrder("PTS")).openGames.empty());
    // An open game counts nowhere yet: 3 has 1½, 1 and 2 have 1, 4 has ½. BH(1) = 1 + 1½.
    BOOST_TEST(toString(open.find(PairingNumber(1))->values[1]) == "2.5");

    event.plannedRounds = RoundNumber(0);
    BOOST_TEST(!afterAll(tournamentFrom(allDrawn), "PTS").beforeTheEnd());
}

BOOST_AUTO_TEST_CASE(an_event_without_rounds_or_players_has_standings_too) {
    Tournament event = tournamentFrom({{1, ""}, {2, ""}});
    event.plannedRounds = RoundNumber(5);
    const RankingOrder order = *parseRankingOrder("BH/C1,SB,FB,AOB,DE,TPR,WR,PTP,APRO,KS");
    StandingsOptions options;
    options.rules.unrated.treatment = tiebreak::UnratedPlayers::Treatment::LowestOfField;
    const Standings standings = standingsAfter(event, RoundNumber(0), order, options);
    BOOST_TEST(standings.rows.size() == 2U);
    BOOST_TEST(standings.provisional());
    BOOST_TEST(standingsAfter(Tournament{}, RoundNumber(0), order).rows.empty());
}

// The club's own list on the seventh example: 1; 3; 2 (small score 29) before 4 (26); 6 before 5 (cumulative
// 13 and 12 at small score 23), then 7 (22); 8.
BOOST_AUTO_TEST_CASE(the_old_childrens_swiss_is_ordered_as_announced) {
    Tournament event = tournamentFrom({{1, "5w1 2b= 4w1 3b= 6w1"},
                                       {2, "6b1 1w= 3b0 7b1 4w="},
                                       {3, "7w= 4b= 2w1 1w= 8b1"},
                                       {4, "8b1 3w= 1b0 5w1 2b="},
                                       {5, "1b0 8w1 6b= 4b0 7w="},
                                       {6, "2w0 7b1 5w= 8b= 1b0"},
                                       {7, "3b= 6w0 8b1 2w0 5b="},
                                       {8, "4w0 5b0 7w0 6w= 3w0"}});
    event.scoring = ScoringSystem::of(Points::whole(2), Points::whole(1), Points{});
    const Standings standings = afterAll(event, "SOS,PS,WR");
    checkInts(playersOf(standings), {1, 3, 2, 4, 6, 5, 7, 8});
    checkTexts(placesOf(standings), {"1", "2", "3", "4", "5", "6", "7", "8"});
    BOOST_TEST((standings.rows[3].decidedBy == 1U)); // small score
    BOOST_TEST((standings.rows[5].decidedBy == 2U)); // cumulative
}

// The first and fourth examples: lists and the order they give.
BOOST_AUTO_TEST_CASE(lists_of_the_examples_give_their_orders) {
    const Tournament swiss = tournamentFrom({{1, "5w1 2b= 4w1 3b= 6w1"},
                                             {2, "6b1 1w= 3b0 7b1 4w="},
                                             {3, "7w= 4b= 2w1 1w= 8b1"},
                                             {4, "8b1 3w= 1b0 5w1 2b="},
                                             {5, "1b0 8w1 6b= 4b0 7w="},
                                             {6, "2w0 7b1 5w= 8b= 1b0"},
                                             {7, "3b= 6w0 8b1 2w0 5b="},
                                             {8, "4w0 5b0 7w0 6w= 3w0"}});
    const Standings buchholz = afterAll(swiss, "BH/C1,BH,SB");
    BOOST_TEST(buchholz.rows[2].player.value() == 2);
    BOOST_TEST((buchholz.rows[3].decidedBy == 2U)); // BH/C1 12½ each, BH 14½ > 13
    const Standings encounter = afterAll(swiss, "DE,SB");
    checkInts(playersOf(encounter), {1, 3, 2, 4, 6, 5, 7, 8});
    BOOST_TEST((encounter.rows[3].decidedBy == 2U)); // they drew; SB 7½ > 5¾
    BOOST_TEST((encounter.rows[5].decidedBy == 1U)); // 6, 5, 7 by their games

    StandingsOptions options;
    options.rules.kind = tiebreak::EventKind::Predetermined;
    const Tournament roundRobin = tournamentFrom({{1, "6w1 2w0 3b1 4w1 5b="},
                                                  {2, "5w= 1b1 6w+ 3w= 4b0"},
                                                  {3, "4w1 5b= 1w0 2b= 6w1"},
                                                  {4, "3b0 6b1 5w0 1b0 2w1"},
                                                  {5, "2b= 3w= 4b1 6b1 1w="},
                                                  {6, "1b0 4w0 2b- 5w0 3b0"}});
    checkInts(playersOf(afterAll(roundRobin, "DE,SB,WON", options)), {1, 5, 2, 3, 4, 6});
}
