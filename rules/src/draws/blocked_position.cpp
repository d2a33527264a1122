#include "draws/blocked_position.hpp"

#include <algorithm>

namespace rules::draws {

using namespace board;

namespace {

SquareSet straightSteps(SquareSet from) {
    return from.up() | from.down() | from.left() | from.right();
}
SquareSet diagonalSteps(SquareSet from) {
    const SquareSet sides = from.left() | from.right();
    return sides.up() | sides.down();
}
SquareSet knightSteps(SquareSet from) {
    SquareSet to;
    for (const Square square : from)
        to |= knightAttacks(square);
    return to;
}

// One step of a piece that is no pawn; queens, rooks and bishops slide step by step.
SquareSet steps(PieceKind kind, SquareSet from) {
    switch (kind) {
    case PieceKind::Knight:
        return knightSteps(from);
    case PieceKind::Bishop:
        return diagonalSteps(from);
    case PieceKind::Rook:
        return straightSteps(from);
    case PieceKind::Queen:
    case PieceKind::King:
        return straightSteps(from) | diagonalSteps(from);
    case PieceKind::Pawn:
        break;
    }
    return {};
}

SquareSet ahead(Colour colour, SquareSet from) {
    return colour == Colour::White ? from.up() : from.down();
}
SquareSet pawnTakes(Colour colour, SquareSet from) {
    const SquareSet next = ahead(colour, from);
    return next.left() | next.right();
}

} // namespace

bool BlockedPosition::isSuited(const Position& position) noexcept {
    return !position.enPassantTarget() &&
           (position.variant() == Variant::Standard || position.castlingRooks().empty());
}

BlockedPosition::BlockedPosition(const Position& position)
    : occupied_(position.occupied()) {
    free_ = {~position.pieces(Colour::White), ~position.pieces(Colour::Black)};
    men_.reserve(occupied_.count());
    for (const Square square : occupied_)
        men_.push_back({*position.pieceAt(square), square, SquareSet(square)});
    for (const Man& man : men_) {
        if (man.piece.kind != PieceKind::King) visited_[man.piece.colour] |= man.reach;
        if (man.piece.kind != PieceKind::Pawn) captured_[man.piece.colour] |= man.reach;
    }
    widenAll();
}

void BlockedPosition::widenAll() {
    for (bool changed = true; changed;) {
        changed = false;
        for (Man& man : men_)
            changed = widen(man) || changed;
    }
}

// True if something new may happen.
bool BlockedPosition::widen(Man& man) {
    const Colour us = man.piece.colour;
    const auto freeBefore = free_;
    const auto capturedBefore = captured_;
    const SquareSet reach = man.piece.kind == PieceKind::Pawn ? pushedAndTaken(man) : walked(man);
    if (!(reach - SquareSet(man.start)).empty()) free_[us] |= SquareSet(man.start);
    free_[opposite(us)] |= reach; // whoever stood there has gone or been captured
    if (man.piece.kind != PieceKind::Pawn) captured_[us] |= reach;
    if (man.piece.kind != PieceKind::King) visited_[us] |= reach;
    const bool wider = reach != man.reach;
    man.reach = reach;
    return wider || freeBefore != free_ || capturedBefore != captured_;
}

// As far as it gets over squares that might be free of its own men; a king not onto squares that are guarded
// for ever (3.9).
SquareSet BlockedPosition::walked(const Man& man) const {
    SquareSet allowed = free_[man.piece.colour];
    if (man.piece.kind == PieceKind::King) allowed -= guardedForEver(opposite(man.piece.colour));
    SquareSet reach = man.reach;
    for (SquareSet edge = reach; !edge.empty();) {
        edge = (steps(man.piece.kind, edge) & allowed) - reach;
        reach |= edge;
    }
    return reach;
}

// What men that can never leave their squares nor be captured attack now, they attack always: a slider among
// them is walled in and attacks its neighbours only.
SquareSet BlockedPosition::guardedForEver(Colour by) const {
    SquareSet guarded;
    for (const Man& man : men_)
        if (man.piece.colour == by && !free_[by].contains(man.start))
            guarded |= attacks(man.piece, man.start, occupied_);
    return guarded;
}

SquareSet BlockedPosition::pushedAndTaken(const Man& pawn) {
    const Colour us = pawn.piece.colour;
    const SquareSet stopped = stoppedBy(pawn);
    SquareSet reach = pawn.reach;
    for (SquareSet edge = reach; !edge.empty();) {
        const SquareSet pushes = ahead(us, edge) & free_.white & free_.black;
        const SquareSet takes = pawnTakes(us, edge) & free_[us] & visited_[opposite(us)];
        captured_[us] |= takes;
        edge = ((pushes - stopped) | takes) - reach;
        reach |= edge;
    }
    // It may become a queen, a rook, a bishop or a knight, and then go anywhere.
    if (!(reach & SquareSet::of(lastRank(us))).empty()) {
        captured_[us] = SquareSet::all();
        return SquareSet::all();
    }
    return reach;
}

// Two pawns that face each other on a file never pass each other, as long as both must stay on it and nothing
// can be captured there.
SquareSet BlockedPosition::stoppedBy(const Man& pawn) const {
    const SquareSet file = SquareSet::of(fileOf(pawn.start));
    if (!(pawn.reach - file).empty()) return {};
    SquareSet stopped;
    for (const Man& other : men_) {
        if (other.piece.kind != PieceKind::Pawn || other.piece.colour == pawn.piece.colour) continue;
        if (!(other.reach - file).empty()) continue;
        const bool facing =
            pawn.piece.colour == Colour::White ? other.start > pawn.start : other.start < pawn.start;
        const SquareSet way =
            between(pawn.start, other.start) | SquareSet(pawn.start) | SquareSet(other.start);
        if (facing && (way & (captured_.white | captured_.black)).empty()) stopped |= SquareSet(other.start);
    }
    return stopped;
}

SquareSet BlockedPosition::kingReach(Colour colour) const {
    const auto king = std::ranges::find(men_, Piece{colour, PieceKind::King}, &Man::piece);
    return king == men_.end() ? SquareSet::all() : king->reach;
}

// Where the winner's men that might come into the region, or check from outside as pawns do, might stand.
SquareSet BlockedPosition::visitorsReach(Colour winner, SquareSet region, bool& onlyBishops) const {
    SquareSet reach;
    onlyBishops = true;
    for (const Man& man : men_) {
        if (man.piece.colour != winner || man.piece.kind == PieceKind::King) continue;
        SquareSet comes = man.reach & region;
        if (man.piece.kind == PieceKind::Pawn) comes |= pawnTakes(winner, man.reach) & region;
        if (comes.empty()) continue;
        reach |= man.reach;
        onlyBishops = onlyBishops && man.piece.kind == PieceKind::Bishop;
    }
    return reach;
}

bool BlockedPosition::cannotMate(Colour winner) const {
    const Colour loser = opposite(winner);
    const SquareSet region = kingReach(loser);
    bool onlyBishops = true;
    const SquareSet visitors = visitorsReach(winner, region, onlyBishops);
    if (visitors.empty()) return true; // there is never a check
    const bool bothColours = !(visitors & lightSquares).empty() && !(visitors - lightSquares).empty();
    if (!onlyBishops || bothColours) return false;
    return std::ranges::none_of(visitors & region,
                                [&](Square king) { return mightBeMatedOn(king, loser, region); });
}

// The checks come from bishops on the king's colour of squares. The neighbours of the other colour must be
// filled by the loser's own men, one each, unless the winner's king might guard them.
bool BlockedPosition::mightBeMatedOn(Square king, Colour loser, SquareSet region) const {
    const SquareSet nearby = steps(PieceKind::King, kingAttacks(king)) | kingAttacks(king);
    if (!(kingReach(opposite(loser)) & nearby).empty()) return true;
    const bool light = lightSquares.contains(king);
    const SquareSet escapes = kingAttacks(king) & region & (light ? ~lightSquares : lightSquares);
    SquareSet filled;
    unsigned fillers = 0;
    for (const Man& man : men_) {
        if (man.piece.colour != loser || man.piece.kind == PieceKind::King) continue;
        if ((man.reach & escapes).empty()) continue;
        filled |= man.reach & escapes;
        ++fillers;
    }
    return filled == escapes && fillers >= escapes.count();
}

} // namespace rules::draws
