// Incidents of every kind, with everything that each can say.
// Use it where all of them must be stored, described or translated.
#pragma once

#include <vector>

#include "rules/adjudication/incident.hpp"

namespace test_support {

// One of each kind, with everything that it can say.
[[nodiscard]] inline std::vector<rules::adjudication::Incident> incidentsOfEachKind() {
    using namespace rules::adjudication;
    using rules::board::Move;
    using rules::board::PieceKind;
    using rules::board::Square;
    using rules::draws::Outcome;
    constexpr auto black = rules::Colour::Black;
    rules::draws::DrawClaim claim;
    claim.kind = rules::draws::ClaimKind::FiftyMoves;
    claim.claimant = black;
    claim.intended = {"O-O", Move::castling(Square::E1, Square::H1), {}};
    claim.touched = Square::A8;
    claim.flagHasFallen = true;
    claim.secondsLeft = 61;
    rules::draws::DrawClaim wrong;
    wrong.intended = {"Nc3", std::nullopt,
                      rules::board::SquareSet(Square::B1) | rules::board::SquareSet(Square::E2)};
    return {FlagFall{},
            FlagFall{black, true},
            Resignation{black},
            DrawAgreement{true},
            DrawOffer{black, OfferFate::RefusedByTouching, true, true},
            DrawClaimed{claim, true, true},
            DrawClaimed{wrong},
            ResultSigned{Outcome::Draw},
            ResultContested{{Outcome::WhiteWins, Outcome::BlackWins}},
            ResultContested{},
            IllegalAct{black, IllegalKind::PawnNotReplaced, Square::A2, Square::A1, false,
                       Raised::LaterInTheGame, IllegalKind::TwoHands},
            FaultStays{true},
            Touched{black, {Square::E7, Square::E5}, true, true},
            PromotionTouched{black, PieceKind::Rook},
            TouchComplaint{true},
            WrongStart{{3, 2}},
            BoardTurned{},
            ColoursReversed{{12, 11}, true, 35, 240},
            Displaced{false},
            Late{{std::nullopt, 901}, true, {true, false}},
            Interrupted{Interruption::Disturbance, black, {1, 2}},
            DeviceFound{{false, true}, true},
            PersistentRefusal{{true, true}},
            OtherOffence{black, "11.5"},
            ScoresWanted{{2, 0}},
            RecordingAsked{black, 240},
            NoScoreSheets{black},
            QuickplayRequest{black, Quickplay::ClaimsDraw, 99, ArbitersView::Postpones, true},
            FlagAfterPostponedClaim{black, false},
            SealedMove{black, SealedFault::PositionLost}};
}

} // namespace test_support
