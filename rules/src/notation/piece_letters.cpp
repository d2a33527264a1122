#include "rules/notation/piece_letters.hpp"

#include <algorithm>
#include <array>
#include <span>
#include <string>

namespace rules::notation {
namespace {

using board::PieceKind;

struct Letter {
    std::string_view text;
    PieceKind kind;
};

using enum PieceKind;

constexpr std::array english{Letter{"K", King},   Letter{"Q", Queen},  Letter{"R", Rook},
                             Letter{"B", Bishop}, Letter{"N", Knight}, Letter{"P", Pawn}};
constexpr std::array german{Letter{"K", King},   Letter{"D", Queen},  Letter{"T", Rook},
                            Letter{"L", Bishop}, Letter{"S", Knight}, Letter{"B", Pawn}};
constexpr std::array french{Letter{"R", King},   Letter{"D", Queen},  Letter{"T", Rook},
                            Letter{"F", Bishop}, Letter{"C", Knight}, Letter{"P", Pawn}};
constexpr std::array spanish{Letter{"R", King},   Letter{"D", Queen},  Letter{"T", Rook},
                             Letter{"A", Bishop}, Letter{"C", Knight}, Letter{"P", Pawn}};
// P is the paard, the knight; a pawn has no letter.
constexpr std::array dutch{Letter{"K", King}, Letter{"D", Queen}, Letter{"T", Rook}, Letter{"L", Bishop},
                           Letter{"P", Knight}};
constexpr std::array chinese{Letter{"王", King},   Letter{"后", Queen},  Letter{"车", Rook},
                             Letter{"車", Rook},   Letter{"象", Bishop}, Letter{"马", Knight},
                             Letter{"馬", Knight}, Letter{"兵", Pawn}};
constexpr std::array figurines{Letter{"♔", King},   Letter{"♕", Queen},  Letter{"♖", Rook},
                               Letter{"♗", Bishop}, Letter{"♘", Knight}, Letter{"♙", Pawn},
                               Letter{"♚", King},   Letter{"♛", Queen},  Letter{"♜", Rook},
                               Letter{"♝", Bishop}, Letter{"♞", Knight}, Letter{"♟", Pawn}};

std::span<const Letter> lettersOf(PieceLetters letters) {
    switch (letters) {
    case PieceLetters::English:
        return english;
    case PieceLetters::German:
        return german;
    case PieceLetters::French:
        return french;
    case PieceLetters::Spanish:
        return spanish;
    case PieceLetters::Dutch:
        return dutch;
    case PieceLetters::Chinese:
        return chinese;
    }
    return {};
}

std::optional<PieceLetter> find(std::span<const Letter> letters, std::string_view text) {
    for (const Letter& letter : letters)
        if (text.starts_with(letter.text)) return PieceLetter{letter.kind, letter.text.size()};
    return std::nullopt;
}

char capital(char sign) {
    return sign >= 'a' && sign <= 'z' ? static_cast<char>(sign - 'a' + 'A') : sign;
}

} // namespace

std::optional<PieceLetter> pieceLetterAt(std::string_view text, PieceLetters letters) {
    if (text.empty()) return std::nullopt;
    if (const auto found = find(lettersOf(letters), text)) return found;
    if (static_cast<unsigned char>(text.front()) < 0x80) return std::nullopt;
    auto found = find(figurines, text);
    constexpr std::string_view textStyle = "\uFE0E"; // "as text, not as a picture"
    if (found && text.substr(found->length).starts_with(textStyle)) found->length += textStyle.size();
    return found;
}

std::optional<PieceLetter> smallPieceLetterAt(std::string_view text, PieceLetters letters) {
    if (text.empty() || text.front() < 'a' || text.front() > 'z') return std::nullopt;
    const char large = capital(text.front());
    return find(lettersOf(letters), std::string_view(&large, 1));
}

std::optional<PieceLetters> pieceLettersFrom(std::string_view name) {
    struct Language {
        std::string_view name;
        std::string_view code;
        PieceLetters letters;
    };
    constexpr std::array languages{
        Language{"english", "en", PieceLetters::English}, Language{"german", "de", PieceLetters::German},
        Language{"french", "fr", PieceLetters::French},   Language{"spanish", "es", PieceLetters::Spanish},
        Language{"dutch", "nl", PieceLetters::Dutch},     Language{"chinese", "zh", PieceLetters::Chinese}};
    std::string lower(name);
    for (char& sign : lower)
        if (sign >= 'A' && sign <= 'Z') sign = static_cast<char>(sign - 'A' + 'a');
    for (const Language& language : languages)
        if (lower == language.name || lower == language.code) return language.letters;
    return std::nullopt;
}

} // namespace rules::notation
