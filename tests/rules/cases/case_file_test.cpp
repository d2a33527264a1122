// The case format: what is read, and the place of every fault.
#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>

#include <ostream>
#include <string>
#include <variant>
#include <vector>

#include "rules/cases/board_cases.hpp"
#include "rules/cases/case_game.hpp"

namespace data = boost::unit_test::data;
using namespace rules;
using namespace rules::cases;

namespace {

struct Broken {
    const char* name;
    const char* text;
    std::vector<std::string> faults; // "line:column code"

    friend std::ostream& operator<<(std::ostream& out, const Broken& row) { return out << row.name; }
};

const std::vector<Broken> broken{
    {"unknown key", "# title\n```case\nid: A\n  colour: w\n```\n", {"4:3 case.key"}},
    {"no colon", "```case\nid: A\nfen\n```\n", {"3:1 case.key"}},
    {"no id", "\n```case\nart: 1\n```\n", {"2:1 case.id"}},
    {"id twice", "```case\nid: A\n```\n```case\nid:  A\n```\n", {"5:6 case.id"}},
    {"key twice", "```case\nid: A\nart: 1\nart: 2\n```\n", {"4:1 case.key"}},
    {"not closed", "text\n```case\nid: A\n", {"2:1 case.fence"}},
    {"all at once", "```case\nfoo: 1\nbar: 2\n```\n", {"2:1 case.key", "3:1 case.key", "1:1 case.id"}},
};

RulesCase caseWith(std::vector<std::pair<std::string, std::string>> fields) {
    std::string text = "```case\nid: X\n";
    for (const auto& [key, value] : fields)
        text += key + ": " + value + "\n";
    return readCases(text + "```\n").value().at(0);
}

struct BadMoves {
    const char* moves;
    int column;

    friend std::ostream& operator<<(std::ostream& out, const BadMoves& row) { return out << row.moves; }
};

const std::vector<BadMoves> badMoves{
    {"1. e4 e5 2. Nf4", 20},
    {"e4 ((e5 Nf3)*2)*2", 12},
    {"e4 e5)*2", 13},
    {"(Nf3 Nf6", 8},
    {"(Nf3 Nf6 Ng1 Ng8)", 24},
    {"(Nf3 Nf6 Ng1 Ng8)*0", 24},
    {"(Nf3 Nf6 Ng1 Ng8)*999999", 24},
    {"e4 e5 Xx", 14},
};

} // namespace

BOOST_DATA_TEST_CASE(faults_have_their_places, data::make(broken), row) {
    const auto read = readCases(row.text, "cases.md");
    BOOST_TEST_REQUIRE(!read.has_value());
    std::vector<std::string> faults;
    for (const auto& fault : read.error().items())
        faults.push_back(std::to_string(*fault.line) + ":" + std::to_string(*fault.column) + " " +
                         fault.code);
    BOOST_TEST(faults == row.faults, boost::test_tools::per_element());
}

BOOST_DATA_TEST_CASE(faults_in_moves_have_their_columns, data::make(badMoves), row) {
    const auto line = playCase(caseWith({{"moves", row.moves}}));
    BOOST_TEST_REQUIRE(!line.has_value());
    BOOST_TEST(line.error().items().at(0).line.value() == 3);
    BOOST_TEST(line.error().items().at(0).column.value() == row.column);
}

BOOST_AUTO_TEST_CASE(missing_keys_have_their_defaults_and_windows_line_ends_are_read) {
    const auto read = readCases("```case\r\nid: A\r\nwhy:  because: so \r\n```\r\n").value();
    BOOST_TEST_REQUIRE(read.size() == 1U);
    BOOST_TEST(read[0].value("game") == "chess");
    BOOST_TEST(read[0].value("mode") == "standard");
    BOOST_TEST(read[0].value("rules") == "fide2023");
    BOOST_TEST(read[0].value("fen") == "");
    BOOST_TEST(read[0].value("why") == "because: so");
}

BOOST_AUTO_TEST_CASE(what_is_written_reads_back) {
    const auto one = caseWith({{"event", "state"}, {"result", "*"}});
    const auto again = readCases(writeCases({one})).value();
    BOOST_TEST((again.at(0).fields() == one.fields()));
}

BOOST_AUTO_TEST_CASE(groups_of_moves_are_repeated) {
    const auto line = playCase(caseWith({{"moves", "1. e4 e5 (Nf3 Nc6 Ng1 Nb8)*3"}})).value();
    BOOST_TEST(line.plies() == 14U);
}

BOOST_AUTO_TEST_CASE(cases_of_other_kinds_are_told_apart) {
    for (const char* event :
         {"flag w", "resign b", "illegal w e2c3 pressed, first", "castle", "", "touch w e2"})
        BOOST_TEST((std::holds_alternative<NotOfTheBoard>(decideBoardCase(caseWith({{"event", event}})))));
}
