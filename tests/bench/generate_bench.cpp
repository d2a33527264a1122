// What it costs to check tournaments: 100 of 100 players and 9 rounds, made by the generator, paired again on
// all cores; and to generate them.
#include <chrono>
#include <cstdlib>
#include <vector>

#include <fmt/format.h>

#include "pairing/check/check_tournament.hpp"
#include "pairing/generate/generate.hpp"
#include "pairing/system/pair_by_system.hpp"
#include "rules/base/work_queue.hpp"

using namespace pairing;

namespace {

double secondsSince(std::chrono::steady_clock::time_point start) {
    return std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
}

void measure(unsigned cores, RuleEdition edition, std::size_t tournaments) {
    const std::string wishes = fmt::format("PlayersNumber=100\nRoundsNumber=9\nEdition={}\n",
                                           edition == RuleEdition::Fide2017 ? 2017 : 2026);
    const auto configuration = *generate::readConfiguration(wishes, "bench");
    std::vector<Tournament> made(tournaments);
    auto start = std::chrono::steady_clock::now();
    rules::workInOrder(
        tournaments, cores,
        [&](std::size_t index) { return generate::generate(configuration, index + 1)->file.tournament; },
        [&](std::size_t index, Tournament tournament) { made[index] = std::move(tournament); });
    const double generating = secondsSince(start);
    std::size_t games = 0;
    std::size_t different = 0;
    start = std::chrono::steady_clock::now();
    rules::workInOrder(
        tournaments, cores,
        [&](std::size_t index) { return check::checkTournament(made[index], pairBySystem); },
        [&](std::size_t, const check::TournamentCheck& checked) {
            if (!checked.equal()) ++different;
            for (const auto& round : checked.rounds)
                games += round.engine ? round.engine->boards.size() : 0;
        });
    const double checking = secondsSince(start);
    fmt::print("{:>6} {:>8} {:>12} {:>14.2f} {:>14.2f} {:>18.0f} {:>11}\n", cores,
               edition == RuleEdition::Fide2017 ? "2017" : "2026", tournaments, generating, checking,
               static_cast<double>(games) / checking, different);
}

} // namespace

int main(int argumentCount, char** arguments) {
    const std::size_t tournaments =
        argumentCount > 1 ? static_cast<std::size_t>(std::atoi(arguments[1])) : std::size_t{100};
    fmt::print("Tournaments of 100 players and 9 rounds\n");
    fmt::print("{:>6} {:>8} {:>12} {:>14} {:>14} {:>18} {:>11}\n", "cores", "edition", "tournaments",
               "generating, s", "checking, s", "games paired per s", "differences");
    for (const RuleEdition edition : {RuleEdition::Fide2026, RuleEdition::Fide2017})
        for (const unsigned cores : {1U, rules::availableCores()})
            measure(cores, edition, tournaments);
}
