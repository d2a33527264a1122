// AOB, Average of Opponents' Buchholz. FIDE C.07, edition 2026.
//
// | 8.2      | mean of the Buchholz of the opponents met over the board, each as often as met (4.4)
// | 8.2 /F   | over Fore Buchholz, new in the edition of 2026
// | rounding | none prescribed: compared exactly, shown with two decimals
#include "tiebreak/computations.hpp"

namespace pairing::tiebreak {

Workings averageBuchholz(const Field& field, const TieBreak& tieBreak) {
    const Workings ofOpponents = tieBreak.fore ? foreBuchholz(field, {}) : buchholz(field, {});
    return eachPlayer(field, [&](std::size_t player) {
        return average(opponentsWith(
            field, player, [&](std::size_t opponent) { return *ofOpponents[opponent].value.number; }));
    });
}

} // namespace pairing::tiebreak
