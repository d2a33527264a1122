// The boards of a round as PGN without moves, for electronic boards and broadcasts: DGT LiveChess, Lichess,
// Clono. Use it where a program wants to know who plays whom; byes are not games and are left out.
#pragma once

#include <string>

#include "pairing/model/round_pairing.hpp"
#include "pairing/model/tournament.hpp"

namespace arbiter::exchange {

enum class RoundTag {
    Round,        // "5"
    RoundAndBoard // "5.12": fixes the board in DGT LiveChess and in broadcasts
};

// Results are those that the players have in that round; a board without one has "*".
[[nodiscard]] std::string pairingsPgn(const pairing::Tournament& tournament, pairing::RoundNumber round,
                                      const pairing::RoundPairing& pairing, RoundTag tag);

} // namespace arbiter::exchange
