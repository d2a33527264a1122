// How long it takes to read and write tournament reports: the largest that TRF allows, and a small one.
// Prints the best of several runs; no test, since the answer depends on the machine.
#include <algorithm>
#include <chrono>
#include <ctime>
#include <string>

#include <fmt/format.h>

#include "pairing/trf/read.hpp"
#include "pairing/trf/write.hpp"

using namespace pairing;
using namespace pairing::trf;

namespace {

// In round r the players whose indices add up to r, counted modulo their (odd) number, meet: nobody twice.
// One index is its own opponent: he has the bye.
RoundEvent eventOf(int index, int round, int players) {
    const int opponent = ((round - index) % players + players) % players;
    if (opponent == index) return PairingAllocatedBye{};
    const bool isFirst = index < opponent;
    const bool firstHasWhite = (index + opponent) % 2 == 0;
    constexpr Outcome outcomes[] = {Outcome::Win, Outcome::Draw, Outcome::Loss};
    const int outcome = (std::min(index, opponent) + round) % 3;
    return PlayedGame{.opponent = PairingNumber(static_cast<std::uint16_t>(opponent + 1)),
                      .colour = isFirst == firstHasWhite ? Colour::White : Colour::Black,
                      .outcome = outcomes[isFirst ? outcome : 2 - outcome],
                      .rated = true};
}

std::string reportOf(int players, int rounds) {
    Tournament tournament;
    tournament.info.name = "Benchmark";
    tournament.plannedRounds = RoundNumber(static_cast<std::uint16_t>(rounds));
    tournament.initialColour = Colour::White;
    for (int index = 0; index < players; ++index) {
        Player& player = tournament.players.emplace_back();
        player.number = PairingNumber(static_cast<std::uint16_t>(index + 1));
        player.name = fmt::format("Núñez-Mustermann {}, Aleksandra", index + 1);
        player.federation = "ESP";
        player.rating = Rating(static_cast<std::uint16_t>(2700 - index / 8));
        player.fideId = std::to_string(2000000 + index);
        for (int round = 1; round <= rounds; ++round)
            player.rounds.push_back(eventOf(index, round, players));
    }
    return writeTrf(fromTournament(tournament)).value().value;
}

double processorMilliseconds(auto&& work) {
    double best = 1e9;
    for (int run = 0; run < 15; ++run) {
        const std::clock_t begin = std::clock();
        work();
        best = std::min(best, 1000.0 * static_cast<double>(std::clock() - begin) / CLOCKS_PER_SEC);
    }
    return best;
}

void measure(int players, int rounds, int times) {
    const std::string report = reportOf(players, rounds);
    const auto document = readTrf(report, "bench").value().value;
    const auto tournament = readTournament(report, "bench").value().value;
    const auto each = [&](auto&& work) {
        return processorMilliseconds([&] {
                   for (int time = 0; time < times; ++time)
                       work();
               }) /
               times;
    };
    fmt::print("{:5} players, {} rounds, {:7} bytes: document {:7.3f} ms, tournament {:7.3f} ms, "
               "write {:7.3f} ms, lay out and write {:7.3f} ms\n",
               players, rounds, report.size(), each([&] { static_cast<void>(readTrf(report, "bench")); }),
               each([&] { static_cast<void>(readTournament(report, "bench")); }),
               each([&] { static_cast<void>(writeTrf(document)); }),
               each([&] { static_cast<void>(writeTrf(fromTournament(tournament))); }));
}

} // namespace

int main() {
    measure(9999, 9, 1);
    measure(999, 9, 10);
    measure(15, 7, 500);
}
