// Tournament pairing numbers in the life of an event: FIDE C.04.2 art. 2 (2026).
#include <boost/test/unit_test.hpp>
#include <string>

#include "pairing/accelerated/virtual_points.hpp"
#include "support/event/event_words.hpp"
#include "support/event/paired_rounds.hpp"

using namespace test_support;
using namespace arbiter::app;
using pairing::PairingNumber;
using pairing::RequestedBye;
using pairing::RoundNumber;
using pairing::Title;

namespace {

Person titled(std::string name, std::uint16_t rating, Title title) {
    Person made = person(std::move(name), rating);
    made.title = title;
    return made;
}

// "A B C": the names by pairing number.
std::string order(const EventState& state) {
    std::string names;
    std::uint16_t expected = 1;
    for (const pairing::Player& player : state.tournament.players) {
        BOOST_TEST(player.number.value() == expected++);
        BOOST_TEST((state.find(*state.idOf(player.number))->number == player.number));
        names += (names.empty() ? "" : " ") + player.name;
    }
    return names;
}

std::string opponentOf(const EventState& state, PlayerId id, std::size_t round) {
    const auto number = pairing::scheduledOpponent(state.playerOf(id)->rounds.at(round - 1));
    return number ? state.tournament.find(*number)->name : "nobody";
}

EventState fourRated(std::uint16_t rounds = 3) {
    EventState state;
    act(state, EventCreated{settings(rounds)});
    act(state, PlayersImported{"list",
                               {{person("A", 2000), {}},
                                {person("C", 1800), {}},
                                {person("E", 1600), {}},
                                {person("G", 1400), {}}}});
    return state;
}

} // namespace

BOOST_AUTO_TEST_CASE(art_2_2_rating_then_title_then_name_whatever_the_order_of_entry) {
    EventState state;
    act(state, EventCreated{settings()});
    // In one list …
    act(state, PlayersImported{"list",
                               {{person("none-b"), {}},
                                {titled("cm", 2000, Title::Cm), {}},
                                {titled("wgm", 2000, Title::Wgm), {}},
                                {titled("im", 2000, Title::Im), {}},
                                {person("Émile", 2000), {}},
                                {titled("gm-weak", 1900, Title::Gm), {}}}});
    // … and one by one: accents and case do not count, the unrated come last.
    act(state, PlayerAdded{person("NONE-A"), {}});
    act(state, PlayerAdded{titled("gm", 2000, Title::Gm), {}});
    act(state, PlayerAdded{titled("fm", 2000, Title::Fm), {}});
    act(state, PlayerAdded{titled("wim", 2000, Title::Wim), {}});
    act(state, PlayerAdded{titled("wfm", 2000, Title::Wfm), {}});
    act(state, PlayerAdded{titled("wcm", 2000, Title::Wcm), {}});
    act(state, PlayerAdded{person("Emil", 2000), {}});
    act(state, PlayerAdded{person("fritz", 2000), {}});
    BOOST_TEST(order(state) == "gm im wgm fm wim cm wfm wcm Emil Émile fritz gm-weak NONE-A none-b");
    BOOST_TEST(state.entrants.front().id.value() == 1U); // ids stay with the order of entry
    BOOST_TEST(state.playerOf(PlayerId(1))->name == "none-b");
}

BOOST_AUTO_TEST_CASE(art_2_3_a_correction_before_round_1_moves_the_player) {
    EventState state = fourRated();
    Person better = person("E", 2100);
    act(state, PlayerEdited{PlayerId(3), person("E", 1600), better});
    BOOST_TEST(order(state) == "E A C G");
    act(state, PlayerRemoved{PlayerId(1)});
    BOOST_TEST(order(state) == "E C G");
}

