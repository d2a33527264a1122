// Wall chart, player card, statistics, who can still come first: worked out by hand from list_event.hpp.
#include <string>

#include <boost/test/unit_test.hpp>

#include "list_event.hpp"
#include "reports/contenders_report.hpp"
#include "reports/player_card_report.hpp"
#include "reports/statistics_report.hpp"
#include "reports/wallchart_report.hpp"
#include "reports/writers.hpp"
#include "translations.hpp"

using namespace reports;
using pairing::PairingNumber;
using pairing::RoundNumber;
using pairing::Tournament;
using support::round3;
using support::standingsOf;

namespace {

bool contains(const std::string& text, std::string_view part) {
    return text.find(part) != std::string::npos;
}

// The table of that key as CSV.
std::string csvOf(const Report& report, std::string_view key) {
    for (const Table& table : report.tables)
        if (table.key == key) return toCsv({report.kind, report.event, report.title, {}, {}, {table}});
    return "no such table";
}

Report cardOf(const Tournament& event, RoundNumber round, const char* list, std::uint16_t number) {
    const auto order = pairing::standings::parseRankingOrder(list).value();
    const auto ratings = support::ratingsOf(event, round);
    return playerCardReport({{event, pairing::standings::standingsAfter(event, round, order),
                              pairing::standings::workingsAfter(event, round, order), PairingNumber(number)},
                             ratings[number - 1U]});
}

} // namespace

BOOST_AUTO_TEST_CASE(the_wall_chart_has_the_points_after_every_round) {
    const Tournament event = support::listEvent();
    const Report report = wallchartReport({event, standingsOf(event, round3, "PTS")});
    BOOST_TEST(toCsv(report) == "tpn,name,rating,round_1,points_1,round_2,points_2,round_3,points_3,rank\n"
                                "1,\"Öberg, Åsa\",2000,3w1,1.0,5b1,2.0,4w*,2.0,1\n"
                                "2,\"Zeta, Ann\",1900,4b½,0.5,3b-,0.5,5w1,1.5,2\n"
                                "3,\"Ábel, Béla\",1800,1b0,0.0,2w+,1.0,-Z,1.0,3\n"
                                "4,\"Nagy, Cecil\",,2w½,0.5,-H,1.0,1b*,1.0,3\n"
                                "5,\"Ek, Tor\",1700,-U,1.0,1w0,1.0,2b0,1.0,3\n");
    BOOST_TEST(contains(toText(report, {}), "Provisional: games without a result: 1\n"));
}

// U31: the card has the games, and under them the parts of each value.
BOOST_AUTO_TEST_CASE(u31_a_player_card_with_every_round_and_the_working) {
    const Tournament event = support::listEvent();
    const Report card = cardOf(event, round3, "BH,SB", 2);
    BOOST_TEST(toCsv(card) ==
               "round,colour,opponent_tpn,title,opponent,rating,opponent_points,result,points,score,kind\n"
               "1,Black,4,,\"Nagy, Cecil\",,1.0,½,0.5,0.5,game\n"
               "2,Black,3,,\"Ábel, Béla\",1800,1.0,-,0.0,0.5,game\n"
               "3,White,5,,\"Ek, Tor\",1700,1.0,1,1.0,1.5,game\n");
    const std::string text = toText(card, {});
    BOOST_TEST(contains(text, "Player card of no. 2 Zeta, Ann, after round 3\n"), text);
    BOOST_TEST(contains(text, "Rating: 1900\n"), text);
    BOOST_TEST(contains(text, "Points: 1.5\n"), text);
    BOOST_TEST(contains(text, "Round by round"), text);
    const std::string free = toCsv(cardOf(event, round3, "BH", 5));
    BOOST_TEST(contains(free, "\n1,,,,,,,,1.0,1.0,bye\n"), free);
}

BOOST_AUTO_TEST_CASE(statistics_round_by_round_and_by_colour) {
    const Tournament event = support::listEvent();
    const Report report = statisticsReport({event, round3, support::ratingsOf(event, round3)});
    BOOST_TEST(toCsv(report) ==
               "round,games,white_wins,draws,black_wins,unusual,forfeits,open,allocated_byes,"
               "requested_byes,absent\n"
               "1,2,1,1,0,0,0,0,1,0,0\n"
               "2,1,0,0,1,0,1,0,0,1,0\n"
               "3,1,1,0,0,0,0,1,0,0,1\n"
               "All,4,2,1,1,0,1,1,1,1,1\n");
    BOOST_TEST(csvOf(report, "results") == "result,games,percent\n"
                                           "White wins,2,50.0\n"
                                           "Draws,1,25.0\n"
                                           "Black wins,1,25.0\n"
                                           "All,4,100.0\n");
}

