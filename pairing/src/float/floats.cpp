#include "pairing/float/floats.hpp"

namespace pairing {

Float floatWithoutGame(const RoundEvent& event, const ScoringSystem& scoring, RuleEdition edition) {
    if (edition == RuleEdition::Fide2017) return Float::Down;
    if (std::holds_alternative<PairingAllocatedBye>(event)) return Float::Down;
    return pairingPointsOf(event, scoring) > scoring.loss ? Float::Down : Float::None;
}

Float floatOfGame(Points ownScore, Points opponentScore) {
    if (ownScore == opponentScore) return Float::None;
    return ownScore > opponentScore ? Float::Down : Float::Up;
}

} // namespace pairing