BOOST_AUTO_TEST_CASE(art_2_3_after_round_1_numbers_move_only_when_asked_and_until_round_4) {
    EventState state = fourRated();
    pairRound(state); // A-C, E-G
    const auto remarks = act(state, PlayerEdited{PlayerId(3), person("E", 1600), person("E", 2100)});
    BOOST_TEST_REQUIRE(remarks.size() == 1U);
    BOOST_TEST(remarks.front().code == "player.order");
    BOOST_TEST(order(state) == "A C E G");
    act(state, PlayersRenumbered{});
    BOOST_TEST(order(state) == "E A C G");
    // Who met whom is as it was, and so are the numbers that round 1 was paired with.
    BOOST_TEST(opponentOf(state, PlayerId(3), 1) == "G");
    BOOST_TEST(opponentOf(state, PlayerId(1), 1) == "C");
    BOOST_TEST(state.round(RoundNumber(1)).numbers[2].number.value() == 3);
}

BOOST_AUTO_TEST_CASE(art_2_4_a_late_entry_takes_its_place_and_everybody_behind_moves) {
    EventState state = fourRated();
    playRound(state, GameResult::WhiteWins); // A-C, E-G
    const auto remarks = act(state, PlayerAdded{person("D", 1700), {}});
    BOOST_TEST_REQUIRE(remarks.size() == 1U);
    BOOST_TEST(remarks.front().code == "player.late-entry");
    BOOST_TEST(
        rules::english(remarks.front().text).starts_with("D (no. 3) is a late entry: paired from round 2"));
    BOOST_TEST(order(state) == "A C D E G");
    BOOST_TEST(opponentOf(state, PlayerId(3), 1) == "G");
    BOOST_TEST(opponentOf(state, PlayerId(4), 1) == "E");
    BOOST_TEST((state.resultOf(RoundNumber(1), pairing::BoardNumber(2)) == GameResult::WhiteWins));
    // No points for the missed round, and the old numbers stay with round 1.
    BOOST_TEST(std::holds_alternative<pairing::NotPaired>(state.playerOf(PlayerId(5))->rounds[0]));
    BOOST_TEST(state.find(PlayerId(5))->firstRound.value() == 2);
    BOOST_TEST(state.round(RoundNumber(1)).numbers.size() == 4U);
    BOOST_TEST(state.round(RoundNumber(1)).numbers[2].number.value() == 3);
}

BOOST_AUTO_TEST_CASE(art_2_4_the_rules_of_the_event_may_give_points_for_missed_rounds) {
    EventState state = fourRated();
    playRound(state, GameResult::WhiteWins);
    playRound(state, GameResult::WhiteWins);
    act(state, PlayerAdded{person("D", 1700), {{RoundNumber(1), RequestedBye::HalfPoint}}});
    BOOST_TEST(pairing::scoreAfter(*state.playerOf(PlayerId(5)), RoundNumber(2), state.tournament.scoring)
                   .tenths() == 5);
}

BOOST_AUTO_TEST_CASE(art_2_4_a_late_entry_after_round_4_still_gets_its_place) {
    EventState state = fourRated(5);
    act(state, PlayersImported{"more", {{person("H", 1300), {}}, {person("I", 1200), {}}}});
    for (int round = 1; round <= 4; ++round)
        playRound(state, GameResult::Draw);
    act(state, PlayerAdded{person("B", 1900), {}});
    BOOST_TEST(order(state) == "A B C E G H I");
}

// Who has how many virtual points in the round: "A1 C1 …".
std::string virtualPointsIn(const EventState& state, std::uint16_t round) {
    const auto points = pairing::virtualPoints(state.tournament, RoundNumber(round));
    std::string list;
    for (std::size_t place = 0; place < points.size(); ++place)
        if (points[place] != pairing::Points{})
            list += state.tournament.players[place].name + pairing::toReadableString(points[place]) + " ";
    return list;
}

