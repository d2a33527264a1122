// How long all tie-breaks of the registry take for 500 players and 11 rounds (release build).
// Run build/release/tests/bench_standings; the aim is under 100 ms.
#include <algorithm>
#include <chrono>
#include <cstddef>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "pairing/standings/crosstable.hpp"
#include "pairing/standings/standings.hpp"
#include "support/tournaments/all_tie_breaks.hpp"
#include "support/tournaments/random_numbers.hpp"

using namespace pairing;

namespace {

constexpr std::size_t players = 500;
constexpr std::size_t rounds = 11;

// Both sides of a game, with some forfeits among the results.
std::pair<RoundEvent, RoundEvent> gameOf(PairingNumber white, PairingNumber black,
                                         support::RandomNumbers& random) {
    if (random.percent(2)) return {ForfeitWin{black, Colour::White}, ForfeitLoss{white, Colour::Black}};
    if (random.percent(1)) return {DoubleForfeit{black, Colour::White}, DoubleForfeit{white, Colour::Black}};
    if (random.percent(35))
        return {PlayedGame{black, Colour::White, Outcome::Draw},
                PlayedGame{white, Colour::Black, Outcome::Draw}};
    if (random.percent(50))
        return {PlayedGame{black, Colour::White, Outcome::Win},
                PlayedGame{white, Colour::Black, Outcome::Loss}};
    return {PlayedGame{black, Colour::White, Outcome::Loss}, PlayedGame{white, Colour::Black, Outcome::Win}};
}

// The circle method pairs everybody anew in each round; one pair in fifty takes byes instead.
Tournament largeEvent() {
    support::RandomNumbers random(20261130);
    Tournament event;
    for (std::size_t player = 0; player < players; ++player) {
        Player made;
        made.number = PairingNumber(static_cast<std::uint16_t>(player + 1));
        made.rating = Rating(static_cast<std::uint16_t>(2700 - 2 * player));
        made.rounds.resize(rounds);
        event.players.push_back(made);
    }
    for (std::size_t round = 0; round < rounds; ++round) {
        std::vector<std::size_t> circle(players);
        for (std::size_t place = 1; place < players; ++place)
            circle[place] = 1 + (place - 1 + round) % (players - 1);
        for (std::size_t board = 0; board < players / 2; ++board) {
            Player& white = event.players[circle[board]];
            Player& black = event.players[circle[players - 1 - board]];
            if (random.percent(2)) {
                white.rounds[round] = HalfPointBye{};
                black.rounds[round] = ZeroPointBye{};
            } else {
                std::tie(white.rounds[round], black.rounds[round]) =
                    gameOf(white.number, black.number, random);
            }
        }
    }
    event.plannedRounds = event.recordedRounds();
    return event;
}

template <class Work>
void measure(const char* what, Work&& work) {
    using Clock = std::chrono::steady_clock;
    auto best = Clock::duration::max();
    for (int run = 0; run < 5; ++run) {
        const auto start = Clock::now();
        work();
        best = std::min(best, Clock::now() - start);
    }
    fmt::print("{:<42} {:7.2f} ms\n", what, std::chrono::duration<double, std::milli>(best).count());
}

} // namespace

int main() {
    using namespace pairing::standings;
    const Tournament event = largeEvent();
    const RoundNumber all = event.recordedRounds();
    RankingOrder everything = support::allTieBreaks(tiebreak::EventKind::Swiss);
    std::size_t sum = 0;
    fmt::print("{} players, {} rounds; best of five runs\n", players, rounds);
    measure("the suggested list", [&] {
        sum += standingsAfter(event, all, suggestedOrder(tiebreak::EventKind::Swiss)).rows.size();
    });
    const std::string label = fmt::format("every tie-break and modifier ({})", everything.size());
    measure(label.c_str(), [&] { sum += standingsAfter(event, all, everything).rows.size(); });
    measure("the same, each value opened", [&] { sum += workingsAfter(event, all, everything).size(); });
    const Standings standings = standingsAfter(event, all, suggestedOrder(tiebreak::EventKind::Swiss));
    measure("crosstable", [&] { sum += crosstableOf(event, standings, Numbering::Place).rows.size(); });
    return sum == 0 ? 1 : 0;
}
