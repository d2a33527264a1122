#include "rules/draws/game_end.hpp"

#include "rules/board/legal_moves.hpp"
#include "rules/draws/repetition.hpp"

namespace rules::draws {

using namespace board;

std::optional<GameEnd> endAfter(const GameLine& line, std::size_t ply, const DrawRules& rules,
                                DeadPositionTest isDead) {
    const Position& position = line.after(ply);
    if (!hasLegalMove(position)) {
        if (position.inCheck()) return GameEnd{EndKind::Checkmate, ply, opposite(position.sideToMove())};
        return GameEnd{EndKind::Stalemate, ply, std::nullopt};
    }
    if (isDead(position)) return GameEnd{EndKind::DeadPosition, ply, std::nullopt};
    if (rules.automaticSeventyFive && position.halfmoveClock() >= 150)
        return GameEnd{EndKind::SeventyFiveMoves, ply, std::nullopt};
    if (rules.automaticFivefold && countOccurrences(line, ply) >= 5)
        return GameEnd{EndKind::FivefoldRepetition, ply, std::nullopt};
    return std::nullopt;
}

std::optional<GameEnd> firstEnd(const GameLine& line, const DrawRules& rules, DeadPositionTest isDead) {
    const DeadPositionTest neverDead = [](const Position&) { return false; };
    const DeadPositionTest test = isDead(line.current()) ? isDead : neverDead;
    for (std::size_t ply = 0; ply <= line.plies(); ++ply)
        if (const auto end = endAfter(line, ply, rules, test)) return end;
    return std::nullopt;
}

const char* articleOf(EndKind kind) {
    switch (kind) {
    case EndKind::Checkmate:
        return "5.1.1";
    case EndKind::Stalemate:
        return "5.2.1";
    case EndKind::DeadPosition:
        return "5.2.2";
    case EndKind::SeventyFiveMoves:
        return "9.6.2";
    case EndKind::FivefoldRepetition:
        return "9.6.1";
    }
    return "";
}

const char* nameOf(EndKind kind) {
    switch (kind) {
    case EndKind::Checkmate:
        return "checkmate";
    case EndKind::Stalemate:
        return "stalemate";
    case EndKind::DeadPosition:
        return "dead position";
    case EndKind::SeventyFiveMoves:
        return "75 moves without capture or pawn move";
    case EndKind::FivefoldRepetition:
        return "fivefold repetition";
    }
    return "";
}

} // namespace rules::draws
