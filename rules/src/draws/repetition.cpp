#include "rules/draws/repetition.hpp"

#include <algorithm>

namespace rules::draws {
namespace {

using namespace board;

// Calls back with each ply before `ply` at which the position stood, latest first. A capture or pawn move
// cannot be undone, so nothing before the last one can be the same (9.2.2).
template <class Visit>
void visitEarlier(const GameLine& line, std::size_t ply, const Position& position, Visit visit) {
    const std::size_t reach = std::min<std::size_t>(position.halfmoveClock(), ply);
    for (std::size_t back = 2; back <= reach; back += 2)
        if (line.after(ply - back).isSamePosition(position)) visit(ply - back);
}

bool samePieces(const Position& a, const Position& b) {
    if (a.sideToMove() != b.sideToMove() || a.pieces(Colour::White) != b.pieces(Colour::White)) return false;
    using enum PieceKind;
    return std::ranges::all_of(std::array{Pawn, Knight, Bishop, Rook, Queen, King},
                               [&](PieceKind kind) { return a.pieces(kind) == b.pieces(kind); });
}

} // namespace

std::vector<std::size_t> occurrences(const GameLine& line, std::size_t ply) {
    std::vector<std::size_t> plies{ply};
    visitEarlier(line, ply, line.after(ply), [&](std::size_t earlier) { plies.push_back(earlier); });
    std::ranges::reverse(plies);
    return plies;
}

unsigned countOccurrences(const GameLine& line, std::size_t ply) {
    unsigned count = 1;
    visitEarlier(line, ply, line.after(ply), [&](std::size_t) { ++count; });
    return count;
}

std::vector<std::size_t> occurrencesBefore(const GameLine& line, Move move) {
    std::vector<std::size_t> plies;
    visitEarlier(line, line.plies() + 1, line.current().after(move),
                 [&](std::size_t earlier) { plies.push_back(earlier); });
    std::ranges::reverse(plies);
    return plies;
}

std::vector<LookAlike> lookAlikes(const GameLine& line, std::size_t last, const Position& position) {
    std::vector<LookAlike> found;
    for (std::size_t ply = 0; ply <= last; ++ply) {
        const Position& other = line.after(ply);
        if (!samePieces(other, position) || other.isSamePosition(position)) continue;
        found.push_back({ply, other.castlingRooks() == position.castlingRooks()
                                  ? Difference::EnPassant
                                  : Difference::CastlingRights});
    }
    return found;
}

} // namespace rules::draws