// C.04.7 art. 1.2 to 1.4: of 6 players 2 * ceil(6 / 4) are in group A; 5 rounds have 3 accelerated ones, 2 of
// them in full.
BOOST_AUTO_TEST_CASE(c04_7_1_3_the_last_of_group_a_stays_the_same_person) {
    EventState state = fourRated(5);
    state.tournament.acceleration.baku = true;
    act(state, PlayersImported{"more", {{person("H", 1300), {}}, {person("I", 1200), {}}}});
    playRound(state, GameResult::WhiteWins);
    BOOST_TEST(virtualPointsIn(state, 2) == "A1 C1 E1 G1 ");
    act(state, PlayerAdded{person("B", 1900), {}}); // above G: group A grows and becomes odd
    BOOST_TEST(virtualPointsIn(state, 2) == "A1 B1 C1 E1 G1 ");
    act(state, PlayerAdded{person("J", 1250), {}}); // below G
    act(state, PlayerAdded{person("Z", 2400), {}}); // above everybody
    BOOST_TEST(order(state) == "Z A B C E G H J I");
    BOOST_TEST(virtualPointsIn(state, 2) == "Z1 A1 B1 C1 E1 G1 ");
    BOOST_TEST(virtualPointsIn(state, 3) == "Z½ A½ B½ C½ E½ G½ ");
    BOOST_TEST(virtualPointsIn(state, 4).empty());
}

// Who is entered before round 1 belongs to the list that is halved.
BOOST_AUTO_TEST_CASE(c04_7_1_2_an_entry_before_round_1_moves_the_border) {
    EventState state = fourRated(3);
    state.tournament.acceleration.baku = true;
    BOOST_TEST(virtualPointsIn(state, 1) == "A1 C1 ");
    act(state, PlayerAdded{person("H", 1300), {}});
    BOOST_TEST(virtualPointsIn(state, 1) == "A1 C1 E1 G1 ");
}

BOOST_AUTO_TEST_CASE(a_list_with_numbers_of_its_own_keeps_them) {
    // Numbers 2, 3, 5 in an order that is not by rating: the newcomer goes before the first weaker player.
    pairing::Tournament tournament;
    tournament.plannedRounds = RoundNumber(5);
    for (const auto& [number, name, rating] :
         {std::tuple(2, "A", 1500), std::tuple(3, "B", 1800), std::tuple(5, "C", 1400)}) {
        pairing::Player player;
        player.number = PairingNumber(static_cast<std::uint16_t>(number));
        setPerson(player, person(name, static_cast<std::uint16_t>(rating)));
        tournament.players.push_back(player);
    }
    tournament.forbidden.push_back({RoundNumber(1), std::nullopt, {PairingNumber(2), PairingNumber(3)}});
    EventState state;
    act(state, EventCreated{settings()});
    act(state, TournamentImported{"open.trf", tournament, {}, {}});
    act(state, PlayerAdded{person("N", 1600), {}});
    std::string list;
    for (const pairing::Player& player : state.tournament.players)
        list += std::to_string(player.number.value()) + player.name + " ";
    BOOST_TEST(list == "2N 3A 4B 5C ");
    BOOST_TEST(state.tournament.forbidden[0].members[0].value() == 3);
    BOOST_TEST(state.tournament.forbidden[0].members[1].value() == 4);
}

BOOST_AUTO_TEST_CASE(the_lot_for_the_initial_colour_is_the_same_for_a_seed_and_fair_over_many) {
    int whites = 0;
    for (std::uint64_t seed = 0; seed < 1000; ++seed) {
        BOOST_TEST((drawInitialColour(seed) == drawInitialColour(seed)));
        whites += drawInitialColour(seed) == pairing::Colour::White ? 1 : 0;
    }
    // The top bit of SplitMix64; its first number for seed 0 is 0xE220A8397B1DCDAF (reference
    // implementation).
    BOOST_TEST((drawInitialColour(0) == pairing::Colour::Black));
    BOOST_TEST(whites > 400);
    BOOST_TEST(whites < 600);
}
