// A club evening on the command line: new, import, player, bye, pair, result, tables, export, verify.
#include <boost/test/data/monomorphic.hpp>
#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>

#include <fmt/format.h>

#include "program.hpp"

namespace data = boost::unit_test::data;
using namespace cli_test;

namespace {

constexpr std::string_view list = "Name;Fed;Rating;Birth;Club\n"
                                  "Álvarez, José;ESP;2000;1990;Club Norte\n"
                                  "Müller, Jörg;GER;2100;;\n"
                                  "李, 伟;CHN;1900;;\n"
                                  "Ek, Tor;SWE;;2001-07-31;\"SK \"\"64\"\"\"\n"
                                  "Nguyễn, Thị;VIE;1850;;\n";

// By rating: 1 Müller, 2 Álvarez, 3 李, 4 Nguyễn, 5 Ek (unrated).
void makeEvent(const Workplace& place) {
    place.write("players.csv", list);
    BOOST_REQUIRE_EQUAL(place
                            .run({"new", "club.flagfall", "--name", "Friday Swiss", "--rounds", "3",
                                  "--initial-colour", "white"})
                            .code,
                        0);
    const Ran imported = place.run({"import", "club.flagfall", "players.csv"});
    BOOST_REQUIRE_MESSAGE(imported.code == 0, imported.err);
}

bool contains(const std::string& text, std::string_view part) {
    return text.find(part) != std::string::npos;
}

} // namespace

BOOST_AUTO_TEST_CASE(a_whole_evening) {
    const Workplace place;
    makeEvent(place);

    // Round 1: S1 = 1, 2 against S2 = 3, 4; 5 has the bye; White for the odd number (C.04.3 art. 5.2.5).
    const Ran paired = place.run({"pair", "club.flagfall", "--format", "csv"});
    BOOST_TEST(paired.code == 0, paired.err);
    BOOST_TEST(paired.out == "board,white_tpn,white,white_rating,white_points,result,black_points,black,"
                             "black_rating,black_tpn,kind\n"
                             "1,1,\"Müller, Jörg\",2100,0.0,,0.0,\"李, 伟\",1900,3,game\n"
                             "2,4,\"Nguyễn, Thị\",1850,0.0,,0.0,\"Álvarez, José\",2000,2,game\n"
                             ",5,\"Ek, Tor\",,0.0,,,,,,bye\n");

    const Ran early = place.run({"result", "club.flagfall", "1", "1-0"});
    BOOST_TEST(early.code == 7);
    BOOST_TEST(contains(early.err, "round 1 is a draft"), early.err);
    BOOST_TEST(place.run({"publish", "club.flagfall", "--format", "csv"}).out == paired.out);

    const Ran first = place.run({"result", "club.flagfall", "1", "1-0"});
    BOOST_TEST(first.code == 0, first.err);
    BOOST_TEST(first.out == "Board 1: White wins, Müller, Jörg – 李, 伟\n"
                            "Round 1: 1 of 2 games have no result yet: boards 2\n");
    const Ran second = place.run({"result", "club.flagfall", "2:="});
    BOOST_TEST(second.out == "Board 2: draw, Nguyễn, Thị – Álvarez, José\nRound 1 is complete.\n");

    const Ran standings = place.run({"standings", "club.flagfall", "--tie-breaks", "WIN", "--format", "csv"});
    BOOST_TEST(standings.out.starts_with("rank,tpn,name,points,WIN"), standings.out);
    BOOST_TEST(contains(standings.out, "\n1,1,\"Müller, Jörg\",1.0,1,"), standings.out);
    BOOST_TEST(contains(standings.out, ",provisional,"), standings.out);

    BOOST_TEST(place.run({"bye", "club.flagfall", "ek", "--half"}).code == 0);
    BOOST_TEST(place.run({"player", "withdraw", "club.flagfall", "李"}).code == 0);
    // 1, 2, 4 are left: 2 and 4 have met, so 1 meets one of them and the other has the bye.
    const Ran next = place.run({"pair"});
    BOOST_TEST(next.code == 0, next.err);
    BOOST_TEST(contains(next.err, "Event: club.flagfall"), next.err);
    BOOST_TEST(contains(next.out, "2 paired + 1 bye + 2 not playing = 5 players\n"), next.out);
    BOOST_TEST(contains(next.out, "withdrawn"), next.out);
    BOOST_TEST(contains(next.out, "half-point bye"), next.out);

    const Ran crosstable = place.run({"crosstable", "--by", "number", "--format", "csv"});
    BOOST_TEST(crosstable.code == 0, crosstable.err);
    BOOST_TEST(contains(crosstable.out, ",\"Ek, Tor\",,-U,-H,1.5\n"), crosstable.out);

    const Ran exported = place.run({"export", "club.flagfall", "--trf", "-o", "club.trf"});
    BOOST_TEST(exported.code == 0, exported.err);
    BOOST_TEST(contains(place.read("club.trf"), "012 Friday Swiss"));
    const Ran checked = place.run({"check", "club.trf"});
    BOOST_TEST(checked.code == 0, checked.out);
    BOOST_TEST(place.run({"verify"}).code == 0);
}

