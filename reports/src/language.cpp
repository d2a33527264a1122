#include "reports/language.hpp"

#include <algorithm>
#include <array>
#include <cctype>
#include <map>
#include <string>
#include <vector>

#include "catalogue.hpp"

namespace reports {
namespace {

constexpr std::array languages{Language::English, Language::SimplifiedChinese, Language::TraditionalChinese};

using Dictionary = std::map<std::string_view, std::string_view>;

Dictionary dictionaryOf(std::string_view Entry::*language) {
    Dictionary dictionary;
    for (const Entry& entry : catalogue())
        dictionary.emplace(entry.english, entry.*language);
    return dictionary;
}

rules::Translator translatorWith(const Dictionary& dictionary) {
    return [&dictionary](std::string_view pattern) {
        const auto entry = dictionary.find(pattern);
        return entry == dictionary.end() ? pattern : entry->second;
    };
}

} // namespace

std::string_view tagOf(Language language) {
    switch (language) {
    case Language::English:
        return "en";
    case Language::SimplifiedChinese:
        return "zh-Hans";
    case Language::TraditionalChinese:
        return "zh-Hant";
    }
    return {};
}

std::optional<Language> languageFromTag(std::string_view tag) {
    const auto sameLetter = [](unsigned char a, unsigned char b) {
        return std::tolower(a) == std::tolower(b);
    };
    const auto found = std::ranges::find_if(
        languages, [&](Language language) { return std::ranges::equal(tagOf(language), tag, sameLetter); });
    return found == languages.end() ? std::nullopt : std::optional(*found);
}

rules::Translator translatorFor(Language language) {
    switch (language) {
    case Language::English:
        return {};
    case Language::SimplifiedChinese: {
        static const Dictionary dictionary = dictionaryOf(&Entry::simplified);
        return translatorWith(dictionary);
    }
    case Language::TraditionalChinese: {
        static const Dictionary dictionary = dictionaryOf(&Entry::traditional);
        return translatorWith(dictionary);
    }
    }
    return {};
}

} // namespace reports
