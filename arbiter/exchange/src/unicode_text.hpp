// Small questions about UTF-8 text: blanks around it, its folded form.
// Shared by the readers of this room.
#pragma once

#include <string>
#include <string_view>

namespace arbiter::exchange {

[[nodiscard]] constexpr bool isContinuationByte(char byte) noexcept {
    return (static_cast<unsigned char>(byte) & 0xC0U) == 0x80U;
}

// Without outer blanks, tabs and no-break spaces.
[[nodiscard]] std::string_view trimmed(std::string_view text);

// Without case and accents, compatibility forms (full-width letters) made plain: "ＦＩＤＥ-Née" → "fide-nee".
[[nodiscard]] std::string folded(std::string_view text);

// Line breaks, tabs and other characters that no name has.
[[nodiscard]] bool hasControlCharacters(std::string_view text);

} // namespace arbiter::exchange
