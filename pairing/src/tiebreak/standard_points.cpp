// STD, Standard Points. FIDE C.07, new in the edition of 2026.
//
// | 7.7     | 1 for more points than the scheduled opponent in the round, ½ for as many
// | 7.7     | without an opponent: 1 for more than a draw's points, ½ for as many
// | reading | R2: literal comparison; Rules::standardPoints compares with a draw's points instead
#include "tiebreak/computations.hpp"

namespace pairing::tiebreak {
namespace {

Fraction comparedWith(Points own, Points other) {
    return own > other ? Fraction(1) : own == other ? Fraction(1, 2) : Fraction(0);
}

} // namespace

Workings standardPoints(const Field& field, const TieBreak&) {
    return eachPlayer(field, [&](std::size_t player) {
        return sumOverRounds(field, player, [&](std::size_t round) {
            const RoundRecord& record = field.record(player, round);
            if (record.category == Category::Unfinished) return Fraction(0);
            const bool withOpponent =
                record.opponent && field.rules().standardPoints == StandardPointsAgainst::Opponent;
            return comparedWith(record.points, withOpponent ? field.record(*record.opponent, round).points
                                                            : field.scoring().draw);
        });
    });
}

} // namespace pairing::tiebreak
