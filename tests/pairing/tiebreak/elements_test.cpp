// Cuts of FIDE C.07 art. 14 and the exception for voluntary unplayed rounds, art. 16.5.
#include "tiebreak/elements.hpp"

#include <boost/test/data/monomorphic.hpp>
#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>
#include <ostream>
#include <string>
#include <vector>

using namespace pairing::tiebreak;
namespace data = boost::unit_test::data;

namespace {

// Scores and products in quarters.
struct Element {
    int score;
    int product;
    bool voluntary = false;
};

struct Cutting {
    const char* article;
    const char* name;
    std::vector<Element> elements;
    int cut;
    int median;
    std::vector<std::size_t> left; // indices that still count
};
std::ostream& operator<<(std::ostream& out, const Cutting& cutting) {
    return out << cutting.article << ' ' << cutting.name;
}

const Cutting cuttings[] = {
    {"14.1.1", "the lowest score goes", {{8, 8}, {4, 4}, {6, 6}}, 1, 0, {0, 2}},
    {"14.1.1", "the lowest score, not the lowest product", {{8, 0}, {4, 4}, {6, 6}}, 1, 0, {0, 2}},
    {"14.1.1", "among equal scores the lowest product", {{4, 4}, {4, 0}, {6, 6}}, 1, 0, {0, 2}},
    {"14.2", "two of them", {{8, 8}, {4, 4}, {6, 6}}, 2, 0, {0}},
    {"14.3", "lowest and highest", {{8, 8}, {4, 4}, {6, 6}}, 0, 1, {2}},
    {"14.4", "median 2 of four leaves nothing", {{8, 8}, {4, 4}, {6, 6}, {5, 5}}, 0, 2, {}},
    {"14.2", "more cuts than elements", {{8, 8}, {4, 4}}, 5, 0, {}},
    {"16.5.1",
     "Buchholz: the voluntary round goes though it is larger",
     {{6, 6}, {12, 12, true}, {14, 14}},
     1,
     0,
     {0, 2}},
    {"16.5.1",
     "Buchholz: the lowest of two voluntary rounds",
     {{6, 6}, {14, 14, true}, {12, 12, true}},
     1,
     0,
     {0, 1}},
    {"16.5.1", "after the voluntary round the lowest one", {{6, 6}, {12, 12, true}, {14, 14}}, 2, 0, {2}},
    // The numbers of the specification where readings part: a half-point bye 4½, product 2¼; a forfeit loss
    // 5, product 0; a draw with the lowest opponent 3, product 1½. The lowest voluntary product 0 is below
    // 1½, so the draw goes.
    {"16.5.2",
     "Sonneborn-Berger: the higher of the two",
     {{18, 9, true}, {20, 0, true}, {12, 6}},
     1,
     0,
     {0, 1}},
    {"16.5.2",
     "Sonneborn-Berger: equal products, the voluntary round goes",
     {{6, 6}, {12, 6, true}},
     1,
     0,
     {0}},
    {"14.3",
     "the exception is not for high cuts",
     {{6, 6}, {12, 12, true}, {14, 14}, {10, 10}},
     0,
     1,
     {0, 3}},
};

} // namespace

BOOST_DATA_TEST_CASE(cuts_take_what_the_article_says, data::make(cuttings)) {
    std::vector<Part> parts;
    for (const Element& element : sample.elements) {
        Part part;
        part.score = Fraction(element.score, 4);
        part.contribution = Fraction(element.product, 4);
        part.voluntaryUnplayed = element.voluntary;
        parts.push_back(part);
    }
    applyCuts(parts, {.cut = sample.cut, .median = sample.median}, CutException::VoluntaryUnplayedFirst);
    std::vector<std::size_t> left;
    for (std::size_t place = 0; place < parts.size(); ++place)
        if (!parts[place].cut) left.push_back(place);
    BOOST_TEST(left == sample.left, boost::test_tools::per_element());
}

BOOST_AUTO_TEST_CASE(each_cut_names_its_article) {
    std::vector<Part> parts(4);
    for (std::size_t place = 0; place < parts.size(); ++place)
        parts[place].score = parts[place].contribution = Fraction(static_cast<std::int64_t>(place));
    parts[2].voluntaryUnplayed = true;
    applyCuts(parts, {.cut = 1, .median = 1}, CutException::VoluntaryUnplayedFirst);
    BOOST_TEST((parts[2].cut == Cut::VoluntaryUnplayed));
    BOOST_TEST((parts[0].cut == Cut::LeastSignificant));
    BOOST_TEST((parts[3].cut == Cut::MostSignificant));
    BOOST_TEST(!parts[1].cut.has_value());
}

BOOST_AUTO_TEST_CASE(without_the_exception_a_voluntary_round_is_like_any_other) {
    std::vector<Part> parts(2);
    parts[0].score = parts[0].contribution = Fraction(3);
    parts[0].voluntaryUnplayed = true;
    parts[1].score = parts[1].contribution = Fraction(2);
    applyCuts(parts, {.cut = 1}, CutException::None);
    BOOST_TEST(!parts[0].cut.has_value());
    BOOST_TEST(parts[1].cut.has_value());
}
