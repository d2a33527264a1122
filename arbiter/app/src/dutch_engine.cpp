#include "arbiter/app/pairing_engine.hpp"
#include "pairing/system/pair_by_system.hpp"

namespace arbiter::app {

PairingEngine dutchEngine() {
    return {.name = "Flagfall " FLAGFALL_VERSION ", FIDE Dutch",
            .editions = {pairing::RuleEdition::Fide2026, pairing::RuleEdition::Fide2017},
            .pairRound = [](const pairing::Tournament& tournament, pairing::RoundNumber round,
                            std::span<const pairing::PairingNumber> participants) {
                return pairing::pairBySystem(tournament, round, participants);
            }};
}

} // namespace arbiter::app
