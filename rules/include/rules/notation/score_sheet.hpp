// A score sheet typed in: the moves it means, and every slip with what was probably written for.
// Use it for moves that people type; unlike a PGN reader it goes on behind a slip, by the likeliest repair.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "rules/base/diagnostics.hpp"
#include "rules/board/game_line.hpp"
#include "rules/notation/read_move.hpp"

namespace rules::notation {

enum class SlipKind {
    WrongMove, // another move than the written one was played
    LeftOut,   // a move is missing before the written one
    Doubled    // the written move is one too many
};

struct Slip {
    SlipKind kind;
    std::size_t ply;     // which half-move of the repaired game it concerns, from 1
    std::string written; // "14. Nf9"
    int line;
    int column;
    Text reason;                    // why the sheet cannot be right as it stands
    std::vector<std::string> meant; // WrongMove, LeftOut: the likeliest moves in SAN, best first
    std::size_t movesThatFollow;    // half-moves of the sheet that are legal behind the first of them
};

struct ScoreSheet {
    board::GameLine line; // repaired with the first of each slip's moves
    std::vector<Slip> slips;
    bool complete = true; // false: behind the last slip nothing fits any more, the rest was not read

    // One error per slip, with its place and what was probably meant.
    [[nodiscard]] Diagnostics faults(std::string_view source = {}) const;
};

// Moves with or without numbers, comments and variations left out, as a PGN move text.
[[nodiscard]] ScoreSheet readScoreSheet(std::string_view text,
                                        const board::Position& start = board::Position::initial(),
                                        const MoveOptions& options = {});

} // namespace rules::notation
