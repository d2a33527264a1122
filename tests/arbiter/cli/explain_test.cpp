// flagfall explain and flagfall convert, as a shell runs them.
#include <boost/test/unit_test.hpp>

#include "program.hpp"

using namespace cli_test;

namespace {

bool contains(const std::string& text, const std::string& part) {
    return text.find(part) != std::string::npos;
}

// A club evening of six, two rounds paired, the first one played.
Workplace& evening(Workplace& place) {
    place.write("players.csv", "name,rating\nA,2100\nB,2000\nC,1900\nD,1800\nE,1700\nF,1600\n");
    BOOST_REQUIRE_EQUAL(place.run({"new", "club.flagfall", "--name", "Club", "--rounds", "4"}).code, 0);
    BOOST_REQUIRE_EQUAL(place.run({"import", "club.flagfall", "players.csv"}).code, 0);
    BOOST_REQUIRE_EQUAL(place.run({"pair", "club.flagfall"}).code, 0);
    BOOST_REQUIRE_EQUAL(place.run({"publish", "club.flagfall"}).code, 0);
    BOOST_REQUIRE_EQUAL(place.run({"result", "club.flagfall", "1:=", "2:=", "3:="}).code, 0);
    BOOST_REQUIRE_EQUAL(place.run({"pair", "club.flagfall"}).code, 0);
    return place;
}

} // namespace

BOOST_AUTO_TEST_SUITE(explain_and_convert)

BOOST_AUTO_TEST_CASE(a_round_of_a_file) {
    const Workplace place;
    place.write("two.trf", twoRoundsTrf());
    // Round 2: 1 and 4 lead and meet; both had White, so the higher ranked 1 gets Black (art. 5.2.4).
    const Ran ran = place.run({"explain", "two.trf", "--round", "2"});
    BOOST_TEST(ran.code == 0);
    BOOST_TEST(ran.err == "");
    BOOST_TEST(contains(ran.out,
                        "Board 1: 4 Ek, Tor - 1 Müller, Jörg\n"
                        "  Bracket 1 (1 points): no. 1 of S1 meets no. 1 of S2.\n"
                        "  Colours: equal preferences, equal colours so far: the higher ranked 1 gets what "
                        "he or she prefers (C.04.3 5.2.4)\n"
                        "  It is the first choice of the order (C.04.3 4.2): nobody free stands before 4.\n"),
               ran.out);
    // The round after the last one can be asked for too: 1 has met 3 and 4, so 2 is left for it.
    const Ran next = place.run({"explain", "two.trf", "--round", "3", "--player", "1"});
    BOOST_TEST(next.code == 0);
    BOOST_TEST((contains(next.out, "they met in round 2 (C.04.3 2.1.1 [C1])") ||
                contains(next.out, "there is nobody in the bracket whom this player may meet")),
               next.out);
}

BOOST_AUTO_TEST_CASE(for_programs) {
    const Workplace place;
    place.write("two.trf", twoRoundsTrf());
    const Ran ran = place.run({"explain", "two.trf", "--round", "2", "--board", "1", "--format", "json"});
    BOOST_TEST(ran.code == 0);
    BOOST_TEST(contains(ran.out, "\"colour_article\": \"C.04.3 5.2.4\""), ran.out);
    BOOST_TEST(!contains(ran.out, "\"board\": 2"), ran.out);
}

BOOST_AUTO_TEST_CASE(a_round_of_an_event) {
    Workplace place;
    evening(place);
    const Ran ran = place.run({"explain", "club.flagfall"});
    BOOST_TEST(ran.code == 0);
    BOOST_TEST(contains(ran.out, "Round 2: why it was paired so"), ran.out);
    // All have a half point; 1, 3 and 5 want Black, 2, 4 and 6 White, and 1-4, 2-5, 3-6 have met: the first
    // candidate that grants every wish is 1-6, 2-3, 4-5, by the exchange of 3 and 4.
    BOOST_TEST(contains(ran.out, "3 and 4 change places between S1 and S2 (C.04.3 4.3)"), ran.out);
    BOOST_TEST(ran.err == "");
    BOOST_TEST(place.run({"explain", "club.flagfall", "--round", "3"}).code == 3);
}

// A latecomer moves the numbers of those behind; the sheet of round 1, and why it came about, stay as they
// were.
BOOST_AUTO_TEST_CASE(a_past_round_keeps_its_numbers) {
    Workplace place;
    evening(place);
    const Ran before = place.run({"explain", "club.flagfall", "--round", "1"});
    BOOST_REQUIRE_EQUAL(place.run({"publish", "club.flagfall"}).code, 0);
    BOOST_REQUIRE_EQUAL(place.run({"player", "add", "club.flagfall", "Late, Lea", "--rating", "2050"}).code,
                        0);
    const Ran after = place.run({"explain", "club.flagfall", "--round", "1"});
    BOOST_TEST(after.code == 0);
    BOOST_TEST(after.out == before.out);
    BOOST_TEST(after.err == "");
}

