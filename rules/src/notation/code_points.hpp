// Places in UTF-8 text counted as people count: in characters, from 1.
// Use it to turn a byte offset into the column of a diagnostic.
#pragma once

#include <algorithm>
#include <cstddef>
#include <string_view>

namespace rules::notation {

[[nodiscard]] constexpr bool continuesCodePoint(char byte) noexcept {
    return (static_cast<unsigned char>(byte) & 0xC0U) == 0x80U;
}

[[nodiscard]] inline int countCodePoints(std::string_view text) noexcept {
    return static_cast<int>(text.size()) - static_cast<int>(std::ranges::count_if(text, continuesCodePoint));
}

// The column of the byte at `offset` of a line.
[[nodiscard]] inline int columnOf(std::string_view line, std::size_t offset) noexcept {
    return countCodePoints(line.substr(0, offset)) + 1;
}

// The whole character that begins at `offset`, for messages.
[[nodiscard]] inline std::string_view codePointAt(std::string_view text, std::size_t offset) noexcept {
    std::size_t end = offset + 1;
    while (end < text.size() && continuesCodePoint(text[end]))
        ++end;
    return text.substr(offset, end - offset);
}

} // namespace rules::notation
