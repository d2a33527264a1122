// whatif, tie, and what a corrected result moves, on an event of four players.
#include <boost/test/data/monomorphic.hpp>
#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>

#include "program.hpp"

using namespace cli_test;

namespace {

bool contains(const std::string& text, std::string_view part) {
    return text.find(part) != std::string::npos;
}

// Round 1 is paired: 1 has White against 3, 4 against 2 (C.04.3 art. 5.2.5).
void pairFour(const Workplace& place) {
    place.write("players.csv", "Name;Rating\nA;2000\nB;1900\nC;1800\nD;1700\n");
    BOOST_REQUIRE_EQUAL(place
                            .run({"new", "club.flagfall", "--rounds", "3", "--initial-colour", "white",
                                  "--tie-breaks", "WON"})
                            .code,
                        0);
    BOOST_REQUIRE_EQUAL(place.run({"import", "club.flagfall", "players.csv"}).code, 0);
    const Ran paired = place.run({"pair", "club.flagfall"});
    BOOST_REQUIRE_MESSAGE(paired.code == 0, paired.err);
    BOOST_REQUIRE_EQUAL(place.run({"publish", "club.flagfall"}).code, 0);
}

} // namespace

BOOST_AUTO_TEST_CASE(what_if_shows_standings_and_next_pairing_and_stores_nothing) {
    const Workplace place;
    pairFour(place);
    const std::string before = place.read("club.flagfall");
    const Ran half = place.run({"whatif", "club.flagfall", "--result", "1:1-0"});
    BOOST_TEST(half.code == 0, half.err);
    BOOST_TEST(contains(half.out, "Assumed: 1:1-0\n"), half.out);
    BOOST_TEST(contains(half.out, "Round 2 cannot be paired then: games without a result: 1\n"), half.out);
    BOOST_TEST(contains(half.out, "Nothing is stored\n"), half.out);

    const Ran whole = place.run({"whatif", "club.flagfall", "--result", "1:1-0", "2:0-1"});
    BOOST_TEST(whole.code == 0, whole.err);
    // The winners 1 and 2 meet, the losers 3 and 4. 1 had White and 2 Black: 2 gets White; 3 had Black.
    BOOST_TEST(contains(whole.out, "Pairings of round 2 then\n"), whole.out);
    BOOST_TEST(contains(whole.out, "    1    2  B        1    1  A        1\n"), whole.out);
    BOOST_TEST(contains(whole.out, "    2    3  C        0    0  D        4\n"), whole.out);
    const Ran json = place.run({"whatif", "--result", "1:1-0", "--result", "2:0-1", "--format", "json"});
    BOOST_TEST(contains(json.out, "\"report\": \"whatif\""), json.out);
    BOOST_TEST(contains(json.out, "\"next_pairing\""), json.out);
    BOOST_TEST(contains(json.out, "\"moves\""), json.out);
    BOOST_TEST((place.read("club.flagfall") == before));
    BOOST_TEST(contains(place.run({"pairings"}).out, "boards 1, 2"));
}

BOOST_AUTO_TEST_CASE(what_if_refuses_what_result_refuses) {
    const Workplace place;
    pairFour(place);
    BOOST_TEST(place.run({"whatif"}).code == 3);
    BOOST_TEST(place.run({"whatif", "--result", "9:1-0"}).code == 3);
    BOOST_TEST(place.run({"whatif", "--result", "1:2-0"}).code == 3);
    BOOST_TEST(place.run({"whatif", "--result", "1:1-0", "--round", "2"}).code == 3);
    BOOST_TEST(place.run({"whatif", "none.flagfall", "--result", "1:1-0"}).code == 5);
}

BOOST_AUTO_TEST_CASE(a_correction_lists_what_moves) {
    const Workplace place;
    pairFour(place);
    const Ran first = place.run({"result", "1:1-0", "2:0-1"});
    BOOST_TEST(first.code == 0, first.err);
    BOOST_TEST(!contains(first.out, "What moves"), first.out);
    const Ran corrected = place.run({"result", "2", "="});
    BOOST_TEST(corrected.code == 0, corrected.err);
    BOOST_TEST(contains(corrected.out, "What moves\n"), corrected.out);
    BOOST_TEST(contains(corrected.out, "  2  B     1 → 2   1 → ½  1 → 0\n"), corrected.out);
}

BOOST_AUTO_TEST_CASE(an_order_by_hand_is_the_last_criterion) {
    const Workplace place;
    pairFour(place);
    BOOST_REQUIRE_EQUAL(place.run({"result", "1:1-0", "2:0-1"}).code, 0);
    const Ran refused = place.run({"tie", "--order", "1", "--order", "3", "--reason", "play-off"});
    BOOST_TEST(refused.code == 7);
    BOOST_TEST(contains(refused.err, "C.07 art. 4.2"), refused.err);
    BOOST_TEST(place.run({"tie", "--order", "2", "--order", "1"}).code == 3); // no reason
    BOOST_TEST(place.run({"tie"}).code == 3);
    const Ran done = place.run({"tie", "club.flagfall", "--order", "B", "--order", "A", "--reason",
                                "play-off 2-1", "--format", "csv"});
    BOOST_TEST(done.code == 0, done.err);
    BOOST_TEST(done.out.starts_with("rank,tpn,name,points,WON,MAN,"), done.out);
    BOOST_TEST(contains(done.out, "\n1,2,B,1.0,1,1,"), done.out);
    BOOST_TEST(contains(done.out, "\n2,1,A,1.0,1,2,"), done.out);
    BOOST_TEST(contains(done.out, "\n3,3,C,0.0,0,-,"), done.out);
    BOOST_TEST(contains(place.run({"log"}).out, "play-off 2-1"));
    // It can be put right, and undone.
    BOOST_TEST(place.run({"tie", "--order", "A", "--order", "B", "--reason", "misread"}).code == 0);
    BOOST_TEST(contains(place.run({"standings", "--format", "csv"}).out, "\n1,1,A,"));
    BOOST_TEST(place.run({"verify"}).code == 0);
}

BOOST_AUTO_TEST_CASE(lots_are_drawn_once_and_for_all) {
    const Workplace place;
    pairFour(place);
    BOOST_REQUIRE_EQUAL(place.run({"result", "1:1-0", "2:0-1"}).code, 0);
    const Ran first = place.run({"tie", "--lots"});
    BOOST_TEST(first.code == 0, first.err);
    BOOST_TEST(contains(first.out, "Lot"), first.out);
    const Ran again = place.run({"tie", "--lots"});
    BOOST_TEST(again.out == first.out);
    BOOST_TEST(contains(again.err, "lots were drawn already"), again.err);
    BOOST_TEST(place.run({"standings"}).out == first.out);
}
