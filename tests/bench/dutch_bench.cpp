// What a round costs: reading, pairing and writing one round of realistic opens inside the process.
// Prints figures and asserts nothing. Usage: bench_dutch [largest number of players]
#include <fcntl.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <ctime>
#include <filesystem>
#include <fmt/format.h>
#include <functional>
#include <string>
#include <vector>

#include "pairing/check/check_tournament.hpp"
#include "pairing/dutch/pair_round.hpp"
#include "pairing/trf/conversion.hpp"
#include "pairing/trf/read.hpp"
#include "pairing/trf/write.hpp"
#include "support/tournaments/random_numbers.hpp"

namespace {

using namespace pairing;
using support::RandomNumbers;

double cpuMilliseconds() {
    timespec now{};
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
    return static_cast<double>(now.tv_sec) * 1e3 + static_cast<double>(now.tv_nsec) * 1e-6;
}

double peakMegabytes() {
    rusage usage{};
    getrusage(RUSAGE_SELF, &usage);
    return static_cast<double>(usage.ru_maxrss) / 1024.0;
}

double medianOf(const std::function<void()>& work, int times) {
    std::vector<double> costs;
    for (int run = 0; run < times; ++run) {
        const double before = cpuMilliseconds();
        work();
        costs.push_back(cpuMilliseconds() - before);
    }
    std::ranges::sort(costs);
    return costs[costs.size() / 2];
}

struct Open {
    int players;
    int rounds = 9;
    int draws = 30;    // of a hundred games
    int inOneClub = 0; // of a hundred players: must not meet each other
    RuleEdition edition = RuleEdition::Fide2026;
};

Tournament entryList(const Open& open) {
    Tournament tournament;
    tournament.info.name = "Benchmark";
    tournament.edition = open.edition;
    tournament.plannedRounds = RoundNumber(static_cast<std::uint16_t>(open.rounds));
    tournament.initialColour = Colour::White;
    ForbiddenGroup club;
    for (int number = 1; number <= open.players; ++number) {
        Player player;
        player.number = PairingNumber(static_cast<std::uint16_t>(number));
        player.name = fmt::format("Player, Number {}", number);
        player.rating = Rating(static_cast<std::uint16_t>(2600 - 1400 * (number - 1) / open.players));
        // Spread over the field evenly, without a pattern that halves of a score group could share.
        if ((number * 37 + number / 100) % 100 < open.inOneClub) club.members.push_back(player.number);
        tournament.players.push_back(std::move(player));
    }
    if (!club.members.empty()) tournament.forbidden.push_back(std::move(club));
    return tournament;
}

// The better number wins the more often the further apart the two are; 2 % forfeits, 2 % absences.
void play(Tournament& tournament, const RoundPairing& round, const Open& open, RandomNumbers& random) {
    for (Player& player : tournament.players) {
        const auto bye =
            player.requestedByes.find(RoundNumber(static_cast<std::uint16_t>(player.rounds.size() + 1)));
        if (bye == player.requestedByes.end()) {
            player.rounds.emplace_back(NotPaired{});
            continue;
        }
        player.rounds.push_back(toRoundEvent(bye->second));
        player.requestedByes.erase(bye);
    }
    for (const Pair& pair : round.boards) {
        RoundEvent& white = tournament.find(pair.white)->rounds.back();
        RoundEvent& black = tournament.find(pair.black)->rounds.back();
        const int lead = (pair.black.value() - pair.white.value()) * 100 / open.players;
        if (random.percent(open.draws)) {
            white = PlayedGame{pair.black, Colour::White, Outcome::Draw};
            black = PlayedGame{pair.white, Colour::Black, Outcome::Draw};
        } else if (random.percent(2)) {
            white = ForfeitWin{pair.black, Colour::White};
            black = ForfeitLoss{pair.white, Colour::Black};
        } else {
            const bool whiteWins = random.percent(std::clamp(52 + lead, 5, 95));
            white = PlayedGame{pair.black, Colour::White, whiteWins ? Outcome::Win : Outcome::Loss};
            black = PlayedGame{pair.white, Colour::Black, whiteWins ? Outcome::Loss : Outcome::Win};
        }
    }
    if (round.pairingAllocatedBye)
        tournament.find(*round.pairingAllocatedBye)->rounds.back() = PairingAllocatedBye{};
}

void requestByes(Tournament& tournament, RoundNumber round, RandomNumbers& random) {
    if (round.value() == 1) return;
    for (Player& player : tournament.players)
        if (random.percent(2))
            player.requestedByes[round] =
                random.percent(50) ? RequestedBye::HalfPoint : RequestedBye::ZeroPoint;
}

std::string asTrf(const Tournament& tournament) {
    return trf::writeTrf(trf::fromTournament(tournament)).value().value;
}

// The engine verb without its process: text of a TRF in, text of a pairing out.
std::string pairText(const std::string& file) {
    const auto read = trf::readTournament(file, "bench.trf");
    const Tournament& tournament = read.value().value.tournament;
    const RoundNumber next(static_cast<std::uint16_t>(tournament.recordedRounds().value() + 1));
    const auto round = dutch::pairRound(tournament, next, dutch::participantsOfNextRound(tournament));
    if (!round) return "no legal pairing\n";
    std::string text = fmt::format("{}\n", round->boards.size());
    for (const Pair& pair : round->boards)
        fmt::format_to(std::back_inserter(text), "{} {}\n", pair.white.value(), pair.black.value());
    return text;
}

// Costs of the rounds asked for, in milliseconds.
std::vector<double> costsOf(const Open& open, const std::vector<int>& rounds) {
    RandomNumbers random(static_cast<std::uint64_t>(open.players) * 7 +
                         static_cast<std::uint64_t>(open.draws));
    Tournament tournament = entryList(open);
    std::vector<double> costs;
    for (int round = 1; round <= rounds.back(); ++round) {
        const RoundNumber number(static_cast<std::uint16_t>(round));
        if (open.draws < 100 && open.inOneClub == 0) requestByes(tournament, number, random);
        if (std::ranges::find(rounds, round) != rounds.end()) {
            const std::string file = asTrf(tournament);
            costs.push_back(
                medianOf([&] { static_cast<void>(pairText(file)); }, open.players > 2000 ? 3 : 9));
        }
        const auto pairing = dutch::pairRound(tournament, number, dutch::participantsOfNextRound(tournament));
        if (!pairing) {
            fmt::print("  round {} cannot be paired\n", round);
            break;
        }
        play(tournament, *pairing, open, random);
    }
    return costs;
}

// CPU milliseconds of the children so far.
double childMilliseconds() {
    rusage usage{};
    getrusage(RUSAGE_CHILDREN, &usage);
    const auto of = [](const timeval& time) {
        return static_cast<double>(time.tv_sec) * 1e3 + static_cast<double>(time.tv_usec) * 1e-3;
    };
    return of(usage.ru_utime) + of(usage.ru_stime);
}

// What a caller pays on top of the figures below: the program started and ended, beside this bench.
void printStart(const std::filesystem::path& program) {
    if (!std::filesystem::exists(program))
        return fmt::print("Process start: {} is not there\n\n", program.string());
    std::vector<double> costs;
    for (int run = 0; run < 9; ++run) {
        const double before = childMilliseconds();
        const pid_t child = fork();
        if (child == 0) {
            const int nowhere = open("/dev/null", O_WRONLY | O_CLOEXEC);
            dup2(nowhere, STDOUT_FILENO);
            execl(program.c_str(), program.c_str(), "--version", nullptr);
            _exit(127);
        }
        int status = 0;
        if (child < 0 || waitpid(child, &status, 0) != child || status != 0)
            return fmt::print("Process start: the program does not run\n\n");
        costs.push_back(childMilliseconds() - before);
    }
    std::ranges::sort(costs);
    fmt::print("Process start, CPU ms, median: {:.1f}\n\n", costs[costs.size() / 2]);
}

void printOpens(int largest) {
    fmt::print("One round of an open: read, pair, write; CPU ms, median\n");
    fmt::print("{:>8} {:>9} {:>9} {:>9} {:>10}\n", "players", "round 3", "round 5", "round 9", "peak MB");
    double before = 0;
    double playersBefore = 0;
    for (const int players : {50, 100, 200, 400, 1000, 2000, 5000, 9999}) {
        if (players > largest) break;
        const auto costs = costsOf({.players = players}, {3, 5, 9});
        fmt::print("{:>8} {:>9.2f} {:>9.2f} {:>9.2f} {:>10.1f}", players, costs[0], costs[1], costs[2],
                   peakMegabytes());
        const double worst = *std::ranges::max_element(costs);
        if (players == 1000) {
            before = worst;
            playersBefore = players;
        }
        if (players == 5000 && before > 0)
            fmt::print("   growth exponent from {:.0f}: {:.2f}", playersBefore,
                       std::log(worst / before) / std::log(players / playersBefore));
        fmt::print("\n");
    }
}

void printOldEdition(int largest) {
    fmt::print("\nThe same by the edition of 2017\n");
    for (const int players : {100, 400, 1000, 5000}) {
        if (players > largest) break;
        const auto costs = costsOf({.players = players, .edition = RuleEdition::Fide2017}, {3, 5, 9});
        fmt::print("{:>8} {:>9.2f} {:>9.2f} {:>9.2f}\n", players, costs[0], costs[1], costs[2]);
    }
}

void printSpecial(int largest) {
    fmt::print("\nHard fields, one round; CPU ms, median\n");
    fmt::print("{:<44} {:>9.2f}\n", "20 players, only draws, round 10",
               costsOf({.players = 20, .rounds = 10, .draws = 100}, {10}).back());
    fmt::print("{:<44} {:>9.2f}\n", "400 players, only draws, round 9",
               costsOf({.players = 400, .draws = 100}, {9}).back());
    for (const int players : {400, 1000, 2000}) {
        if (players > largest) break;
        const auto costs = costsOf({.players = players, .inOneClub = 49}, {3, 5});
        for (std::size_t index = 0; index < costs.size(); ++index)
            fmt::print("{:<44} {:>9.2f}\n",
                       fmt::format("{} players, 49 % of one club, round {}", players, index == 0 ? 3 : 5),
                       costs[index]);
    }
    if (largest >= 5000)
        fmt::print("{:<44} {:>9.2f}\n", "5000 players, 60 % of one club: proof",
                   costsOf({.players = 5000, .inOneClub = 60}, {1}).back());
}

void printCheck() {
    RandomNumbers random(100);
    const Open open{.players = 100};
    Tournament tournament = entryList(open);
    for (int round = 1; round <= 9; ++round) {
        const RoundNumber number(static_cast<std::uint16_t>(round));
        const auto pairing = dutch::pairRound(tournament, number, dutch::participantsOfNextRound(tournament));
        play(tournament, pairing.value(), open, random);
    }
    const double cost = medianOf(
        [&] {
            for (std::uint16_t round = 1; round <= 9; ++round)
                static_cast<void>(
                    dutch::pairRound(tournament, RoundNumber(round),
                                     dutch::participantsOfRecordedRound(tournament, RoundNumber(round))));
        },
        9);
    fmt::print("{:<44} {:>9.2f}\n", "100 players: all 9 rounds paired again", cost);
}

} // namespace

int main(int argumentCount, char** arguments) {
    const int largest = argumentCount > 1 ? std::atoi(arguments[1]) : 9999;
    printStart(std::filesystem::canonical("/proc/self/exe").parent_path().parent_path() / "flagfall");
    printOpens(largest);
    printOldEdition(largest);
    printSpecial(largest);
    printCheck();
}
