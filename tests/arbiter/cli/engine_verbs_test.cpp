// pair, check, standings, crosstable on TRF files: what they print, and that failures leave nothing behind.
#include <boost/test/data/monomorphic.hpp>
#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>

#include <ostream>

#include <fmt/format.h>
#include <unistd.h>

#include "program.hpp"

namespace data = boost::unit_test::data;
using namespace cli_test;

namespace {

std::string replaced(std::string text, std::string_view what, std::string_view with) {
    const auto place = text.find(what);
    BOOST_REQUIRE_NE(place, std::string::npos);
    return text.replace(place, what.size(), with);
}

} // namespace

BOOST_AUTO_TEST_CASE(pair_prints_the_number_of_pairs_and_the_pairs) {
    const Workplace place;
    place.write("open é.trf", entryListTrf(5));
    // S1 = 1, 2; S2 = 3, 4; the lowest has the bye; White on odd boards for S1 (C.04.3 art. 5.2.5).
    const Ran ran = place.run({"pair", "open é.trf"});
    BOOST_TEST(ran.code == 0);
    BOOST_TEST(ran.out == "3\n1 3\n4 2\n5 0\n");
    BOOST_TEST(ran.err == "");
}

BOOST_AUTO_TEST_CASE(pair_writes_a_file_and_nothing_else) {
    const Workplace place;
    place.write("open.trf", entryListTrf(4));
    place.write("out.txt", "old");
    const Ran ran = place.run({"pair", "open.trf", "-o", "out.txt"});
    BOOST_TEST(ran.code == 0);
    BOOST_TEST(ran.out == "");
    BOOST_TEST(place.read("out.txt") == "2\n1 3\n4 2\n");
    BOOST_TEST(place.names() == (std::vector<std::string>{"open.trf", "out.txt"}),
               boost::test_tools::per_element());
}

// C.05 Annex 1: round 2 of the table for 4 is 4-3 1-2; of a double round robin by record 192.
BOOST_AUTO_TEST_CASE(pair_and_check_know_the_berger_tables) {
    const Workplace place;
    const std::string players =
        playerLine(1, "A", 2100, "1.0", {"   4 w 1"}) + playerLine(2, "B", 2000, "0.5", {"   3 w ="}) +
        playerLine(3, "C", 1900, "0.5", {"   2 b ="}) + playerLine(4, "D", 1800, "0.0", {"   1 b 0"});
    place.write("all.trf", "012 All\n142 6\n192 BERGER_DOUBLEROUNDROBIN\n" + players);
    BOOST_TEST(place.run({"pair", "all.trf"}).out == "2\n4 3\n1 2\n");
    BOOST_TEST(place.run({"check", "all.trf"}).code == 0);
    // Where the last two rounds of the first cycle change places, round 2 is the table's third: 2-4 3-1.
    place.write("fide.trf", "012 All\n142 6\n192 FIDE_DOUBLEROUNDROBIN\n" + players);
    BOOST_TEST(place.run({"pair", "fide.trf"}).out == "2\n2 4\n3 1\n");
    place.write("wrong.trf", "012 All\n142 6\n192 FIDE_ROUNDROBIN\n" +
                                 replaced(replaced(players, "   3 w =", "   3 b ="), "   2 b =", "   2 w ="));
    BOOST_TEST(place.run({"check", "wrong.trf"}).code == 6);
    place.write("own.trf", "012 All\n142 6\n192 CUSTOM_ROUNDROBIN\n" + players);
    BOOST_TEST(place.run({"pair", "own.trf"}).code == 3);
}

BOOST_AUTO_TEST_CASE(pair_reads_standard_input) {
    const Workplace place;
    const Ran ran = place.run({"pair", "-"}, entryListTrf(2));
    BOOST_TEST(ran.code == 0);
    BOOST_TEST(ran.out == "1\n1 2\n");
}

