// Sheets with a preview, rating lists of this computer, and files for other programs, on the command line.
#include <filesystem>
#include <string>

#include <boost/test/unit_test.hpp>

#include "program.hpp"
#include "support/files/fide_lines.hpp"
#include "support/files/zip_bytes.hpp"

using namespace cli_test;
using namespace support;

namespace {

bool contains(const std::string& text, std::string_view part) {
    return text.find(part) != std::string::npos;
}

std::string sheet() {
    const auto row = [](int line, const std::string& name, const std::string& elo) {
        const std::string at = std::to_string(line);
        return "<row r=\"" + at + "\">" + textCell("A" + at, name) + "<c r=\"C" + at + "\"><v>" + elo +
               "</v></c></row>";
    };
    return zipOf(xlsxMembers("<row r=\"1\">" + textCell("A1", "Who") + textCell("C1", "Strength") + "</row>" +
                             row(2, "M\xC3\xBCller, J\xC3\xB6rg", "2100") + row(4, "=1+1", "1500")));
}

std::string fideList() {
    FideLine joerg;
    joerg.id = "4600012";
    joerg.name = "Mueller, Joerg";
    joerg.standard = "2150";
    joerg.rapid = "2080";
    joerg.born = "1980";
    FideLine maria;
    maria.id = "2205890";
    maria.name = "Garcia Perez, Maria";
    maria.fed = "ESP";
    maria.sex = "F";
    maria.title = "WIM";
    maria.standard = "2210";
    maria.born = "1995";
    return combinedHeader() + combinedLine(joerg) + combinedLine(maria);
}

void makeEvent(Workplace& place) {
    place.set("FLAGFALL_DATA_HOME", place.folder().string() + "/data");
    BOOST_REQUIRE_EQUAL(place
                            .run({"new", "club.flagfall", "--name", "Friday \"Open\"", "--rounds", "3",
                                  "--initial-colour", "white"})
                            .code,
                        0);
}

void takeList(const Workplace& place) {
    place.write("players_list_foa.zip", zipOf({{"players_list_foa.txt", fideList()}}));
    const Ran taken = place.run({"fide", "import", "players_list_foa.zip", "--month", "2026-10"});
    BOOST_REQUIRE_MESSAGE(taken.code == 0, taken.err);
    BOOST_TEST(taken.out == "List FIDE of 2026-10: 2 players (standard rapid blitz).\n");
}

} // namespace

BOOST_AUTO_TEST_CASE(a_workbook_with_a_preview_and_a_mapping) {
    Workplace place;
    makeEvent(place);
    place.write("players.xlsx", sheet());
    const Ran none = place.run({"import", "club.flagfall", "players.xlsx"});
    BOOST_TEST(none.code == 3);
    BOOST_TEST(contains(none.err, "no line with headings"), none.err);
    const Ran preview = place.run({"import", "club.flagfall", "players.xlsx", "--preview", "--map",
                                   "Who=name", "--map", "Strength=rating_fide", "--format", "csv"});
    BOOST_TEST(preview.code == 0, preview.err);
    BOOST_TEST(preview.out == "line,what,name,federation,rating,fide_id,club,remark\n"
                              "2,new,\"Müller, Jörg\",,2100,,,\n"
                              "4,new,'=1+1,,1500,,,\n");
    BOOST_TEST(contains(place.run({"player", "list", "club.flagfall", "--format", "csv"}).out, "tpn,"));
    BOOST_TEST(!contains(place.run({"player", "list", "club.flagfall", "--format", "csv"}).out, "Müller"));
    const Ran taken = place.run(
        {"import", "club.flagfall", "players.xlsx", "--map", "Who=name", "--map", "Strength=rating_fide"});
    BOOST_TEST(taken.code == 0, taken.err);
    const Ran wrong = place.run({"import", "club.flagfall", "players.xlsx", "--map", "Who=player"});
    BOOST_TEST(wrong.code == 3);
    BOOST_TEST(contains(wrong.err, "rating_fide"), wrong.err);
}

