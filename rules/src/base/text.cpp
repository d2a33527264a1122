#include "rules/base/text.hpp"

namespace rules {
namespace {

std::string filled(std::string_view pattern, const std::vector<std::string>& arguments) {
    std::string sentence;
    std::size_t next = 0;
    while (true) {
        const auto gap = pattern.find("{}");
        sentence += pattern.substr(0, gap);
        if (gap == std::string_view::npos) return sentence;
        if (next < arguments.size()) sentence += arguments[next++];
        pattern.remove_prefix(gap + 2);
    }
}

} // namespace

std::string english(const Text& text) {
    return filled(text.pattern, text.arguments);
}

std::string translated(const Text& text, const Translator& translator) {
    return filled(translator ? translator(text.pattern) : std::string_view(text.pattern), text.arguments);
}

} // namespace rules
