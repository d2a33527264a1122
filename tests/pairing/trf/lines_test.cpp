// Lines that are laid out as we would do it, and other spellings of the same: read, printed by the columns.
#include "pairing/trf/read.hpp"
#include "pairing/trf/write.hpp"

#include <boost/test/data/monomorphic.hpp>
#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>
#include <ostream>

#include "small_file.hpp"

using namespace pairing::trf;
namespace data = boost::unit_test::data;

namespace {

std::string laidOut(const std::string& line) {
    const auto document = readTrf(line + "\n", "line");
    if (!document) return "refused: " + trf_test::places(document.error(), rules::Severity::Error);
    const auto written = writeTrf(document->value, {.normalise = true});
    if (!written) return "not written: " + trf_test::places(written.error(), rules::Severity::Error);
    return written->value.substr(0, written->value.size() - 1);
}

// One for every record and every kind of cell; columns by sections 2, 4 and 5 of the format specification.
const char* const good[] = {
    "012 Harbour Open – 3ª edición",
    "022 Łódź",
    "032 POL",
    "042 2026/03/07",
    "052 2026/03/08",
    "062 15 (12)",
    "072 9",
    "082 0",
    "092 Individual: Swiss-System",
    "102 IA Doe, Jane (1234567)",
    "112 Roe, Richard",
    "122 90 minutes + 30 seconds a move",
    // The day of round 2 is not known; round 1 stands above the first cell, columns 92-99.
    "132                                                                                        26/03/07     "
    "       26/03/08",
    "142 9",
    "152 B",
    "162  W 3.0    D 1.0    L 0.0    A 0.0    P 3.0",
    "162  W10.0    D 0.5    X 0.5",
    "172 ENG FIDON",
    "182 Flagfall 0.1",
    "192 FIDE_DUTCH_2026_BAKU",
    "202 BH/C1,BH,SB,DE",
    "212 PTS,BH/C1,BH",
    "222 40/6000+30:900+30",
    "240 H   4    7   19",
    "240 Z   1",
    "250       1.0   1   3    1   24",
    "250  1.0        1   3    1   24",
    "260   1   9   12   40   77",
    "260   2       12   40",
    "299     1.0   0.0   4   3",
    "300   5   3   8   11    5 0000   23",
    "310   3 Harbour Knights                  HARB    2240    7.0   14.5   2     5   11   17   23",
    "320  1.0  2.0 000   7 000   4",
    "330 +-   4   9   2",
    "352 WBWB",
    "362 TW 2.0   TD 1.0   TL 0.0",
    "801 whatever stands here",
    "802   1 HARB   7.0   14.5    2 w  2.5",
    "XXR 7",
    "XXC rank white1",
    "XXC black1",
    "XXZ 3 14",
    "XXA    1  1.0  1.0  0.5",
    "XXP 4 15 102",
    "XXS W=3.0 PAB=1.5",
    "BBW  3.0",
    "BBD  1.0",
    "BBL  0.0",
    "BBZ  0.0",
    "BBF  0.0",
    "BBU  1.5",
    "DAT 12 EMAIL jane@example.org",
    "ENG    1 m    Aldercott, Ruben                  2440 KENT        A17",
    "### board-order R1: 1-3 4-2",
    "# a remark",
    "DDD SSSS sTTT NNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNN RRRR FFF IIIIIIIIIII BBBB/BB/BB PPPP RRRR  1111 1 1",
    "123456789 123456789",
    "         1         2         3",
    "013 Harbour Knights                    5   11   17   23",
    "",
    "QQq an unknown record   with   blanks   ",
    // the player lines of the specification's example
    "001    1 m GM Aldercott, Ruben                  2511 ENG      490001 1991/03/02  2.5    1     4 w 1     "
    "3 b =  0000 - U",
    "001    2 w    Brisk, Maria                           FRA             2009/00/00  1.0    4     5 b +  "
    "0000 - Z     3 w 0",
    "001    3 m FM Cole, Ivo                         2290 ENG      490003             2.0    2  0000 - H     "
    "1 w =     2 b 1",
    "001    4 m    Dahl, Per                         2105 NOR     1590004 1970/01/31  1.0    5     1 b 0     "
    "5 w W  0000 - Z",
    "001    5 m    Ek, Tor                           2010 SWE     1790005             0.0    6     2 w -     "
    "4 b L",
    // widest fields, letters of two and three bytes, a pairing without result, a gap, no points
    "001 9999 wWGM Ångström-Đoković, Żaneta 李四 Ñandú 2999 SWE 12345678901 2000/12/31 99.9 9999  9998 b D  "
    "9997 w",
    "001   12                                                                         0.0                 "
    "   3 w 0",
    "001   13      Short, Line",
    "001   14 m    Ek, Tor                                                            1.5       0000 - F    "
    "14 - +    15 - -",
};

struct Spelling {
    const char* name;
    const char* line;
    const char* canonical;
};
std::ostream& operator<<(std::ostream& out, const Spelling& spelling) {
    return out << spelling.name;
}

const Spelling spellings[] = {
    {"zeros in front and no blanks",
     "001 0001 m gm Aldercott, Ruben                  0000 ENG 00000000000 0000/00/00  2,5    1  0004 W 1",
     "001    1 m GM Aldercott, Ruben                       ENG                         2.5    1     4 w 1"},
    {"number to the left",
     "001 1    M g  Aldercott, Ruben                  2511 ENG 490001      1991.03.02 2.5  1     4    w 1",
     "001    1 m GM Aldercott, Ruben                  2511 ENG      490001 1991/03/02  2.5    1     4 w 1"},
    {"French title, year of birth",
     "001    2 fgf  Brisk, Maria                      2300 FRA             2009       1.      4",
     "001    2 wWGM Brisk, Maria                      2300 FRA             2009/00/00  1.0    4"},
    {"old title and day of birth",
     "001    2   m  Brisk, Max                        2300 FRA             31.01.1970   ½     4",
     "001    2   IM Brisk, Max                        2300 FRA             1970/01/31  0.5    4"},
    {"arbiter's title",
     "001    2 u IA Brisk, Max                        2300 FRA                          .5    4",
     "001    2      Brisk, Max                        2300 FRA                         0.5    4"},
    {"blank and dash as no colour",
     "001    2      Brisk, Max                                                         0.0    4  0000   -    "
     "        ",
     "001    2      Brisk, Max                                                         0.0    4  0000 - -"},
    {"trailing tab",
     "001    2      Brisk, Max                                                         0.0    4\t",
     "001    2      Brisk, Max                                                         0.0    4"},
    {"letters small and large",
     "001    2      Brisk, Max                                                         0.0    4     1 B l    "
     " 3 W d",
     "001    2      Brisk, Max                                                         0.0    4     1 b L    "
     " 3 w D"},
    {"day first", "042 07/03/2026", "042 2026/03/07"},
    {"day with hyphens", "042 2026-03-07", "042 2026/03/07"},
    {"day with full stops", "042 07.03.2026", "042 2026/03/07"},
    {"day with full stops and blanks", "042 28. 07. 2005", "042 2005/07/28"},
    {"two digits of the year", "052 26/03/07", "052 2026/03/07"},
    {"two digits of the last century", "052 98/03/07", "052 1998/03/07"},
    {"month in words", "052 May 29, 2020", "052 2020/05/29"},
    {"a leap day", "052 2024/02/29", "052 2024/02/29"},
    {"no leap day", "052 2026/02/29", "052 2026/02/29"}, // kept as text
    {"a text as day", "052 soon", "052 soon"},
    {"days after one another", "132 2026/03/07 26/03/08",
     "132                                                                                        26/03/07  "
     "26/03/08"},
    {"blank separated", "162 W 3.0 D 1.0", "162  W 3.0    D 1.0"},
    {"bbpPairings' absence", "162  W 3.0    Z 0.0", "162  W 3.0    A 0.0"},
    {"small letters, whole numbers", "162  w 3  d 1", "162  W 3.0    D 1.0"},
    {"JaVaFo's numbers", "XXS w=3 D=1. L=.0\tPAB=1.5", "XXS W=3.0 D=1.0 L=0.0 PAB=1.5"},
    {"points to the left", "BBW 3", "BBW  3.0"},
    {"small letter", "152 b", "152 B"},
    {"code in small letters", "192 fide_dutch_2026", "192 FIDE_DUTCH_2026"},
    {"blanks in the list", "202 bh/c1, bh ,sb", "202 BH/C1,BH,SB"},
    {"words in capitals", "XXC RANK BLACK1", "XXC rank black1"},
    {"commas and slashes", "XXZ 3,14/15\t16", "XXZ 3 14 15 16"},
    {"tabs", "XXA\t1\t1.0\t0.5", "XXA    1  1.0  0.5"},
    {"blank points", "XXA    1       1.0", "XXA    1  0.0  1.0"},
    {"tabs between numbers", "XXP\t1\t22", "XXP 1 22"},
    {"numbers to the left", "240 h 4   7    19", "240 H   4    7   19"},
    {"team with a blank too many", "013 Harbour Knights                   005  011",
     "013 Harbour Knights                    5   11"},
    {"tab in a team's name", "013 Harbour\tKnights                    5   11",
     "013 Harbour Knights                    5   11"},
    {"tab in a text", "012 Harbour\tOpen  ", "012 Harbour Open"},
    {"nothing behind the code", "012", "012"},
    {"blanks only", "    \t ", ""},
};

} // namespace

BOOST_DATA_TEST_CASE(a_line_in_our_layout_is_printed_as_it_was, data::make(good)) {
    BOOST_TEST(laidOut(sample) == sample);
}

BOOST_DATA_TEST_CASE(other_spellings_are_printed_in_our_layout, data::make(spellings)) {
    BOOST_TEST(laidOut(sample.line) == sample.canonical);
    // Unless asked for a new layout, the line stays as it is.
    const auto document = readTrf(sample.line, "line");
    BOOST_TEST_REQUIRE(document.has_value());
    BOOST_TEST(writeTrf(document->value)->value == sample.line);
}
