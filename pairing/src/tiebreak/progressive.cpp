// PS, (Sum of) Progressive Scores. FIDE C.07, edition 2026.
//
// | 7.5      | sum of the scores after each round; unplayed rounds give their points
// | 14.1.1.c | /Cn leaves out the scores after rounds 1 to n, however they were played (reading R12)
#include "tiebreak/computations.hpp"

namespace pairing::tiebreak {

Workings progressive(const Field& field, const TieBreak& tieBreak) {
    return eachPlayer(field, [&](std::size_t player) {
        std::vector<Part> parts;
        Points score;
        for (std::size_t round = 0; round < field.rounds(); ++round) {
            score += field.record(player, round).points;
            Part part = partOf(field, player, round);
            part.score = part.contribution = Fraction(score);
            if (static_cast<int>(round) < tieBreak.cut) part.cut = Cut::FirstRounds;
            parts.push_back(part);
        }
        return sum(std::move(parts));
    });
}

} // namespace pairing::tiebreak