BOOST_AUTO_TEST_CASE(every_line_of_a_preview_is_marked) {
    Workplace place;
    makeEvent(place);
    place.write("first.csv", "Name;Rating\nA, B;1500\nC, D;1600\n");
    BOOST_REQUIRE_EQUAL(place.run({"import", "club.flagfall", "first.csv"}).code, 0);
    place.write("second.csv", "Name;Rating;Colour\nA, B;1500;red\nC, D;1650;blue\nE, F;15x0;\nG, H;1700;\n");
    const Ran preview = place.run({"import", "club.flagfall", "second.csv", "--preview"});
    BOOST_TEST(preview.code == 3);
    for (const std::string said :
         {"unchanged", "changed", "rating 1600 → 1650", "bad", "column 6: rating \"15x0\"", "new", "Taken as",
          "rating_fide", "not taken over"})
        BOOST_TEST(contains(preview.out, said), said + " is missing in\n" + preview.out);
    BOOST_TEST(contains(preview.err, "second.csv:4:6:"), preview.err);
    place.write("third.csv", "Name;Rating\nA, B;1500\nG, H;1700\n");
    BOOST_TEST(place.run({"import", "club.flagfall", "third.csv"}).code != 0);
    const Ran added = place.run({"import", "club.flagfall", "third.csv", "--new-only"});
    BOOST_TEST(added.code == 0, added.err);
    BOOST_TEST(contains(added.out, "1 players taken in from third.csv; the event has 3 players"), added.out);
}

BOOST_AUTO_TEST_CASE(a_rating_list_is_taken_in_searched_and_held_against_the_event) {
    Workplace place;
    makeEvent(place);
    const Ran without = place.run({"fide", "search", "garcia"});
    BOOST_TEST(without.code == 5);
    BOOST_TEST(contains(without.err, "flagfall fide import"), without.err);
    takeList(place);
    const Ran found = place.run({"fide", "search", "maria", "GARCÍA", "--format", "csv"});
    BOOST_TEST(found.code == 0, found.err);
    BOOST_TEST(found.out == "fide_id,own_id,title,name,sex,federation,birth,standard,rapid,blitz,club,flag\n"
                            "2205890,,WIM,\"Garcia Perez, Maria\",w,ESP,1995,2210,,,,\n");
    BOOST_TEST(contains(place.run({"fide", "search", "Gracia", "Peres"}).out, "these names are near"));
    BOOST_TEST(contains(place.run({"fide", "search", "qqqqqq"}).out, "Nobody of that name or number"));
    BOOST_TEST(contains(place.run({"fide", "lists"}).out, "2026-10"));

    const Ran added = place.run({"player", "add", "club.flagfall", "--fide-id", "2205890"});
    BOOST_TEST(added.code == 0, added.err);
    BOOST_TEST(contains(added.err, "FIDE standard 2026-10"), added.err);
    BOOST_REQUIRE_EQUAL(place
                            .run({"player", "add", "club.flagfall", "Müller, Jörg", "--fide-id", "4600012",
                                  "--rating", "2100"})
                            .code,
                        0);
    const std::string before = place.read("club.flagfall");
    const Ran shown = place.run({"fide", "refresh", "club.flagfall", "--format", "csv"});
    BOOST_TEST(shown.code == 0, shown.err);
    BOOST_TEST(shown.out == "tpn,name,what,old,new,remark\n2,\"Müller, Jörg\",Rating,2100,2150,\n");
    BOOST_TEST((place.read("club.flagfall") == before)); // acceptance A-084: nothing by itself
    BOOST_TEST(place.run({"fide", "refresh", "club.flagfall", "--take", "7"}).code == 3);
    BOOST_TEST(place.run({"fide", "refresh", "club.flagfall", "--take", "1"}).code == 3); // nothing to take
    const Ran taken = place.run({"fide", "refresh", "club.flagfall", "--take", "2"});
    BOOST_TEST(taken.code == 0, taken.err);
    BOOST_TEST(contains(taken.out, "Müller, Jörg"), taken.out);
    BOOST_TEST(contains(place.run({"log", "club.flagfall"}).out, "rating 2150 instead of 2100"));
    BOOST_TEST(contains(place.run({"fide", "refresh", "club.flagfall"}).out, "2 of 2 players agree"));
    const Ran rapid = place.run({"fide", "refresh", "club.flagfall", "--rate", "rapid", "--format", "csv"});
    BOOST_TEST(contains(rapid.out, "Rating,2150,2080"), rapid.out);
    BOOST_TEST(!contains(rapid.out, "Garcia"), rapid.out); // her standard rating steps in
    BOOST_TEST(place.run({"verify", "club.flagfall"}).code == 0);
}

