// Languages: tags, translation, the same words everywhere.
#include "reports/language.hpp"

#include <algorithm>
#include <set>

#include <boost/test/unit_test.hpp>

#include "catalogue.hpp"

using namespace reports;

BOOST_AUTO_TEST_CASE(tags_are_read_in_any_case) {
    BOOST_TEST((languageFromTag("en") == Language::English));
    BOOST_TEST((languageFromTag("ZH-HANS") == Language::SimplifiedChinese));
    BOOST_TEST((languageFromTag("zh-hant") == Language::TraditionalChinese));
    BOOST_TEST(!languageFromTag("de").has_value());
    BOOST_TEST(!languageFromTag("").has_value());
}

BOOST_AUTO_TEST_CASE(words_of_the_glossary) {
    const auto simplified = translatorFor(Language::SimplifiedChinese);
    const auto traditional = translatorFor(Language::TraditionalChinese);
    BOOST_TEST(translated(rules::text("Standings after round {}", 3), simplified) == "第 3 轮后名次表");
    BOOST_TEST(translated(rules::text("Rating"), traditional) == "等級分");
    BOOST_TEST(translated(rules::text("half-point bye"), simplified) == "半分轮空");
    BOOST_TEST(translated(rules::text("no such words"), simplified) == "no such words");
}

// A translation that loses or adds a place for an argument would print nonsense.
BOOST_AUTO_TEST_CASE(each_translation_has_the_arguments_of_its_pattern) {
    const auto gaps = [](std::string_view pattern) {
        std::size_t count = 0;
        for (auto gap = pattern.find("{}"); gap != std::string_view::npos; gap = pattern.find("{}", gap + 2))
            ++count;
        return count;
    };
    std::set<std::string_view> seen;
    for (const Entry& entry : catalogue()) {
        BOOST_TEST_CONTEXT(entry.english) {
            BOOST_TEST(seen.insert(entry.english).second);
            BOOST_TEST(gaps(entry.simplified) == gaps(entry.english));
            BOOST_TEST(gaps(entry.traditional) == gaps(entry.english));
        }
    }
}
