// Events that are no plain Swiss: round robins by the Berger tables, single and double, and Baku
// acceleration.
#include <boost/test/unit_test.hpp>

#include "program.hpp"

using namespace cli_test;

namespace {

bool contains(const std::string& text, const std::string& part) {
    return text.find(part) != std::string::npos;
}

void make(const Workplace& place, const std::vector<std::string>& options, int players) {
    std::string list = "name,rating\n";
    for (int number = 1; number <= players; ++number)
        list += std::string(1, static_cast<char>('A' + number - 1)) + "," +
                std::to_string(2300 - 100 * number) + "\n";
    place.write("p.csv", list);
    std::vector<std::string> arguments{"new", "e.flagfall", "--name", "Event"};
    arguments.insert(arguments.end(), options.begin(), options.end());
    const Ran made = place.run(arguments);
    BOOST_REQUIRE_EQUAL(made.code, 0);
    BOOST_REQUIRE_EQUAL(place.run({"import", "e.flagfall", "p.csv"}).code, 0);
}

// The boards of the round that is paired now, "4-1 2-3".
std::string pairRound(const Workplace& place) {
    const Ran paired = place.run({"pair", "e.flagfall", "--format", "csv"});
    BOOST_REQUIRE_MESSAGE(paired.code == 0, paired.err);
    BOOST_REQUIRE_EQUAL(place.run({"publish", "e.flagfall"}).code, 0);
    const std::string trf = place.run({"export", "e.flagfall", "--trf"}).out;
    std::string boards;
    for (auto line = trf.find("\n001 "); line != std::string::npos; line = trf.find("\n001 ", line + 1)) {
        const std::string text = trf.substr(line + 1, trf.find('\r', line + 1) - line - 1);
        const std::string cell = text.size() > 10 ? text.substr(text.size() - 6) : "";
        if (cell.ends_with("w")) boards += text.substr(7, 1) + "-" + cell.substr(3, 1) + " ";
    }
    return boards;
}

void enterDraws(const Workplace& place, int boards) {
    std::vector<std::string> arguments{"result", "e.flagfall"};
    for (int board = 1; board <= boards; ++board)
        arguments.push_back(std::to_string(board) + ":=");
    const Ran entered = place.run(arguments);
    BOOST_REQUIRE_MESSAGE(entered.code == 0, entered.err);
}

} // namespace

BOOST_AUTO_TEST_SUITE(round_robin_events)

// C.05 Annex 1, four players: 1-4 2-3; 4-3 1-2; 2-4 3-1. Sorted here by White's number.
BOOST_AUTO_TEST_CASE(four_players_once) {
    const Workplace place;
    make(place, {"--system", "round-robin"}, 4);
    std::string rounds;
    for (int round = 1; round <= 3; ++round) {
        rounds += pairRound(place) + "| ";
        enterDraws(place, 2);
    }
    BOOST_TEST(rounds == "1-4 2-3 | 1-2 4-3 | 2-4 3-1 | ");
    const Ran over = place.run({"pair", "e.flagfall"});
    BOOST_TEST(over.code == 7);
    BOOST_TEST(
        contains(place.run({"info", "e.flagfall", "--format", "json"}).out, "\"system\": \"round-robin\""));
    const std::string trf = place.run({"export", "e.flagfall", "--trf"}).out;
    BOOST_TEST(contains(trf, "192 BERGER_ROUNDROBIN"), trf);
    BOOST_TEST(contains(trf, "142 3"), trf);
    place.write("out.trf", trf);
    const Ran check = place.run({"check", "out.trf"});
    BOOST_TEST(check.code == 0, check.out);
    BOOST_TEST(place.run({"verify", "e.flagfall"}).code == 0);
    const Ran standings = place.run({"standings", "e.flagfall"});
    BOOST_TEST(standings.code == 0, standings.err);
    BOOST_TEST(place.run({"crosstable", "e.flagfall"}).code == 0);
}

// The second cycle with reversed colours; the last two rounds of the first one change places where it helps.
BOOST_AUTO_TEST_CASE(four_players_twice) {
    const Workplace place;
    make(place, {"--system", "double-round-robin"}, 4);
    std::string rounds;
    for (int round = 1; round <= 6; ++round) {
        rounds += pairRound(place) + "| ";
        enterDraws(place, 2);
    }
    BOOST_TEST(rounds == "1-4 2-3 | 2-4 3-1 | 1-2 4-3 | 3-2 4-1 | 2-1 3-4 | 1-3 4-2 | ");
    const Workplace other;
    make(other, {"--system", "double-round-robin", "--last-two-rounds", "table"}, 4);
    (void)pairRound(other);
    enterDraws(other, 2);
    BOOST_TEST(pairRound(other) == "1-2 4-3 ");
}

