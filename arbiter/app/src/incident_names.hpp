// The words by which the enumerated facts of incidents and rulings stand in the journal; stable for ever.
// Use nameOf and valueNamed of names.hpp with them.
#pragma once

#include "arbiter/app/actions/ruling_actions.hpp"
#include "arbiter/app/ruled_incident.hpp"
#include "names.hpp"

namespace arbiter::app {

template <>
struct NamesOf<rules::draws::Level> {
    using enum rules::draws::Level;
    static constexpr Names<rules::draws::Level, 5> table{{{Standard, "standard"},
                                                          {RapidSupervised, "rapid-A4"},
                                                          {RapidUnsupervised, "rapid-A5"},
                                                          {BlitzSupervised, "blitz-B2"},
                                                          {BlitzUnsupervised, "blitz-B3"}}};
};
template <>
struct NamesOf<rules::draws::Outcome> {
    using enum rules::draws::Outcome;
    static constexpr Names<rules::draws::Outcome, 4> table{
        {{GoesOn, "*"}, {WhiteWins, "1-0"}, {BlackWins, "0-1"}, {Draw, "1/2-1/2"}}};
};
template <>
struct NamesOf<rules::draws::ClaimKind> {
    using enum rules::draws::ClaimKind;
    static constexpr Names<rules::draws::ClaimKind, 2> table{
        {{Repetition, "repetition"}, {FiftyMoves, "fifty moves"}}};
};
template <>
struct NamesOf<rules::board::PieceKind> {
    using enum rules::board::PieceKind;
    static constexpr Names<rules::board::PieceKind, 6> table{{{Pawn, "pawn"},
                                                              {Knight, "knight"},
                                                              {Bishop, "bishop"},
                                                              {Rook, "rook"},
                                                              {Queen, "queen"},
                                                              {King, "king"}}};
};
template <>
struct NamesOf<rules::adjudication::OfferFate> {
    using enum rules::adjudication::OfferFate;
    static constexpr Names<rules::adjudication::OfferFate, 6> table{
        {{Standing, "standing"},
         {Withdrawn, "withdrawn"},
         {Accepted, "accepted"},
         {RefusedAloud, "refused aloud"},
         {RefusedByTouching, "refused by touching"},
         {Conditional, "conditional"}}};
};
template <>
struct NamesOf<rules::adjudication::IllegalKind> {
    using enum rules::adjudication::IllegalKind;
    static constexpr Names<rules::adjudication::IllegalKind, 5> table{
        {{Move, "move"},
         {PawnNotReplaced, "pawn not replaced"},
         {PressedWithoutMove, "pressed without move"},
         {TwoHands, "two hands"},
         {KingCaptured, "king captured"}}};
};
template <>
struct NamesOf<rules::adjudication::Raised> {
    using enum rules::adjudication::Raised;
    static constexpr Names<rules::adjudication::Raised, 4> table{
        {{InTime, "in time"},
         {AfterOpponentsMove, "after opponent's move"},
         {LaterInTheGame, "later in the game"},
         {AfterTheGame, "after the game"}}};
};
template <>
struct NamesOf<rules::adjudication::Interruption> {
    using enum rules::adjudication::Interruption;
    static constexpr Names<rules::adjudication::Interruption, 5> table{
        {{ClockDefective, "clock defective"},
         {ClockSetWrongly, "clock set wrongly"},
         {PiecesKnockedOver, "pieces knocked over"},
         {ClockStoppedWithReason, "clock stopped with reason"},
         {Disturbance, "disturbance"}}};
};
template <>
struct NamesOf<rules::adjudication::Quickplay> {
    using enum rules::adjudication::Quickplay;
    static constexpr Names<rules::adjudication::Quickplay, 2> table{
        {{AsksForIncrement, "asks for increment"}, {ClaimsDraw, "claims draw"}}};
};
template <>
struct NamesOf<rules::adjudication::ArbitersView> {
    using enum rules::adjudication::ArbitersView;
    static constexpr Names<rules::adjudication::ArbitersView, 4> table{
        {{Open, "open"}, {Agrees, "agrees"}, {Postpones, "postpones"}, {Rejects, "rejects"}}};
};
template <>
struct NamesOf<rules::adjudication::SealedFault> {
    using enum rules::adjudication::SealedFault;
    static constexpr Names<rules::adjudication::SealedFault, 5> table{{{Ambiguous, "ambiguous"},
                                                                       {Illegal, "illegal"},
                                                                       {Unintelligible, "unintelligible"},
                                                                       {EnvelopeMissing, "envelope missing"},
                                                                       {PositionLost, "position lost"}}};
};
template <>
struct NamesOf<rules::adjudication::Verdict> {
    using enum rules::adjudication::Verdict;
    static constexpr Names<rules::adjudication::Verdict, 7> table{{{GoesOn, "goes on"},
                                                                   {Over, "over"},
                                                                   {NewGame, "new game"},
                                                                   {NotAdmitted, "not admitted"},
                                                                   {ArbiterDecides, "arbiter decides"},
                                                                   {AskFact, "fact missing"},
                                                                   {Refused, "refused"}}};
};
template <>
struct NamesOf<rules::adjudication::Score> {
    using enum rules::adjudication::Score;
    static constexpr Names<rules::adjudication::Score, 3> table{{{Zero, "0"}, {Half, "1/2"}, {One, "1"}}};
};
template <>
struct NamesOf<ReviewBody> {
    static constexpr Names<ReviewBody, 2> table{
        {{ReviewBody::AppealsCommittee, "appeals committee"}, {ReviewBody::ChiefArbiter, "chief arbiter"}}};
};
template <>
struct NamesOf<RulingState> {
    static constexpr Names<RulingState, 4> table{{{RulingState::Stands, "stands"},
                                                  {RulingState::Appealed, "appealed"},
                                                  {RulingState::Upheld, "upheld"},
                                                  {RulingState::Overruled, "overruled"}}};
};

} // namespace arbiter::app
