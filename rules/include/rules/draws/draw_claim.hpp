// A claim of a draw by repetition or by the fifty-move rule, decided (FIDE Laws 9.2 to 9.5).
// Use it with the game up to the claim; the ruling has the result, the clocks, the duty and a sentence to
// read aloud.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "rules/base/text.hpp"
#include "rules/board/game_line.hpp"
#include "rules/draws/draw_rules.hpp"
#include "rules/draws/game_end.hpp"
#include "rules/draws/repetition.hpp"

namespace rules::draws {

enum class ClaimKind { Repetition, FiftyMoves };

// The move a player has written down and declared, but not made (9.2.1.1, 9.3.1).
struct IntendedMove {
    std::string written;
    std::optional<board::Move> move; // none: the written move is not legal
    board::SquareSet pieces;         // not legal: the claimant's pieces that the text names

    friend bool operator==(const IntendedMove&, const IntendedMove&) = default;
};

struct DrawClaim {
    ClaimKind kind = ClaimKind::Repetition;
    Colour claimant = Colour::White;
    std::optional<IntendedMove> intended;     // none: a claim on the position on the board
    std::optional<board::Square> touched;     // the first piece touched with intent on this move (9.4)
    bool flagHasFallen = false;               // seen or validly claimed before (6.8)
    std::optional<std::uint32_t> secondsLeft; // on the claimant's clock; the editions before 2000 ask for it

    friend bool operator==(const DrawClaim&, const DrawClaim&) = default;
};

enum class ClaimVerdict { Correct, Wrong, NotAdmitted, LostOnTime, GameWasOver };

enum class Outcome { GoesOn, WhiteWins, BlackWins, Draw };

// "1-0", "0-1", "1/2-1/2", or "*" while the game goes on.
[[nodiscard]] const char* textOf(Outcome outcome);
[[nodiscard]] Outcome outcomeOf(const GameEnd& end);

struct ClockChange {
    Colour colour;
    std::int64_t seconds; // added to the remaining time; negative: taken from it

    friend bool operator==(const ClockChange&, const ClockChange&) = default;
};

// What the claimant must do next; nothing set: any legal move, or nothing.
struct ClaimDuty {
    std::optional<board::Move> mustPlay;
    board::SquareSet mustMove;    // one of these pieces
    board::SquareSet mustCapture; // the piece there

    [[nodiscard]] bool none() const noexcept { return !mustPlay && mustMove.empty() && mustCapture.empty(); }
};

struct ClaimRuling {
    ClaimVerdict verdict = ClaimVerdict::Wrong;
    Outcome outcome = Outcome::GoesOn;
    std::vector<ClockChange> clockChanges;
    ClaimDuty duty;
    std::vector<std::string> articles;
    std::vector<Text> explanation; // sentences, to be read aloud one after the other
    // Repetition: the plies after which the claimed position stood; the intended move is ply plies() + 1.
    std::vector<std::size_t> occurrences;
    std::vector<LookAlike> lookAlikes; // what the claimant may have taken for the same position
    std::uint32_t halfmoves = 0;       // since the last capture or pawn move, the intended move included
    std::optional<GameEnd> earlierEnd; // GameWasOver
};

// Preconditions: an intended legal move is legal in line.current().
[[nodiscard]] ClaimRuling decideClaim(const board::GameLine& line, const DrawClaim& claim,
                                      const DrawRules& rules, Level level,
                                      DeadPositionTest isDead = draws::isDead);

// "after 4...Ng8", or "at the start": how people name the position after a ply.
[[nodiscard]] std::string nameOfPly(const board::GameLine& line, std::size_t ply);

} // namespace rules::draws
