// Files that are broken in one place each: what is said of them, and where.
#include "pairing/trf/read.hpp"

#include <boost/test/data/monomorphic.hpp>
#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>
#include <ostream>

#include "small_file.hpp"

using namespace pairing::trf;
using namespace trf_test;
using rules::Severity;
namespace data = boost::unit_test::data;

namespace {

struct Broken {
    const char* name;
    const char* from;
    const char* to;
    const char* expected;
};
std::ostream& operator<<(std::ostream& out, const Broken& broken) {
    return out << broken.name;
}

// Columns are those of the tables of sections 2 and 5 of the format specification.
const Broken broken[] = {
    // 001, fixed part
    {"number is a word", "001    2 w", "001  two w", "8:6 trf.player.number"},
    {"number is zero", "001    2 w", "001    0 w", "8:8 trf.player.number"},
    {"number is blank", "001    2 w", "001      w", "8:5 trf.player.number"},
    {"number twice", "001    4 m", "001    3 m",
     "8:92 trf.cell.unknownOpponent; 9:102 trf.cell.unknownOpponent; 10:5 trf.player.twice"},
    {"a number is missing", "001    4 m", "001    6 m",
     "8:92 trf.cell.unknownOpponent; 9:102 trf.cell.unknownOpponent; 10:5 trf.player.gap; "
     "10:92 trf.game.mirror; 10:102 trf.game.mirror"},
    {"a blank too many before the name", "001    1 m GM Aldercott, Ruben ",
     "001    1 m GM  Aldercott, Ruben ", "7:53 trf.player.columns"},
    {"a character too few in the name", "Aldercott, Ruben ", "Aldercott, Rube ", "7:48 trf.player.columns"},
    {"tab between fields", "2511 ENG", "2511\tENG", "7:53 trf.player.tab"},
    {"letter in the rating", "2511 ENG", "25l1 ENG", "7:49 trf.player.rating"},
    {"letter in a rating behind an accent", "2300 FRA", "2x00 FRA", "8:49 trf.player.rating"},
    {"points that are none", " 1.5    1 ", " 1,x    1 ", "7:82 trf.player.points"},
    {"points with two decimals", " 1.5    1 ", "1.55    1 ", "7:81 trf.player.points"},
    {"points that do not add up", " 1.5    1 ", " 2.5    1 ", "7:81 trf.player.pointsSum"},
    {"no points", " 1.5    1 ", "        1 ", "7:81 trf.player.pointsMissing"},
    {"rank with a letter", " 1.5    1 ", " 1.5   1a ", "7:88 trf.player.rank"},
    {"line ends before the points", "  0.5    4     2 w 0     3 b =", "",
     "8:92 trf.game.mirror; 9:102 trf.game.mirror; 10:80 trf.player.short"},
    {"Vega's description", "Aldercott, Ruben ", "Aldercott| Ruben ", "7:1 trf.vega"},
    {"control character", "Aldercott, Ruben ", "Aldercott,\x01Ruben ", "7:25 trf.control"},
    // 001, round cells
    {"opponent with a letter", "    3 w 1     2 b =", "    x w 1     2 b =", "7:95 trf.cell.opponent"},
    {"unknown colour", "    3 w 1     2 b =", "    3 s 1     2 b =", "7:97 trf.cell.colour"},
    {"unknown result", "    3 w 1     2 b =", "    3 w 2     2 b =", "7:99 trf.cell.result"},
    {"a cell one to the left", "    3 w 1     2 b =", "    3 w 1    2 b = ", "7:106 trf.cell.columns"},
    {"a cell one to the right", "    3 w 1     2 b =", "     3 w 1     2 b =", "7:96 trf.cell.columns"},
    {"opponent does not exist",
     "    3 w 1     2 b =", "    9 w 1     2 b =", "7:92 trf.cell.unknownOpponent; 9:92 trf.game.mirror"},
    {"paired with himself",
     "    3 w 1     2 b =", "    1 w 1     2 b =", "7:92 trf.cell.self; 9:92 trf.game.mirror"},
    {"the other names somebody else",
     "    3 w 1     2 b =", "    4 w 1     2 b =", "7:92 trf.game.mirror; 9:92 trf.game.mirror"},
    {"both White", "    1 b 0     4 w =", "    1 w 0     4 w =", "7:92 trf.game.colours"},
    {"both win",
     "    1 b 0     4 w =", "    1 b 1     4 w =", "7:92 trf.game.results; 9:81 trf.player.pointsSum"},
    {"a win against a draw",
     "    1 b 0     4 w =", "    1 b =     4 w =", "7:92 trf.game.results; 9:81 trf.player.pointsSum"},
    {"an unrated loss against a win", "    1 b 0     4 w =", "    1 b L     4 w =", "7:92 trf.game.results"},
    {"a forfeit against a game", "    1 b 0     4 w =", "    1 b -     4 w =", "7:92 trf.game.results"},
    {"result on one side only", "    1 b 0     4 w =", "    1 b       4 w =", "7:92 trf.game.results"},
    {"cell cut off behind the opponent", "     3 b =\n", "     3\n",
     "9:102 trf.game.results; 10:81 trf.player.pointsSum; 10:102 trf.cell.colourMissing"},
    {"game without colour",
     "    3 w 1     2 b =", "    3 - 1     2 b =", "7:81 trf.player.pointsSum; 7:92 trf.cell.colourMissing"},
    {"bye with opponent", "    3 w 1     2 b =", "    3 w Z     2 b =",
     "7:81 trf.player.pointsSum; 7:92 trf.cell.byeWithOpponent"},
    {"colour without opponent", "    3 w 1     2 b =", " 0000 w       2 b =",
     "7:81 trf.player.pointsSum; 7:92 trf.cell.colourWithoutOpponent; 9:92 trf.game.mirror"},
    {"game without opponent", "    3 w 1     2 b =", " 0000 - 1     2 b =",
     "7:81 trf.player.pointsSum; 7:92 trf.cell.noOpponent; 9:92 trf.game.mirror"},
    {"a second bye U",
     "    1 b 0     4 w =\n001    4 m    Dahl, Per                         2105 NOR     1590004 1970/01/31  "
     "0.5    4     2 w 0     3 b =",
     "    1 b 0  0000 - U\n001    4 m    Dahl, Per                         2105 NOR     1590004 1970/01/31  "
     "1.0    4     2 w 0  0000 - U",
     "9:81 trf.player.pointsSum; 10:102 trf.byes.several"},
    {"more rounds than announced", "142 3", "142 1", "7:102 trf.rounds.more"},
    // settings
    {"number of rounds is a word", "142 3", "142 three", "4:5 trf.rounds"},
    {"number of rounds is missing", "142 3", "142", "4:5 trf.rounds"},
    {"no blank behind the code", "142 3", "1423", "4:4 trf.code.blank"},
    {"a blank before the code", "142 3", " 142 3", "4:2 trf.code.place"},
    {"initial colour", "152 W", "152 X", "5:5 trf.initialColour"},
    {"two numbers of rounds", "142 3\n", "142 3\nXXR 4\n", "5:5 trf.rounds.differ"},
    {"the record twice, other value", "142 3\n", "142 3\n142 4\n", "5:5 trf.contradiction"},
    {"two initial colours", "152 W\n", "152 W\nXXC black1\n", "6:5 trf.initialColour.differ"},
    {"unknown setting", "152 W\n", "152 W\nXXC white2\n", "6:5 trf.configuration"},
    {"unknown code of a result", "152 W\n", "152 W\n162  W 1.0    Q 0.5\n", "6:15 trf.scoring"},
    {"points of a result", "152 W\n", "152 W\n162  W 1.0    D half\n", "6:17 trf.scoring"},
    {"points that depend on the colour", "152 W\n", "152 W\nXXS BW=1.5\n", "6:0 trf.scoring.colours"},
    {"BBW without points", "152 W\n", "152 W\nBBW one\n", "6:5 trf.scoring"},
    {"name with a control character", "Harbour Open", "Harbour\x02Open", "1:12 trf.control"},
    // lists
    {"kind of bye", "152 W\n", "152 W\n240 U   3    1\n", "6:5 trf.byes.type"},
    {"round of a bye", "152 W\n", "152 W\n240 H   0    1\n", "6:9 trf.byes.round"},
    {"bye behind the last round", "152 W\n", "152 W\n240 H   4    1\n", "6:7 trf.byes.round"},
    {"bye of nobody", "152 W\n", "152 W\n240 H   3    7\n", "6:5 trf.byes.unknownPlayer"},
    {"bye in wrong columns", "152 W\n", "152 W\n240 H   3     2\n", "6:15 trf.columns"},
    {"acceleration, order of the rounds", "152 W\n", "152 W\n250       1.0   2   1    1    2\n",
     "6:21 trf.range"},
    {"acceleration, order of the players", "152 W\n", "152 W\n250       1.0   1   2    2    1\n",
     "6:31 trf.range"},
    {"acceleration of too many rounds", "152 W\n", "152 W\n250       0.0   1   4    1    2\n",
     "6:19 trf.acceleration.rounds"},
    {"acceleration without round", "152 W\n", "152 W\n250       1.0       2    1    2\n",
     "6:15 trf.acceleration"},
    {"XXA of too many rounds", "152 W\n", "152 W\nXXA    1  0.0  0.0  0.0  0.0\n",
     "6:25 trf.acceleration.rounds"},
    {"XXA of nobody", "152 W\n", "152 W\nXXA    8  0.0\n", "6:5 trf.acceleration.unknownPlayer"},
    {"XXA, points", "152 W\n", "152 W\nXXA    1  0.0  ten\n", "6:16 trf.acceleration"},
    {"forbidden pair of nobody", "152 W\n", "152 W\nXXP 1 5\n", "6:5 trf.forbidden.unknownPlayer"},
    {"forbidden pair with a word", "152 W\n", "152 W\nXXP 1 two\n", "6:7 trf.forbidden"},
    {"forbidden rounds", "152 W\n", "152 W\n260   3   2    1    2\n", "6:11 trf.range"},
    {"absent player", "152 W\n", "152 W\nXXZ 1,x\n", "6:7 trf.absent"},
    {"absent nobody", "152 W\n", "152 W\nXXZ 12\n", "6:5 trf.absent.unknownPlayer"},
    {"member of two teams", "152 W\n",
     "152 W\n013 Harbour Knights                    1    2\n013 Bishops                            2    3\n",
     "7:37 trf.team.memberTwice"},
    {"member of nobody", "152 W\n", "152 W\n013 Harbour Knights                    1    8\n",
     "6:5 trf.team.unknownMember"},
    // the whole file
    {"zero byte", "Harbour Open\n", "Harbour@Open\n", "1:12 trf.binary"},
};

} // namespace