BOOST_AUTO_TEST_CASE(results_that_look_like_options) {
    const Workplace place;
    makeEvent(place);
    BOOST_REQUIRE_EQUAL(place.run({"pair"}).code, 0);
    BOOST_REQUIRE_EQUAL(place.run({"publish"}).code, 0);
    const Ran lost = place.run({"result", "1", "-+"});
    BOOST_TEST(lost.code == 0, lost.err);
    BOOST_TEST(contains(lost.out, "Board 1: Black wins by forfeit, "), lost.out);
    BOOST_TEST(contains(place.run({"result", "1", "--"}).out, "Board 1: both lose by forfeit, "));
    BOOST_TEST(contains(place.run({"result", "1:--", "2:-+"}).out, "Board 2: Black wins by forfeit, "));
    BOOST_TEST(contains(place.run({"result", "1", "*"}).out, "Board 1: no result, "));
}

namespace {

struct Code {
    const char* typed;
    const char* shown;
};
const std::vector<Code> codes{{"1-0", "1-0"},     {"0-1", "0-1"},   {"=", "1/2-1/2"}, {"1/2-1/2", "1/2-1/2"},
                              {"½-½", "1/2-1/2"}, {"+-", "+-"},     {"-+", "-+"},     {"--", "--"},
                              {"½-0", "1/2-0"},   {"0-½", "0-1/2"}, {"0-0", "0-0"},   {"1-0u", "1-0u"},
                              {"=u", "1/2-1/2u"}, {"0-1u", "0-1u"}, {"*", ""}};

} // namespace

BOOST_AUTO_TEST_CASE(every_result_code) {
    const Workplace place;
    makeEvent(place);
    BOOST_REQUIRE_EQUAL(place.run({"pair"}).code, 0);
    BOOST_REQUIRE_EQUAL(place.run({"publish"}).code, 0);
    for (const Code& code : codes) {
        BOOST_TEST_CONTEXT(code.typed) {
            const Ran ran = place.run({"result", "1", code.typed});
            BOOST_TEST(ran.code == 0, ran.err);
            const Ran sheet = place.run({"pairings", "--format", "csv"});
            BOOST_TEST(contains(sheet.out, fmt::format("2100,0.0,{},0.0,", code.shown)), sheet.out);
        }
    }
}

BOOST_AUTO_TEST_CASE(of_several_results_none_is_taken_if_one_is_wrong) {
    const Workplace place;
    makeEvent(place);
    BOOST_REQUIRE_EQUAL(place.run({"pair"}).code, 0);
    BOOST_REQUIRE_EQUAL(place.run({"publish"}).code, 0);
    const Ran typed = place.run({"result", "1:1-0", "2:1-1", "x:="});
    BOOST_TEST(typed.code == 3);
    BOOST_TEST(contains(typed.err, "\"1-1\""), typed.err);
    BOOST_TEST(contains(typed.err, "\"x\""), typed.err);
    const Ran board = place.run({"result", "1:1-0", "9:="});
    BOOST_TEST(board.code != 0);
    BOOST_TEST(contains(place.run({"pairings"}).out, "2 of 2 games have no result yet"));
    BOOST_TEST(place.run({"result"}).code == 3);
    BOOST_TEST(place.run({"result", "1"}).code == 3);
    BOOST_TEST(place.run({"result", "1", "1-0", "--round", "2"}).code == 3);
}

BOOST_AUTO_TEST_CASE(the_next_round_waits_for_the_results_and_names_the_boards) {
    const Workplace place;
    makeEvent(place);
    BOOST_REQUIRE_EQUAL(place.run({"pair"}).code, 0);
    BOOST_REQUIRE_EQUAL(place.run({"publish"}).code, 0);
    BOOST_REQUIRE_EQUAL(place.run({"result", "1", "1-0"}).code, 0);
    const Ran ran = place.run({"pair"});
    BOOST_TEST(ran.code == 7);
    BOOST_TEST(ran.out == "");
    BOOST_TEST(contains(ran.err, "2"), ran.err);
    BOOST_TEST(contains(ran.err, "Nguyễn"), ran.err);
}

