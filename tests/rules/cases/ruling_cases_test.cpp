// Every chess case of tests/cases/rules is decided: the result, the clock change, the duty, the articles.
#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>

#include <algorithm>
#include <fstream>
#include <iterator>
#include <map>
#include <ostream>
#include <string>
#include <vector>

#include "rules/cases/decide_case.hpp"

namespace data = boost::unit_test::data;
using namespace rules;
using namespace rules::cases;

namespace {

struct NamedCase {
    RulesCase one;

    friend std::ostream& operator<<(std::ostream& out, const NamedCase& row) { return out << row.one.id(); }
};

std::vector<NamedCase> chessCases() {
    std::ifstream file(FLAGFALL_SOURCE_DIR "/tests/cases/rules/rules-cases.md");
    const std::string text{std::istreambuf_iterator<char>(file), {}};
    std::vector<NamedCase> all;
    const std::vector<RulesCase> read = readCases(text).value();
    for (const RulesCase& one : read)
        if (one.value("game") == "chess") all.push_back({one});
    return all;
}

// Remarks in brackets and conditions on other facts of the case are for people.
std::string essence(std::string_view result) {
    std::string text(result.substr(0, result.find(" (")));
    for (const char* condition : {" unless win", " after pressing"})
        text = text.substr(0, text.find(condition));
    return text;
}

// Where our duty has other words than the case, and why that is right. What the case leaves out is not here:
// a duty of ours where the case names none is printed as well, and cannot be wrong by the case.
const std::map<std::string, std::string>& otherDuties() {
    static const std::map<std::string, std::string> duties{
        // The reason in brackets stands in our explanation.
        {"REP-19", "b free to make any legal move"},
        // 7.5.1 first restores, then 4.3 binds; the case says both in one sentence.
        {"ILL-01", "restore the position before the move; w may make any legal move: nothing touched can be "
                   "played with"},
        {"ILL-04",
         "correct the move under touch-move; w may make any legal move: nothing touched can be played with"},
        {"ILL-09", "restore the position before the move; w must make a legal king move; O-O-O is one"},
        {"ILL-14", "restore the position before the move; b must make a legal king move"},
        {"ILL-15",
         "go back to before the illegal move of b; one illegal move is counted for b and one for w"},
        // 4.5: "none" is said as what the player may do.
        {"TCH-01", "w may make any legal move: nothing touched can be played with"},
        {"TCH-03", "w must move the rook on a1"},
        {"TCH-04", "w may make any legal move: nothing touched can be played with"},
        {"TCH-05", "no castling on that side; w must move the rook on h1"},
        {"TCH-07", "w must make a legal king move; O-O-O is one"},
        {"TCH-08", "w may make any legal move: nothing touched can be played with"},
        {"TCH-11", "w may make any legal move: nothing touched can be played with"},
        {"STA-02", "play on; w may not castle: the king did not begin on its square"},
    };
    return duties;
}

// Articles of a case that we do not cite, and why.
const std::map<std::string, std::vector<std::string>>& leftOut() {
    static const std::map<std::string, std::vector<std::string>> articles{
        {"LEG-11",
         {"1.4", "3.7.3.1"}},    // a state is judged by what could end the game; the answer to the check
        {"LEG-25", {"3.8.2.1"}}, // is a move, and is cited where the move is asked for
        {"LEG-26", {"3.9.1"}},
        {"LEG-13", {"3.1.3"}},   // says why the square is attacked; forbidden it is by 3.9.2
        {"REP-12", {"3.8.2.2"}}, // says why the rights are the same; the claim is right by 9.2.2
        {"STA-21", {"house default 15 minutes"}}, // no article: we cite "rule-set house, default time 15:00"
        {"REP-27", {"wrong claim"}},              // one name with "rule-set fide1992", which the comma parts
        {"STA-09", {"reversed colours"}},         // the same
        {"STA-20", {"default time 60:00"}},       // the same
        {"CLK-01", {"glossary \"increment\""}},   // the glossary has no numbers
        {"C96-02", {"II.3.2.4"}},                 // which piece moves in which array: II.3.2 is its article
        {"C96-03", {"3.9.2"}}, // the rook shields the king: counted as an attacked way, 3.8.2.2
        {"C96-04", {"II.3.2.7"}},
        {"C96-05", {"II.3.2.7"}},
    };
    return articles;
}

std::vector<std::string> articlesOf(std::string_view list) {
    std::vector<std::string> all;
    std::string plain;
    int depth = 0;
    for (const char sign : list) {
        depth += sign == '(' ? 1 : 0;
        if (depth == 0) plain += sign;
        depth -= sign == ')' ? 1 : 0;
    }
    plain += ',';
    for (std::size_t at = 0; at < plain.size();) {
        const std::size_t end = plain.find(',', at);
        std::string one = plain.substr(at, end - at);
        one.erase(0, one.find_first_not_of(' '));
        one.erase(one.find_last_not_of(' ') + 1);
        if (!one.empty()) all.push_back(std::move(one));
        at = end + 1;
    }
    return all;
}

// The article itself, or one within it: "9.2.1.2" for "9.2.1"; "rule-set fide1992, wrong claim" for its name.
bool cites(const std::vector<std::string>& ours, const std::string& article) {
    return std::ranges::any_of(ours, [&](const std::string& one) {
        return one == article || one.starts_with(article + ".") || one.starts_with(article + ",");
    });
}

} // namespace

BOOST_DATA_TEST_CASE(the_ruling_is_the_one_of_the_case, data::make(chessCases()), row) {
    const auto decided = decideCase(row.one);
    const auto* answer = std::get_if<CaseAnswer>(&decided);
    BOOST_TEST_REQUIRE((answer != nullptr), "the event is understood: " << row.one.value("event"));
    BOOST_TEST(essence(answer->result) ==
                   essence(row.one.value("result").empty() ? "*" : row.one.value("result")),
               answer->result << " | " << answer->explanation);
    const std::string_view time = row.one.value("time");
    BOOST_TEST(essence(answer->time) == (time == "none" ? "" : essence(time)));

    const std::string id(row.one.id());
    const std::string_view duty = row.one.value("duty");
    if (const auto other = otherDuties().find(id); other != otherDuties().end()) {
        BOOST_TEST(answer->duty == other->second);
        BOOST_TEST(duty != other->second, "the case says it in our words now");
    } else if (!duty.empty()) {
        BOOST_TEST(answer->duty == duty);
    }

    const auto left = leftOut().find(id);
    std::vector<std::string> missing;
    for (const std::string& article : articlesOf(row.one.value("art")))
        if (!cites(answer->articles, article)) missing.push_back(article);
    const auto expected = left == leftOut().end() ? std::vector<std::string>{} : left->second;
    BOOST_TEST(missing == expected, boost::test_tools::per_element());
    for (const std::string& article : answer->articles)
        BOOST_TEST(std::ranges::count(answer->articles, article) == 1, article << " is cited twice");
}

BOOST_AUTO_TEST_CASE(what_is_not_understood_is_said) {
    const std::vector<RulesCase::Field> fields{{"id", "X", 1, 1}, {"event", "the roof falls in", 2, 1}};
    BOOST_TEST(std::holds_alternative<NotUnderstood>(decideCase(RulesCase(fields, 1))));
}
