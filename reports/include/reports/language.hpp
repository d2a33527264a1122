// The languages that people can read our tables in, and the words of each.
// Use translatorFor() wherever a rules::Text becomes a string for a person.
#pragma once

#include <optional>
#include <string_view>

#include "rules/base/text.hpp"

namespace reports {

enum class Language { English, SimplifiedChinese, TraditionalChinese };

[[nodiscard]] std::string_view tagOf(Language language); // "en", "zh-Hans", "zh-Hant"

// "en", "zh-Hans" … in any letter case.
[[nodiscard]] std::optional<Language> languageFromTag(std::string_view tag);

// A pattern without a translation stays English.
[[nodiscard]] rules::Translator translatorFor(Language language);

} // namespace reports
