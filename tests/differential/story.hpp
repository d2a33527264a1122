// What one needs to see a failed random round again.
// Use it in the message of a check.
#pragma once

#include <cstdint>
#include <string>

#include <fmt/format.h>

#include "pairing/trf/conversion.hpp"
#include "pairing/trf/write.hpp"
#include "support/tournaments/random_tournament.hpp"

namespace differential {

// Enough to see the round again: the seed, and the tournament as a file.
inline std::string story(std::uint64_t seed, const support::RandomTournament& running, bool asLastRound) {
    const auto file = pairing::trf::writeTrf(pairing::trf::fromTournament(running.tournament()));
    std::string participants;
    for (const pairing::PairingNumber number : running.participants())
        participants += fmt::format(" {}", number.value());
    return fmt::format("seed {}, round {}{}, participants{}\n{}", seed, running.round().value(),
                       asLastRound ? " as the last round" : "", participants,
                       file ? file->value : std::string("(cannot be written)"));
}

} // namespace differential
