// FB, Fore Buchholz. FIDE C.07, edition 2026.
//
// | 8.3     | Buchholz as if every pair of the last round had drawn; before that round is paired FB = BH
// | reading | R3: the last scheduled round; forfeits in it become draws too
#include "tiebreak/computations.hpp"

namespace pairing::tiebreak {

Workings foreBuchholz(const Field& field, const TieBreak& tieBreak) {
    return buchholz(field.withLastRoundDrawn(), tieBreak);
}

} // namespace pairing::tiebreak
