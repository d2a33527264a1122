// Files, ranks and squares of the board, and their names.
// Use it wherever a square is named, read or counted.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "rules/base/colour.hpp"

namespace rules::board {

enum class File : std::uint8_t { A, B, C, D, E, F, G, H };
enum class Rank : std::uint8_t { One, Two, Three, Four, Five, Six, Seven, Eight };

// clang-format off
enum class Square : std::uint8_t {
    A1, B1, C1, D1, E1, F1, G1, H1,
    A2, B2, C2, D2, E2, F2, G2, H2,
    A3, B3, C3, D3, E3, F3, G3, H3,
    A4, B4, C4, D4, E4, F4, G4, H4,
    A5, B5, C5, D5, E5, F5, G5, H5,
    A6, B6, C6, D6, E6, F6, G6, H6,
    A7, B7, C7, D7, E7, F7, G7, H7,
    A8, B8, C8, D8, E8, F8, G8, H8
};
// clang-format on

inline constexpr std::size_t squareCount = 64;

[[nodiscard]] constexpr std::size_t index(Square square) noexcept {
    return static_cast<std::size_t>(square);
}
[[nodiscard]] constexpr Square squareAt(std::size_t index) noexcept {
    return static_cast<Square>(index);
}
[[nodiscard]] constexpr Square squareAt(File file, Rank rank) noexcept {
    return static_cast<Square>(static_cast<unsigned>(rank) * 8U + static_cast<unsigned>(file));
}
[[nodiscard]] constexpr File fileOf(Square square) noexcept {
    return static_cast<File>(static_cast<unsigned>(square) & 7U);
}
[[nodiscard]] constexpr Rank rankOf(Square square) noexcept {
    return static_cast<Rank>(static_cast<unsigned>(square) >> 3U);
}

[[nodiscard]] constexpr Rank firstRank(Colour colour) noexcept {
    return colour == Colour::White ? Rank::One : Rank::Eight;
}
[[nodiscard]] constexpr Rank lastRank(Colour colour) noexcept {
    return firstRank(opposite(colour));
}
// The square in front of a pawn of this colour. Precondition: not on its last rank.
[[nodiscard]] constexpr Square forward(Colour colour, Square square) noexcept {
    const int step = colour == Colour::White ? 8 : -8;
    return static_cast<Square>(static_cast<int>(square) + step);
}

[[nodiscard]] constexpr char letter(File file) noexcept {
    return static_cast<char>('a' + static_cast<int>(file));
}
[[nodiscard]] constexpr char digit(Rank rank) noexcept {
    return static_cast<char>('1' + static_cast<int>(rank));
}
[[nodiscard]] constexpr std::optional<File> fileFrom(char letter) noexcept {
    if (letter < 'a' || letter > 'h') return std::nullopt;
    return static_cast<File>(letter - 'a');
}
[[nodiscard]] constexpr std::optional<Rank> rankFrom(char digit) noexcept {
    if (digit < '1' || digit > '8') return std::nullopt;
    return static_cast<Rank>(digit - '1');
}
// "e4" and nothing else.
[[nodiscard]] constexpr std::optional<Square> squareFrom(std::string_view name) noexcept {
    if (name.size() != 2) return std::nullopt;
    const auto file = fileFrom(name[0]);
    const auto rank = rankFrom(name[1]);
    if (!file || !rank) return std::nullopt;
    return squareAt(*file, *rank);
}
[[nodiscard]] inline std::string nameOf(Square square) {
    return {letter(fileOf(square)), digit(rankOf(square))};
}

} // namespace rules::board
