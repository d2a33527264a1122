// What a form of TRF has no room for is said; what it has room for comes back.
#include "pairing/trf/losses.hpp"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>

#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>

#include <ostream>

#include <fmt/format.h>

#include "pairing/trf/read.hpp"
#include "pairing/trf/write.hpp"

namespace {

using namespace pairing;
using namespace pairing::trf;
namespace data = boost::unit_test::data;
namespace fs = std::filesystem;

TrfTournament read(const std::string& bytes) {
    ConversionOptions options;
    options.lenient = Leniency::everything();
    auto file = readTournament(bytes, "test", options);
    BOOST_REQUIRE(file.has_value());
    return std::move(file->value);
}

TrfTournament converted(const TrfTournament& file, Dialect dialect) {
    const auto written = writeTrf(fromTournament(file, dialect));
    BOOST_REQUIRE(written.has_value());
    return read(written->value);
}

std::string spoken(const std::vector<rules::Text>& losses) {
    std::string all;
    for (const rules::Text& loss : losses)
        all += rules::english(loss) + "; ";
    return all;
}

// A 001 line: number, points, two cells such as "   2 w 1".
std::string player(int number, const std::string& points, const std::string& first,
                   const std::string& second) {
    return fmt::format("001 {:>4} m    {:<33} {:>4} {:3} {:>11} {:10} {:>4} {:4}  {}  {}\n", number,
                       fmt::format("Player {}", number), 2200 - 100 * number, "", "", "", points, "", first,
                       second);
}

// Two rounds of four, and one more line of some kind.
std::string withLine(const std::string& line) {
    return "012 Open\n" + line + player(1, "1.5", "   2 w 1", "   3 w =") +
           player(2, "1.0", "   1 b 0", "   4 b 1") + player(3, "1.5", "   4 w 1", "   1 b =") +
           player(4, "0.0", "   3 b 0", "   2 w 0");
}

struct Lost {
    const char* line;
    const char* said; // in the old form; in that of 2026 nothing is lost
};
std::ostream& operator<<(std::ostream& stream, const Lost& lost) {
    return stream << lost.line;
}

const std::vector<Lost> lostIn16{
    {"142 5\n", "the number of rounds, 5 (records 142, XXR)"},
    {"202 BH,SB\n", "the list of tie-breaks (records 202, 212)"},
    {"260   1   5    1    4\n", "who must not be paired with whom (records 260, XXP)"},
    {"250      1.0   1   2    1    2\n", "the acceleration (records 192, 250, XXA)"},
    {"### said by the arbiter\n", "lines that are not interpreted here: 1 of 1"},
    {"182 Another program\n", "the name of the program (record 182)"},
    {"222 5400+30\n", "the encoded time control (record 222)"},
};

} // namespace

BOOST_AUTO_TEST_SUITE(losses)

BOOST_DATA_TEST_CASE(the_old_form_has_no_room_for, data::make(lostIn16), lost) {
    const TrfTournament file = read(withLine(lost.line));
    const std::string said = spoken(lossesBetween(file, converted(file, Dialect::Trf16)));
    BOOST_TEST(said.find(lost.said) != std::string::npos, said);
    BOOST_TEST(spoken(lossesBetween(file, converted(file, Dialect::Trf26))) == "");
}

BOOST_AUTO_TEST_CASE(each_kind_of_loss_is_named) {
    const TrfTournament file = read(withLine(""));
    const auto lossOf = [&](auto change) {
        TrfTournament other = file;
        change(other);
        return spoken(lossesBetween(file, other));
    };
    BOOST_TEST(lossOf([](TrfTournament&) {}) == "");
    BOOST_TEST(lossOf([](TrfTournament& other) { other.tournament.players[1].name = "Other"; }) ==
               "the name of 1 players (2); ");
    BOOST_TEST(lossOf([](TrfTournament& other) {
                   other.tournament.players[0].rating.reset();
                   other.tournament.players[3].rating.reset();
               }) == "the rating of 2 players (1, 4); ");
    BOOST_TEST(lossOf([](TrfTournament& other) { other.tournament.players[2].rounds[1] = HalfPointBye{}; }) ==
               "the games of 1 players (3); ");
    BOOST_TEST(lossOf([](TrfTournament& other) { other.tournament.players.pop_back(); }) ==
               "some of the players; ");
    BOOST_TEST(lossOf([](TrfTournament& other) { other.tournament.info.city = "X"; }) ==
               "the city (record 022); ");
    BOOST_TEST(lossOf([](TrfTournament& other) { other.tournament.edition = RuleEdition::Fide2017; }) ==
               "the edition of the rules (record 192); ");
}

// Our reference tournaments, and those of the shared data where they are: TRF26 and back loses nothing.
BOOST_AUTO_TEST_CASE(every_sample_comes_back_from_the_form_of_2026) {
    const fs::path source(FLAGFALL_SOURCE_DIR);
    std::size_t files = 0;
    for (const fs::path& folder :
         {source / "tests/cases/dutch-reference", source / "data/open-swiss",
          source / ".." / "shared/data/dutch", source / ".." / "shared/data/large"}) {
        if (!fs::exists(folder)) {
            BOOST_TEST_MESSAGE("not there, left out: " << folder.filename());
            continue;
        }
        for (const auto& entry : fs::directory_iterator(folder)) {
            if (entry.path().extension() != ".trf") continue;
            std::ifstream stream(entry.path(), std::ios::binary);
            const std::string bytes{std::istreambuf_iterator<char>(stream), {}};
            const TrfTournament file = read(bytes);
            const TrfTournament back = converted(file, Dialect::Trf26);
            BOOST_TEST(spoken(lossesBetween(file, back)) == "", entry.path().filename());
            BOOST_TEST(spoken(lossesBetween(back, converted(back, Dialect::Engine))) == "",
                       entry.path().filename());
            ++files;
        }
    }
    BOOST_TEST(files >= 60U);
}

BOOST_AUTO_TEST_SUITE_END()
