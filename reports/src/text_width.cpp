#include "reports/text_width.hpp"

#include <algorithm>
#include <cstdint>
#include <optional>
#include <vector>

#include <utf8proc.h>

namespace reports {
namespace {

constexpr std::string_view replacement = "\uFFFD";
constexpr std::int32_t emojiStyle = 0xFE0F; // variation selector 16

struct CodePoint {
    std::int32_t value = 0;
    std::string_view bytes;
    bool valid = true;
};

std::vector<CodePoint> codePointsOf(std::string_view text) {
    std::vector<CodePoint> points;
    while (!text.empty()) {
        utf8proc_int32_t value = 0;
        const auto length = utf8proc_iterate(reinterpret_cast<const utf8proc_uint8_t*>(text.data()),
                                             static_cast<utf8proc_ssize_t>(text.size()), &value);
        const bool valid = length > 0;
        const auto bytes = valid ? static_cast<std::size_t>(length) : 1;
        points.push_back({valid ? value : 0xFFFD, text.substr(0, bytes), valid});
        text.remove_prefix(bytes);
    }
    return points;
}

struct Grapheme {
    std::string_view bytes;
    std::size_t width = 0;
};

// What a reader sees as one character, with the columns that terminals give it.
std::vector<Grapheme> graphemesOf(std::string_view text) {
    std::vector<Grapheme> graphemes;
    utf8proc_int32_t state = 0;
    std::optional<std::int32_t> previous;
    for (const CodePoint& point : codePointsOf(text)) {
        const auto width = static_cast<std::size_t>(std::max(0, utf8proc_charwidth(point.value)));
        const bool starts =
            !previous || utf8proc_grapheme_break_stateful(*previous, point.value, &state) != 0;
        previous = point.value;
        if (starts) {
            graphemes.push_back({point.bytes, width});
            continue;
        }
        Grapheme& grapheme = graphemes.back();
        grapheme.bytes = {grapheme.bytes.data(), grapheme.bytes.size() + point.bytes.size()};
        const utf8proc_property_t* property = utf8proc_get_property(point.value);
        const bool secondHalfOfFlag = property->boundclass == UTF8PROC_BOUNDCLASS_REGIONAL_INDICATOR;
        if (secondHalfOfFlag || point.value == emojiStyle) grapheme.width = 2;
        grapheme.width = std::max(grapheme.width, width);
    }
    return graphemes;
}

bool isControl(std::int32_t value) {
    const auto category = utf8proc_category(value);
    return category == UTF8PROC_CATEGORY_CC || category == UTF8PROC_CATEGORY_ZL ||
           category == UTF8PROC_CATEGORY_ZP;
}

} // namespace

std::size_t displayWidth(std::string_view text) {
    std::size_t width = 0;
    for (const Grapheme& grapheme : graphemesOf(text))
        width += grapheme.width;
    return width;
}

std::string shortenedTo(std::string_view text, std::size_t width) {
    if (displayWidth(text) <= width) return std::string(text);
    if (width == 0) return {};
    std::string shortened;
    std::size_t used = 1; // the "…" itself
    for (const Grapheme& grapheme : graphemesOf(text)) {
        if (used + grapheme.width > width) break;
        shortened += grapheme.bytes;
        used += grapheme.width;
    }
    return shortened + "…";
}

std::string printable(std::string_view text) {
    std::string result;
    for (const CodePoint& point : codePointsOf(text))
        result += point.valid && !isControl(point.value) ? point.bytes : replacement;
    return result;
}

} // namespace reports
