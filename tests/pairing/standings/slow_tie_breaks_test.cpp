// Every tie-break of the registry against its slow recomputation: seeded random events of every kind, all
// editions, Swiss and round robin, part-way and at the end; and every recorded tournament beside the
// checkout.
#include <algorithm>
#include <boost/test/unit_test.hpp>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <map>

#include "pairing/standings/standings.hpp"
#include "pairing/trf/read.hpp"
#include "support/slow/slow_tie_breaks.hpp"
#include "support/tournaments/all_tie_breaks.hpp"
#include "support/tournaments/random_pairing.hpp"
#include "support/tournaments/random_tournament.hpp"

using namespace pairing;
using namespace pairing::standings;
using tiebreak::Code;
using tiebreak::Edition;
using tiebreak::EventKind;
namespace fs = std::filesystem;

namespace {

// A round robin by the circle method, drawn results, forfeits, free rounds and open games among them.
Tournament randomRoundRobin(std::uint64_t seed) {
    support::RandomNumbers random(seed);
    const int players = random.between(3, 9);
    const int places = players + players % 2;
    const int cycles = random.between(1, 2);
    Tournament event;
    for (int number = 1; number <= players; ++number) {
        Player player;
        player.number = PairingNumber(static_cast<std::uint16_t>(number));
        player.rating = Rating(static_cast<std::uint16_t>(random.between(1400, 2700)));
        event.players.push_back(player);
    }
    for (int round = 0; round < cycles * (places - 1); ++round) {
        for (Player& player : event.players)
            player.rounds.emplace_back(ZeroPointBye{});
        for (int board = 0; board < places / 2; ++board) {
            const auto seat = [&](int place) {
                return place == 0 ? 0 : 1 + (place - 1 + round) % (places - 1);
            };
            const int one = seat(board);
            const int other = seat(places - 1 - board);
            if (one >= players || other >= players) continue;
            Player& white = event.players[static_cast<std::size_t>(one)];
            Player& black = event.players[static_cast<std::size_t>(other)];
            const PairingNumber w = white.number;
            const PairingNumber b = black.number;
            if (random.percent(6)) {
                white.rounds.back() = ForfeitLoss{b, Colour::White};
                black.rounds.back() = ForfeitWin{w, Colour::Black};
            } else if (random.percent(3)) {
                white.rounds.back() = DoubleForfeit{b, Colour::White};
                black.rounds.back() = DoubleForfeit{w, Colour::Black};
            } else if (random.percent(3)) {
                white.rounds.back() = PendingGame{b, Colour::White};
                black.rounds.back() = PendingGame{w, Colour::Black};
            } else {
                const int result = random.between(0, 2);
                constexpr Outcome outcomes[] = {Outcome::Win, Outcome::Draw, Outcome::Loss};
                white.rounds.back() = PlayedGame{b, Colour::White, outcomes[result]};
                black.rounds.back() = PlayedGame{w, Colour::Black, outcomes[2 - result]};
            }
        }
    }
    event.plannedRounds = event.recordedRounds();
    return event;
}

Tournament randomSwiss(std::uint64_t seed) {
    support::RandomNumbers random(seed);
    const auto plan = support::TournamentPlan::draw(random, 4, 14);
    Tournament event = support::playTournament(
        seed, plan,
        [&](const Tournament& tournament, RoundNumber round, std::span<const PairingNumber> participants) {
            return support::randomPairing(tournament, round, participants, random);
        });
    for (Player& player : event.players)
        if (!random.percent(2))
            player.rating = Rating(static_cast<std::uint16_t>(random.between(1400, 2700)));
    return event;
}

void compareValues(const Tournament& event, RoundNumber rounds, const StandingsOptions& options) {
    const RankingOrder all = support::allTieBreaks(options.rules.kind);
    const Standings standings = standingsAfter(event, rounds, all, options);
    for (std::size_t criterion = 0; criterion < all.size(); ++criterion) {
        if (all[criterion].code == Code::DirectEncounter) continue;
        const std::string code = tiebreak::toString(all[criterion]);
        const auto slow = support::slowTieBreak(event, rounds.value(), options.rules, code);
        for (const Row& row : standings.rows) {
            const auto& value = row.values[criterion];
            const auto expected = slow.empty() ? std::nullopt : slow.at(row.player);
            const bool agree = value.number == expected &&
                               (!slow.empty() || value.absence == tiebreak::Absence::UnratedPlayers);
            if (!agree)
                BOOST_ERROR(code << " of player " << row.player.value() << " after round " << rounds.value()
                                 << ", edition " << nameOf(options.rules.edition) << ": " << toString(value)
                                 << ", slowly " << (expected ? toShortest(*expected) : "-"));
        }
    }
}

// DE behind the points: the groups are those of equal points.
int compareEncounters(const Tournament& event, RoundNumber rounds, const StandingsOptions& options,
                      bool forfeits) {
    const Standings standings =
        standingsAfter(event, rounds, *parseRankingOrder(forfeits ? "PTS,DE/P" : "PTS,DE"), options);
    std::map<Points, std::vector<PairingNumber>> groups;
    for (const Row& row : standings.rows)
        groups[row.points].push_back(row.player);
    int compared = 0;
    for (const auto& [points, group] : groups) {
        const auto slow = support::slowDirectEncounter(event, rounds.value(), options.rules, forfeits, group);
        if (!slow) continue;
        ++compared;
        for (const PairingNumber player : group) {
            const auto& value = standings.find(player)->values.back();
            BOOST_TEST((value.number == tiebreak::Fraction(slow->at(player))),
                       "DE of player " << player.value() << ": " << toString(value) << ", slowly "
                                       << slow->at(player));
        }
    }
    return compared;
}

} // namespace

