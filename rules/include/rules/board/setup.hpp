// Pieces put on a board by hand, by a file or by a form: anything at all, checked by nothing.
// Use it to say what is claimed to stand there; Position::from makes a position of it or names every fault.
#pragma once

#include <array>
#include <cstdint>
#include <optional>

#include "rules/base/diagnostics.hpp"
#include "rules/board/piece.hpp"
#include "rules/board/square_set.hpp"

namespace rules::board {

// Chess960: the castling rooks may start on any files (FIDE Laws, Guidelines II).
enum class Variant : std::uint8_t { Standard, Chess960 };

struct Setup {
    std::array<std::optional<Piece>, squareCount> pieces{};
    Colour sideToMove = Colour::White;
    // The rooks that may still castle with their king, by where they stand.
    SquareSet castlingRooks;
    // The square a pawn has just passed over with its double step.
    std::optional<Square> enPassantTarget;
    std::uint32_t halfmoveClock = 0; // half-moves since the last capture or pawn move
    std::uint32_t moveNumber = 1;
    Variant variant = Variant::Standard;

    friend bool operator==(const Setup&, const Setup&) = default;
};

inline constexpr std::uint32_t largestCounter = 65000; // a longer game than any

// What a set-up may have against it and still be played on.
enum class Tolerance : std::uint8_t { None, OpponentInCheck };

// Why no series of legal moves can lead here (FIDE Laws 3.10.3), as far as that is easily seen; empty if
// the position is plausible. All faults at once, each an error with a code "position.…".
[[nodiscard]] Diagnostics faultsOf(const Setup& setup, Tolerance tolerance = Tolerance::None);

} // namespace rules::board