// Five players: the table of six, whoever meets 6 is free, without points.
BOOST_AUTO_TEST_CASE(an_odd_number) {
    const Workplace place;
    make(place, {"--system", "round-robin"}, 5);
    BOOST_TEST(pairRound(place) == "2-5 3-4 ");
    enterDraws(place, 2);
    const Ran standings = place.run({"standings", "e.flagfall", "--format", "csv"});
    BOOST_TEST((contains(standings.out, ",0.0,") || contains(standings.out, ",0,")), standings.out);
    for (int round = 2; round <= 5; ++round) {
        (void)pairRound(place);
        enterDraws(place, 2);
    }
    BOOST_TEST(place.run({"verify", "e.flagfall"}).code == 0);
    place.write("out.trf", place.run({"export", "e.flagfall", "--trf"}).out);
    const Ran check = place.run({"check", "out.trf"});
    BOOST_TEST(check.code == 0, check.out);
}

BOOST_AUTO_TEST_CASE(nobody_enters_a_round_robin_that_runs) {
    const Workplace place;
    make(place, {"--system", "round-robin"}, 4);
    BOOST_TEST(place.run({"player", "add", "e.flagfall", "Late, Lea"}).code == 0); // the list is open
    (void)pairRound(place);
    const Ran late = place.run({"player", "add", "e.flagfall", "Later, Lou"});
    BOOST_TEST(late.code == 7);
    BOOST_TEST(contains(late.err, "C.05 Annex 1"), late.err);
}

// Numbers are drawn or given by hand (C.05): any two can be exchanged, until round 1 is paired.
BOOST_AUTO_TEST_CASE(numbers_by_hand) {
    const Workplace place;
    make(place, {"--system", "round-robin"}, 4);
    const Ran done = place.run({"player", "exchange", "e.flagfall", "1", "4"});
    BOOST_TEST(done.code == 0, done.err);
    const std::string list = place.run({"player", "list", "e.flagfall", "--format", "csv"}).out;
    BOOST_TEST(contains(list, "\n1,,D,"), list);
    BOOST_TEST(contains(list, "\n4,,A,"), list);
    (void)pairRound(place);
    const Ran late = place.run({"player", "exchange", "e.flagfall", "1", "4"});
    BOOST_TEST(late.code == 7);
    BOOST_TEST(contains(late.err, "C.05 Annex 1"), late.err);
    BOOST_TEST(place.run({"verify", "e.flagfall"}).code == 0);
}

BOOST_AUTO_TEST_CASE(wrong_wishes) {
    const Workplace place;
    for (const std::vector<std::string>& options : {std::vector<std::string>{"--system", "knock-out"},
                                                    {"--last-two-rounds", "swapped"},
                                                    {"--system", "round-robin", "--acceleration", "baku"},
                                                    {"--system", "round-robin", "--tie-breaks", "BH"}}) {
        std::vector<std::string> arguments{"new", "x.flagfall"};
        arguments.insert(arguments.end(), options.begin(), options.end());
        const Ran ran = place.run(arguments);
        BOOST_TEST((ran.code == 3 || ran.code == 7), options.back() << " " << ran.err);
        BOOST_TEST(!place.has("x.flagfall"));
    }
}

// C.04.7: of eight players the first four are group A; in round 1 they meet each other.
BOOST_AUTO_TEST_CASE(baku_acceleration) {
    const Workplace place;
    make(place, {"--acceleration", "baku", "--rounds", "5", "--initial-colour", "white"}, 8);
    BOOST_TEST(pairRound(place) == "1-3 4-2 5-7 8-6 ");
    const std::string trf = place.run({"export", "e.flagfall", "--trf"}).out;
    BOOST_TEST(contains(trf, "_BAKU"), trf);
    BOOST_TEST(place.run({"verify", "e.flagfall"}).code == 0);
    BOOST_TEST(contains(place.run({"pairings", "e.flagfall"}).out, "Baku"));
}

BOOST_AUTO_TEST_SUITE_END()
