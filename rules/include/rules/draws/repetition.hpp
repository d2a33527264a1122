// How often a position has appeared (FIDE Laws 9.2.2, 9.2.3, 9.6.1), and what only looks like it.
// Use it for claims and audits; the same position is what Position::isSamePosition says.
#pragma once

#include <cstddef>
#include <vector>

#include "rules/board/game_line.hpp"

namespace rules::draws {

// The plies after which the position after `ply` stood on the board, `ply` itself last.
[[nodiscard]] std::vector<std::size_t> occurrences(const board::GameLine& line, std::size_t ply);
// Their number only.
[[nodiscard]] unsigned countOccurrences(const board::GameLine& line, std::size_t ply);
// The earlier plies after which the position after `move` (legal in line.current()) stood on the board.
[[nodiscard]] std::vector<std::size_t> occurrencesBefore(const board::GameLine& line, board::Move move);

// The same pieces on the same squares with the same player to move, yet another position (9.2.3).
enum class Difference { EnPassant, CastlingRights };
struct LookAlike {
    std::size_t ply;
    Difference difference;

    friend bool operator==(const LookAlike&, const LookAlike&) = default;
};
// Among the positions after plies 0 to `last`.
[[nodiscard]] std::vector<LookAlike> lookAlikes(const board::GameLine& line, std::size_t last,
                                                const board::Position& position);

} // namespace rules::draws
