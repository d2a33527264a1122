// The sheet of one round: boards in order, then the bye, then everybody who does not play.
// Its foot adds up: paired + bye + not playing = all players.
#pragma once

#include <span>

#include "pairing/model/round_pairing.hpp"
#include "pairing/model/tournament.hpp"
#include "reports/report.hpp"

namespace reports {

struct RoundSheet {
    const pairing::Tournament& tournament;
    pairing::RoundNumber round;
    const pairing::RoundPairing& pairing; // in board order; results are taken from the players' rounds
    std::span<const pairing::PairingNumber> withdrawn = {};
    bool byHand = false; // the sheet says that boards are not the engine's
};

[[nodiscard]] Report pairingsReport(const RoundSheet& sheet);

} // namespace reports
