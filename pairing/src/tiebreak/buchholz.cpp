// BH, Buchholz. FIDE C.07, edition 2026.
//
// | 8.1       | sum of the adjusted scores of the opponents; own unplayed rounds against the dummy
// | 8, note   | not in a round robin (refused before it comes here; editions before 2026 allow it)
// | 14.1-14.4 | /Cn, /Mn
// | 16        | unplayed rounds: field.hpp, elements.hpp
#include "tiebreak/computations.hpp"

namespace pairing::tiebreak {

Workings buchholz(const Field& field, const TieBreak& tieBreak) {
    return eachPlayer(field, [&](std::size_t player) {
        std::vector<Part> parts = opponentElements(field, player, tieBreak.forfeitsPlayed);
        applyCuts(parts, tieBreak, cutExceptionOf(field));
        return sum(std::move(parts));
    });
}

} // namespace pairing::tiebreak
