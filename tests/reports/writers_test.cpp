// One small report in every form: aligned text, parts of a wide table, CSV, JSON, Markdown.
#include "reports/writers.hpp"

#include <string>

#include <boost/test/unit_test.hpp>

using namespace reports;
using pairing::Points;
using rules::text;

namespace {

Report sample() {
    Table table{"standings",
                {{"rank", text("Rank"), Align::Right, false, true},
                 {"name", text("Name"), Align::Left, true, true},
                 {"points", text("Points"), Align::Right},
                 {"SB", text("SB"), Align::Right},
                 {"bye", text("Bye")},
                 {"only_eyes", text("Eyes"), Align::Left, false, false, Audience::People},
                 {"only_programs", text("Programs"), Align::Left, false, false, Audience::Programs}},
                {{std::int64_t{1}, std::string("Þorláksdóttir, \"Siggi\""), Points::fromTenths(25),
                  Decimal{"8.25"}, true, std::string("e"), std::string("p")},
                 {std::int64_t{2}, std::string("李 伟"), Points::whole(10), Decimal{"13"}, false,
                  std::monostate{}, std::monostate{}}}};
    return {"standings",
            "Café 🏆",
            text("Standings after round {}", 3),
            {{"edition", text("Edition"), std::string("2026")},
             {"tie_breaks", text("Tie-breaks"), std::vector<std::string>{"BH/C1", "SB"}, Audience::Programs}},
            {text("{} players", 2)},
            {table}};
}

} // namespace

BOOST_AUTO_TEST_CASE(text_is_aligned_by_what_is_seen) {
    // 李 and 伟 take two columns each; SB gets as many decimals as its longest value.
    const std::string expected = "Café 🏆\n"
                                 "Standings after round 3\n"
                                 "Edition: 2026\n"
                                 "\n"
                                 "Rank  Name                    Points     SB  Bye  Eyes\n"
                                 "----  ----------------------  ------  -----  ---  ----\n"
                                 "   1  Þorláksdóttir, \"Siggi\"     2.5   8.25  yes  e\n"
                                 "   2  李 伟                     10.0  13.00  no\n"
                                 "\n"
                                 "2 players\n";
    BOOST_TEST(toText(sample(), {}) == expected);
}

BOOST_AUTO_TEST_CASE(names_are_shortened_with_a_sign_when_the_terminal_is_narrow) {
    const std::string written = toText(sample(), {{}, 44, false});
    BOOST_TEST(written.find("   1  Þorláksdótt…     2.5   8.25  yes  e\n") != std::string::npos);
    BOOST_TEST(written.find("   2  李 伟           10.0  13.00  no\n") != std::string::npos);
}

BOOST_AUTO_TEST_CASE(a_table_that_is_still_too_wide_comes_in_parts) {
    const std::string expected = "\n"
                                 "Rank  Name        Points     SB\n"
                                 "----  ----------  ------  -----\n"
                                 "   1  Þorláksdó…     2.5   8.25\n"
                                 "   2  李 伟         10.0  13.00\n"
                                 "\n"
                                 "Rank  Name        Bye  Eyes\n"
                                 "----  ----------  ---  ----\n"
                                 "   1  Þorláksdó…  yes  e\n"
                                 "   2  李 伟       no\n"
                                 "\n";
    const std::string written = toText(sample(), {{}, 32, false});
    BOOST_TEST(written.find(expected) != std::string::npos, written);
}

BOOST_AUTO_TEST_CASE(long_sentences_are_wrapped) {
    Report report = sample();
    report.tables.clear();
    report.notes = {text("one two three four five")};
    BOOST_TEST(toText(report, {{}, 13, false}).ends_with("\none two three\nfour five\n"));
}

BOOST_AUTO_TEST_CASE(headings_are_bold_only_if_asked) {
    BOOST_TEST(toText(sample(), {}).find('\033') == std::string::npos);
    BOOST_TEST(toText(sample(), {{}, std::nullopt, true}).starts_with("\033[1mCafé 🏆\033[0m\n"));
}

