// The round cells of all players: which rounds were played, and what happened to whom.
// Section 6.1 of the format specification, and the checks that compare the two sides of a game.
#pragma once

#include <cstddef>
#include <optional>

#include "pairing/model/round_event.hpp"
#include "pairing/trf/conversion.hpp"
#include "trf/faults.hpp"
#include "trf/parsed.hpp"
#include "trf/player_lines.hpp"

namespace pairing::trf {

struct RecordedRounds {
    std::size_t count = 0;
    std::optional<std::size_t> presetBye{}; // index of the player who has the next round's bye in advance
};

[[nodiscard]] RecordedRounds recordedRounds(const PlayerLines& players, Faults& faults);

struct CellContext {
    const PlayerLines& players;
    const ConversionOptions& options;
    Uncertain uncertain;
    bool teams = false; // a team event: a player may win against nobody
    Faults& faults;
};

// What the recorded round says of the player. Cells that mean nothing are reported and give NotPaired.
[[nodiscard]] RoundEvent eventOf(const CellContext& context, const PlayerLine& player, std::size_t round);

// The bye that a cell behind the recorded rounds announces. The preset bye is none.
[[nodiscard]] std::optional<RequestedBye> announcedBye(const CellContext& context, const PlayerLine& player,
                                                       std::size_t round);

// Opponents exist and point back, colours and results agree, nobody meets twice, one bye per round.
void checkGames(const CellContext& context, std::size_t rounds);

} // namespace pairing::trf
