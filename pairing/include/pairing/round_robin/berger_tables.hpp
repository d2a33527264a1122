// The Berger tables: FIDE C.05 Annex 1, for any number of players.
// Use them to look a round up, or to print the whole schedule before the start.
#pragma once

#include <optional>
#include <vector>

#include "pairing/model/tournament.hpp"

namespace pairing::round_robin {

// A game of the tables, by the numbers that the players have drawn, from 1.
struct TableGame {
    int white = 0;
    int black = 0;
    friend auto operator<=>(const TableGame&, const TableGame&) = default;
};

// Rounds of one cycle: one less than the players, as many as the players if their number is odd.
// Precondition of all here: players >= 2.
[[nodiscard]] int roundsOfCycle(int players);

// Round `round` (from 1) of a single cycle, in the order of the table. With an odd number the table of one
// player more is used; his opponent is free and his game is left out.
[[nodiscard]] std::vector<TableGame> bergerRound(int players, int round);

// Rounds of the whole schedule.
[[nodiscard]] int roundsOf(const RoundRobin& schedule, int players);

// Whether the last two rounds of the first cycle change places: spec of C.05 Annex 1, only if another cycle
// follows.
[[nodiscard]] bool swapsLastTwoRounds(const RoundRobin& schedule, int players);

// Round `round` of the whole schedule: colours are reversed in every second cycle.
// Precondition: 1 <= round <= roundsOf(schedule, players).
[[nodiscard]] std::vector<TableGame> gamesOf(const RoundRobin& schedule, int players, int round);

// The number that is free in that round; nothing with an even number of players.
[[nodiscard]] std::optional<int> freeNumber(const RoundRobin& schedule, int players, int round);

} // namespace pairing::round_robin
