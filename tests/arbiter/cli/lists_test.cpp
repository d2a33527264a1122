// The lists of an event on the command line: orders, who plays where, wall chart, card, statistics, the check
// before a report; and what every table of standings says. Numbers U.. are those of the list of pains.
#include <algorithm>

#include <boost/test/unit_test.hpp>
#include <fmt/format.h>

#include "program.hpp"

using namespace cli_test;

namespace {

bool contains(const std::string& text, const std::string& part) {
    return text.find(part) != std::string::npos;
}

// Five players; round 1 by rating: 1-3, 4-2 with the colours drawn, 5 has the bye.
void enter(const Workplace& place, const std::string& rounds = "3") {
    BOOST_REQUIRE_EQUAL(place
                            .run({"new", "club.flagfall", "--rounds", rounds, "--seed", "7",
                                  "--initial-colour", "white", "--tie-breaks", "BH,DE"})
                            .code,
                        0);
    place.write("players.csv", "Name;Rating;Club;Fed\nÖberg, Åsa;2000;SK 2;SWE\nZeta, Ann;1900;SK 10;SWE\n"
                               "Ábel, Béla;1800;SK 2;HUN\nNagy, Cecil;1750;;HUN\nEk, Tor;1700;SK 10;\n");
    BOOST_REQUIRE_EQUAL(place.run({"import", "club.flagfall", "players.csv"}).code, 0);
}

void playRound(const Workplace& place, const std::string& first, const std::string& second) {
    BOOST_REQUIRE_EQUAL(place.run({"pair", "club.flagfall"}).code, 0);
    BOOST_REQUIRE_EQUAL(place.run({"publish", "club.flagfall"}).code, 0);
    if (!first.empty()) BOOST_REQUIRE_EQUAL(place.run({"result", "club.flagfall", "1:" + first}).code, 0);
    if (!second.empty()) BOOST_REQUIRE_EQUAL(place.run({"result", "club.flagfall", "2:" + second}).code, 0);
}

// The names of a CSV table in their order.
std::vector<std::string> names(const std::string& csv) {
    std::vector<std::string> found;
    for (std::size_t quote = csv.find('"'); quote != std::string::npos; quote = csv.find('"', quote)) {
        const std::size_t end = csv.find('"', quote + 1);
        found.push_back(csv.substr(quote + 1, csv.find(',', quote) - quote - 1));
        quote = csv.find('\n', end);
        if (quote == std::string::npos) break;
    }
    return found;
}

using Names = std::vector<std::string>;
const auto same = boost::test_tools::per_element();

} // namespace

BOOST_AUTO_TEST_CASE(u45_lists_by_name_number_rating_club_and_board) {
    const Workplace place;
    enter(place);
    const auto list = [&](const std::string& order) {
        return names(place.run({"player", "list", "club.flagfall", "--sort", order, "--format", "csv"}).out);
    };
    BOOST_TEST(list("number") == (Names{"Öberg", "Zeta", "Ábel", "Nagy", "Ek"}), same);
    BOOST_TEST(list("rating") == (Names{"Öberg", "Zeta", "Ábel", "Nagy", "Ek"}), same);
    BOOST_TEST(list("name") == (Names{"Ábel", "Ek", "Nagy", "Öberg", "Zeta"}), same);
    BOOST_TEST(list("club") == (Names{"Ábel", "Öberg", "Ek", "Zeta", "Nagy"}), same);
    BOOST_TEST(list("federation") == (Names{"Ábel", "Nagy", "Öberg", "Zeta", "Ek"}), same);
    const Ran wrong = place.run({"player", "list", "club.flagfall", "--sort", "board"});
    BOOST_TEST(wrong.code == 3);
    BOOST_TEST(contains(wrong.err, "no boards"), wrong.err);

    playRound(place, "1-0", "=");
    for (const std::string verb : {"standings", "crosstable", "wallchart", "ratings"}) {
        const Ran ran = place.run({verb, "club.flagfall", "--sort", "name", "--format", "csv"});
        BOOST_TEST(ran.code == 0, ran.err);
        BOOST_TEST(names(ran.out) == (Names{"Ábel", "Ek", "Nagy", "Öberg", "Zeta"}), same);
    }
    BOOST_TEST(
        contains(place.run({"standings", "club.flagfall", "--sort", "club"}).out, "Sorted by: club\n"));
}