BOOST_AUTO_TEST_CASE(a_list_of_ones_own_and_a_bad_one) {
    Workplace place;
    makeEvent(place);
    place.write("dwz.csv", "ZPS;Spieler;Punkte\nA12-7;Müller, Jörg;1893\n");
    const Ran taken = place.run({"fide", "import", "dwz.csv", "--list", "DWZ", "--map", "Punkte=rating_nat"});
    BOOST_TEST(taken.code == 0, taken.err);
    BOOST_TEST(
        contains(place.run({"fide", "search", "muller", "--list", "DWZ", "--format", "csv"}).out, ",1893,"));
    BOOST_TEST(place.run({"fide", "import", "dwz.csv", "--list", "../DWZ"}).code == 3);
    takeList(place);
    const Ran bad = place.run({"fide", "import", "dwz.csv"});
    BOOST_TEST(bad.code == 3);
    BOOST_TEST(contains(bad.err, "not one of FIDE's rating lists"), bad.err);
    BOOST_TEST(
        contains(place.run({"fide", "search", "garcia"}).out, "Garcia")); // the old list is still there
    BOOST_TEST(place.run({"fide", "import", "missing.zip"}).code == 5);
    place.write("club.ratings", "no database");
    BOOST_TEST(place.run({"fide", "search", "x", "--database", "club.ratings"}).code == 3);
    BOOST_TEST(place.run({"fide", "search", "x", "--database", "missing.ratings"}).code == 5);
}

BOOST_AUTO_TEST_CASE(files_for_other_programs) {
    Workplace place;
    makeEvent(place);
    place.write("players.csv",
                "Name;Rating;Club\nMüller, Jörg;2100;SK Ost\n'=1+1;2000;\nEk, Tor;1900;\nLi, Wei;1800;\n");
    BOOST_REQUIRE_EQUAL(place.run({"import", "club.flagfall", "players.csv"}).code, 0);
    BOOST_TEST(place.run({"export", "club.flagfall", "--as", "pgn"}).code == 3); // no round yet
    BOOST_REQUIRE_EQUAL(place.run({"pair", "club.flagfall"}).code, 0);
    const Ran pgn = place.run({"export", "club.flagfall", "--as", "livechess", "-o", "round-01.pgn"});
    BOOST_TEST(pgn.code == 0, pgn.err);
    BOOST_TEST(contains(place.read("round-01.pgn"), "[Event \"Friday \\\"Open\\\"\"]"));
    BOOST_TEST(contains(place.read("round-01.pgn"), "[Round \"1.2\"]"));
    const Ran players = place.run({"export", "club.flagfall", "--as", "players"});
    BOOST_TEST(contains(players.out, "\r\n2;'=1+1;"), players.out);
    BOOST_TEST(contains(place.run({"export", "club.flagfall", "--as", "lichess-teams"}).out,
                        "SK Ost; Müller, Jörg\n"));
    BOOST_TEST(contains(place.run({"export", "club.flagfall", "--as", "vega"}).out, "NAME;COUNTRY;"));
    BOOST_TEST(place.run({"export", "club.flagfall"}).code == 3);
    // What went out comes in again.
    place.write("again.csv", players.out);
    BOOST_REQUIRE_EQUAL(place.run({"new", "other.flagfall", "--rounds", "3"}).code, 0);
    BOOST_TEST(place.run({"import", "other.flagfall", "again.csv"}).code == 0);
    BOOST_TEST(place.run({"export", "other.flagfall", "--as", "players"}).out == players.out);
}

