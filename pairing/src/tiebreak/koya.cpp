// KS, Koya System. FIDE C.07, edition 2026.
//
// | 9.2     | points, forfeits included, against opponents with at least 50 % of the greatest possible score
// | 14.5    | /L±n moves the limit by n half points
// | reading | R4: the greatest possible score of an odd round robin leaves the free rounds out
// | Swiss   | self-defined: the greatest possible score is a win in every round
#include "tiebreak/computations.hpp"

#include <algorithm>

namespace pairing::tiebreak {
namespace {

// The most rounds in which anybody had an opponent; in a Swiss all of them.
std::size_t roundsWithOpponent(const Field& field) {
    if (field.swiss()) return field.rounds();
    std::size_t most = 0;
    for (std::size_t player = 0; player < field.size(); ++player) {
        std::size_t with = 0;
        for (std::size_t round = 0; round < field.rounds(); ++round)
            if (field.record(player, round).opponent) ++with;
        most = std::max(most, with);
    }
    return most;
}

} // namespace

Workings koya(const Field& field, const TieBreak& tieBreak) {
    const Points greatest = field.scoring().win * static_cast<std::int32_t>(roundsWithOpponent(field));
    const Fraction limit = Fraction(greatest) * Fraction(1, 2) + Fraction(tieBreak.limitShift, 2);
    return eachPlayer(field, [&](std::size_t player) {
        std::vector<Part> parts;
        for (std::size_t round = 0; round < field.rounds(); ++round) {
            const RoundRecord& record = field.record(player, round);
            if (!record.opponent || record.category == Category::Unfinished) continue;
            Part part = partOf(field, player, round);
            part.score = Fraction(field.score(*record.opponent));
            part.contribution = part.factor;
            if (part.score < limit) part.cut = Cut::BelowLimit;
            parts.push_back(part);
        }
        Working working = sum(std::move(parts));
        working.target = limit;
        return working;
    });
}

} // namespace pairing::tiebreak
