// How many terminal columns a text takes, and how it is cut with a visible sign.
// Use it wherever texts are aligned: Chinese takes two columns, a combining accent none.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace reports {

// Columns of a UTF-8 text without line breaks; counted by grapheme (an emoji sequence takes two).
[[nodiscard]] std::size_t displayWidth(std::string_view text);

// The text itself, or as much of its beginning as fits before a closing "…". A grapheme is never split.
[[nodiscard]] std::string shortenedTo(std::string_view text, std::size_t width);

// Control characters and malformed UTF-8 become U+FFFD, so that a name cannot steer the terminal.
[[nodiscard]] std::string printable(std::string_view text);

} // namespace reports
