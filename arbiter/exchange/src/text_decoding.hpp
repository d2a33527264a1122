// The bytes of a sheet as UTF-8: byte order marks, UTF-16, or else Windows-1252.
// Everything behind it reads valid UTF-8 only.
#pragma once

#include <string>
#include <string_view>

namespace arbiter::exchange {

struct DecodedText {
    std::string utf8;     // without a byte order mark
    bool guessed = false; // was not Unicode: read as Windows-1252
};

[[nodiscard]] DecodedText decoded(std::string_view bytes);

} // namespace arbiter::exchange
