// Sheets with a preview, rating lists of this computer, and files for other programs, on the command line.
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
