#include "rules/draws/mating_material.hpp"

namespace rules::draws {

using namespace board;

bool hasMatingMaterial(const Position& position, Colour colour) {
    const Colour loser = opposite(colour);
    const SquareSet heavy = position.pieces(PieceKind::Pawn) | position.pieces(PieceKind::Rook) |
                            position.pieces(PieceKind::Queen);
    if (!(position.pieces(colour) & heavy).empty()) return true;
    const SquareSet knights = position.pieces(colour, PieceKind::Knight);
    const SquareSet bishops = position.pieces(colour, PieceKind::Bishop);
    // A bare king never mates.
    if (knights.empty() && bishops.empty()) return false;
    const SquareSet loserPawnsAndKnights =
        position.pieces(loser) & (position.pieces(PieceKind::Pawn) | position.pieces(PieceKind::Knight));
    const SquareSet loserBishops = position.pieces(loser, PieceKind::Bishop);
    // A lone knight needs a piece of the loser to fill an escape square; queens guard the knight's square
    // too.
    if (bishops.empty() && knights.single())
        return !(loserPawnsAndKnights | loserBishops | position.pieces(loser, PieceKind::Rook)).empty();
    // Bishops on one colour of squares need the other colour filled.
    const bool onLight = !(bishops & lightSquares).empty();
    const bool onDark = !(bishops - lightSquares).empty();
    if (knights.empty() && onLight != onDark) {
        const SquareSet opposed = onLight ? loserBishops - lightSquares : loserBishops & lightSquares;
        return !(loserPawnsAndKnights | opposed).empty();
    }
    return true;
}

bool isDeadByMaterial(const Position& position) {
    return !hasMatingMaterial(position, Colour::White) && !hasMatingMaterial(position, Colour::Black);
}

} // namespace rules::draws
