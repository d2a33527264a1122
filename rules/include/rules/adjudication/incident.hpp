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
    std::optional<Colour> colour;  // none: both, and nobody knows which first
    bool moveNotCompleted = false; // made on the board, and the clock not yet pressed
    friend bool operator==(const FlagFall&, const FlagFall&) = default;
};
struct Resignation {
    Colour by;
    friend bool operator==(const Resignation&, const Resignation&) = default;
};
struct DrawAgreement {
    bool arbiterConsents = false; // where the regulations ask for it (9.1.1)
    friend bool operator==(const DrawAgreement&, const DrawAgreement&) = default;
};
enum class OfferFate { Standing, Withdrawn, Accepted, RefusedAloud, RefusedByTouching, Conditional };
struct DrawOffer {
    Colour by;
    OfferFate fate = OfferFate::Standing;
    bool arbiterConsents = false; // where the regulations ask for it (9.1.1)
    bool atAnotherTime = false;   // not between making the move and pressing the clock (9.1.2.1)
    friend bool operator==(const DrawOffer&, const DrawOffer&) = default;
};
struct DrawClaimed {
    draws::DrawClaim claim;
    bool acceptedByOpponent = false;   // 9.1.2.3
    bool onlyScreenAsEvidence = false; // 6.12.2
    friend bool operator==(const DrawClaimed&, const DrawClaimed&) = default;
};
struct ResultSigned {
    draws::Outcome signedResult;
    friend bool operator==(const ResultSigned&, const ResultSigned&) = default;
};
// The players do not agree on how the game ended, or the slips differ.
struct ResultContested {
    ByColour<std::optional<draws::Outcome>> reported{}; // by each; none: nothing
    friend bool operator==(const ResultContested&, const ResultContested&) = default;
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
    std::optional<IllegalKind> also{}; // another fault of the same move, which counts once
    friend bool operator==(const IllegalAct&, const IllegalAct&) = default;
};
// A.5.4: both kings in check, or a pawn on its last rank, seen by the arbiter.
struct FaultStays {
    bool nextMoveCompleted = false; // and the fault is still there
    friend bool operator==(const FaultStays&, const FaultStays&) = default;
};
struct Touched {
    Colour by;
    std::vector<board::Square> squares; // in order
    bool adjusting = false;             // "I adjust" was said first (4.2.1)
    bool notOnMove = false;
    friend bool operator==(const Touched&, const Touched&) = default;
};
struct PromotionTouched {
    Colour by;
    board::PieceKind kind; // which touched the square first (4.4.4)
    friend bool operator==(const PromotionTouched&, const PromotionTouched&) = default;
};
struct TouchComplaint {
    bool complainantHasTouched = false; // 4.8
    friend bool operator==(const TouchComplaint&, const TouchComplaint&) = default;
};

// --- Start, colours, lateness: 6.6, 6.7, 7.2, 7.3 ---
struct WrongStart {
    ByColour<std::uint32_t> moves; // made by each side when it is found
    friend bool operator==(const WrongStart&, const WrongStart&) = default;
};
struct BoardTurned {
    friend bool operator==(const BoardTurned&, const BoardTurned&) = default;
};
struct ColoursReversed {
    ByColour<std::uint32_t> moves;
    bool gameHasEnded = false;
    std::optional<std::uint32_t> minutesUsed{};           // by both together
    std::optional<std::uint32_t> minutesToFirstControl{}; // of both together
    friend bool operator==(const ColoursReversed&, const ColoursReversed&) = default;
};
struct Displaced {
    bool restorable = true; // the position before the fault is known (7.6)
    friend bool operator==(const Displaced&, const Displaced&) = default;
};
struct Late {
    ByColour<std::optional<std::uint32_t>> seconds; // after the start; none: there in time
    bool neitherPresentAtStart = false;             // 6.7.2
    ByColour<bool> never{};                         // has not come at all, the default time is over
    friend bool operator==(const Late&, const Late&) = default;
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
    friend bool operator==(const Interrupted&, const Interrupted&) = default;
};

// --- Conduct: 11 and 12.9 ---
struct DeviceFound {
    ByColour<bool> on;
    bool switchedOffInBag = false; // as agreed with the arbiter (11.3.2.1), not on the person
    friend bool operator==(const DeviceFound&, const DeviceFound&) = default;
};
struct PersistentRefusal {
    ByColour<bool> by;
    friend bool operator==(const PersistentRefusal&, const PersistentRefusal&) = default;
};
struct OtherOffence {
    Colour by;
    std::string article; // "6.11.4", "11.5" …
    friend bool operator==(const OtherOffence&, const OtherOffence&) = default;
};
struct ScoresWanted {
    ByColour<std::uint32_t> quarterPoints;
    friend bool operator==(const ScoresWanted&, const ScoresWanted&) = default;
};

// --- Time trouble and recording: 8, Guidelines III ---
struct RecordingAsked {
    Colour by = Colour::White;
    std::optional<std::uint32_t> secondsLeft{}; // none: as the record's clock shows
    friend bool operator==(const RecordingAsked&, const RecordingAsked&) = default;
};
struct NoScoreSheets { // 8.5.3, 8.6: a flag has fallen and nobody can show the number of moves
    Colour flag;
    friend bool operator==(const NoScoreSheets&, const NoScoreSheets&) = default;
};
enum class Quickplay { AsksForIncrement, ClaimsDraw };
enum class ArbitersView { Open, Agrees, Postpones, Rejects };
struct QuickplayRequest {
    Colour by;
    Quickplay kind;
    std::optional<std::uint32_t> secondsLeft{}; // none: as the record's clock shows
    ArbitersView view = ArbitersView::Open;
    bool noArbiterPresent = false; // III.6: the claim ends the game, an arbiter decides later
    friend bool operator==(const QuickplayRequest&, const QuickplayRequest&) = default;
};
// III.5.2: the claim was postponed, and now a flag has fallen.
struct FlagAfterPostponedClaim {
    Colour flag;
    std::optional<bool> opponentCouldNotWin{}; // by normal means, or did not try: as the arbiter saw it
    friend bool operator==(const FlagAfterPostponedClaim&, const FlagAfterPostponedClaim&) = default;
};

// --- Adjournment: Guidelines I ---
enum class SealedFault { Ambiguous, Illegal, Unintelligible, EnvelopeMissing, PositionLost };
struct SealedMove {
    Colour by;
    SealedFault fault;
    friend bool operator==(const SealedMove&, const SealedMove&) = default;
};

using Incident =
    std::variant<FlagFall, Resignation, DrawAgreement, DrawOffer, DrawClaimed, ResultSigned, ResultContested,
                 IllegalAct, FaultStays, Touched, PromotionTouched, TouchComplaint, WrongStart, BoardTurned,
                 ColoursReversed, Displaced, Late, Interrupted, DeviceFound, PersistentRefusal, OtherOffence,
                 ScoresWanted, RecordingAsked, NoScoreSheets, QuickplayRequest, FlagAfterPostponedClaim,
                 SealedMove>;

} // namespace rules::adjudication
