// The pairers that every rule case is put to: the slow one of tests/support and the engine that users run.
#pragma once

#include <ostream>
#include <span>
#include <string_view>
#include <vector>

#include "pairing/check/check_tournament.hpp"
#include "pairing/dutch/pair_round.hpp"
#include "support/slow/slow_pairer.hpp"
#include "support/slow/slow_pairer_2017.hpp"

namespace differential {

struct Pairer {
    std::string_view name;
    pairing::check::PairingFunction pair;
    friend std::ostream& operator<<(std::ostream& out, const Pairer& pairer) { return out << pairer.name; }
};

inline rules::Expected<pairing::RoundPairing, pairing::PairingRefusal>
engine(const pairing::Tournament& tournament, pairing::RoundNumber round,
       std::span<const pairing::PairingNumber> participants) {
    return pairing::dutch::pairRound(tournament, round, participants);
}

// By the edition that the tournament follows.
inline rules::Expected<pairing::RoundPairing, pairing::PairingRefusal>
slowPairer(const pairing::Tournament& tournament, pairing::RoundNumber round,
           std::span<const pairing::PairingNumber> participants) {
    if (tournament.edition == pairing::RuleEdition::Fide2026)
        return support::slow::pairRound(tournament, round, participants);
    return support::slow::pairRound2017(tournament, round, participants).map([](const auto& explained) {
        return explained.pairing;
    });
}

inline const std::vector<Pairer>& pairers() {
    static const std::vector<Pairer> all{{"slow pairer", slowPairer}, {"engine", engine}};
    return all;
}

} // namespace differential