BOOST_AUTO_TEST_CASE(csv_has_fixed_names_and_quotes_as_in_rfc_4180) {
    BOOST_TEST(toCsv(sample()) == "rank,name,points,SB,bye,only_programs\n"
                                  "1,\"Þorláksdóttir, \"\"Siggi\"\"\",2.5,8.25,yes,p\n"
                                  "2,李 伟,10.0,13,no,\n");
}

BOOST_AUTO_TEST_CASE(csv_quotes_line_breaks_and_outer_blanks) {
    const Report report{"x", "", {},
                        {},  {}, {{"t", {{"a", text("a")}}, {{std::string(" b")}, {std::string("c\nd")}}}}};
    BOOST_TEST(toCsv(report) == "a\n\" b\"\n\"c\nd\"\n");
}

BOOST_AUTO_TEST_CASE(json_keeps_types_and_order) {
    BOOST_TEST(toJson(sample()) == R"({
  "report": "standings",
  "event": "Café 🏆",
  "title": "Standings after round 3",
  "edition": "2026",
  "tie_breaks": [
    "BH/C1",
    "SB"
  ],
  "notes": [
    "2 players"
  ],
  "standings": [
    {
      "rank": 1,
      "name": "Þorláksdóttir, \"Siggi\"",
      "points": 2.5,
      "SB": 8.25,
      "bye": true,
      "only_programs": "p"
    },
    {
      "rank": 2,
      "name": "李 伟",
      "points": 10.0,
      "SB": 13,
      "bye": false,
      "only_programs": null
    }
  ]
}
)");
}

BOOST_AUTO_TEST_CASE(markdown_escapes_what_would_be_markup) {
    Report report = sample();
    report.tables[0].rows[0][1] = std::string("a|b_c*");
    BOOST_TEST(toMarkdown(report, {}) == "## Café 🏆: Standings after round 3\n"
                                         "\n"
                                         "- Edition: 2026\n"
                                         "\n"
                                         "| Rank | Name | Points | SB | Bye | Eyes |\n"
                                         "| --: | :-- | --: | --: | :-- | :-- |\n"
                                         "| 1 | a\\|b\\_c\\* | 2.5 | 8.25 | yes | e |\n"
                                         "| 2 | 李 伟 | 10.0 | 13 | no | |\n"
                                         "\n"
                                         "2 players\n");
}

// A name that a spreadsheet would compute gets an apostrophe; codes of ours stay as programs know them.
BOOST_AUTO_TEST_CASE(csv_holds_no_formula_that_somebody_typed) {
    Report report = sample();
    report.tables = {{"players",
                      {{"name", text("Name")}, {"result", text("Result")}, {"change", text("Change")}},
                      {{std::string("=1+1"), std::string("+-"), Decimal{"-4.5"}},
                       {std::string("@SUM(A1)"), std::string("=B7"), std::int64_t{-3}},
                       {std::string("'=x"), std::string("1-0"), Points::fromTenths(-5)}}}};
    report.tables[0].columns[1].codes = true;
    BOOST_TEST(toCsv(report) == "name,result,change\n'=1+1,+-,-4.5\n'@SUM(A1),=B7,-3\n''=x,1-0,-0.5\n");
}

BOOST_AUTO_TEST_CASE(dates_are_written_as_far_as_they_are_known) {
    Report report = sample();
    report.tables = {
        {"players", {{"born", text("Born")}}, {{Date{2001, 5, 7}}, {Date{2001, 5, 0}}, {Date{2001, 0, 0}}}}};
    BOOST_TEST(toCsv(report) == "born\n2001-05-07\n2001-05\n2001\n");
    BOOST_TEST(toText(report, {translatorFor(Language::SimplifiedChinese), {}, false})
                   .find("2001年05月07日\n2001年05月\n2001\n") != std::string::npos);
}
