// A position in four words that are equal exactly when Article 9.2.2 calls the positions the same.
// Use it as the key of tables that may not confuse two positions.
#pragma once

#include <array>
#include <cstdint>

#include "rules/board/position.hpp"

namespace rules::draws {

class PackedPosition {
  public:
    PackedPosition() = default;

    explicit PackedPosition(const board::Position& position) noexcept
        : words_{position.occupied().bits(), 0, 0, position.sideToMove() == Colour::White ? 1U : 2U} {
        using namespace board;
        // In the order of the squares a nibble for each piece: 0 to 11, or a rook that may castle.
        unsigned place = 0;
        for (const Square square : position.occupied()) {
            const Piece piece = *position.pieceAt(square);
            const std::uint64_t code = position.castlingRooks().contains(square)
                                           ? castlingRook
                                           : index(piece.kind) + (piece.colour == Colour::White ? 0U : 6U);
            words_[1 + place / 16] |= code << (place % 16 * 4);
            ++place;
        }
        if (const auto target = position.enPassantTarget())
            words_[3] |= std::uint64_t{index(*target) + 1} << 8U;
    }

    friend bool operator==(const PackedPosition&, const PackedPosition&) = default;

  private:
    static constexpr std::uint64_t castlingRook = 12; // its rank says whose it is

    std::array<std::uint64_t, 4> words_{};
};

} // namespace rules::draws