BOOST_AUTO_TEST_CASE(u42_by_name_and_by_board_from_the_same_round) {
    const Workplace place;
    enter(place);
    playRound(place, "", "");
    const Ran byName = place.run({"pairings", "club.flagfall", "--sort", "name", "--format", "csv"});
    BOOST_TEST(byName.out == "name,tpn,board,colour,opponent,opponent_tpn,kind\n"
                             "\"Ábel, Béla\",3,1,Black,\"Öberg, Åsa\",1,game\n"
                             "\"Ek, Tor\",5,,,,,bye\n"
                             "\"Nagy, Cecil\",4,2,White,\"Zeta, Ann\",2,game\n"
                             "\"Öberg, Åsa\",1,1,White,\"Ábel, Béla\",3,game\n"
                             "\"Zeta, Ann\",2,2,Black,\"Nagy, Cecil\",4,game\n");
    const Ran byBoard = place.run({"pairings", "club.flagfall", "--sort", "board", "--format", "csv"});
    BOOST_TEST(contains(byBoard.out, "\n1,1,\"Öberg, Åsa\",2000,0.0,,0.0,\"Ábel, Béla\",1800,3,game\n"),
               byBoard.out);
}

BOOST_AUTO_TEST_CASE(wall_chart_card_and_statistics) {
    const Workplace place;
    enter(place);
    playRound(place, "1-0", "=");
    // Buchholz: 1 has met somebody with no points; the bye of 5 counts as a dummy with ½ (C.07 art. 16.4.2).
    const Ran chart = place.run({"wallchart", "club.flagfall", "--format", "csv"});
    BOOST_TEST(chart.out == "tpn,name,rating,round_1,points_1,rank\n"
                            "1,\"Öberg, Åsa\",2000,3w1,1.0,2\n"
                            "2,\"Zeta, Ann\",1900,4b½,0.5,3\n"
                            "3,\"Ábel, Béla\",1800,1b0,0.0,5\n"
                            "4,\"Nagy, Cecil\",1750,2w½,0.5,3\n"
                            "5,\"Ek, Tor\",1700,-U,1.0,1\n",
               chart.out);
    const Ran card = place.run({"player", "show", "club.flagfall", "nagy"});
    BOOST_TEST(card.code == 0, card.err);
    BOOST_TEST(contains(card.out, "Player card of no. 4 Nagy, Cecil, after round 1\n"), card.out);
    BOOST_TEST(contains(card.out, "Zeta, Ann"), card.out);
    BOOST_TEST(contains(card.out, "Round by round"), card.out);
    BOOST_TEST(place.run({"player", "show", "club.flagfall", "nobody"}).code == 3);
    const Ran stats = place.run({"stats", "club.flagfall", "--format", "csv"});
    BOOST_TEST(contains(stats.out, "\n1,2,1,1,0,0,0,0,1,0,0\nAll,2,1,1,0,0,0,0,1,0,0\n"), stats.out);
    place.write("two.trf", twoRoundsTrf());
    for (const std::string verb : {"wallchart", "stats"})
        BOOST_TEST(place.run({verb, "two.trf", "--lang", "zh-Hans"}).code == 0);
}

// U32, U33: a shared place has one number; no value of a tie-break is empty without a word.
BOOST_AUTO_TEST_CASE(u32_u33_equal_to_the_end_share_the_place_and_no_value_is_empty) {
    const Workplace place;
    enter(place);
    playRound(place, "1-0", "=");
    const Ran csv = place.run({"standings", "club.flagfall", "--format", "csv"});
    // 2 and 4 drew with each other: ½ point, Buchholz ½, direct encounter equal.
    BOOST_TEST(contains(csv.out, "\n3,2,\"Zeta, Ann\",0.5,0.5,"), csv.out);
    BOOST_TEST(contains(csv.out, "\n3,4,\"Nagy, Cecil\",0.5,0.5,"), csv.out);
    for (const std::string& line : {std::string("\"Zeta, Ann\",0.5,0.5,"), std::string("\"Ek, Tor\",1.0,")})
        BOOST_TEST(csv.out[csv.out.find(line) + line.size()] != ',', csv.out);
    const Ran workings = place.run({"standings", "club.flagfall", "--workings", "4"});
    BOOST_TEST(contains(workings.out, "nothing: shared place"), workings.out);
}

