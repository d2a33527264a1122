// Checks games in PGN: illegal moves, play after the end, wrong results, draws that could have been claimed.
// Use it on pieces of a file of any size (whole games, see lastGameStart); it keeps nothing but its findings.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "rules/base/diagnostics.hpp"
#include "rules/draws/draw_rules.hpp"
#include "rules/draws/game_end.hpp"
#include "rules/notation/piece_letters.hpp"

namespace rules::draws {

enum class FindingKind {
    IllegalMove, // the game is not followed behind it; so for the next two
    AmbiguousMove,
    UnreadableMove,
    NullMove,
    BadStart, // no position to begin from
    PlayedOn, // moves after the game was over
    WrongResult,
    RepetitionClaim, // the first moment at which a claim would have been right
    FiftyMoveClaim,
    BrokenText
};

// "illegal-move", "played-on" …: stable names for programs.
[[nodiscard]] const char* codeOf(FindingKind kind);

struct Finding {
    FindingKind kind;
    Severity severity;
    std::size_t game; // from 1 in the audited text
    int line;
    int column;
    std::string players; // "White - Black", as the tags have them
    Text message;
    Text advice; // may be empty

    friend bool operator==(const Finding&, const Finding&) = default;
};

struct AuditOptions {
    DrawRules rules = fide2023;
    notation::PieceLetters letters = notation::PieceLetters::English;
    int firstLine = 1;
    DeadPositionTest isDead = isDeadAtAGlance;
};

struct Audit {
    std::size_t games = 0;
    std::size_t halfmoves = 0;
    std::vector<Finding> findings; // in the order of the text
};

[[nodiscard]] Audit auditGames(std::string_view text, const AuditOptions& options = {});

// As a diagnostic: "open.pgn:812:5: error: game 14 (Ek - Dahl): move 31. Rxe9 …".
[[nodiscard]] Diagnostic diagnosticOf(const Finding& finding, std::string_view source);

} // namespace rules::draws
