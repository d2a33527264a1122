// What can happen at the board that an arbiter has to rule on: one named case for each situation.
// Use it with decide(); a new case makes the compiler name the place that must decide it.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "rules/adjudication/ruling.hpp"
#include "rules/base/by_colour.hpp"
#include "rules/draws/draw_claim.hpp"

namespace rules::adjudication {

// --- How games end: 5, 6.9, 9 ---
struct FlagFall {
    std::optional<Colour> colour; // none: both, and nobody knows which first
};
struct Resignation {
    Colour by;
};
struct DrawAgreement {
    bool arbiterConsents = false; // where the regulations ask for it (9.1.1)
};
enum class OfferFate { Standing, Withdrawn, Accepted, RefusedAloud, RefusedByTouching, Conditional };
struct DrawOffer {
    Colour by;
    OfferFate fate = OfferFate::Standing;
    bool atAnotherTime = false; // not between making the move and pressing the clock (9.1.2.1)
};
struct DrawClaimed {
    draws::DrawClaim claim;
    bool acceptedByOpponent = false;   // 9.1.2.3
    bool onlyScreenAsEvidence = false; // 6.12.2
};
struct ResultSigned {
    draws::Outcome signedResult;
};

// --- Moves: 4 and 7.5 ---
enum class IllegalKind { Move, PawnNotReplaced, PressedWithoutMove, TwoHands, KingCaptured };
enum class Raised { InTime, AfterOpponentsMove, LaterInTheGame, AfterTheGame };
struct IllegalAct {
    Colour by;
    IllegalKind kind = IllegalKind::Move;
    std::optional<board::Square> from{}; // of the move, where it is known
    std::optional<board::Square> to{};
    bool completed = true; // the clock has been pressed
    Raised raised = Raised::InTime;
};
// A.5.4: both kings in check, or a pawn on its last rank, seen by the arbiter.
struct FaultStays {
    bool nextMoveCompleted = false; // and the fault is still there
};
struct Touched {
    Colour by;
    std::vector<board::Square> squares; // in order
    bool adjusting = false;             // "I adjust" was said first (4.2.1)
    bool notOnMove = false;
};
struct PromotionTouched {
    Colour by;
    board::PieceKind kind; // which touched the square first (4.4.4)
};
struct TouchComplaint {
    bool complainantHasTouched = false; // 4.8
};

// --- Start, colours, lateness: 6.6, 6.7, 7.2, 7.3 ---
struct WrongStart {
    ByColour<std::uint32_t> moves; // made by each side when it is found
};
struct BoardTurned {};
struct ColoursReversed {
    ByColour<std::uint32_t> moves;
    bool gameHasEnded = false;
    std::optional<std::uint32_t> minutesUsed{};           // by both together
    std::optional<std::uint32_t> minutesToFirstControl{}; // of both together
};
struct Displaced {
    bool restorable = true; // the position before the fault is known (7.6)
};
struct Late {
    ByColour<std::optional<std::uint32_t>> seconds; // after the start; none: there in time
    bool neitherPresentAtStart = false;             // 6.7.2
    ByColour<bool> never{};                         // has not come at all, the default time is over
};

// --- Interruptions: 6.10, 6.11, 7.4, 12.5 ---
enum class Interruption {
    ClockDefective,
    ClockSetWrongly,
    PiecesKnockedOver,
    ClockStoppedWithReason,
    Disturbance
};
struct Interrupted {
    Interruption kind;
    std::optional<Colour> by{};      // who knocked the pieces over or stopped the clock
    ByColour<std::uint32_t> moves{}; // ClockSetWrongly: made by each side when it is found
};

// --- Conduct: 11 and 12.9 ---
struct DeviceFound {
    ByColour<bool> on;
    bool switchedOffInBag = false; // as agreed with the arbiter (11.3.2.1), not on the person
};
struct PersistentRefusal {
    ByColour<bool> by;
};
struct OtherOffence {
    Colour by;
    std::string article; // "6.11.4", "11.5" …
};
struct ScoresWanted {
    ByColour<std::uint32_t> quarterPoints;
};

// --- Time trouble and recording: 8, Guidelines III ---
struct RecordingAsked {
    std::uint32_t secondsLeft;
};
struct NoScoreSheets { // 8.5.3, 8.6: a flag has fallen and nobody can show the number of moves
    Colour flag;
};
enum class Quickplay { AsksForIncrement, ClaimsDraw };
enum class ArbitersView { Open, Agrees, Postpones, Rejects };
struct QuickplayRequest {
    Colour by;
    Quickplay kind;
    std::uint32_t secondsLeft;
    ArbitersView view = ArbitersView::Open;
};

// --- Adjournment: Guidelines I ---
enum class SealedFault { Ambiguous, Illegal, Unintelligible, EnvelopeMissing, PositionLost };
struct SealedMove {
    Colour by;
    SealedFault fault;
};

using Incident =
    std::variant<FlagFall, Resignation, DrawAgreement, DrawOffer, DrawClaimed, ResultSigned, IllegalAct,
                 FaultStays, Touched, PromotionTouched, TouchComplaint, WrongStart, BoardTurned,
                 ColoursReversed, Displaced, Late, Interrupted, DeviceFound, PersistentRefusal, OtherOffence,
                 ScoresWanted, RecordingAsked, NoScoreSheets, QuickplayRequest, SealedMove>;

} // namespace rules::adjudication
