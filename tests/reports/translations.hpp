// Whatever a report says has a translation in every language; names and codes are nobody's words.
// Give it reports with as many of their headings, notes and words as possible.
#pragma once

#include <algorithm>
#include <string>
#include <vector>

#include <boost/test/unit_test.hpp>

#include "reports/language.hpp"
#include "reports/report.hpp"

namespace support {

inline void everyWordIsTranslated(const std::vector<reports::Report>& all) {
    using namespace reports;
    for (const Language language : {Language::SimplifiedChinese, Language::TraditionalChinese}) {
        const auto translator = translatorFor(language);
        const auto check = [&](const rules::Text& words) {
            const auto isDigit = [](char letter) { return letter >= '0' && letter <= '9'; };
            const bool sameEverywhere =
                words.arguments.empty() &&
                (words.pattern == "FIDE ID" || words.pattern == "-" ||
                 words.pattern.find('/') != std::string::npos || std::ranges::all_of(words.pattern, isDigit));
            if (!words.pattern.empty() && !sameEverywhere)
                BOOST_TEST(translator(words.pattern) != words.pattern, words.pattern);
        };
        for (const Report& report : all) {
            check(report.title);
            for (const rules::Text& note : report.notes)
                check(note);
            for (const Fact& fact : report.facts) {
                check(fact.label);
                if (const auto* words = std::get_if<rules::Text>(&fact.value)) check(*words);
            }
            for (const Table& table : report.tables) {
                if (table.audience == Audience::Programs) continue;
                check(table.title);
                for (const Column& column : table.columns)
                    if (column.heading.pattern != column.key) check(column.heading); // a tie-break's code
                for (const auto& row : table.rows)
                    for (const Cell& cell : row)
                        if (const auto* words = std::get_if<rules::Text>(&cell)) check(*words);
            }
        }
    }
}

} // namespace support
