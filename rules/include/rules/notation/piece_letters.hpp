// The letters that players of a language write for the pieces.
// Use it as an option when reading; what we write is always English (PGN).
#pragma once

#include <cstddef>
#include <optional>
#include <string_view>

#include "rules/board/piece.hpp"

namespace rules::notation {

enum class PieceLetters { English, German, French, Spanish, Dutch, Chinese };

struct PieceLetter {
    board::PieceKind kind;
    std::size_t length; // bytes of the text that the letter takes
};

// The capital letter of the language, or a figurine in any language, at the beginning of the text.
[[nodiscard]] std::optional<PieceLetter> pieceLetterAt(std::string_view text, PieceLetters letters);
// The same for a small letter (no figurines).
[[nodiscard]] std::optional<PieceLetter> smallPieceLetterAt(std::string_view text, PieceLetters letters);

// "english", "de", "German" …; nothing if the language is unknown.
[[nodiscard]] std::optional<PieceLetters> pieceLettersFrom(std::string_view name);

} // namespace rules::notation
