// Bytes of a file ↔ UTF-8 text: byte order mark, Windows-1252, plain ASCII.
// Used at the two ends of reader and writer; everything between them is valid UTF-8.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace pairing::trf {

inline constexpr std::string_view byteOrderMark = "\xEF\xBB\xBF";

// Where the bytes stop being valid UTF-8 (no overlong forms, no surrogates), if they do.
[[nodiscard]] std::optional<std::size_t> firstInvalidUtf8(std::string_view bytes);

// Every byte is a character; the five that Windows-1252 leaves open become control characters, so that
// nothing is lost on the way back.
[[nodiscard]] std::string utf8FromWindows1252(std::string_view bytes);

// None if a character has no place in Windows-1252.
[[nodiscard]] std::optional<std::string> windows1252FromUtf8(std::string_view text);

// "José Œuvré" as "Jose OEuvre"; a letter without a likeness becomes "?".
[[nodiscard]] std::string asciiFromUtf8(std::string_view text);

// The first character of a valid UTF-8 text, as a number; its length in bytes.
struct Character {
    char32_t value = 0;
    std::size_t bytes = 1;
};
[[nodiscard]] Character firstCharacter(std::string_view text);

} // namespace pairing::trf
