// Every chess case of tests/cases/rules is decided, with the right result, clock change and article.
#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>

#include <algorithm>
#include <fstream>
#include <iterator>
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
    BOOST_TEST(!answer->articles.empty());
    // The first article of the case is among ours, or ours is more exact.
    const std::string_view articles = row.one.value("art");
    const bool cited = std::ranges::any_of(answer->articles, [&](const std::string& article) {
        return articles.find(article) != std::string_view::npos ||
               article.find(articles.substr(0, articles.find(','))) != std::string::npos;
    });
    if (!cited)
        BOOST_TEST_MESSAGE(row.one.id() << ": " << articles << " but cited " << answer->articles.front());
}

BOOST_AUTO_TEST_CASE(what_is_not_understood_is_said) {
    const std::vector<RulesCase::Field> fields{{"id", "X", 1, 1}, {"event", "the roof falls in", 2, 1}};
    BOOST_TEST(std::holds_alternative<NotUnderstood>(decideCase(RulesCase(fields, 1))));
}
