// TPN, Tournament Pairing Number. FIDE C.07, new in the edition of 2026.
//
// | 7.8 | the final pairing number; the lower one first, with /R the higher one
// | 4.2 | numbers are unique, so no tie is left (reading R15)
#include "tiebreak/computations.hpp"

namespace pairing::tiebreak {

Workings pairingNumber(const Field& field, const TieBreak&) {
    return eachPlayer(field, [&](std::size_t player) {
        Part part;
        part.contribution = Fraction(field.number(player).value());
        return sum({part});
    });
}

} // namespace pairing::tiebreak