namespace {

struct Refused {
    const char* name;
    std::string trf;
    int code;
    const char* said; // a part of it
};
std::ostream& operator<<(std::ostream& stream, const Refused& refused) {
    return stream << refused.name;
}

// Everybody has met everybody, so no third round is possible for four... with three rounds played.
std::string allHaveMet() {
    return "012 All have met\n142 4\n152 W\n" +
           playerLine(1, "A", 2100, "3.0", {"   2 w 1", "   3 b 1", "   4 w 1"}) +
           playerLine(2, "B", 2000, "2.0", {"   1 b 0", "   4 w 1", "   3 b 1"}) +
           playerLine(3, "C", 1900, "1.0", {"   4 w 1", "   1 w 0", "   2 w 0"}) +
           playerLine(4, "D", 1800, "0.0", {"   3 b 0", "   2 b 0", "   1 b 0"});
}

const std::vector<Refused> refusedFiles{
    {"no legal pairing", allHaveMet(), 1, "1.9.3"},
    {"no player", "012 Empty\n142 5\n152 W\n", 3, "open.trf"},
    {"one player", entryListTrf(1), 3, "fewer than two players"},
    {"no file of the kind", "Just a text.\n", 3, "open.trf"},
    {"nothing in the file", "", 3, "open.trf"},
    {"initial colour missing", replaced(entryListTrf(4), "152 W\n", ""), 3, "initial colour"},
    {"all rounds are paired", replaced(twoRoundsTrf(), "142 3", "142 2"), 3, "all 2 rounds are paired"},
    {"a round without results", replaced(twoRoundsTrf(), "   4 b =", "   4 b  "), 3, "open.trf"},
    {"number twice", replaced(entryListTrf(4), "001    4", "001    3"), 3, "open.trf:7:"},
    {"opponents that do not mirror", replaced(twoRoundsTrf(), "   2 b 0", "   4 b 0"), 3, "open.trf:6:"},
    {"unknown result", replaced(twoRoundsTrf(), "3 w 1", "3 w x"), 3, "open.trf:4:"},
    {"points do not add up", replaced(twoRoundsTrf(), "1.5", "2.5"), 3, "open.trf:4:"},
    {"rating is no number", replaced(entryListTrf(4), "2490", "24x0"), 3, "open.trf:4:49"},
    {"cut off in a line", entryListTrf(4).substr(0, entryListTrf(4).size() - 40), 3, "open.trf:7:"},
    {"another system", "192 FIDE_DUBOV\n" + entryListTrf(4), 3, "FIDE_DUBOV"},
};

} // namespace

BOOST_DATA_TEST_CASE(a_refused_file_leaves_the_output_as_it_was, data::make(refusedFiles), refused) {
    const Workplace place;
    place.write("open.trf", refused.trf);
    place.write("out.txt", "last round's pairings\n");
    const Ran ran = place.run({"pair", "open.trf", "-o", "out.txt"});
    BOOST_TEST(ran.code == refused.code, ran.err);
    BOOST_TEST(ran.out == "");
    BOOST_TEST(ran.err.find(refused.said) != std::string::npos, ran.err);
    BOOST_TEST(place.read("out.txt") == "last round's pairings\n");
    BOOST_TEST(place.names().size() == 2U);
}

BOOST_AUTO_TEST_CASE(files_that_cannot_be_read_or_written) {
    const Workplace place;
    place.write("open.trf", entryListTrf(4));
    std::filesystem::create_directory(place.folder() / "folder.trf");
    const Ran missing = place.run({"pair", "none.trf"});
    BOOST_TEST(missing.code == 5);
    BOOST_TEST(missing.err.find("none.trf") != std::string::npos);
    BOOST_TEST(place.run({"pair", "folder.trf"}).code == 5);
    BOOST_TEST(place.run({"pair", "open.trf", "-o", "no folder/out.txt"}).code == 5);
    BOOST_TEST(place.run({"pair", "open.trf", "-o", "folder.trf"}).code == 5);
    BOOST_TEST(place.run({"check", "none.trf"}).code == 5);
    BOOST_TEST(place.run({"standings", "none.trf"}).code == 5);
}

BOOST_AUTO_TEST_CASE(a_folder_that_may_not_be_written, *boost::unit_test::precondition([](auto) {
                         return boost::test_tools::assertion_result(::geteuid() != 0);
                     })) {
    const Workplace place;
    place.write("open.trf", entryListTrf(4));
    std::filesystem::permissions(place.folder(),
                                 std::filesystem::perms::owner_read | std::filesystem::perms::owner_exec);
    BOOST_TEST(place.run({"pair", "open.trf", "-o", "out.txt"}).code == 5);
    BOOST_TEST(!place.has("out.txt"));
}

