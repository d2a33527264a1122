#include "pairing/system/pair_by_system.hpp"

#include "pairing/dutch/pair_round.hpp"
#include "pairing/round_robin/pair_round.hpp"

namespace pairing {

rules::Expected<RoundPairing, PairingRefusal> pairBySystem(const Tournament& tournament, RoundNumber round,
                                                           std::span<const PairingNumber> participants) {
    if (tournament.roundRobin) return round_robin::pairRound(tournament, round, participants);
    return dutch::pairRound(tournament, round, participants);
}

} // namespace pairing
