#include "pairing/tiebreak/registry.hpp"

#include <boost/test/unit_test.hpp>
#include <fstream>
#include <iterator>
#include <set>
#include <string>
#include <utility>

using namespace pairing::tiebreak;

BOOST_AUTO_TEST_CASE(the_registry_is_in_the_order_of_the_codes_and_says_something_of_each) {
    std::set<std::string> names;
    int place = 0;
    for (const TieBreakInfo& info : registry()) {
        BOOST_TEST(static_cast<int>(info.code) == place++);
        BOOST_TEST(&infoOf(info.code) == &info);
        BOOST_TEST(names.insert(std::string(info.name)).second, info.name);
        BOOST_TEST(!info.title.empty());
        BOOST_TEST(!info.description.empty());
    }
    BOOST_TEST(place == static_cast<int>(Code::Typed) + 1);
}

BOOST_AUTO_TEST_CASE(every_individual_code_of_article_5_is_there_with_its_article) {
    // C.07 art. 5, 2026.
    const std::pair<const char*, const char*> articles[] = {
        {"DE", "6"},     {"WIN", "7.1"},  {"WON", "7.2"},   {"BPG", "7.3"},   {"BWG", "7.4"},
        {"PS", "7.5"},   {"REP", "7.6"},  {"STD", "7.7"},   {"TPN", "7.8"},   {"BH", "8.1"},
        {"AOB", "8.2"},  {"FB", "8.3"},   {"SB", "9.1"},    {"KS", "9.2"},    {"ARO", "10.1"},
        {"TPR", "10.2"}, {"PTP", "10.3"}, {"APRO", "10.4"}, {"APPO", "10.5"}, {"RTNG", "10.6"}};
    for (const auto& [name, article] : articles) {
        const auto code = codeFromName(name);
        BOOST_REQUIRE_MESSAGE(code.has_value(), name);
        BOOST_TEST(infoOf(*code).article == article, name);
    }
}

BOOST_AUTO_TEST_CASE(the_documentation_has_a_line_for_every_code) {
    std::ifstream file(std::string(FLAGFALL_SOURCE_DIR) + "/docs/tie-breaks.md");
    const std::string text{std::istreambuf_iterator<char>(file), {}};
    for (const TieBreakInfo& info : registry())
        BOOST_TEST(text.find("\n| " + std::string(info.name)) != std::string::npos, info.name);
}

BOOST_AUTO_TEST_CASE(names_are_found_in_any_case_and_by_their_older_forms) {
    BOOST_TEST((codeFromName("bh") == Code::Buchholz));
    BOOST_TEST((codeFromName("Ge") == Code::RoundsElected));
    BOOST_TEST((codeFromName("RTG") == Code::OwnRating));
    BOOST_TEST((codeFromName("cum") == Code::Progressive));
    BOOST_TEST(!codeFromName("OTHER_").has_value());
    BOOST_TEST(!codeFromName("").has_value());
    BOOST_TEST((articleOfTeamTieBreak("MPvGP") == "13.1"));
    BOOST_TEST(!articleOfTeamTieBreak("BH").has_value());
}

BOOST_AUTO_TEST_CASE(reversing_turns_the_direction) {
    BOOST_TEST((betterOf({.code = Code::PairingNumber}) == Better::Lower));
    BOOST_TEST((betterOf({.code = Code::PairingNumber, .reversed = true}) == Better::Higher));
    BOOST_TEST((betterOf({.code = Code::OwnRating}) == Better::Higher));
    BOOST_TEST((betterOf({.code = Code::OwnRating, .reversed = true}) == Better::Lower));
}

BOOST_AUTO_TEST_CASE(undefined_values_come_after_all_defined_ones) {
    const TieBreakValue low = TieBreakValue::of(Fraction(-5));
    const TieBreakValue high = TieBreakValue::of(Fraction(5));
    const TieBreakValue none = TieBreakValue::none(Absence::NoGames);
    const TieBreakValue cut = TieBreakValue::none(Absence::AllCut);
    for (const Better better : {Better::Higher, Better::Lower}) {
        BOOST_TEST((compare(low, none, better) < 0));
        BOOST_TEST((compare(none, high, better) > 0));
        BOOST_TEST((compare(none, cut, better) == 0));
    }
    BOOST_TEST((compare(high, low, Better::Higher) < 0));
    BOOST_TEST((compare(high, low, Better::Lower) > 0));
    BOOST_TEST(toString(none) == "-");
    BOOST_TEST(toString(TieBreakValue::none(Absence::UnratedPlayers)) == "dropped");
    BOOST_TEST(toString(TieBreakValue::of(Fraction(25, 2), NumberForm::TwoDecimals)) == "12.50");
}

BOOST_AUTO_TEST_CASE(the_edition_follows_the_first_day) {
    using pairing::PartialDate;
    BOOST_TEST((editionOn(PartialDate{2023, 8, 31}) == Edition::Until2023));
    BOOST_TEST((editionOn(PartialDate{2023, 9, 1}) == Edition::Fide2024));
    BOOST_TEST((editionOn(PartialDate{2026, 2, 28}) == Edition::Fide2024));
    BOOST_TEST((editionOn(PartialDate{2026, 3, 1}) == Edition::Fide2026));
    BOOST_TEST((editionOn(std::nullopt) == Edition::Fide2026));
    for (const Edition edition : {Edition::Until2023, Edition::Fide2024, Edition::Fide2026})
        BOOST_TEST((editionFromName(nameOf(edition)) == edition));
    BOOST_TEST(!editionFromName("2025").has_value());
}
