// Federation codes: three letters as FIDE writes them, or the two letters of ISO 3166 that some sheets have.
// Use it for every federation that a person or another program wrote.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace arbiter::exchange {

// Three letters in upper case; nothing if the text is neither three letters nor a country that has one
// federation ("GB" has several).
[[nodiscard]] std::optional<std::string> federationCode(std::string_view text);

} // namespace arbiter::exchange
