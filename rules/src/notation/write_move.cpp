#include "rules/notation/write_move.hpp"

#include "rules/board/legal_moves.hpp"
#include "rules/board/origins.hpp"

namespace rules::notation {
namespace {

using namespace board;

const char* castlingText(Move move) {
    return move.isKingSideCastling() ? "O-O" : "O-O-O";
}

// C.10: by file if that is enough, else by rank, else by both, among the pieces that can legally move there.
void addOrigin(std::string& text, const Position& position, PieceKind kind, Move move) {
    const SquareSet others = legalOrigins(position, kind, move.to()) - SquareSet(move.from());
    if (others.empty()) return;
    const bool sameFile = !(others & SquareSet::of(fileOf(move.from()))).empty();
    const bool sameRank = !(others & SquareSet::of(rankOf(move.from()))).empty();
    if (!sameFile || sameRank) text += letter(fileOf(move.from()));
    if (sameFile) text += digit(rankOf(move.from()));
}

std::string withCheckSign(std::string text, const Position& position, Move move) {
    const Position after = position.after(move);
    if (after.inCheck()) text += hasLegalMove(after) ? '+' : '#';
    return text;
}

} // namespace

std::string writeSanWithoutCheck(const Position& position, Move move) {
    if (move.isCastling()) return castlingText(move);
    const PieceKind kind = position.pieceAt(move.from())->kind;
    std::string text;
    if (kind == PieceKind::Pawn) {
        if (position.isCapture(move)) text += letter(fileOf(move.from()));
    } else {
        text += letter(kind);
        addOrigin(text, position, kind, move);
    }
    if (position.isCapture(move)) text += 'x';
    text += nameOf(move.to());
    if (move.promotion()) {
        text += '=';
        text += letter(*move.promotion());
    }
    return text;
}

std::string writeSan(const Position& position, Move move) {
    return withCheckSign(writeSanWithoutCheck(position, move), position, move);
}

std::string writeLongAlgebraic(const Position& position, Move move) {
    if (move.isCastling()) return withCheckSign(castlingText(move), position, move);
    const PieceKind kind = position.pieceAt(move.from())->kind;
    std::string text;
    if (kind != PieceKind::Pawn) text += letter(kind);
    text += nameOf(move.from());
    text += position.isCapture(move) ? 'x' : '-';
    text += nameOf(move.to());
    if (move.promotion()) {
        text += '=';
        text += letter(*move.promotion());
    }
    text = withCheckSign(std::move(text), position, move);
    return move.isEnPassant() ? text + " e.p." : text;
}

std::string writeUci(const Position& position, Move move) {
    const Square to =
        move.isCastling() && position.variant() == Variant::Standard ? castlingKingTarget(move) : move.to();
    std::string text = nameOf(move.from()) + nameOf(to);
    if (move.promotion()) text += letter(Piece{Colour::Black, *move.promotion()});
    return text;
}

std::string moveNumber(const Position& position) {
    return std::to_string(position.moveNumber()) + (position.sideToMove() == Colour::White ? "." : "...");
}

} // namespace rules::notation
