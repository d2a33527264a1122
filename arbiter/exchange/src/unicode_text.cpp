#include "unicode_text.hpp"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <memory>

#include <utf8proc.h>

namespace arbiter::exchange {
namespace {

constexpr std::array<std::string_view, 5> blanks{" ", "\t", "\r", "\n", "\u00A0"};

} // namespace

std::string_view trimmed(std::string_view text) {
    const auto startsWithBlank = [&](std::string_view blank) { return text.starts_with(blank); };
    const auto endsWithBlank = [&](std::string_view blank) { return text.ends_with(blank); };
    for (auto blank = std::ranges::find_if(blanks, startsWithBlank); blank != blanks.end();
         blank = std::ranges::find_if(blanks, startsWithBlank))
        text.remove_prefix(blank->size());
    for (auto blank = std::ranges::find_if(blanks, endsWithBlank); blank != blanks.end();
         blank = std::ranges::find_if(blanks, endsWithBlank))
        text.remove_suffix(blank->size());
    return text;
}

std::string folded(std::string_view text) {
    utf8proc_uint8_t* mapped = nullptr;
    constexpr auto options =
        static_cast<utf8proc_option_t>(UTF8PROC_STABLE | UTF8PROC_COMPAT | UTF8PROC_DECOMPOSE |
                                       UTF8PROC_STRIPMARK | UTF8PROC_CASEFOLD | UTF8PROC_IGNORE);
    const auto length = utf8proc_map(reinterpret_cast<const utf8proc_uint8_t*>(text.data()),
                                     static_cast<utf8proc_ssize_t>(text.size()), &mapped, options);
    const std::unique_ptr<utf8proc_uint8_t, decltype(&std::free)> owner(mapped, &std::free);
    if (length < 0) return std::string(text); // not UTF-8: compared as it stands
    return {reinterpret_cast<const char*>(mapped), static_cast<std::size_t>(length)};
}

bool hasControlCharacters(std::string_view text) {
    while (!text.empty()) {
        utf8proc_int32_t point = 0;
        const auto length = utf8proc_iterate(reinterpret_cast<const utf8proc_uint8_t*>(text.data()),
                                             static_cast<utf8proc_ssize_t>(text.size()), &point);
        if (length <= 0 || utf8proc_category(point) == UTF8PROC_CATEGORY_CC) return true;
        text.remove_prefix(static_cast<std::size_t>(length));
    }
    return false;
}

} // namespace arbiter::exchange