BOOST_AUTO_TEST_CASE(a_full_disk_is_said) {
    const Workplace place;
    place.write("open.trf", entryListTrf(4));
    if (!std::filesystem::exists("/dev/full")) return;
    std::filesystem::create_symlink("/dev/full", place.folder() / "full");
    // The pairs cannot be written beside /dev/full either way: file access.
    BOOST_TEST(place.run({"pair", "open.trf", "-o", "full/x"}).code == 5);
}

BOOST_AUTO_TEST_CASE(check_of_a_right_file) {
    const Workplace place;
    place.write("two.trf", twoRoundsTrf());
    const Ran ran = place.run({"check", "two.trf"});
    BOOST_TEST(ran.code == 0);
    BOOST_TEST(ran.out == "two.trf: Round #1\ntwo.trf: Round #2\n1 tournaments, 2 rounds, 0 differences\n");
    BOOST_TEST(ran.err == "");
}

namespace {

// Round 2 as somebody paired it by hand: 1-2 and 3-4 instead of the leaders 4-1.
std::string otherwisePaired() {
    return "012 By hand\n142 3\n152 W\n" +
           playerLine(1, "Müller, Jörg", 2100, "1.5", {"   3 w 1", "   2 b ="}) +
           playerLine(2, "Álvarez, José", 2000, "0.5", {"   4 b 0", "   1 w ="}) +
           playerLine(3, "李, 伟", 1900, "0.0", {"   1 b 0", "   4 w 0"}) +
           playerLine(4, "Ek, Tor", 1800, "2.0", {"   2 w 1", "   3 b 1"});
}

} // namespace

BOOST_AUTO_TEST_CASE(check_puts_engine_and_record_side_by_side) {
    const Workplace place;
    place.write("hand.trf", otherwisePaired());
    const Ran ran = place.run({"check", "hand.trf"});
    BOOST_TEST(ran.code == 6);
    BOOST_TEST(ran.out == "hand.trf: Round #1\n"
                          "hand.trf: Round #2\n"
                          "  Engine's pairings       Recorded pairings\n"
                          "      4 -   1                 2 -   1\n"
                          "      2 -   3                 3 -   4\n"
                          "1 tournaments, 2 rounds, 1 differences\n");
}

BOOST_AUTO_TEST_CASE(check_tells_colours_apart_from_pairs) {
    const Workplace place;
    place.write("two.trf",
                replaced(replaced(twoRoundsTrf(), "   4 b =", "   4 w ="), "   1 w =", "   1 b ="));
    const Ran ran = place.run({"check", "two.trf"});
    BOOST_TEST(ran.code == 6);
    BOOST_TEST(ran.out == "two.trf: Round #1\n"
                          "two.trf: Round #2\n"
                          "  Engine's colours        Recorded colours\n"
                          "      4 -   1                 1 -   4\n"
                          "1 tournaments, 2 rounds, 1 differences\n");
}

BOOST_AUTO_TEST_CASE(check_of_one_round_and_of_many_files) {
    const Workplace place;
    place.write("hand.trf", otherwisePaired());
    place.write("two.trf", twoRoundsTrf());
    BOOST_TEST(place.run({"check", "hand.trf", "--round", "1"}).code == 0);
    BOOST_TEST(place.run({"check", "hand.trf", "--round", "3"}).code == 3);
    const Ran both = place.run({"check", "hand.trf", "two.trf"});
    BOOST_TEST(both.code == 6);
    BOOST_TEST(both.out.ends_with("2 tournaments, 4 rounds, 1 differences\n"), both.out);
    // A file that cannot be read is named; the others are checked all the same.
    const Ran mixed = place.run({"check", "none.trf", "two.trf"});
    BOOST_TEST(mixed.code == 5);
    BOOST_TEST(mixed.out.ends_with("1 tournaments, 2 rounds, 0 differences\n"), mixed.out);
    BOOST_TEST(mixed.err.find("none.trf") != std::string::npos);
}

BOOST_AUTO_TEST_CASE(check_for_programs) {
    const Workplace place;
    place.write("hand.trf", otherwisePaired());
    const Ran ran = place.run({"check", "hand.trf", "--report", "json"});
    BOOST_TEST(ran.code == 6);
    BOOST_TEST(ran.out.starts_with("{\n  \"report\": \"check\",\n"), ran.out);
    BOOST_TEST(ran.out.find("\"difference_count\": 1") != std::string::npos, ran.out);
    BOOST_TEST(ran.out.find("\"recorded_white\": 3,\n      \"recorded_black\": 4") != std::string::npos,
               ran.out);
}

