// flagfall pair --manual: the session as a script, its two steps at the end, and what is on record
// afterwards.
#include <boost/test/unit_test.hpp>

#include "program.hpp"

using namespace cli_test;

namespace {

bool contains(const std::string& text, const std::string& part) {
    return text.find(part) != std::string::npos;
}

// Seven players; round 1 paired and drawn on every board.
void play(const Workplace& place) {
    place.write("p.csv", "name,rating\nA,2100\nB,2000\nC,1900\nD,1800\nE,1700\nF,1600\n\"Gé, Ü\",1500\n");
    BOOST_REQUIRE_EQUAL(place.run({"new", "c.flagfall", "--name", "Club", "--rounds", "4"}).code, 0);
    BOOST_REQUIRE_EQUAL(place.run({"import", "c.flagfall", "p.csv"}).code, 0);
    BOOST_REQUIRE_EQUAL(place.run({"pair", "c.flagfall"}).code, 0);
    BOOST_REQUIRE_EQUAL(place.run({"publish", "c.flagfall"}).code, 0);
    BOOST_REQUIRE_EQUAL(place.run({"result", "c.flagfall", "1:=", "2:=", "3:="}).code, 0);
}

std::string codeIn(const std::string& text) {
    const auto place = text.find("--code ");
    BOOST_REQUIRE_NE(place, std::string::npos);
    const auto end = text.find_first_not_of("0123456789abcdef", place + 7);
    return text.substr(place + 7, end - place - 7);
}

} // namespace

BOOST_AUTO_TEST_SUITE(hand_session)

BOOST_AUTO_TEST_CASE(two_steps_then_it_is_stored_and_marked) {
    const Workplace place;
    play(place);
    const std::string script = "swap 1 2   # the two leaders change places\ndone\n";
    const Ran first = place.run({"pair", "c.flagfall", "--manual"}, script);
    BOOST_TEST(first.code == 7);
    BOOST_TEST(contains(first.err, "Warning hand-pairing (level 4)"), first.err);
    BOOST_TEST(contains(first.out, "Engine"), first.out);
    BOOST_TEST(contains(place.run({"info", "c.flagfall", "--format", "json"}).out, "\"paired_rounds\": 1"),
               place.run({"info", "c.flagfall", "--format", "json"}).out);
    const Ran second = place.run(
        {"pair", "c.flagfall", "--manual", "--confirm", "hand-pairing", "--code", codeIn(first.err)}, script);
    BOOST_TEST(second.code == 0, second.err);
    BOOST_TEST(contains(second.out, "Boards of this round were changed by hand"), second.out);
    BOOST_TEST(contains(place.run({"log", "c.flagfall"}).out, "paired by hand"));
    BOOST_TEST(contains(place.run({"export", "c.flagfall", "--trf"}).out, "### MPA @ Round 2: "));
    BOOST_TEST(place.run({"verify", "c.flagfall"}).code == 0);
    // Taken back, nothing is left of it.
    BOOST_TEST(place.run({"undo", "c.flagfall"}).code == 0);
    BOOST_TEST(!contains(place.run({"export", "c.flagfall", "--trf"}).out, "### MPA"));
}

BOOST_AUTO_TEST_CASE(equal_to_the_engine_needs_no_question) {
    const Workplace place;
    play(place);
    const Ran ran = place.run({"pair", "c.flagfall", "--manual"}, "swap 1 2\nswap 2 1\ndone\n");
    BOOST_TEST(ran.code == 0, ran.err);
    BOOST_TEST(contains(ran.out, "Equal to the engine's pairing."), ran.out);
    BOOST_TEST(!contains(ran.out, "changed by hand"), ran.out);
}

BOOST_AUTO_TEST_CASE(broken_rules_are_named_at_once) {
    const Workplace place;
    play(place);
    // 1 has met 4 in round 1.
    const Ran ran = place.run({"pair", "c.flagfall", "--manual"}, "pair 1 4\ncancel\n");
    BOOST_TEST(ran.code == 3);
    BOOST_TEST(contains(ran.out, "rematch (C.04.1 art. 2, C.04.3 art. 2.1.1 [C1])"), ran.out);
    BOOST_TEST(contains(ran.out, "Without a place: "), ran.out);
    BOOST_TEST(contains(ran.err, "nothing was stored"), ran.err);
}

