#include "arbiter/app/pairing_engine.hpp"
#include "pairing/dutch/pair_round.hpp"

namespace arbiter::app {

PairingEngine dutchEngine() {
    return {.name = "Flagfall " FLAGFALL_VERSION ", FIDE Dutch",
            .editions = {pairing::RuleEdition::Fide2026},
            .pairRound = pairing::dutch::pairRound};
}

} // namespace arbiter::app
