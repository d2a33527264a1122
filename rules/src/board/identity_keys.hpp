// The random numbers that are combined into a position's identity key (Zobrist's method).
// Use it only where Position keeps its key; the numbers are the same in every run.
#pragma once

#include <array>
#include <cstdint>

#include "rules/board/square.hpp"

namespace rules::board {

struct IdentityKeys {
    // By board code (0 = empty square: nothing) and square.
    std::array<std::array<std::uint64_t, squareCount>, 13> piece{};
    std::array<std::uint64_t, squareCount> castlingRook{};
    std::array<std::uint64_t, squareCount> enPassant{};
    std::uint64_t blackToMove = 0;
};

// SplitMix64, a generator of well mixed 64-bit numbers.
consteval IdentityKeys makeIdentityKeys() {
    std::uint64_t state = 0x6F1A5BC3D2E49807;
    const auto next = [&state] {
        state += 0x9E3779B97F4A7C15;
        std::uint64_t mixed = state;
        mixed = (mixed ^ (mixed >> 30U)) * 0xBF58476D1CE4E5B9;
        mixed = (mixed ^ (mixed >> 27U)) * 0x94D049BB133111EB;
        return mixed ^ (mixed >> 31U);
    };
    IdentityKeys keys;
    for (std::size_t code = 1; code < keys.piece.size(); ++code)
        for (auto& key : keys.piece[code])
            key = next();
    for (auto& key : keys.castlingRook)
        key = next();
    for (auto& key : keys.enPassant)
        key = next();
    keys.blackToMove = next();
    return keys;
}

inline constexpr IdentityKeys identityKeys = makeIdentityKeys();

} // namespace rules::board
