// KASH, Kashdan. Not FIDE's.
//
// | house | 4 for a game won over the board, 2 for a draw, 1 for a loss, nothing for unplayed rounds
#include "tiebreak/computations.hpp"

namespace pairing::tiebreak {
namespace {

int kashdanPoints(Outcome outcome) {
    switch (outcome) {
    case Outcome::Win:
        return 4;
    case Outcome::Draw:
        return 2;
    case Outcome::Loss:
        return 1;
    }
    return 0;
}

} // namespace

Workings kashdan(const Field& field, const TieBreak&) {
    return eachPlayer(field, [&](std::size_t player) {
        return sumOverRounds(field, player, [&](std::size_t round) {
            const RoundRecord& record = field.record(player, round);
            return Fraction(record.played() ? kashdanPoints(record.outcome) : 0);
        });
    });
}

} // namespace pairing::tiebreak
