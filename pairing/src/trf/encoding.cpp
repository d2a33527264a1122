#include "trf/encoding.hpp"

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstring>
#include <utility>

#include <utf8proc.h>

namespace pairing::trf {
namespace {

// Characters 0x80 to 0x9F of Windows-1252.
constexpr std::array<char16_t, 32> windows1252{
    0x20AC, 0x0081, 0x201A, 0x0192, 0x201E, 0x2026, 0x2020, 0x2021, 0x02C6, 0x2030, 0x0160,
    0x2039, 0x0152, 0x008D, 0x017D, 0x008F, 0x0090, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022,
    0x2013, 0x2014, 0x02DC, 0x2122, 0x0161, 0x203A, 0x0153, 0x009D, 0x017E, 0x0178};

// Letters that Unicode does not take apart into a Latin letter and its marks.
constexpr std::array<std::pair<char32_t, std::string_view>, 22> likenesses{
    {{U'ß', "ss"}, {U'ẞ', "SS"}, {U'æ', "ae"}, {U'Æ', "AE"}, {U'œ', "oe"}, {U'Œ', "OE"},
     {U'ø', "o"},  {U'Ø', "O"},  {U'đ', "d"},  {U'Đ', "D"},  {U'ð', "d"},  {U'Ð', "D"},
     {U'ł', "l"},  {U'Ł', "L"},  {U'þ', "th"}, {U'Þ', "TH"}, {U'ħ', "h"},  {U'Ħ', "H"},
     {U'ı', "i"},  {U'’', "'"},  {U'‘', "'"},  {U'–', "-"}}};

unsigned char byteAt(std::string_view bytes, std::size_t place) {
    return static_cast<unsigned char>(bytes[place]);
}

bool isContinuation(std::string_view bytes, std::size_t place) {
    return place < bytes.size() && (byteAt(bytes, place) & 0xC0U) == 0x80U;
}

// Length of the well-formed sequence at `place` (Unicode table 3-7), or 0.
std::size_t wellFormed(std::string_view bytes, std::size_t place) {
    const unsigned char lead = byteAt(bytes, place);
    if (lead < 0x80) return 1;
    if (lead < 0xC2 || lead > 0xF4) return 0;
    const std::size_t length = lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4;
    for (std::size_t next = 1; next < length; ++next)
        if (!isContinuation(bytes, place + next)) return 0;
    const unsigned char second = byteAt(bytes, place + 1);
    const bool overlong = (lead == 0xE0 && second < 0xA0) || (lead == 0xF0 && second < 0x90);
    const bool surrogate = lead == 0xED && second > 0x9F;
    const bool tooLarge = lead == 0xF4 && second > 0x8F;
    return overlong || surrogate || tooLarge ? 0 : length;
}

void appendUtf8(std::string& text, char32_t value) {
    std::array<utf8proc_uint8_t, 4> bytes{};
    const auto length = utf8proc_encode_char(static_cast<utf8proc_int32_t>(value), bytes.data());
    for (utf8proc_ssize_t i = 0; i < length; ++i)
        text += static_cast<char>(bytes[static_cast<std::size_t>(i)]);
}

// The ASCII letters of one character, taken apart by compatibility decomposition; marks fall away.
void appendAscii(std::string& text, char32_t value) {
    const auto likeness = std::ranges::find(likenesses, value, &decltype(likenesses)::value_type::first);
    if (likeness != likenesses.end()) {
        text += likeness->second;
        return;
    }
    std::array<utf8proc_int32_t, 32> parts{};
    int lastBoundary = 0;
    const auto count = utf8proc_decompose_char(
        static_cast<utf8proc_int32_t>(value), parts.data(), static_cast<utf8proc_ssize_t>(parts.size()),
        static_cast<utf8proc_option_t>(UTF8PROC_DECOMPOSE | UTF8PROC_COMPAT | UTF8PROC_STRIPMARK),
        &lastBoundary);
    if (count == 0) return; // a mark by itself
    const auto end = parts.begin() + std::clamp<std::ptrdiff_t>(count, 0, std::ssize(parts));
    const bool plain = count > 0 && count <= std::ssize(parts) &&
                       std::all_of(parts.begin(), end, [](auto part) { return part >= 0x20 && part < 0x7F; });
    if (!plain) {
        text += '?';
        return;
    }
    for (auto part = parts.begin(); part != end; ++part)
        text += static_cast<char>(*part);
}

} // namespace

std::optional<std::size_t> firstInvalidUtf8(std::string_view bytes) {
    std::size_t place = 0;
    while (place < bytes.size()) {
        // Eight ASCII bytes at a time.
        std::uint64_t eight = 0;
        if (place + sizeof eight <= bytes.size()) {
            std::memcpy(&eight, bytes.data() + place, sizeof eight);
            if ((eight & 0x8080808080808080U) == 0) {
                place += sizeof eight;
                continue;
            }
        }
        const std::size_t length = wellFormed(bytes, place);
        if (length == 0) return place;
        place += length;
    }
    return std::nullopt;
}

std::string utf8FromWindows1252(std::string_view bytes) {
    std::string text;
    text.reserve(bytes.size() + bytes.size() / 8);
    for (std::size_t place = 0; place < bytes.size(); ++place) {
        const unsigned char byte = byteAt(bytes, place);
        if (byte < 0x80)
            text += bytes[place];
        else
            appendUtf8(text, byte < 0xA0 ? windows1252[byte - 0x80U] : static_cast<char32_t>(byte));
    }
    return text;
}

Character firstCharacter(std::string_view text) {
    utf8proc_int32_t value = 0;
    const auto length = utf8proc_iterate(reinterpret_cast<const utf8proc_uint8_t*>(text.data()),
                                         static_cast<utf8proc_ssize_t>(text.size()), &value);
    if (length < 1) return {};
    return {static_cast<char32_t>(value), static_cast<std::size_t>(length)};
}

std::optional<std::string> windows1252FromUtf8(std::string_view text) {
    std::string bytes;
    bytes.reserve(text.size());
    while (!text.empty()) {
        const auto [value, length] = firstCharacter(text);
        text.remove_prefix(length);
        if (value < 0x80 || (value >= 0xA0 && value <= 0xFF)) {
            bytes += static_cast<char>(value);
            continue;
        }
        const auto place = std::ranges::find(windows1252, value);
        if (place == windows1252.end()) return std::nullopt;
        bytes += static_cast<char>(0x80 + (place - windows1252.begin()));
    }
    return bytes;
}

std::string asciiFromUtf8(std::string_view text) {
    std::string ascii;
    ascii.reserve(text.size());
    while (!text.empty()) {
        const auto [value, length] = firstCharacter(text);
        text.remove_prefix(length);
        if (value < 0x80)
            ascii += static_cast<char>(value);
        else
            appendAscii(ascii, value);
    }
    return ascii;
}

} // namespace pairing::trf