// U36: edition and list stand on the sheet and in every export, and are the same.
BOOST_AUTO_TEST_CASE(u36_edition_and_tie_breaks_stand_on_every_standings) {
    const Workplace place;
    enter(place);
    playRound(place, "1-0", "=");
    const std::string list = "BH, DE";
    for (const std::string format : {"text", "md"}) {
        const Ran ran = place.run({"standings", "club.flagfall", "--format", format});
        BOOST_TEST(contains(ran.out, "edition 2026"), ran.out);
        BOOST_TEST(contains(ran.out, list), ran.out);
    }
    BOOST_TEST(
        contains(place.run({"standings", "club.flagfall", "--format", "csv"}).out, ",2026,2026,\"BH,DE\"\n"));
    const Ran json = place.run({"standings", "club.flagfall", "--format", "json"});
    BOOST_TEST(contains(json.out, "\"edition\": \"2026\""), json.out);
    BOOST_TEST(contains(json.out, "\"BH\",\n    \"DE\""), json.out);
    BOOST_TEST(contains(place.run({"export", "club.flagfall", "--trf"}).out, "202 BH,DE\r\n"));
}

// U38: as long as a game is open the word stands everywhere, and the event cannot be closed.
BOOST_AUTO_TEST_CASE(u38_provisional_on_every_form_until_all_is_in) {
    const Workplace place;
    enter(place, "1");
    playRound(place, "1-0", "");
    BOOST_TEST(contains(place.run({"standings", "club.flagfall"}).out, "Provisional standings"));
    BOOST_TEST(contains(place.run({"standings", "club.flagfall", "--format", "md"}).out, "Provisional"));
    BOOST_TEST(contains(place.run({"standings", "club.flagfall", "--format", "csv"}).out, ",provisional,"));
    BOOST_TEST(
        contains(place.run({"standings", "club.flagfall", "--format", "json"}).out, "\"provisional\": true"));
    BOOST_TEST(contains(place.run({"crosstable", "club.flagfall"}).out, "Provisional"));
    BOOST_TEST(contains(place.run({"wallchart", "club.flagfall"}).out, "Provisional"));
    BOOST_TEST(place.run({"close", "club.flagfall"}).code == 7);
    BOOST_REQUIRE_EQUAL(place.run({"result", "club.flagfall", "2:0-1"}).code, 0);
    BOOST_TEST(
        contains(place.run({"standings", "club.flagfall"}).out, "Final standings after round 1 of 1\n"));
    BOOST_TEST(contains(place.run({"standings", "club.flagfall", "--format", "csv"}).out, ",final,"));
}

BOOST_AUTO_TEST_CASE(export_says_what_is_missing_and_that_it_is_partial) {
    const Workplace place;
    enter(place, "2");
    playRound(place, "1-0", "=");
    const Ran check = place.run({"export", "club.flagfall", "--check", "--format", "csv"});
    BOOST_TEST(check.code == 6);
    BOOST_TEST(contains(check.out, "code,what,state,found\nevent-data,"), check.out);
    for (const std::string record : {"022", "032", "042", "052", "102"})
        BOOST_TEST(contains(check.out, ",missing or wrong," + record + "\n"), check.out);
    BOOST_TEST(contains(check.out, ",not yet,2\n"), check.out);
    const Ran partial = place.run({"export", "club.flagfall", "--trf", "-o", "part.trf"});
    BOOST_TEST(partial.code == 0);
    BOOST_TEST(contains(partial.err, "A partial report: the state after round 1 of 2."), partial.err);
    BOOST_TEST(contains(partial.err, "fide-ids"), partial.err);
    BOOST_TEST(contains(place.read("part.trf"), "### Partial report after round 1 of 2"));
    // Taken in again and played to its end, the file no longer says so.
    BOOST_REQUIRE_EQUAL(place.run({"new", "again.flagfall", "--rounds", "2"}).code, 0);
    BOOST_REQUIRE_EQUAL(place.run({"import", "again.flagfall", "part.trf"}).code, 0);
    BOOST_REQUIRE_EQUAL(place.run({"pair", "again.flagfall"}).code, 0);
    BOOST_TEST(!contains(place.run({"export", "again.flagfall", "--trf"}).out, "Partial report"));
}