BOOST_AUTO_TEST_CASE(statistics_of_groups) {
    const Tournament event = support::listEvent();
    const Report report = statisticsReport({event, round3, support::ratingsOf(event, round3)});
    // Games that the ratings say something of: 1-3 (200 points: 76 %), 1-5 (300: 85 %), 2-5 (200: 76 %).
    // Sweden's two have 3 of 3 points where 2.37 were expected; 1850 is the average of four.
    BOOST_TEST(csvOf(report, "federations") ==
               "group,players,average_rating,points,points_each,rated_games,score,expected,difference\n"
               "HUN,2,1800,2.0,1.00,1,0.00,0.24,-0.24\n"
               "SWE,2,1950,3.5,1.75,3,3.00,2.37,0.63\n"
               "none,1,1700,1.0,1.00,2,0.00,0.39,-0.39\n"
               "All,5,1850,6.5,1.30,6,3.00,3.00,0.00\n");
    const std::string clubs = csvOf(report, "clubs");
    BOOST_TEST(clubs.find("\nSK 2,2,1900,3.0,") < clubs.find("\nSK 10,2,1800,2.5,"), clubs);
    BOOST_TEST(contains(csvOf(report, "rating_bands"), "\n2000–2199,1,2000,"));
    BOOST_TEST(contains(csvOf(report, "rating_bands"), "\nUnrated,1,,1.0,1.00,0,,,\n"));
    BOOST_TEST(csvOf(report, "expectation") == "difference,games,score,expected\n"
                                               "200–299,2,100.0,76.0\n"
                                               "300–399,1,100.0,85.0\n");
    BOOST_TEST(contains(csvOf(report, "sexes"), "\nwomen,1,"));
    BOOST_TEST(contains(csvOf(report, "titles"), "\nWIM,1,"));
}

BOOST_AUTO_TEST_CASE(who_can_still_come_first) {
    const Tournament event = support::listEvent();
    // Three rounds: the game of 1 and 4 is the last one. 1 has 2 points already; 4 can still get there.
    BOOST_TEST(toCsv(contendersReport({event, standingsOf(event, round3, "PTS")})) ==
               "rank,tpn,name,rating,points,at_most,behind\n"
               "1,1,\"Öberg, Åsa\",2000,2.0,3.0,0.0\n"
               "3,4,\"Nagy, Cecil\",,1.0,2.0,1.0\n");
    // With a fourth round everybody can have 2 points; 2, who asked for a half-point bye in it, just so.
    Tournament longer = event;
    longer.plannedRounds = RoundNumber(4);
    longer.players[1].requestedByes[RoundNumber(4)] = pairing::RequestedBye::HalfPoint;
    const std::string csv = toCsv(contendersReport({longer, standingsOf(longer, round3, "PTS")}));
    BOOST_TEST(contains(csv, "2,2,\"Zeta, Ann\",1900,1.5,2.0,0.5\n"), csv);
    BOOST_TEST(contains(csv, "3,5,\"Ek, Tor\",1700,1.0,2.0,1.0\n"), csv);
    // Without a point to be had he is out.
    longer.players[1].requestedByes[RoundNumber(4)] = pairing::RequestedBye::ZeroPoint;
    BOOST_TEST(!contains(toCsv(contendersReport({longer, standingsOf(longer, round3, "PTS")})), "Zeta"));
}

// Two leaders with 2 points meet: one of them ends with 2½ at least, so 2 points are not enough.
BOOST_AUTO_TEST_CASE(leaders_who_meet_cannot_both_stand_still) {
    Tournament event = support::tournamentFrom(
        {{1, "3w1 4b1 ."}, {2, "4b1 3w1 ."}, {3, "1b0 2b0 ."}, {4, "2w0 1w0 ."}, {5, "U U ."}});
    event.plannedRounds = RoundNumber(3);
    event.players[0].rounds[2] = pairing::PendingGame{PairingNumber(2), pairing::Colour::White};
    event.players[1].rounds[2] = pairing::PendingGame{PairingNumber(1), pairing::Colour::Black};
    const Report report = contendersReport({event, standingsOf(event, round3, "PTS")});
    BOOST_TEST(report.tables.front().rows.size() == 2U, toCsv(report));
    BOOST_TEST(contains(toText(report, {}), "The winner will have at least: 2.5\n"));
}

BOOST_AUTO_TEST_CASE(every_word_of_the_event_lists_has_a_translation) {
    Tournament event = support::listEvent();
    event.players[0].rounds[1] = pairing::AdjournedGame{PairingNumber(5), pairing::Colour::Black};
    event.players[4].rounds[1] = pairing::AdjournedGame{PairingNumber(1), pairing::Colour::White};
    event.players[2].rounds[2] = pairing::FullPointBye{};
    event.players[1].rounds[0] =
        pairing::PlayedGame{PairingNumber(4), pairing::Colour::Black, pairing::Outcome::Loss};
    event.players[0].birth = pairing::PartialDate{1990, 1, 2};
    event.players[0].fideId = "1";
    Tournament unknown = event;
    unknown.plannedRounds = RoundNumber(0);
    const auto standings = standingsOf(event, round3, "BH,SB");
    support::everyWordIsTranslated({wallchartReport({event, standings}), cardOf(event, round3, "BH,SB", 1),
                                    cardOf(event, round3, "BH,SB", 3), cardOf(event, round3, "BH,SB", 4),
                                    cardOf(event, round3, "BH", 5),
                                    statisticsReport({event, round3, support::ratingsOf(event, round3)}),
                                    contendersReport({event, standings}),
                                    contendersReport({unknown, standingsOf(unknown, round3, "PTS")})});
}
