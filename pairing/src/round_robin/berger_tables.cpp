#include "pairing/round_robin/berger_tables.hpp"

#include <algorithm>

namespace pairing::round_robin {
namespace {

int evenNumber(int players) {
    return players + players % 2;
}

// Which round of the table, from 1, stands at that place of its cycle.
int tableRound(const RoundRobin& schedule, int players, int round) {
    const int inCycle = (round - 1) % roundsOfCycle(players) + 1;
    const bool firstCycle = round <= roundsOfCycle(players);
    if (!firstCycle || !swapsLastTwoRounds(schedule, players)) return inCycle;
    if (inCycle == roundsOfCycle(players)) return inCycle - 1;
    return inCycle == roundsOfCycle(players) - 1 ? inCycle + 1 : inCycle;
}

} // namespace

int roundsOfCycle(int players) {
    return evenNumber(players) - 1;
}

// The players but the last sit in a circle that turns by half a round each time: p(j) is the j-th of them.
// The first meets the last player, who has White in even rounds; then the others meet across the circle, and
// the one nearer to the beginning has White.
std::vector<TableGame> bergerRound(int players, int round) {
    const int last = evenNumber(players);
    const int circle = last - 1;
    const auto p = [&](int place) {
        const int turned = (place - (round - 1) * (last / 2 - 1)) % circle;
        return (turned + circle) % circle + 1;
    };
    std::vector<TableGame> games;
    if (last == players) games.push_back(round % 2 == 1 ? TableGame{p(0), last} : TableGame{last, p(0)});
    for (int board = 1; board < last / 2; ++board)
        games.push_back({p(board), p(circle - board)});
    return games;
}

int roundsOf(const RoundRobin& schedule, int players) {
    return schedule.cycles * roundsOfCycle(players);
}

bool swapsLastTwoRounds(const RoundRobin& schedule, int players) {
    if (schedule.cycles < 2 || roundsOfCycle(players) < 2) return false;
    switch (schedule.lastTwoRounds) {
    case RoundRobin::LastTwoRounds::AsInTheTables:
        return false;
    case RoundRobin::LastTwoRounds::Swapped:
        return true;
    case RoundRobin::LastTwoRounds::SwappedIfEven:
        return players % 2 == 0;
    }
    return false;
}

std::vector<TableGame> gamesOf(const RoundRobin& schedule, int players, int round) {
    auto games = bergerRound(players, tableRound(schedule, players, round));
    const bool reversed = (round - 1) / roundsOfCycle(players) % 2 == 1;
    if (reversed)
        for (TableGame& game : games)
            std::swap(game.white, game.black);
    return games;
}

std::optional<int> freeNumber(const RoundRobin& schedule, int players, int round) {
    if (players % 2 == 0) return std::nullopt;
    std::vector<char> plays(static_cast<std::size_t>(players) + 1, 0);
    for (const TableGame& game : gamesOf(schedule, players, round))
        plays[static_cast<std::size_t>(game.white)] = plays[static_cast<std::size_t>(game.black)] = 1;
    return static_cast<int>(std::ranges::find(plays.begin() + 1, plays.end(), 0) - plays.begin());
}

} // namespace pairing::round_robin