BOOST_AUTO_TEST_CASE(a_report_with_everything_is_ready) {
    const Workplace place;
    BOOST_REQUIRE_EQUAL(place
                            .run({"new",
                                  "club.flagfall",
                                  "--rounds",
                                  "1",
                                  "--seed",
                                  "7",
                                  "--name",
                                  "Open",
                                  "--city",
                                  "Town",
                                  "--fed",
                                  "ENG",
                                  "--from",
                                  "2026-05-01",
                                  "--to",
                                  "2026-05-01",
                                  "--arbiter",
                                  "Arbiter, Ann (12345678)",
                                  "--time-control",
                                  "90 min + 30 s"})
                            .code,
                        0);
    place.write("players.csv", "Name;Rating;Fed;FIDE ID;Birth;Sex\nA, A;2000;ENG;1001;2000;m\n"
                               "B, B;1900;ENG;1002;2001;w\n");
    BOOST_REQUIRE_EQUAL(place.run({"import", "club.flagfall", "players.csv"}).code, 0);
    playRound(place, "1-0", "");
    const std::vector<std::string> whole{"--round-dates", "2026-05-01", "--time-control-code", "5400+30"};
    const auto with = [&](std::vector<std::string> arguments) {
        arguments.insert(arguments.end(), whole.begin(), whole.end());
        return place.run(arguments);
    };
    const Ran check = with({"export", "club.flagfall", "--check"});
    BOOST_TEST(check.code == 0, check.out);
    const Ran file = with({"export", "club.flagfall", "--trf"});
    BOOST_TEST(file.err == "", file.err);
    BOOST_TEST(contains(file.out, "222 5400+30\r\n"), file.out);
    BOOST_TEST(contains(file.out, "132 "), file.out);
    BOOST_TEST(place.run({"export", "club.flagfall", "--check", "--round-dates", "soon"}).code == 3);
    BOOST_TEST(place.run({"export", "club.flagfall", "--trf", "--time-control-code", "soon"}).code == 3);
}

// The report of the chief arbiter is made from the journal: who left, what was corrected, what only he knows.
BOOST_AUTO_TEST_CASE(the_report_of_the_chief_arbiter_knows_the_journal) {
    const Workplace place;
    enter(place);
    playRound(place, "1-0", "=");
    BOOST_REQUIRE_EQUAL(place.run({"result", "club.flagfall", "1:0-1"}).code, 0);
    BOOST_REQUIRE_EQUAL(place.run({"player", "withdraw", "club.flagfall", "ek"}).code, 0);
    const Ran ran =
        place.run({"report", "arbiter-report", "club.flagfall", "--field", "organiser=Chess club"});
    BOOST_TEST(ran.code == 0, ran.err);
    BOOST_TEST(contains(ran.out, "withdrawn from round 2"), ran.out);
    BOOST_TEST(contains(ran.out, "(was 1-0)"), ran.out);
    BOOST_TEST(contains(ran.out, "Chess club"), ran.out);
    BOOST_TEST(!contains(ran.out, "No result was corrected"), ran.out);
    const Ran wrong = place.run({"report", "it3", "club.flagfall", "--field", "organizer=x"});
    BOOST_TEST(wrong.code == 3);
    BOOST_TEST(contains(wrong.err, "appeals_committee"), wrong.err);
    BOOST_TEST(place.run({"report", "standings", "club.flagfall", "--field", "organiser=x"}).code == 3);
}