BOOST_AUTO_TEST_CASE(players_by_name_and_the_page_of_help) {
    const Workplace place;
    play(place);
    const Ran ran = place.run({"pair", "c.flagfall", "--manual"}, "help\nout \"Ge, U\"\nshow\ncancel\n");
    BOOST_TEST(contains(ran.out, "swap A B"), ran.out);
    BOOST_TEST(contains(ran.out, " out  7 Gé, Ü"), ran.out);
}

// kept, it outlives the program; meanwhile nothing else is paired; it goes on, or is dropped.
BOOST_AUTO_TEST_CASE(a143_a_session_that_is_kept) {
    const Workplace place;
    play(place);
    const Ran kept = place.run({"pair", "c.flagfall", "--manual"}, "swap 1 2\nkeep\n");
    BOOST_TEST(kept.code == 0, kept.err);
    BOOST_TEST(contains(kept.out, "kept as it stands"), kept.out);
    for (const char* verb : {"pair", "publish"}) {
        const Ran refused = place.run({verb, "c.flagfall"});
        BOOST_TEST(refused.code == 7, verb);
        BOOST_TEST(contains(refused.err, "round 2 is being paired by hand"), refused.err);
    }
    BOOST_TEST(contains(place.run({"info", "c.flagfall", "--format", "json"}).out, "\"paired_rounds\": 1"));
    BOOST_TEST(place.run({"verify", "c.flagfall"}).code == 0);
    const Ran again = place.run({"pair", "c.flagfall", "--manual"}, "swap 1 2\ndone\n");
    BOOST_TEST(contains(again.err, "session that was begun goes on"), again.err);
    BOOST_TEST(again.code == 0, again.err); // swapped back: the engine's
    BOOST_TEST(contains(again.out, "Equal to the engine's pairing."), again.out);
    BOOST_TEST(place.run({"verify", "c.flagfall"}).code == 0);
    BOOST_TEST(contains(place.run({"log", "c.flagfall"}).out, "being paired by hand"));
}

BOOST_AUTO_TEST_CASE(a143_a_session_that_is_dropped) {
    const Workplace place;
    play(place);
    BOOST_TEST(place.run({"pair", "c.flagfall", "--drop"}).code == 3);
    BOOST_TEST(place.run({"pair", "c.flagfall", "--manual"}, "clear\nkeep\n").code == 0);
    // Who leaves meanwhile has no place when it goes on.
    BOOST_TEST(place.run({"pair", "c.flagfall", "--manual"}, "show\npair 1 2\nkeep\n").code == 0);
    BOOST_TEST(place.run({"withdraw", "c.flagfall", "2"}).code == 0);
    const Ran shown = place.run({"pair", "c.flagfall", "--manual"}, "show\nkeep\n");
    BOOST_TEST(contains(shown.out, "Without a place: 1 "), shown.out);
    BOOST_TEST(place.run({"pair", "c.flagfall", "--drop"}).code == 0);
    BOOST_TEST(place.run({"pair", "c.flagfall"}).code == 0);
    BOOST_TEST(place.run({"verify", "c.flagfall"}).code == 0);
}

BOOST_AUTO_TEST_CASE(a_script_ends_with_its_first_mistake) {
    const Workplace place;
    play(place);
    for (const char* line : {"swap 1", "swap 1 1", "swap 1 99", "dance", "colours 9", "colours x",
                             "pair 1 nobody", "away 1\ndone"}) {
        const Ran ran =
            place.run({"pair", "c.flagfall", "--manual"}, std::string("swap 1 2\n") + line + "\ndone\n");
        BOOST_TEST(ran.code == 3, line << ": " << ran.err);
        BOOST_TEST(ran.err != "");
        BOOST_TEST(place.run({"pairings", "c.flagfall", "--round", "2"}).code == 3, line);
    }
    // The end of the input is no "done".
    BOOST_TEST(place.run({"pair", "c.flagfall", "--manual"}, "swap 1 2\n").code == 3);
    BOOST_TEST(place.run({"pairings", "c.flagfall", "--round", "2"}).code == 3);
    place.write("open.trf", entryListTrf(4));
    BOOST_TEST(place.run({"pair", "open.trf", "--manual"}, "done\n").code == 3);
}

BOOST_AUTO_TEST_SUITE_END()
