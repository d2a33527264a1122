#include "rules/base/guarded_text.hpp"

#include <algorithm>
#include <array>

namespace rules {
namespace {

// The last four are U+FF1D, U+FF0B, U+FF0D and U+FF20: some spreadsheets take them for their narrow forms.
constexpr std::array<std::string_view, 11> starts{
    "=", "+", "-", "@", "\t", "\r", "\n", "\xEF\xBC\x9D", "\xEF\xBC\x8B", "\xEF\xBC\x8D", "\xEF\xBC\xA0"};

} // namespace

bool looksLikeFormula(std::string_view text) {
    text.remove_prefix(std::min(text.find_first_not_of('\''), text.size()));
    // Alone, a sign is only a sign: "-" says that there is no value.
    return std::ranges::any_of(starts, [text](std::string_view start) {
        return text.starts_with(start) && text.size() > start.size();
    });
}

std::string guarded(std::string_view text) {
    return looksLikeFormula(text) ? "'" + std::string(text) : std::string(text);
}

std::string_view unguarded(std::string_view text) {
    const bool isGuarded = text.starts_with('\'') && looksLikeFormula(text);
    return isGuarded ? text.substr(1) : text;
}

} // namespace rules
