// The rules cases of tests/cases/rules: facts of every chess case, answers of those the board alone settles.
#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>

#include <fstream>
#include <iterator>
#include <ostream>
#include <set>
#include <string>
#include <vector>

#include "rules/cases/board_cases.hpp"
#include "support/case_facts.hpp"

namespace data = boost::unit_test::data;
using namespace rules;
using namespace rules::cases;

namespace rules::cases {
std::ostream& operator<<(std::ostream& out, const RulesCase& one) {
    return out << one.id() << " (" << one.value("art") << "; line " << one.line() << ")";
}
} // namespace rules::cases

namespace {

std::vector<RulesCase> chessCases() {
    std::ifstream file(FLAGFALL_SOURCE_DIR "/tests/cases/rules/rules-cases.md");
    const std::string text{std::istreambuf_iterator<char>(file), {}};
    std::vector<RulesCase> all = readCases(text, "rules-cases.md").value();
    std::erase_if(all, [](const RulesCase& one) { return one.value("game") != "chess"; });
    return all;
}

// In these two of Chess960 the black king on a8 stands in the open file of the rook on a1, White to move.
const std::set<std::string_view> opponentIsInCheck{"C96-02", "C96-05"};

bool positionIsValid(const RulesCase& one) {
    return !opponentIsInCheck.contains(one.id()) &&
           one.value("check").find("valid=no") == std::string_view::npos;
}

std::string trimmed(std::string_view text) {
    std::string plain(text.substr(0, text.find('(')));
    while (plain.ends_with(' '))
        plain.pop_back();
    return plain;
}

} // namespace

BOOST_AUTO_TEST_CASE(the_file_is_read_whole) {
    BOOST_TEST(chessCases().size() == 212U); // 224 less the 12 of xiangqi
}

BOOST_DATA_TEST_CASE(facts_of_the_cases_hold, data::make(chessCases()), one) {
    BOOST_TEST(startOf(one).has_value() == positionIsValid(one));
    const auto line = playCase(one);
    if (!line) return;
    const support::FactChecker checker(*line);
    for (const std::string& fact : support::factsOf(one)) {
        if (fact.starts_with("valid=")) continue;
        const auto holds = checker.holds(fact);
        BOOST_TEST(holds.has_value(), "fact " << fact << " is understood");
        if (holds) BOOST_TEST(*holds, "fact " << fact << " holds");
    }
}

BOOST_DATA_TEST_CASE(answers_of_the_cases_that_the_board_settles, data::make(chessCases()), one) {
    const auto decided = decideBoardCase(one);
    BOOST_TEST((!std::holds_alternative<Diagnostics>(decided)));
    const auto* answer = std::get_if<CaseAnswer>(&decided);
    if (!answer) return;
    BOOST_TEST_MESSAGE(answer->id << ": " << answer->result << " | " << answer->time << " | " << answer->duty
                                  << " | " << answer->explanation);
    BOOST_TEST(answer->id == one.id());
    const std::string_view expected = one.value("result");
    BOOST_TEST((answer->result == expected || answer->result == trimmed(expected)),
               answer->result << " is " << expected);
    BOOST_TEST(answer->time == one.value("time"));
    BOOST_TEST(answer->duty == trimmed(one.value("duty")));
    BOOST_TEST(!answer->articles.empty());
}

// Which cases are decided here, so that none slips into the second half unseen.
BOOST_AUTO_TEST_CASE(the_cases_of_this_half_are_decided) {
    std::size_t decided = 0;
    std::string waiting;
    for (const RulesCase& one : chessCases()) {
        if (std::holds_alternative<CaseAnswer>(decideBoardCase(one)))
            ++decided;
        else
            waiting += " " + std::string(one.id());
    }
    BOOST_TEST_MESSAGE("waiting for the second half:" << waiting);
    for (const RulesCase& one : chessCases()) {
        const bool board = one.id().starts_with("LEG") || one.id().starts_with("SAN") ||
                           one.id().starts_with("REP") || one.id().starts_with("FIF");
        if (board)
            BOOST_TEST((std::holds_alternative<CaseAnswer>(decideBoardCase(one))), one.id() << " is decided");
    }
    BOOST_TEST(decided >= 110U);
}
