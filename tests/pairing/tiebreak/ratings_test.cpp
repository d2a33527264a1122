// Rating-based tie-breaks, FIDE C.07 art. 10: unrated players, ends of the scale, rounding.
#include <boost/test/unit_test.hpp>
#include <string>

#include "pairing/standings/standings.hpp"
#include "support/tournaments/crosstable_words.hpp"

using namespace pairing;
using namespace pairing::standings;
using support::tournamentFrom;
using tiebreak::UnratedPlayers;

namespace {

// 1 beat 2, drew with 3, won by forfeit against 4; 2 beat 3.
Tournament ratedEvent() {
    Tournament event =
        tournamentFrom({{1, "2w1 3b= 4w+"}, {2, "1b0 4w= 3w1"}, {3, "4b1 1w= 2b0"}, {4, "3w0 2b= 1b-"}});
    for (Player& player : event.players)
        player.rating = Rating(static_cast<std::uint16_t>(2101 - 100 * player.number.value()));
    return event; // 2001, 1901, 1801, 1701
}

std::string valueOf(const Tournament& event, int player, const std::string& code,
                    const UnratedPlayers& unrated = {}) {
    StandingsOptions options;
    options.rules.unrated = unrated;
    const Standings standings =
        standingsAfter(event, event.recordedRounds(), *parseRankingOrder("PTS," + code), options);
    return toString(standings.find(PairingNumber(static_cast<std::uint16_t>(player)))->values.at(1));
}

} // namespace

BOOST_AUTO_TEST_CASE(forfeits_never_count_in_rating_codes) {
    const Tournament event = ratedEvent();
    BOOST_TEST(valueOf(event, 1, "ARO") == "1851"); // (1901 + 1801) / 2, not 1701
    BOOST_TEST(valueOf(event, 1, "ARO/C1") == "1901");
    BOOST_TEST(valueOf(event, 1, "ARO/C2") == "-");
    BOOST_TEST(valueOf(event, 1, "ARO/M1") == "-");
    BOOST_TEST(valueOf(event, 1, "TPR") == "2044"); // 1½ of 2: .75 → 193
    BOOST_TEST(valueOf(event, 4, "ARO") == "1851"); // 1801, 1901
    BOOST_TEST(valueOf(event, 4, "TPR") == "1658"); // ½ of 2: .25 → -193
}

BOOST_AUTO_TEST_CASE(the_average_and_the_score_fraction_are_rounded_half_up) {
    // Opponents 1901 and 1800: 1850.5 → 1851.
    Tournament event = ratedEvent();
    event.players[2].rating = Rating(1800);
    BOOST_TEST(valueOf(event, 1, "ARO") == "1851");
    // 1½ of 4 is .375 → .38 → dp -87 (dp(.62) = 87); four opponents of 2000.
    Tournament four = tournamentFrom(
        {{1, "2w1 3w= 4w0 5w0"}, {2, "1b0 Z Z Z"}, {3, "Z 1b= Z Z"}, {4, "Z Z 1b1 Z"}, {5, "Z Z Z 1b1"}});
    for (Player& player : four.players)
        player.rating = Rating(2000);
    BOOST_TEST(valueOf(four, 1, "TPR") == "1913");
}

BOOST_AUTO_TEST_CASE(the_perfect_performance_has_fixed_ends) {
    Tournament event = tournamentFrom({{1, "2w1 3w1"}, {2, "1b0 3b0"}, {3, "2w1 1b0"}});
    for (Player& player : event.players)
        player.rating = Rating(static_cast<std::uint16_t>(2100 - 100 * player.number.value()));
    BOOST_TEST(valueOf(event, 1, "PTP") == "2636"); // every game won: 1900 + 736
    BOOST_TEST(valueOf(event, 2, "PTP") == "1000"); // no point: 1800 - 800
    // 1 of 2 against 1900 and 2000: at 1950 .57 + .43 = 1; at 1949 (49 and -51) .57 + .43 as well; the
    // ranges 47-53 and 47-53 hold both from 1947 to 1953; at 1946 .56 and .42 fall short.
    BOOST_TEST(valueOf(event, 3, "PTP") == "1947");
    BOOST_TEST(valueOf(event, 3, "TPR") == "1950");
    BOOST_TEST(valueOf(event, 1, "APRO") == "1525"); // TPR of 2: 1900 - 800 = 1100; (1100 + 1950) / 2
    BOOST_TEST(valueOf(event, 1, "APPO") == "1474"); // (1000 + 1947) / 2 = 1473½
}

BOOST_AUTO_TEST_CASE(an_unrated_player_who_takes_part_drops_the_codes) {
    Tournament event = ratedEvent();
    event.players[3].rating.reset();
    for (const char* code : {"ARO", "TPR", "PTP", "APRO", "APPO", "RTNG"})
        for (int player = 1; player <= 4; ++player)
            BOOST_TEST(valueOf(event, player, code) == "dropped");
    // They leave the order as it is.
    const Standings standings = standingsAfter(event, RoundNumber(3), *parseRankingOrder("PTS,TPR"));
    BOOST_TEST(standings.rows[1].place == standings.rows[2].place);
}

BOOST_AUTO_TEST_CASE(an_unrated_player_who_never_came_drops_nothing) {
    Tournament event = ratedEvent();
    Player absent;
    absent.number = PairingNumber(5);
    absent.rounds.assign(3, NotPaired{});
    event.players.push_back(absent);
    BOOST_TEST(valueOf(event, 1, "ARO") == "1851");
    BOOST_TEST(valueOf(event, 5, "RTNG") == "-");
    event.players.back().rounds[0] = PairingAllocatedBye{};
    BOOST_TEST(valueOf(event, 1, "ARO") == "dropped");
}

BOOST_AUTO_TEST_CASE(unrated_players_are_treated_as_the_event_fixed) {
    using Treatment = UnratedPlayers::Treatment;
    Tournament event = ratedEvent();
    event.players[2].rating.reset();
    // 2001, 1901, none, 1701: lowest 1701, average 1867⅔ → 1868.
    BOOST_TEST(valueOf(event, 1, "ARO/U1400") == "1651");
    BOOST_TEST(valueOf(event, 1, "ARO", {Treatment::FixedRating, Rating(1500)}) == "1701");
    BOOST_TEST(valueOf(event, 1, "ARO", {Treatment::LowestOfField, {}}) == "1801");
    BOOST_TEST(valueOf(event, 1, "ARO", {Treatment::AverageOfField, {}}) == "1885"); // 1884½
    BOOST_TEST(valueOf(event, 3, "RTNG", {Treatment::AverageOfField, {}}) == "1868");
    // The code's own rating comes first.
    BOOST_TEST(valueOf(event, 1, "ARO/U1400", {Treatment::FixedRating, Rating(1500)}) == "1651");
}

BOOST_AUTO_TEST_CASE(a_player_without_a_game_has_no_rating_value) {
    Tournament event = tournamentFrom({{1, "U 2w+"}, {2, "3w1 1b-"}, {3, "2b0 U"}});
    for (Player& player : event.players)
        player.rating = Rating(1800);
    for (const char* code : {"ARO", "TPR", "PTP", "APRO", "APPO", "AOB"})
        BOOST_TEST(valueOf(event, 1, code) == "-");
    BOOST_TEST(valueOf(event, 1, "RTNG") == "1800");
    BOOST_TEST(valueOf(event, 2, "ARO") == "1800");
}
