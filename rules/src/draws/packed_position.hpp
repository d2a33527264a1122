// A position in five words that are equal exactly when Article 9.2.2 calls the positions the same.
// Use it as the key of tables that may not confuse two positions.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "rules/board/position.hpp"

namespace rules::draws {

class PackedPosition {
  public:
    PackedPosition() = default;

    // Three words hold the three bits of a number for each square: 1 to 6 for the kinds of pieces, 7 for a
    // rook that may castle and, on an empty square, for a possible en passant capture.
    explicit PackedPosition(const board::Position& position) noexcept {
        using enum board::PieceKind;
        const auto squares = [&](board::PieceKind kind) { return position.pieces(kind).bits(); };
        std::uint64_t special = position.castlingRooks().bits();
        if (const auto target = position.enPassantTarget()) special |= board::SquareSet(*target).bits();
        words_ = {squares(Pawn) | squares(Bishop) | squares(Queen) | special,
                  squares(Knight) | squares(Bishop) | squares(King) | special,
                  squares(Rook) | squares(Queen) | squares(King) | special,
                  position.pieces(Colour::White).bits(), position.sideToMove() == Colour::White ? 1U : 2U};
    }

    [[nodiscard]] bool empty() const noexcept { return words_[4] == 0; }

    // Every word is spread over all bits, so that the low ones can choose a place in a table.
    [[nodiscard]] std::size_t hash() const noexcept {
        std::uint64_t mixed = 0;
        for (const std::uint64_t word : words_) {
            mixed = (mixed ^ word) * 0x9E3779B97F4A7C15U;
            mixed ^= mixed >> 29U;
        }
        return static_cast<std::size_t>(mixed);
    }

    friend bool operator==(const PackedPosition&, const PackedPosition&) = default;

  private:
    std::array<std::uint64_t, 5> words_{};
};

} // namespace rules::draws