BOOST_AUTO_TEST_CASE(a_list_with_faults_is_not_taken_at_all) {
    const Workplace place;
    makeEvent(place);
    place.write("more.csv", "Name;Rating\nNew, One;1500\nBad, Two;15oo\n;1400\n");
    const Ran ran = place.run({"import", "club.flagfall", "more.csv"});
    BOOST_TEST(ran.code == 3);
    BOOST_TEST(contains(ran.err, "more.csv:3:10: error: rating \"15oo\""), ran.err);
    BOOST_TEST(contains(ran.err, "more.csv:4:"), ran.err);
    BOOST_TEST(!contains(place.run({"player", "list"}).out, "New, One"));
    // Who is there already.
    place.write("again.csv", "Name;Rating\nNew, One;1500\nmuller, jorg;2100\n");
    const Ran again = place.run({"import", "club.flagfall", "again.csv"});
    BOOST_TEST(again.code != 0);
    BOOST_TEST(contains(again.err, "muller, jorg"), again.err);
    BOOST_TEST(!contains(place.run({"player", "list"}).out, "New, One"));
}

BOOST_AUTO_TEST_CASE(a_preview_marks_each_line) {
    const Workplace place;
    makeEvent(place);
    place.write("more.csv",
                "Name;Fed;Rating\nNew, One;;1500\nMüller, Jörg;GER;2100\nÁLVAREZ, JOSÉ;ESP;2050\n");
    const Ran ran = place.run({"import", "club.flagfall", "more.csv", "--dry-run", "--format", "csv"});
    BOOST_TEST(ran.code == 0, ran.err);
    BOOST_TEST(contains(ran.out, "2,new,\"New, One\""), ran.out);
    BOOST_TEST(contains(ran.out, "3,unchanged,\"Müller, Jörg\""), ran.out);
    BOOST_TEST(contains(ran.out, "4,changed,\"ÁLVAREZ, JOSÉ\""), ran.out);
    BOOST_TEST(!contains(place.run({"player", "list"}).out, "New, One"));
}

BOOST_AUTO_TEST_CASE(players_are_found_by_number_name_or_beginning) {
    const Workplace place;
    makeEvent(place);
    BOOST_TEST(contains(place.run({"player", "edit", "muller", "--rating", "2110", "--title", "FM"}).out,
                        "Changed: no. 1 Müller, Jörg"));
    BOOST_TEST(
        contains(place.run({"player", "list", "--format", "csv"}).out, "1,FM,\"Müller, Jörg\",,GER,2110,"));
    BOOST_TEST(place.run({"player", "add", "Muller, Anna"}).code == 0);
    const Ran several = place.run({"withdraw", "muller"});
    BOOST_TEST(several.code == 3);
    BOOST_TEST(contains(several.err, "Müller, Jörg"), several.err);
    BOOST_TEST(contains(several.err, "Muller, Anna"), several.err);
    BOOST_TEST(place.run({"withdraw", "Muller, Anna"}).code == 0);
    BOOST_TEST(place.run({"return", "Muller, Anna"}).code == 0);
    BOOST_TEST(place.run({"withdraw", "nobody"}).code == 3);
    BOOST_TEST(place.run({"withdraw", "99"}).code == 3);
    const Ran wrong = place.run({"player", "edit", "1", "--rating", "x", "--birth", "31.2.2000"});
    BOOST_TEST(wrong.code == 3);
    BOOST_TEST(contains(wrong.err, "--rating \"x\""), wrong.err);
    BOOST_TEST(contains(wrong.err, "--birth \"31.2.2000\""), wrong.err);
}

BOOST_AUTO_TEST_CASE(too_few_players) {
    const Workplace place;
    BOOST_REQUIRE_EQUAL(place.run({"new", "empty.flagfall"}).code, 0);
    const Ran none = place.run({"pair"});
    BOOST_TEST(none.code != 0);
    BOOST_TEST(none.err != "");
    BOOST_REQUIRE_EQUAL(place.run({"player", "add", "Alone, Al"}).code, 0);
    BOOST_TEST(place.run({"pair"}).code == none.code);
    BOOST_TEST(place.run({"pairings"}).code == 3);
    BOOST_TEST(place.run({"standings"}).code == 0);
}

BOOST_AUTO_TEST_CASE(files_that_are_no_events) {
    const Workplace place;
    place.write("text.flagfall", "Just a text.\n");
    place.write("empty.flagfall", "");
    for (const char* file : {"text.flagfall", "empty.flagfall"}) {
        const Ran ran = place.run({"standings", file});
        BOOST_TEST(ran.code == 3, ran.err);
        BOOST_TEST(contains(ran.err, file), ran.err);
    }
    BOOST_TEST(place.read("text.flagfall") == "Just a text.\n");
    BOOST_TEST(place.run({"info", "none.flagfall"}).code == 5);
    BOOST_TEST(!place.has("none.flagfall"));
    const Ran several = place.run({"standings"});
    BOOST_TEST(several.code == 3);
    BOOST_TEST(contains(several.err, "empty.flagfall, text.flagfall"), several.err);
}

