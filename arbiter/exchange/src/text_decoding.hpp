// The bytes of a sheet as UTF-8: byte order marks, UTF-16, or an encoding that is named or guessed.
// Everything behind it reads valid UTF-8 only.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace arbiter::exchange {

// UTF-8 without a byte order mark, if the bytes are Unicode (UTF-8, or UTF-16 with its mark).
[[nodiscard]] std::optional<std::string> unicodeText(std::string_view bytes);

[[nodiscard]] std::string fromWindows1252(std::string_view bytes);

// Any encoding that the system's iconv knows, by its name there ("gb18030", "windows-1250"). Bytes that mean
// nothing in it become U+FFFD. Nothing if the name is not known.
[[nodiscard]] std::optional<std::string> decodedAs(std::string_view bytes, const std::string& encoding);

// Every character beyond ASCII is a pair of two bytes as simplified Chinese (GB 2312) has them; three pairs
// at least. Western text has its accents one by one.
[[nodiscard]] bool looksLikeGb2312(std::string_view bytes);

} // namespace arbiter::exchange
