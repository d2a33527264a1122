// WR, win rate: rounds with a win's points ÷ rounds of the event. Not FIDE's.
//
// | house | wins as in WIN (7.1), rounds as counted; shown with two decimals
#include "tiebreak/computations.hpp"

namespace pairing::tiebreak {

Workings winRate(const Field& field, const TieBreak& tieBreak) {
    Workings workings = wins(field, tieBreak);
    for (Working& working : workings) {
        working.rule = Combination::Quotient;
        if (field.rounds() == 0) {
            working.value = TieBreakValue::none(Absence::NoGames);
            continue;
        }
        working.divisor = Fraction(static_cast<std::int64_t>(field.rounds()));
        working.value = TieBreakValue::of(*working.value.number / working.divisor, NumberForm::TwoDecimals);
    }
    return workings;
}

} // namespace pairing::tiebreak
