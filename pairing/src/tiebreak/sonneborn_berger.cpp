// SB, Sonneborn-Berger. FIDE C.07, edition 2026.
//
// | 9.1        | sum of the opponents' adjusted scores, each times the points taken from them
// | 14.1, 16.5 | /Cn: lowest score, then lowest product; a voluntary unplayed round by its product
// | 15.2       | round robin: forfeits are ordinary results
// | 16         | unplayed rounds: field.hpp, elements.hpp
#include "tiebreak/computations.hpp"

namespace pairing::tiebreak {

Workings sonnebornBerger(const Field& field, const TieBreak& tieBreak) {
    return eachPlayer(field, [&](std::size_t player) {
        std::vector<Part> parts = opponentElements(field, player, tieBreak.forfeitsPlayed);
        for (Part& part : parts)
            part.contribution = part.score * part.factor;
        applyCuts(parts, tieBreak, cutExceptionOf(field));
        return sum(std::move(parts));
    });
}

} // namespace pairing::tiebreak