BOOST_AUTO_TEST_CASE(a_cut_off_event_file_is_refused) {
    const Workplace place;
    makeEvent(place);
    const std::string whole = place.read("club.flagfall");
    place.write("club.flagfall", std::string_view(whole).substr(0, whole.size() / 2));
    const Ran ran = place.run({"standings", "club.flagfall"});
    BOOST_TEST(ran.code == 3, ran.err);
    BOOST_TEST(contains(ran.err, "club.flagfall"), ran.err);
}

BOOST_AUTO_TEST_CASE(new_never_overwrites_and_names_every_wrong_option) {
    const Workplace place;
    place.write("club.flagfall", "something of mine");
    BOOST_TEST(place.run({"new", "club.flagfall"}).code == 5);
    BOOST_TEST(place.read("club.flagfall") == "something of mine");
    const Ran wrong =
        place.run({"new", "b.flagfall", "--rounds", "0", "--points", "1,x", "--tie-breaks", "XYZ"});
    BOOST_TEST(wrong.code == 3);
    for (const char* part : {"--rounds \"0\"", "--points \"1,x\"", "XYZ"})
        BOOST_TEST(contains(wrong.err, part), wrong.err);
    BOOST_TEST(!place.has("b.flagfall"));
    BOOST_TEST(place.run({"new", "b", "--preset", "school"}).code == 3);
    BOOST_TEST(place.run({"new", "b"}).code == 0); // the ending is added
    BOOST_TEST(place.has("b.flagfall"));
    BOOST_TEST(place.run({"new", "no folder/b.flagfall"}).code == 5);
}

BOOST_AUTO_TEST_CASE(the_children_preset) {
    const Workplace place;
    BOOST_REQUIRE_EQUAL(place.run({"new", "kids.flagfall", "--preset", "children"}).code, 0);
    const Ran info = place.run({"info", "kids.flagfall", "--format", "json"});
    BOOST_TEST(contains(info.out, "\"SOS\",\n    \"PS\",\n    \"WR\""), info.out);
    BOOST_TEST(contains(info.out, "\"points\": \"2, 1, 0, 2\""), info.out);
}

BOOST_AUTO_TEST_CASE(a_trf_becomes_an_event_and_goes_on) {
    const Workplace place;
    place.write("two.trf", twoRoundsTrf());
    BOOST_REQUIRE_EQUAL(place.run({"new", "two.flagfall", "--rounds", "3"}).code, 0);
    const Ran imported = place.run({"import", "two.flagfall", "two.trf"});
    BOOST_TEST(imported.code == 0, imported.err);
    BOOST_TEST(contains(imported.out, "4 players and 2 rounds"), imported.out);
    // 1 and 4 have met 3, 4 and 2, 1: in round 3 only 1-2 and 3-4 are left.
    const Ran paired = place.run({"pair", "two.flagfall", "--format", "csv"});
    BOOST_TEST(paired.code == 0, paired.err);
    BOOST_TEST(contains(paired.out, "Müller, Jörg"), paired.out);
}

BOOST_AUTO_TEST_CASE(the_demo_plays_a_whole_tournament_and_spares_own_files) {
    const Workplace place;
    place.write("club-swiss.flagfall", "something of mine");
    const std::string data = std::string(FLAGFALL_SOURCE_DIR) + "/data/club-swiss";
    const Ran ran = place.run({"demo", "--data", data});
    BOOST_TEST(ran.code == 0, ran.err);
    BOOST_TEST(place.read("club-swiss.flagfall") == "something of mine");
    BOOST_TEST(place.has("club-swiss-2.flagfall"));
    BOOST_TEST(contains(ran.out, "The event is saved as club-swiss-2.flagfall\n"), ran.out);
    for (int round = 1; round <= 5; ++round)
        BOOST_TEST(contains(ran.out, fmt::format("Pairings of round {} of 5\n", round)));
    BOOST_TEST(contains(ran.out, "Final standings after round 5 of 5\n"));
    BOOST_TEST(contains(ran.out, "Crosstable after round 5"));
    BOOST_TEST(place.run({"verify", "club-swiss-2.flagfall"}).code == 0);
    const Ran exported = place.run({"export", "club-swiss-2.flagfall", "--trf", "-o", "demo.trf"});
    BOOST_TEST(exported.code == 0, exported.err);
    const Ran checked = place.run({"check", "demo.trf"});
    BOOST_TEST(checked.code == 0, checked.out + checked.err);
}