BOOST_DATA_TEST_CASE(a_file_broken_in_one_place_names_the_place, data::make(broken)) {
    std::string file = replaced(smallFile, sample.from, sample.to);
    // A string literal ends at a zero byte, so it is put in here.
    if (const auto at = file.find('@'); at != std::string::npos) file[at] = '\0';
    const auto read = readTournament(file, "open.trf");
    BOOST_TEST_REQUIRE(!read.has_value());
    BOOST_TEST(places(read.error(), Severity::Error) == sample.expected);
    for (const rules::Diagnostic& fault : read.error().items()) {
        BOOST_TEST(fault.source == "open.trf");
        BOOST_TEST(!rules::english(fault.message).empty());
        BOOST_TEST(!rules::english(fault.advice).empty());
    }
}

BOOST_AUTO_TEST_CASE(the_unbroken_file_has_no_remarks) {
    const auto read = readTournament(smallFile, "open.trf");
    BOOST_TEST_REQUIRE(read.has_value());
    BOOST_TEST(places(read->remarks, Severity::Info) == "");
}

BOOST_AUTO_TEST_CASE(a_diagnostic_reads_as_a_sentence) {
    const auto read = readTournament(replaced(smallFile, "2300 FRA", "2x00 FRA"), "open.trf");
    BOOST_TEST_REQUIRE(!read.has_value());
    BOOST_TEST(
        rules::toString(read.error().items().front()) ==
        "open.trf:8:49: error: rating \"2x00\": expected up to four digits, or blanks. Correct the rating");
}

