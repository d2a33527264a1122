// A typed score sheet with slips: all are found, and what was probably meant comes first.
#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>

#include <ostream>
#include <string>
#include <vector>

#include "rules/notation/score_sheet.hpp"
#include "rules/notation/write_move.hpp"

namespace data = boost::unit_test::data;
using namespace rules;
using namespace rules::notation;

namespace {

// An opening made up for this test, 20 moves long.
const std::string sheet =
    "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 5. O-O Be7 6. Re1 b5 7. Bb3 d6 8. c3 O-O 9. h3 Nb8 "
    "10. d4 Nbd7 11. Nbd2 Bb7 12. Bc2 Re8 13. Nf1 Bf8 14. Ng3 g6 15. a4 c5 16. d5 c4 17. Bg5 h6 "
    "18. Be3 Nc5 19. Qd2 h5 20. Bg5 Be7";

std::string with(std::string from, std::string to, std::string text = sheet) {
    const auto place = text.find(from);
    return place == std::string::npos ? text : text.replace(place, from.size(), to);
}

struct Row {
    const char* name;
    std::string text;
    std::vector<std::string> slips; // "written -> meant"

    friend std::ostream& operator<<(std::ostream& out, const Row& row) { return out << row.name; }
};

const std::vector<Row> rows{
    {"no slip", sheet, {}},
    {"an impossible square", with("6. Re1", "6. Re9"), {"6. Re9 -> Re1"}},
    {"the wrong piece letter", with("14. Ng3", "14. Bg3"), {"14. Bg3 -> Ng3"}},
    {"two slips", with("18. Be3", "18. Be8", with("7. Bb3", "7. Bb8")), {"7. Bb8 -> Bb3", "18. Be8 -> Be3"}},
    {"a legal move that cannot be right", with("8. c3", "8. c4"), {"8. c4 -> c3"}},
    {"a move written twice", with("10. d4 Nbd7", "10. d4 d4 Nbd7"), {"10... d4 -> twice"}},
    {"a move left out", with("14. Ng3 g6", "14. Ng3"), {"14... a4 -> one before it"}},
};

} // namespace

BOOST_DATA_TEST_CASE(slips_are_found_and_repaired, data::make(rows), row) {
    const ScoreSheet read = readScoreSheet(row.text);
    std::vector<std::string> slips;
    for (const Slip& slip : read.slips) {
        BOOST_TEST_MESSAGE(toString(read.faults().items()[slips.size()]));
        if (slip.kind == SlipKind::Doubled) {
            slips.push_back(slip.written + " -> twice");
            continue;
        }
        // Nearly any quiet move may be the missing one.
        if (slip.kind == SlipKind::LeftOut)
            slips.push_back(slip.written + " -> one before it");
        else
            slips.push_back(slip.written + " -> " + (slip.meant.empty() ? "?" : slip.meant.front()));
    }
    BOOST_TEST(slips.size() == row.slips.size());
    if (slips.size() == row.slips.size()) BOOST_TEST(slips == row.slips, boost::test_tools::per_element());
    BOOST_TEST(read.complete);
    BOOST_TEST(read.line.plies() == 40U);
}

BOOST_AUTO_TEST_CASE(a_slip_has_its_place_and_a_sentence) {
    const ScoreSheet read = readScoreSheet("1. e4 e5\n2. Nf4 Nc6 3. Bb5");
    BOOST_TEST_REQUIRE(read.slips.size() == 1U);
    BOOST_TEST(toString(read.faults("sheet").items()[0]) ==
               "sheet:2:4: error: 2. Nf4: no knight of White can go to f4. "
               "Probably meant: Nf3, f4; with the first, 3 half-moves of the sheet fit");
}

BOOST_AUTO_TEST_CASE(nonsense_stops_the_reading) {
    const ScoreSheet read = readScoreSheet("1. e4 e5 2. Qa1 zz9 Kg7 banana Rxx");
    BOOST_TEST(!read.complete);
    BOOST_TEST(!read.slips.empty());
}