BOOST_AUTO_TEST_CASE(standings_of_a_file) {
    const Workplace place;
    place.write("two.trf", twoRoundsTrf());
    // After two rounds: 1 and 4 1½ (drew with each other), 2 1, 3 0. Buchholz: 1 met 3 (0) and 4 (1½): 1½; 4
    // met 2 (1) and 1 (1½): 2½; 2 met 4 (1½) and 3 (0): 1½; 3 met 1 (1½) and 2 (1): 2½. Cut-1 takes away the
    // lowest. Sonneborn-Berger: 1 0·1 + 1½·½ = ¾; 4 1·1 + 1½·½ = 1¾; 2 0·1½ + 1·0 = 0; 3 0.
    const Ran ran = place.run({"standings", "two.trf", "--tie-breaks", "BH/C1,BH,SB", "--format", "csv"});
    BOOST_TEST(ran.code == 0);
    BOOST_TEST(ran.out == "rank,tpn,name,points,BH/C1,BH,SB\n"
                          "1,4,\"Ek, Tor\",1.5,1.5,2.5,1.75\n"
                          "2,1,\"Müller, Jörg\",1.5,1.5,1.5,0.75\n"
                          "3,2,\"Álvarez, José\",1.0,1.5,1.5,0\n"
                          "4,3,\"李, 伟\",0.0,1.5,2.5,0\n");
    BOOST_TEST(ran.err == "");
}

BOOST_AUTO_TEST_CASE(standings_by_the_list_of_the_file) {
    const Workplace place;
    place.write("two.trf", "202 BH,SB\n" + twoRoundsTrf());
    BOOST_TEST(place.run({"standings", "two.trf", "--format", "csv"})
                   .out.starts_with("rank,tpn,name,points,BH,SB\n"));
    const Ran text = place.run({"standings", "two.trf"});
    BOOST_TEST(text.out.find("Provisional standings after round 2 of 3\n") != std::string::npos, text.out);
    BOOST_TEST(text.out.find("\n   4    3  李, 伟 ") != std::string::npos, text.out);
}

BOOST_AUTO_TEST_CASE(standings_with_a_wrong_list) {
    const Workplace place;
    place.write("two.trf", twoRoundsTrf());
    const Ran ran = place.run({"standings", "two.trf", "--tie-breaks", "BH,XYZ,BH"});
    BOOST_TEST(ran.code == 3);
    BOOST_TEST(ran.out == "");
    BOOST_TEST(ran.err.find("XYZ") != std::string::npos, ran.err);
}

BOOST_AUTO_TEST_CASE(crosstable_of_a_file) {
    const Workplace place;
    place.write("two.trf", twoRoundsTrf());
    const Ran ran = place.run({"crosstable", "two.trf", "--by", "number", "--format", "csv"});
    BOOST_TEST(ran.code == 0);
    BOOST_TEST(ran.out.starts_with("no,rank,name,rating,round_1,round_2,points\n"
                                   "1,"),
               ran.out);
    BOOST_TEST(ran.out.find("\"Müller, Jörg\",2100,3w1,4b½,1.5\n") != std::string::npos, ran.out);
}

BOOST_AUTO_TEST_CASE(tables_in_chinese) {
    const Workplace place;
    place.write("two.trf", twoRoundsTrf());
    const Ran ran = place.run({"standings", "two.trf", "--lang", "zh-Hans"});
    BOOST_TEST(ran.out.find("第 2 轮后暂定名次表（共 3 轮）\n") != std::string::npos, ran.out);
    BOOST_TEST(place.run({"standings", "two.trf", "--lang", "xx"}).code == 3);
}

BOOST_AUTO_TEST_CASE(tables_fit_the_terminal) {
    Workplace place;
    place.write("two.trf",
                replaced(twoRoundsTrf(), "Müller, Jörg             ", "Müller-Lüdenscheidt, Jörg"));
    place.set("COLUMNS", "50");
    const Ran ran = place.run({"standings", "two.trf", "--tie-breaks", "BH"});
    BOOST_TEST(ran.out.find("Müller-Lüd") != std::string::npos, ran.out);
    BOOST_TEST(ran.out.find("…") != std::string::npos, ran.out);
}