BOOST_AUTO_TEST_CASE(all_faults_are_reported_at_once_in_the_order_of_their_places) {
    std::string file = replaced(smallFile, "2300 FRA", "2x00 FRA"); // unreadable
    file = replaced(file, "  0.5    4     2", "  1.5    4     2");  // readable, but wrong
    file = replaced(file, "142 3", "142 -");
    const auto read = readTournament(file, "open.trf");
    BOOST_TEST_REQUIRE(!read.has_value());
    BOOST_TEST(places(read.error(), Severity::Error) ==
               "4:5 trf.rounds; 8:49 trf.player.rating; 10:81 trf.player.pointsSum");
}

namespace {

struct Remarked {
    const char* name;
    const char* from;
    const char* to;
    const char* expected;
};
std::ostream& operator<<(std::ostream& out, const Remarked& remarked) {
    return out << remarked.name;
}

// What is wrong but no obstacle: fields of no weight for pairing (section 2.2, "w"), and doubtful contents.
const Remarked remarkable[] = {
    {"sex", "001    1 m", "001    1 x", "7:10 trf.player.sex"},
    {"title", "GM Alder", "QM Alder", "7:12 trf.player.title"},
    {"FIDE ID", "     490001", "     49000A", "7:63 trf.player.fideId"},
    {"day of birth", "1991/03/02", "1991/13/02", "7:70 trf.player.birth"},
    {"day that no calendar has", "042 2026/03/07", "042 2026/02/30", "2:5 trf.day"},
    {"unknown code", "152 W\n", "152 W\nABc what is this\n", "6:1 trf.code.unknown"},
    {"unknown type", "FIDE_DUTCH_2026", "FIDE_DUTCH_2031", "6:5 trf.system"},
    {"type with a wrong ending", "FIDE_DUTCH_2026", "CUSTOM_SWISS_BAKU", "6:5 trf.system"},
    {"name twice", "042 2026", "012 Another\n042 2026", "2:5 trf.repeated"},
    {"tie-breaks twice", "152 W\n", "152 W\n202 BH,SB\n212 PTS,BH\n", "7:5 trf.tieBreaks.differ"},
    {"scoring twice", "152 W\n", "152 W\n162  W 1.0\nXXS PAB=0\n", "7:0 trf.scoring.differs"},
    {"bye against the cell", "152 W\n", "152 W\n240 H   2    1\n", "6:5 trf.byes.differ"},
    {"Windows-1252", "M\xC3\xA1ria ", "M\xE1ria ", "8:23 trf.encoding"},
    {"the bye of the next round in advance", "    4 w =\n", "    4 w =  0000 - U\n", "9:112 trf.byes.preset"},
};

} // namespace

