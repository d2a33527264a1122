#include "draws/helpmate_goals.hpp"

#include "draws/board_distances.hpp"

namespace rules::draws {
namespace {

using namespace board;

unsigned distance(PieceKind kind, Square from, Square to) {
    return kind == PieceKind::Knight ? knightDistance(from, to) : kingDistance(from, to);
}

bool comesNearer(PieceKind kind, Move move, Square goal) {
    return distance(kind, move.to(), goal) < distance(kind, move.from(), goal);
}

// The winner's bishop must reach the corner; without one the loser's bishop must not guard it.
bool wantsLightCorner(const Position& position, Colour winner) {
    const SquareSet own = position.pieces(winner, PieceKind::Bishop);
    if (!own.empty()) return !(own & lightSquares).empty();
    const SquareSet enemy = position.pieces(opposite(winner), PieceKind::Bishop);
    return !enemy.empty() && (enemy & lightSquares).empty();
}

} // namespace

// With White to win a8 is the light and h8 the dark corner; with Black h1 is light and a1 dark.
HelpmateGoals::HelpmateGoals(const Position& position, Colour winner) noexcept
    : position_(position)
    , winner_(winner) {
    const Rank rank = lastRank(winner);
    const bool aFile = wantsLightCorner(position, winner) == (winner == Colour::White);
    corner_ = squareAt(aFile ? File::A : File::H, rank);
    besideCorner_ = squareAt(aFile ? File::B : File::G, rank);
    winnersKing_ = squareAt(aFile ? File::A : File::H, winner == Colour::White ? Rank::Six : Rank::Three);
}

Promise HelpmateGoals::promiseOf(Move move) const noexcept {
    const PieceKind kind = position_.pieceAt(move.from())->kind;
    return position_.sideToMove() == winner_ ? ofWinner(move, kind) : ofLoser(move, kind);
}

Promise HelpmateGoals::ofWinner(Move move, PieceKind kind) const noexcept {
    if (position_.isCapture(move)) return Promise::Reward;
    switch (kind) {
    case PieceKind::Pawn: {
        const bool advanced =
            winner_ == Colour::White ? rankOf(move.to()) >= Rank::Five : rankOf(move.to()) <= Rank::Four;
        return advanced ? Promise::Reward : Promise::Normal;
    }
    case PieceKind::King:
        return !move.isCastling() && comesNearer(kind, move, winnersKing_) ? Promise::Reward
                                                                           : Promise::Normal;
    case PieceKind::Knight:
        return comesNearer(kind, move, corner_) ? Promise::Reward : Promise::Normal;
    case PieceKind::Bishop:
    case PieceKind::Rook:
    case PieceKind::Queen:
        return Promise::Normal;
    }
    return Promise::Normal;
}

Promise HelpmateGoals::ofLoser(Move move, PieceKind kind) const noexcept {
    if (winnerNeedsMinorPieceOfLoser()) {
        const bool heavy = move.promotion() == PieceKind::Queen || move.promotion() == PieceKind::Rook;
        return kind == PieceKind::Pawn && !heavy ? Promise::Reward : Promise::Punish;
    }
    if (position_.isCapture(move)) return Promise::Punish;
    if (kind == PieceKind::King)
        return !move.isCastling() && comesNearer(kind, move, corner_) ? Promise::Reward : Promise::Normal;
    if (kind == PieceKind::Knight && comesNearer(kind, move, besideCorner_)) return Promise::Reward;
    return Promise::Normal;
}

// A lone knight, or bishops on one colour of squares, mate only a king whose own men stand in its way; pawns
// and queens do not do, so a pawn must become something else.
bool HelpmateGoals::winnerNeedsMinorPieceOfLoser() const noexcept {
    using enum PieceKind;
    const Colour loser = opposite(winner_);
    if (position_.pieces(loser, Pawn).empty()) return false;
    const SquareSet pawnsRooksQueens =
        position_.pieces(Pawn) | position_.pieces(Rook) | position_.pieces(Queen);
    if (!(position_.pieces(winner_) & pawnsRooksQueens).empty()) return false;
    const SquareSet knights = position_.pieces(winner_, Knight);
    const SquareSet bishops = position_.pieces(winner_, Bishop);
    const SquareSet loserKnights = position_.pieces(loser, Knight);
    const SquareSet loserBishops = position_.pieces(loser, Bishop);
    if (bishops.empty() && knights.single())
        return (loserKnights | loserBishops | position_.pieces(loser, Rook)).empty();
    const bool onLight = !(bishops & lightSquares).empty();
    const bool onDark = !(bishops - lightSquares).empty();
    if (!knights.empty() || onLight == onDark) return false;
    const SquareSet opposed = onLight ? loserBishops - lightSquares : loserBishops & lightSquares;
    return (loserKnights | opposed).empty();
}

} // namespace rules::draws
