// The act of moving the pieces: Laws 4.2 to 4.8.
#include <algorithm>

#include <fmt/format.h>

#include "adjudication/maker.hpp"
#include "rules/board/legal_moves.hpp"
#include "rules/board/origins.hpp"
#include "rules/notation/write_move.hpp"

namespace rules::adjudication {
namespace {

using namespace board;

bool capturesOn(const Position& position, Move move, Square square) {
    if (move.isEnPassant()) return forward(opposite(position.sideToMove()), move.to()) == square;
    return !move.isCastling() && move.to() == square;
}

template <class Wanted>
std::vector<Move> movesWhere(const Position& position, Wanted wanted) {
    std::vector<Move> moves;
    for (const Move move : legalMoves(position))
        if (wanted(move)) moves.push_back(move);
    return moves;
}

// Own and enemy pieces in the order of touching; empty squares do not count.
struct TouchedPieces {
    std::vector<Square> own;
    std::vector<Square> enemy;
    std::vector<Square> all;

    TouchedPieces(const Position& position, const std::vector<Square>& squares) {
        const Colour us = position.sideToMove();
        for (const Square square : squares) {
            if (!position.occupied().contains(square)) continue;
            all.push_back(square);
            (position.pieces(us).contains(square) ? own : enemy).push_back(square);
        }
    }
};

bool reachesSomething(const Position& position, Square square) {
    const PieceKind kind = position.pieceAt(square)->kind;
    for (const Square target : SquareSet::all())
        if (possibleOrigins(position, kind, target, SquareSet(square)).contains(square)) return true;
    return false;
}

// 4.4.1 to 4.4.3: king and rook of a castling.
std::optional<TouchDuty> castlingDuty(const Position& position, const TouchedPieces& touched) {
    if (!touched.enemy.empty() || touched.own.size() < 2) return std::nullopt;
    const Square king = position.kingSquare(position.sideToMove());
    const Square first = touched.own[0];
    const Square second = touched.own[1];
    const Square rook = first == king ? second : first;
    if ((first != king && second != king) || position.pieceAt(rook)->kind != PieceKind::Rook)
        return std::nullopt;
    const Move castling = Move::castling(king, rook);
    if (first != king) {
        // The rook first: no castling on that side, and the rook is the first piece touched.
        auto moves = movesWhere(position, [&](Move move) { return move.from() == rook; });
        if (!moves.empty()) return TouchDuty{std::move(moves), {"4.4.2", "4.3.1"}, false};
        moves = movesWhere(position, [&](Move move) { return move.from() == king && move != castling; });
        if (!moves.empty()) return TouchDuty{std::move(moves), {"4.4.2", "4.3.1"}, false};
        return std::nullopt;
    }
    if (isLegal(position, castling)) return TouchDuty{{castling}, {"4.4.1"}, false};
    auto moves = movesWhere(position, [&](Move move) { return move.from() == king; });
    if (!moves.empty()) return TouchDuty{std::move(moves), {"4.4.3"}, false};
    return TouchDuty{movesWhere(position, [](Move) { return true; }), {"4.4.3", "4.5"}, true};
}

} // namespace

TouchDuty touchDuty(const Position& position, const std::vector<Square>& squares) {
    const TouchedPieces touched(position, squares);
    if (auto castling = castlingDuty(position, touched)) return *castling;
    if (!touched.own.empty() && !touched.enemy.empty()) {
        auto moves = movesWhere(position, [&](Move move) {
            return move.from() == touched.own[0] && capturesOn(position, move, touched.enemy[0]);
        });
        if (!moves.empty()) return {std::move(moves), {"4.3.3"}, false};
    }
    const char* const article = touched.enemy.empty() ? "4.3.1" : touched.own.empty() ? "4.3.2" : "4.3.3";
    for (const Square square : touched.all) {
        auto moves = movesWhere(
            position, [&](Move move) { return move.from() == square || capturesOn(position, move, square); });
        if (!moves.empty()) return {std::move(moves), {article}, false};
    }
    std::vector<std::string> articles{article, "4.5"};
    // It could go somewhere but for the own king (3.9.2).
    if (std::ranges::any_of(touched.own, [&](Square square) { return reachesSomething(position, square); }))
        articles.emplace_back("3.9.2");
    return {movesWhere(position, [](Move) { return true; }), std::move(articles), true};
}

Text dutyText(const Position& position, const TouchDuty& duty) {
    const char* const player = englishName(position.sideToMove());
    if (duty.free) return text("{} may make any legal move: nothing touched can be played with", player);
    if (duty.moves.size() == 1)
        return text("{} must play {}", player, notation::writeSan(position, duty.moves[0]));
    const Square from = duty.moves[0].from();
    const bool onePiece = std::ranges::all_of(duty.moves, [&](Move move) { return move.from() == from; });
    if (!onePiece) return text("{} must capture on {}", player, nameOf(duty.moves[0].to()));
    const PieceKind kind = position.pieceAt(from)->kind;
    if (kind == PieceKind::King) {
        const auto castling = std::ranges::find_if(duty.moves, &Move::isCastling);
        return castling != duty.moves.end() ? text("{} must make a legal king move; {} is one", player,
                                                   notation::writeSanWithoutCheck(position, *castling))
                                            : text("{} must make a legal king move", player);
    }
    const bool rookFirst = std::ranges::find(duty.articles, "4.4.2") != duty.articles.end();
    return text(rookFirst ? "no castling on that side; {} must move the {} on {}"
                          : "{} must move the {} on {}",
                player, englishName(kind), nameOf(from));
}

Ruling rule(const Facts& facts, const Touched& incident) {
    RulingMaker maker(facts);
    if (incident.adjusting)
        return maker.cite("4.2.1")
            .say(text("{} has said that he adjusts: there is no duty", englishName(incident.by)))
            .done();
    if (incident.notOnMove || facts.position().sideToMove() != incident.by)
        return maker.cite("4.2.1")
            .cite("11.5")
            .say(text("{} does not have the move: touching binds to nothing, but may disturb the opponent",
                      englishName(incident.by)))
            .offerPenalties(incident.by)
            .done();
    if (incident.squares.empty()) return maker.ask(text("Which pieces were touched, in which order?")).done();
    const TouchDuty duty = touchDuty(facts.position(), incident.squares);
    for (const std::string& article : duty.articles)
        maker.cite(article);
    maker.ruling().allowed = duty.moves;
    const Text words = dutyText(facts.position(), duty);
    return maker.duty(words).say(words).done();
}

// 4.4.4: the choice is final when the piece has touched the square.
Ruling rule(const Facts& facts, const PromotionTouched& incident) {
    RulingMaker maker(facts);
    auto moves = movesWhere(facts.position(), [&](Move move) { return move.promotion() == incident.kind; });
    if (!moves.empty()) maker.ruling().allowed = std::move(moves);
    const Text words = text("promotion is to a {}", englishName(incident.kind));
    return maker.cite("4.4.4").duty(words).say(words).done();
}

Ruling rule(const Facts& facts, const TouchComplaint& incident) {
    RulingMaker maker(facts);
    maker.cite("4.8");
    if (incident.complainantHasTouched)
        return maker.verdict(Verdict::NotAdmitted)
            .remark(text("right to claim lost"))
            .say(text("Whoever has touched a piece with intent can no longer complain about the opponent's "
                      "touching"))
            .done();
    return maker.ask(text("Which pieces were touched, in which order?")).done();
}

} // namespace rules::adjudication
