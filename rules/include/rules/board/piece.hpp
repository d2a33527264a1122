// Kinds of pieces and coloured pieces, with their English letters.
// Use it wherever one speaks of a knight or of a white knight.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

#include "rules/base/colour.hpp"

namespace rules::board {

enum class PieceKind : std::uint8_t { Pawn, Knight, Bishop, Rook, Queen, King };

inline constexpr std::size_t pieceKindCount = 6;
// From the most to the least usual choice.
inline constexpr std::array promotionKinds{PieceKind::Queen, PieceKind::Rook, PieceKind::Bishop,
                                           PieceKind::Knight};

struct Piece {
    Colour colour = Colour::White;
    PieceKind kind = PieceKind::Pawn;

    friend constexpr bool operator==(Piece, Piece) = default;
};

[[nodiscard]] constexpr std::size_t index(PieceKind kind) noexcept {
    return static_cast<std::size_t>(kind);
}

// In sentences for people.
[[nodiscard]] constexpr const char* englishName(Colour colour) noexcept {
    return colour == Colour::White ? "White" : "Black";
}
[[nodiscard]] constexpr const char* englishName(PieceKind kind) noexcept {
    constexpr std::array names{"pawn", "knight", "bishop", "rook", "queen", "king"};
    return names[index(kind)];
}

// English capital letters, P for the pawn (FIDE Laws C.2, C.3; PGN).
[[nodiscard]] constexpr char letter(PieceKind kind) noexcept {
    return "PNBRQK"[index(kind)];
}
// As in FEN: upper case for White, lower case for Black.
[[nodiscard]] constexpr char letter(Piece piece) noexcept {
    return piece.colour == Colour::White ? letter(piece.kind) : "pnbrqk"[index(piece.kind)];
}
[[nodiscard]] constexpr std::optional<Piece> pieceFrom(char letter) noexcept {
    constexpr std::string_view letters = "PNBRQKpnbrqk";
    const auto place = letters.find(letter);
    if (place == std::string_view::npos) return std::nullopt;
    return Piece{place < pieceKindCount ? Colour::White : Colour::Black,
                 static_cast<PieceKind>(place % pieceKindCount)};
}

} // namespace rules::board