BOOST_AUTO_TEST_CASE(swiss_values_are_those_of_the_slow_computation) {
    for (std::uint64_t seed = 1; seed <= 60; ++seed) {
        BOOST_TEST_CONTEXT("seed " << seed) {
            const Tournament event = randomSwiss(seed);
            for (const Edition edition : {Edition::Fide2026, Edition::Fide2024, Edition::Until2023}) {
                StandingsOptions options;
                options.rules.edition = edition;
                compareValues(event, event.recordedRounds(), options);
                if (edition == Edition::Fide2026)
                    for (std::uint16_t round = 0; round < event.recordedRounds().value(); ++round)
                        compareValues(event, RoundNumber(round), options);
            }
        }
    }
}

BOOST_AUTO_TEST_CASE(round_robin_values_are_those_of_the_slow_computation) {
    for (std::uint64_t seed = 1; seed <= 60; ++seed) {
        BOOST_TEST_CONTEXT("seed " << seed) {
            const Tournament event = randomRoundRobin(seed);
            StandingsOptions options;
            options.rules.kind = EventKind::Predetermined;
            compareValues(event, event.recordedRounds(), options);
        }
    }
}

BOOST_AUTO_TEST_CASE(direct_encounters_are_those_of_trying_every_outcome) {
    int compared = 0;
    for (std::uint64_t seed = 1; seed <= 120; ++seed) {
        BOOST_TEST_CONTEXT("seed " << seed) {
            const Tournament event = randomSwiss(seed);
            for (std::uint16_t round = 1; round <= event.recordedRounds().value(); ++round)
                for (const bool forfeits : {false, true})
                    compared += compareEncounters(event, RoundNumber(round), {}, forfeits);
            const Tournament roundRobin = randomRoundRobin(seed);
            StandingsOptions options;
            options.rules.kind = EventKind::Predetermined;
            compared += compareEncounters(roundRobin, roundRobin.recordedRounds(), options, false);
        }
    }
    BOOST_TEST(compared > 500);
}

BOOST_AUTO_TEST_CASE(recorded_tournaments_have_the_values_of_the_slow_computation) {
    const fs::path folder = fs::path(FLAGFALL_SOURCE_DIR) / ".." / "shared" / "data" / "dutch";
    if (!fs::exists(folder)) {
        BOOST_TEST_MESSAGE("skipped: there is no " << folder);
        return;
    }
    for (const auto& entry : fs::directory_iterator(folder)) {
        if (entry.path().extension() != ".trf") continue;
        std::ifstream file(entry.path(), std::ios::binary);
        const std::string bytes{std::istreambuf_iterator<char>(file), {}};
        trf::ConversionOptions reading;
        reading.lenient = trf::Leniency::everything();
        const auto read = trf::readTournament(bytes, entry.path().filename().string(), reading);
        BOOST_REQUIRE_MESSAGE(read.has_value(), entry.path().filename().string());
        const Tournament& event = read->value.tournament;
        if (event.players.size() > 40) continue; // the slow way is slow
        BOOST_TEST_CONTEXT(entry.path().filename().string()) {
            compareValues(event, event.recordedRounds(), {});
            compareEncounters(event, event.recordedRounds(), {}, false);
        }
    }
}
