#include "rules/adjudication/describe.hpp"

#include <array>
#include <string>

#include <fmt/format.h>

#include "adjudication/maker.hpp"

namespace rules::adjudication {
namespace {

using Words = std::vector<Text>;

std::string clockText(std::uint32_t seconds) {
    return seconds < 3600 ? fmt::format("{}:{:02}", seconds / 60, seconds % 60)
                          : fmt::format("{}:{:02}:{:02}", seconds / 3600, seconds / 60 % 60, seconds % 60);
}

std::string squares(const std::vector<board::Square>& all) {
    std::string names;
    for (const board::Square square : all)
        names += (names.empty() ? "" : ", ") + nameOf(square);
    return names;
}

Words words(const FlagFall& what) {
    if (!what.colour) return {text("Both flags have fallen, and nobody knows which one first")};
    Words all{text("The flag of {} has fallen", englishName(*what.colour))};
    if (what.moveNotCompleted) all.push_back(text("The last move was made, and the clock not yet pressed"));
    return all;
}
Words words(const Resignation& what) {
    return {text("{} resigns", englishName(what.by))};
}
Words words(const DrawAgreement& what) {
    Words all{text("The players agree on a draw")};
    if (what.arbiterConsents) all.push_back(text("The arbiter consents"));
    return all;
}

Words words(const DrawOffer& what) {
    Words all{text("{} offers a draw", englishName(what.by))};
    switch (what.fate) {
    case OfferFate::Standing:
        break;
    case OfferFate::Withdrawn:
        all.push_back(text("{} wants to take the offer back", englishName(what.by)));
        break;
    case OfferFate::Accepted:
        all.push_back(text("The opponent accepts"));
        break;
    case OfferFate::RefusedAloud:
        all.push_back(text("The opponent refuses"));
        break;
    case OfferFate::RefusedByTouching:
        all.push_back(text("The opponent touches a piece to move it"));
        break;
    case OfferFate::Conditional:
        all.push_back(text("A condition is attached to the offer"));
        break;
    }
    if (what.atAnotherTime) all.push_back(text("It was not made between the move and the clock"));
    if (what.arbiterConsents) all.push_back(text("The arbiter consents"));
    return all;
}

Words words(const DrawClaimed& what) {
    const draws::DrawClaim& claim = what.claim;
    const char* const by = englishName(claim.claimant);
    if (what.onlyScreenAsEvidence) return {text("A claim rests only on what a screen or board shows")};
    Words all{claim.kind == draws::ClaimKind::Repetition
                  ? text("{} claims a draw: the same position for the third time", by)
                  : text("{} claims a draw: fifty moves without a capture or a pawn move", by)};
    all.push_back(claim.intended ? text("The move written for it is {}", claim.intended->written)
                                 : text("The claim is about the position on the board"));
    if (claim.touched)
        all.push_back(text("Before that {} has touched the piece on {}", by, nameOf(*claim.touched)));
    if (claim.flagHasFallen) all.push_back(text("Before that the flag of {} has fallen", by));
    if (claim.secondsLeft) all.push_back(text("{} had {} left", by, clockText(*claim.secondsLeft)));
    if (what.acceptedByOpponent) all.push_back(text("The opponent accepts the claim as an offer"));
    return all;
}

Words words(const ResultSigned& what) {
    return {text("Both players have signed {}", draws::textOf(what.signedResult))};
}
Words words(const ResultContested& what) {
    Words all{text("The result is contested")};
    for (const Colour colour : {Colour::White, Colour::Black})
        if (const auto& reported = what.reported[colour])
            all.push_back(text("{} reports {}", englishName(colour), draws::textOf(*reported)));
    return all;
}

Text mainOf(const IllegalAct& act) {
    const char* const by = englishName(act.by);
    switch (act.kind) {
    case IllegalKind::Move:
        if (act.from && act.to)
            return text("{} makes the illegal move {}-{}", by, nameOf(*act.from), nameOf(*act.to));
        return text("{} makes an illegal move", by);
    case IllegalKind::PawnNotReplaced:
        return text("{} does not replace the pawn on the last rank", by);
    case IllegalKind::PressedWithoutMove:
        return text("{} presses the clock without making a move", by);
    case IllegalKind::TwoHands:
        return text("{} uses two hands for one move", by);
    case IllegalKind::KingCaptured:
        return text("{} captures the king", by);
    }
    return {};
}

Words words(const IllegalAct& what) {
    Words all{mainOf(what)};
    if (what.kind != IllegalKind::PressedWithoutMove)
        all.push_back(what.completed ? text("The clock has been pressed")
                                     : text("The clock has not been pressed"));
    if (what.also) all.push_back(text("There is another fault in the same move"));
    switch (what.raised) {
    case Raised::InTime:
        break;
    case Raised::AfterOpponentsMove:
        all.push_back(text("The opponent has made his next move since"));
        break;
    case Raised::LaterInTheGame:
        all.push_back(text("It is found later in the game"));
        break;
    case Raised::AfterTheGame:
        all.push_back(text("It is found after the game"));
        break;
    }
    return all;
}

Words words(const FaultStays& what) {
    Words all{text("The arbiter sees both kings in check, or a pawn on its last rank")};
    if (what.nextMoveCompleted) all.push_back(text("The next move is completed, and it is still so"));
    return all;
}
Words words(const Touched& what) {
    Words all{text("{} touches: {}", englishName(what.by), squares(what.squares))};
    if (what.adjusting) all.push_back(text("\"I adjust\" was said first"));
    if (what.notOnMove) all.push_back(text("It was the opponent's move"));
    return all;
}
Words words(const PromotionTouched& what) {
    return {
        text("{} promotes: the {} touched the square first", englishName(what.by), englishName(what.kind))};
}
Words words(const TouchComplaint& what) {
    Words all{text("A player complains that the opponent has touched a piece")};
    if (what.complainantHasTouched) all.push_back(text("He has touched a piece himself since"));
    return all;
}

Text moves(ByColour<std::uint32_t> made) {
    return text("Moves made when it is found: White {}, Black {}", made.white, made.black);
}

Words words(const WrongStart& what) {
    return {text("The initial position was wrong"), moves(what.moves)};
}
Words words(const BoardTurned&) {
    return {text("The board was placed wrongly")};
}
Words words(const ColoursReversed& what) {
    Words all{text("The game began with reversed colours")};
    if (what.gameHasEnded)
        all.push_back(text("It is found after the game"));
    else if (what.minutesUsed && what.minutesToFirstControl)
        all.push_back(
            text("Both have used {} of {} minutes", *what.minutesUsed, *what.minutesToFirstControl));
    else
        all.push_back(moves(what.moves));
    return all;
}
Words words(const Displaced& what) {
    Words all{text("A piece stands on a wrong square")};
    if (!what.restorable) all.push_back(text("The position before the fault is not known"));
    return all;
}

Words words(const Late& what) {
    Words all;
    for (const Colour colour : {Colour::White, Colour::Black}) {
        if (what.never[colour]) all.push_back(text("{} has not come", englishName(colour)));
        if (const auto seconds = what.seconds[colour])
            all.push_back(text("{} arrives {} after the start", englishName(colour), clockText(*seconds)));
    }
    if (what.neitherPresentAtStart) all.push_back(text("Neither player was there at the start"));
    return all;
}

Words words(const Interrupted& what) {
    const char* const who = what.by ? englishName(*what.by) : "a player";
    switch (what.kind) {
    case Interruption::ClockDefective:
        return {text("The clock is defective")};
    case Interruption::ClockSetWrongly:
        return {text("The clock was set wrongly"), moves(what.moves)};
    case Interruption::PiecesKnockedOver:
        return {text("{} knocks pieces over", who)};
    case Interruption::ClockStoppedWithReason:
        return {text("{} stops the clock to call the arbiter", who)};
    case Interruption::Disturbance:
        return {text("The game was disturbed from outside")};
    }
    return {};
}

Words words(const DeviceFound& what) {
    Words all;
    for (const Colour colour : {Colour::White, Colour::Black})
        if (what.on[colour])
            all.push_back(
                what.switchedOffInBag
                    ? text("An electronic device, switched off, is in the bag of {}", englishName(colour))
                    : text("An electronic device is found on {}", englishName(colour)));
    return all;
}
Words words(const PersistentRefusal& what) {
    Words all;
    for (const Colour colour : {Colour::White, Colour::Black})
        if (what.by[colour])
            all.push_back(text("{} persistently refuses to comply with the Laws", englishName(colour)));
    return all;
}
Words words(const OtherOffence& what) {
    return {text("{} breaks article {}", englishName(what.by), what.article)};
}
Words words(const ScoresWanted& what) {
    constexpr std::array quarters{"0", "1/4", "1/2", "3/4", "1"};
    const auto score = [&](std::uint32_t value) {
        return value < quarters.size() ? quarters[value] : "more";
    };
    return {text("Scores to be given: White {}, Black {}", score(what.quarterPoints.white),
                 score(what.quarterPoints.black))};
}
Words words(const RecordingAsked& what) {
    Words all{text("Must {} record the moves?", englishName(what.by))};
    if (what.secondsLeft)
        all.push_back(text("{} had {} left", englishName(what.by), clockText(*what.secondsLeft)));
    return all;
}
Words words(const NoScoreSheets& what) {
    return {text("The flag of {} has fallen", englishName(what.flag)),
            text("The score sheets do not show how many moves were made")};
}

Words words(const QuickplayRequest& what) {
    const char* const by = englishName(what.by);
    Words all{what.kind == Quickplay::AsksForIncrement
                  ? text("{} asks for five seconds more with each move", by)
                  : text("{} claims that the opponent cannot win by normal means or does not try", by)};
    if (what.secondsLeft) all.push_back(text("{} had {} left", by, clockText(*what.secondsLeft)));
    if (what.noArbiterPresent) all.push_back(text("No arbiter is present"));
    switch (what.view) {
    case ArbitersView::Open:
        break;
    case ArbitersView::Agrees:
        all.push_back(text("The arbiter agrees"));
        break;
    case ArbitersView::Postpones:
        all.push_back(text("The arbiter postpones the decision"));
        break;
    case ArbitersView::Rejects:
        all.push_back(text("The arbiter rejects it"));
        break;
    }
    return all;
}
Words words(const FlagAfterPostponedClaim& what) {
    Words all{text("The flag of {} has fallen", englishName(what.flag)),
              text("A claim under Guidelines III.5 had been postponed")};
    if (what.opponentCouldNotWin)
        all.push_back(
            *what.opponentCouldNotWin
                ? text("The arbiter finds that the opponent could not win by normal means or did not try")
                : text("The arbiter finds that the opponent could win by normal means and tried"));
    return all;
}

Words words(const SealedMove& what) {
    const char* const by = englishName(what.by);
    switch (what.fault) {
    case SealedFault::Ambiguous:
        return {text("The sealed move of {} is ambiguous", by)};
    case SealedFault::Illegal:
        return {text("The sealed move of {} is illegal", by)};
    case SealedFault::Unintelligible:
        return {text("The sealed move of {} cannot be understood", by)};
    case SealedFault::EnvelopeMissing:
        return {text("The envelope with the sealed move of {} is missing", by)};
    case SealedFault::PositionLost:
        return {text("The adjourned position is lost")};
    }
    return {};
}

// In the order of the cases of Incident.
constexpr std::array<std::string_view, std::variant_size_v<Incident>> kinds{"flag",
                                                                            "resignation",
                                                                            "agreement",
                                                                            "offer",
                                                                            "claim",
                                                                            "signed result",
                                                                            "contested result",
                                                                            "illegal act",
                                                                            "fault stays",
                                                                            "touch",
                                                                            "promotion",
                                                                            "touch complaint",
                                                                            "wrong start",
                                                                            "board turned",
                                                                            "colours reversed",
                                                                            "displaced",
                                                                            "late",
                                                                            "interruption",
                                                                            "device",
                                                                            "refusal",
                                                                            "offence",
                                                                            "scores",
                                                                            "recording",
                                                                            "no score sheets",
                                                                            "quickplay",
                                                                            "flag after postponed claim",
                                                                            "sealed move"};

} // namespace

std::vector<Text> describe(const Incident& incident) {
    return std::visit([](const auto& what) { return words(what); }, incident);
}

std::string_view kindOf(const Incident& incident) {
    return kinds[incident.index()];
}

} // namespace rules::adjudication