BOOST_AUTO_TEST_CASE(a_record_made_by_hand_is_told) {
    const Workplace place;
    place.write("hand.trf", "142 3\n152 W\n" + playerLine(1, "A", 2100, "1.5", {"   3 w 1", "   2 b ="}) +
                                playerLine(2, "B", 2000, "0.5", {"   4 b 0", "   1 w ="}) +
                                playerLine(3, "C", 1900, "0.0", {"   1 b 0", "   4 w 0"}) +
                                playerLine(4, "D", 1800, "2.0", {"   2 w 1", "   3 b 1"}));
    const Ran ran = place.run({"explain", "hand.trf", "--round", "2"});
    BOOST_TEST(ran.code == 0);
    BOOST_TEST(contains(ran.err, "Round 2 is recorded otherwise than the rules pair it: 2 pairs"), ran.err);
}

BOOST_AUTO_TEST_CASE(bad_questions) {
    const Workplace place;
    place.write("two.trf", twoRoundsTrf());
    for (const std::vector<std::string>& arguments :
         {std::vector<std::string>{"explain", "two.trf", "--round", "4"},
          {"explain", "two.trf", "--round", "0"},
          {"explain", "two.trf", "--board", "3"},
          {"explain", "two.trf", "--player", "9"},
          {"explain", "two.trf", "--board", "1", "--player", "1"},
          {"explain", "two.trf", "--round", "x"}}) {
        const Ran ran = place.run(arguments);
        BOOST_TEST(ran.code == 3, ran.err);
        BOOST_TEST(ran.out == "");
        BOOST_TEST(ran.err != "");
    }
    BOOST_TEST(place.run({"explain", "none.trf"}).code == 5);
    // A colour that nobody has drawn is not made up.
    std::string entries = entryListTrf(4);
    entries.erase(entries.find("152 W\n"), 6);
    place.write("entries.trf", entries);
    const Ran undrawn = place.run({"explain", "entries.trf", "--round", "1"});
    BOOST_TEST(undrawn.code == 3);
    BOOST_TEST(contains(undrawn.err, "initial colour is not stated"), undrawn.err);
}

BOOST_AUTO_TEST_CASE(conversion_and_back) {
    const Workplace place;
    place.write("two é.trf", twoRoundsTrf());
    BOOST_TEST(place.run({"convert", "two é.trf", "new.trf"}).code == 0);
    const std::string converted = place.read("new.trf");
    BOOST_TEST(contains(converted, "142 3\r\n152 W\r\n"), converted);
    BOOST_TEST(contains(converted, "192 "), converted);
    BOOST_TEST(place.run({"convert", "new.trf", "again.trf"}).code == 0);
    BOOST_TEST(place.read("again.trf") == converted); // a file that we wrote comes back byte for byte
    BOOST_TEST(place.run({"check", "new.trf"}).out ==
               "new.trf: Round #1\nnew.trf: Round #2\n1 tournaments, 2 rounds, 0 differences\n");
}

BOOST_AUTO_TEST_CASE(what_is_lost_is_said) {
    const Workplace place;
    place.write("two.trf", "202 BH,SB\n" + twoRoundsTrf());
    place.write("old.trf", "as it was");
    const Ran strict = place.run({"convert", "two.trf", "old.trf", "--to", "trf16", "--strict"});
    BOOST_TEST(strict.code == 6);
    BOOST_TEST(place.read("old.trf") == "as it was");
    const Ran ran = place.run({"convert", "two.trf", "old.trf", "--to", "trf16"});
    BOOST_TEST(ran.code == 0);
    BOOST_TEST(
        contains(ran.err, "two.trf: not in the new file: the number of rounds, 3 (records 142, XXR)\n"),
        ran.err);
    BOOST_TEST(contains(ran.err, "two.trf: not in the new file: the list of tie-breaks (records 202, 212)\n"),
               ran.err);
    BOOST_TEST(contains(place.read("old.trf"), "001    1"));
    BOOST_TEST(!contains(place.read("old.trf"), "202 BH"));
    // To standard output, lines as wished.
    const Ran printed = place.run({"convert", "two.trf", "-", "--line-end", "lf"});
    BOOST_TEST(!contains(printed.out, "\r"));
    BOOST_TEST(contains(printed.out, "202 BH,SB\n"));
}

BOOST_AUTO_TEST_CASE(bad_conversions) {
    const Workplace place;
    place.write("two.trf", twoRoundsTrf());
    place.write("bad.trf", "001 what\n");
    BOOST_TEST(place.run({"convert", "two.trf"}).code == 3);
    BOOST_TEST(place.run({"convert", "two.trf", "out.trf", "--to", "trf99"}).code == 3);
    BOOST_TEST(place.run({"convert", "bad.trf", "out.trf"}).code == 3);
    BOOST_TEST(place.run({"convert", "none.trf", "out.trf"}).code == 5);
    BOOST_TEST(place.run({"convert", "two.trf", "no folder/out.trf"}).code == 5);
    BOOST_TEST(!place.has("out.trf"));
}

BOOST_AUTO_TEST_SUITE_END()