BOOST_DATA_TEST_CASE(what_is_doubtful_is_a_remark, data::make(remarkable)) {
    const auto read = readTournament(replaced(smallFile, sample.from, sample.to), "open.trf");
    BOOST_TEST_REQUIRE(read.has_value());
    BOOST_TEST(places(read->remarks, Severity::Info) == sample.expected);
}

namespace {

struct Lenient {
    const char* name;
    const char* from;
    const char* to;
    bool Leniency::*option;
    const char* remark;
};
std::ostream& operator<<(std::ostream& out, const Lenient& lenient) {
    return out << lenient.name;
}

// Section 6.2, right column: the fault becomes a warning with the option, and only with it.
const Lenient lenient[] = {
    {"gap",
     "001    4 m    Dahl, Per                         2105 NOR     1590004 1970/01/31  0.5    4     2 w 0    "
     " 3 b =\n",
     "001    4 m    Dahl, Per                         2105 NOR     1590004 1970/01/31  0.5    4     2 w 0    "
     " 3 b =\n"
     "001    6 m    Ek, Tor                           2010 SWE                         0.0    5\n",
     &Leniency::gapsInNumbers, "11:5 trf.player.gap"},
    {"points", " 1.5    1 ", " 2.5    1 ", &Leniency::recomputePoints, "7:81 trf.player.pointsSum"},
    {"no points", " 1.5    1 ", "        1 ", &Leniency::recomputePoints, "7:81 trf.player.pointsMissing"},
    {"results differ", "    1 b 0     4 w =", "    1 b L     4 w =", &Leniency::differingResults,
     "7:92 trf.game.results"},
    {"two byes",
     "4 w =\n001    4 m    Dahl, Per                         2105 NOR     1590004 1970/01/31  0.5    4     2 "
     "w 0     3 b =\n",
     "4 w =\n001    4 m    Dahl, Per                         2105 NOR     1590004 1970/01/31  0.5    4     2 "
     "w 0     3 b =\n"
     "001    5 m    Ek, Tor                           2010 SWE                         1.0    5  0000 - U\n"
     "001    6 m    Foy, Ann                          2010 SWE                         1.0    5  0000 - U\n",
     &Leniency::severalAllocatedByes, "12:92 trf.byes.several"},
    {"more rounds", "142 3", "142 1", &Leniency::moreRounds, "7:102 trf.rounds.more"},
    {"more acceleration", "152 W\n", "152 W\n250       0.0   1   4    1    2\n", &Leniency::moreAcceleration,
     "6:19 trf.acceleration.rounds"},
    {"two numbers of rounds", "142 3\n", "142 3\nXXR 4\n", &Leniency::preferTrf26, "5:5 trf.rounds.differ"},
    {"short line",
     "001    4 m    Dahl, Per                         2105 NOR     1590004 1970/01/31  0.5    4     2 w 0    "
     " 3 b =\n",
     "001    4 m    Dahl, Per                         2105 NOR     1590004 1970/01/31  0.5    4     2 w 0    "
     " 3 b =\n"
     "001    5 m    Ek, Tor                           2010 SWE\n",
     &Leniency::shortPlayerLines, "11:57 trf.player.short"},
    {"bye with opponent", "152 W\n",
     "152 W\n001    5 m    Ek, Tor                           2010 SWE                         0.0    5     6 "
     "b Z\n"
     "001    6 m    Foy, Ann                          2010 SWE                         0.0    5  0000 - Z\n",
     &Leniency::byeWithOpponent, "6:92 trf.cell.byeWithOpponent"},
    {"colour without opponent", "152 W\n",
     "152 W\n001    5 m    Ek, Tor                           2010 SWE                         0.0    5  0000 "
     "w\n",
     &Leniency::colourWithoutOpponent, "6:92 trf.cell.colourWithoutOpponent"},
};

} // namespace

BOOST_DATA_TEST_CASE(leniency_turns_its_fault_into_a_warning_and_no_other, data::make(lenient)) {
    const std::string file = replaced(smallFile, sample.from, sample.to);
    const auto strict = readTournament(file, "open.trf");
    BOOST_TEST_REQUIRE(!strict.has_value());
    BOOST_TEST(places(strict.error(), Severity::Error) == sample.remark);

    ConversionOptions options;
    options.lenient.*sample.option = true;
    const auto read = readTournament(file, "open.trf", options);
    BOOST_TEST_REQUIRE(read.has_value());
    BOOST_TEST(places(read->remarks, Severity::Info) == sample.remark);

    ConversionOptions allOthers{.lenient = Leniency::everything()};
    allOthers.lenient.*sample.option = false;
    BOOST_TEST(!readTournament(file, "open.trf", allOthers).has_value());
}
