// What a written move says, before any position is looked at.
// Use it between the letters and the rules: parseMoveText knows no chess, readMove no letters.
#pragma once

#include <cstddef>
#include <optional>
#include <string_view>

#include "rules/base/expected.hpp"
#include "rules/board/piece.hpp"
#include "rules/board/square.hpp"
#include "rules/notation/piece_letters.hpp"

namespace rules::notation {

struct MoveText {
    enum class Castling { None, KingSide, QueenSide };

    Castling castling = Castling::None;
    std::optional<board::PieceKind> piece; // none: a pawn, or whatever stands on a full origin square
    std::optional<board::File> fromFile;
    std::optional<board::Rank> fromRank;
    board::Square target = board::Square::A1;
    std::optional<board::PieceKind> promotion;
    bool captureSign = false;

    [[nodiscard]] bool fullOrigin() const noexcept { return fromFile && fromRank; }
};

// The byte at which the text stops being a move.
struct NoMoveText {
    std::size_t offset;
};

// The same for what PGN files are full of: English letters, nothing left out, nothing added ("Nbxd7+",
// "e8=Q#"). Nothing if the text is anything else; then parseMoveText must say what it is.
[[nodiscard]] std::optional<MoveText> parsePlainSan(std::string_view text) noexcept;

enum class SmallLetters { AreFiles, ArePieces };

[[nodiscard]] Expected<MoveText, NoMoveText> parseMoveText(std::string_view text, PieceLetters letters,
                                                           SmallLetters small);

} // namespace rules::notation
