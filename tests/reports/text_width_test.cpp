// Columns of a terminal: Chinese, combining accents, emoji; cutting with a visible sign.
#include "reports/text_width.hpp"

#include <ostream>
#include <string>
#include <vector>

#include <boost/test/data/monomorphic.hpp>
#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>

namespace data = boost::unit_test::data;
using namespace reports;

namespace {

struct Width {
    std::string text;
    std::size_t columns;
};
std::ostream& operator<<(std::ostream& stream, const Width& width) {
    return stream << width.text;
}

const std::vector<Width> widths{
    {"", 0},
    {"Muller", 6},
    {"Müller", 6},
    {"Mu\u0308ller", 6},       // u and a combining diaeresis
    {"Nguyễn", 6},             //
    {"e\u0301\u0323", 1},      // two marks on one letter
    {"李伟", 4},               // East Asian wide
    {"ﾘ", 1},                  // half-width katakana
    {"Ａ", 2},                 // full-width letter
    {"김민준", 6},             // Hangul syllables
    {"♟", 1},                  // a chessman is narrow
    {"🏆", 2},                  // emoji
    {"👨‍👩‍👧", 2}, // a family: joined to one emoji
    {"🇳🇴", 2},                 // a flag is two letters
    {"👍🏽", 2},           // with a skin colour
    {"❤️", 2},             // with the emoji style
    {"Þorláksdóttir 🏆 李", 19},
};

struct Cut {
    std::string text;
    std::size_t width;
    std::string expected;
};
std::ostream& operator<<(std::ostream& stream, const Cut& cut) {
    return stream << cut.text << " to " << cut.width;
}

const std::vector<Cut> cuts{
    {"Kowalczewski", 12, "Kowalczewski"},
    {"Kowalczewski", 11, "Kowalczews…"},
    {"Kowalczewski", 1, "…"},
    {"Kowalczewski", 0, ""},
    {"李伟明", 6, "李伟明"},
    {"李伟明", 5, "李伟…"},
    {"李伟明", 4, "李…"}, // a wide letter is not cut in two: three columns
    {"Mu\u0308ller", 3, "Mu\u0308…"},
    {"ab👨‍👩‍👧cd", 5, "ab👨‍👩‍👧…"},
    {"ab👨‍👩‍👧cd", 4, "ab…"},
};

} // namespace

BOOST_DATA_TEST_CASE(columns_of_a_text, data::make(widths), width) {
    BOOST_TEST(displayWidth(width.text) == width.columns);
}

BOOST_DATA_TEST_CASE(cut_with_a_sign, data::make(cuts), cut) {
    BOOST_TEST(shortenedTo(cut.text, cut.width) == cut.expected);
}

BOOST_AUTO_TEST_CASE(nothing_typed_can_steer_the_terminal) {
    BOOST_TEST(printable("A\033[31mB\nC\xFF\u2028") == "A\uFFFD[31mB\uFFFDC\uFFFD\uFFFD");
    BOOST_TEST(printable("Þórir 李 🏆") == "Þórir 李 🏆");
}