BOOST_AUTO_TEST_CASE(a_site_in_its_folder) {
    Workplace place;
    makeEvent(place);
    place.write("players.csv", "Name;Rating\n<b>Bold</b>;2100\n../../x;2000\nEk, Tor;1900\n");
    BOOST_REQUIRE_EQUAL(place.run({"import", "club.flagfall", "players.csv"}).code, 0);
    BOOST_REQUIRE_EQUAL(place.run({"pair", "club.flagfall"}).code, 0);
    BOOST_TEST(place.run({"publish-site", "club.flagfall"}).code == 3);
    const Ran draft = place.run({"publish-site", "club.flagfall", "--out", "site"});
    BOOST_TEST(draft.code == 0, draft.err);
    BOOST_TEST(!place.has("site/round-1.html")); // a draft is not public
    BOOST_REQUIRE_EQUAL(place.run({"publish", "club.flagfall"}).code, 0);
    place.write("site/notes.html", "the club's own page");
    BOOST_REQUIRE_EQUAL(place.run({"publish-site", "club.flagfall", "--out", "site"}).code, 0);
    BOOST_TEST(place.has("site/round-1.html"));
    BOOST_TEST(contains(place.read("site/round-1.html"), "&lt;b&gt;Bold&lt;/b&gt;"));
    BOOST_TEST(contains(place.read("site/standings.html"), "rovisional"));
    // What is no longer true goes; what is not ours stays.
    BOOST_REQUIRE_EQUAL(place.run({"unpair", "club.flagfall", "--confirm", "unpair-published-round"}).code,
                        0);
    const Ran again = place.run({"publish-site", "club.flagfall", "--out", "site", "--lang", "zh-Hans"});
    BOOST_TEST(again.code == 0, again.err);
    BOOST_TEST(contains(again.out, "old ones removed"), again.out);
    BOOST_TEST(!place.has("site/round-1.html"));
    BOOST_TEST(place.has("site/notes.html"));
    BOOST_TEST(contains(place.read("site/index.html"), "概览"));
    // Nothing but pages and the list of them.
    for (const auto& entry : std::filesystem::directory_iterator(place.folder() / "site"))
        BOOST_TEST((entry.path().extension() == ".html" || entry.path().filename() == ".flagfall-site"));
    place.write("list.txt", "x");
    BOOST_TEST(place.run({"publish-site", "club.flagfall", "--out", "list.txt"}).code == 5);
    // A folder with somebody else's pages is left alone.
    std::filesystem::create_directory(place.folder() / "other");
    place.write("other/index.html", "not ours");
    BOOST_TEST(place.run({"publish-site", "club.flagfall", "--out", "other"}).code == 3);
    BOOST_TEST(place.read("other/index.html") == "not ours");
    // A list that was tampered with leads nowhere.
    place.write("site/.flagfall-site", "../list.txt\n../../x.html\nindex.html\n");
    BOOST_TEST(place.run({"publish-site", "club.flagfall", "--out", "site"}).code == 0);
    BOOST_TEST(place.has("list.txt"));
}

BOOST_AUTO_TEST_CASE(players_as_a_workbook_come_in_again) {
    Workplace place;
    makeEvent(place);
    place.write(
        "players.csv",
        "Name;Rating;Birth;FIDE ID\nMüller, Jörg;2100;1980;4600012\n'=1+1;2000;;\n@SUM;;2001-07-31;\n");
    BOOST_REQUIRE_EQUAL(place.run({"import", "club.flagfall", "players.csv"}).code, 0);
    const Ran out = place.run({"export", "club.flagfall", "--as", "players", "-o", "players.xlsx"});
    BOOST_TEST(out.code == 0, out.err);
    BOOST_REQUIRE_EQUAL(place.run({"new", "other.flagfall", "--rounds", "3"}).code, 0);
    const Ran in = place.run({"import", "other.flagfall", "players.xlsx"});
    BOOST_TEST(in.code == 0, in.err);
    BOOST_TEST(place.run({"export", "other.flagfall", "--as", "players"}).out ==
               place.run({"export", "club.flagfall", "--as", "players"}).out);
}
