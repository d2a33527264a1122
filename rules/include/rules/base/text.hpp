// A text that a person will read, before it is put into a language.
// Use it for every message made in a room that must not know the reader's language.
#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

#include <fmt/format.h>

namespace rules {

// The English sentence with {} for each argument is also the key under which translations are found.
struct Text {
    std::string pattern;
    std::vector<std::string> arguments;

    friend bool operator==(const Text&, const Text&) = default;
};

// Gives the pattern in the reader's language, or the pattern itself where there is no translation.
using Translator = std::function<std::string_view(std::string_view pattern)>;

// Makes a Text; arguments are turned into strings as fmt prints them.
template <class... Arguments>
[[nodiscard]] Text text(std::string_view pattern, const Arguments&... arguments) {
    return Text{std::string(pattern), {fmt::format("{}", arguments)...}};
}

// The sentence in English. A pattern with other than as many {} as arguments is printed as well as possible.
[[nodiscard]] std::string english(const Text& text);

// The sentence in the language of the translator.
[[nodiscard]] std::string translated(const Text& text, const Translator& translator);

} // namespace rules
