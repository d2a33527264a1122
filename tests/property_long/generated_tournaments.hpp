// Generated tournaments along every axis, checked against themselves and, where they are small, against the
// slow pairers and the verifier. A slice of them runs with the ordinary tests, all of them under "long".
#pragma once

#include <algorithm>
#include <map>
#include <string>

#include <boost/test/unit_test.hpp>
#include <fmt/format.h>

#include "differential/pairers.hpp"
#include "differential/written_pairing.hpp"
#include "pairing/check/invariants.hpp"
#include "pairing/generate/generate.hpp"
#include "pairing/generate/seeded_random.hpp"
#include "pairing/system/pair_by_system.hpp"
#include "pairing/trf/read.hpp"
#include "pairing/trf/write.hpp"
#include "pairing/verify/verify_round.hpp"

namespace property {

using namespace pairing;

// Fields of 2 to 300 players, 1 to 20 rounds, both editions, with and without Baku, several point systems.
inline std::string configurationOf(generate::SeededRandom& random) {
    const int small = random.between(2, 10);
    const int middle = random.between(11, 40);
    const int large = random.between(41, 300);
    const int kind = random.between(1, 100);
    const int players = kind <= 55 ? small : kind <= 90 ? middle : large;
    const int mostRounds = players % 2 == 0 ? players - 1 : players;
    const int rounds =
        random.between(1, std::max(1, std::min(20, players <= 4 ? mostRounds : mostRounds * 2 / 3)));
    std::string text = fmt::format("PlayersNumber={}\nRoundsNumber={}\n", players, rounds);
    if (random.percent(50)) text += "Edition=2017\n";
    if (random.percent(35)) text += "Baku=yes\n";
    if (random.percent(30)) text += fmt::format("HalfPointByes={}%\n", random.between(1, 20));
    if (random.percent(30)) text += fmt::format("ForfeitWins={}%\n", random.between(1, 40));
    if (random.percent(20)) text += fmt::format("ZeroPointByes={}%\n", random.between(1, 15));
    return text;
}

class GeneratedTournaments {
  public:
    std::map<std::string, int> seen;
    int rounds = 0;

    void check(std::uint64_t seed) {
        generate::SeededRandom random(seed);
        const std::string wishes = configurationOf(random);
        const auto made = generate::generate(*generate::readConfiguration(wishes, "test"), seed);
        if (!made) { // saturated fields can be impossible by their rounds and byes
            BOOST_TEST(made.error().items().front().code == "generate.no-pairing", seed << ": " << wishes);
            ++seen["no pairing in many draws"];
            return;
        }
        ++seen["tournaments"];
        const auto bytes = trf::writeTrf(trf::fromTournament(made->file)).value().value;
        const auto file = trf::readTournament(bytes, "generated.trf");
        BOOST_TEST_REQUIRE(file.has_value(), seed);
        checkRounds(file->value.tournament, seed);
    }

  private:
    void checkRounds(const Tournament& tournament, std::uint64_t seed) {
        ++seen[tournament.edition == RuleEdition::Fide2017 ? "edition of 2017" : "edition of 2026"];
        if (tournament.acceleration.baku) ++seen["Baku"];
        const auto checked = pairing::check::checkTournament(tournament, pairBySystem);
        BOOST_TEST(checked.equal(), seed);
        for (const auto& round : checked.rounds) {
            ++rounds;
            const std::string place = fmt::format("seed {}, round {}", seed, round.round.value());
            BOOST_TEST(round.ruleBreaches.empty(), place);
            if (!round.engine) continue;
            const auto verdict =
                verify::verifyRound(tournament, round.round, round.participants, *round.engine);
            BOOST_TEST(verdict.accepts(), place << ": second judge");
            if (verdict.proves()) ++seen["rounds proved by the second judge"];
            if (round.participants.size() > 10) continue;
            ++seen["rounds against the slow pairer"];
            const auto slow = differential::slowPairer(tournament, round.round, round.participants);
            BOOST_TEST(differential::written(slow) == differential::written(*round.engine), place);
        }
    }
};

inline void checkGenerated(std::uint64_t firstSeed, int tournaments) {
    GeneratedTournaments all;
    for (int count = 0; count < tournaments; ++count)
        all.check(firstSeed + static_cast<std::uint64_t>(count));
    BOOST_TEST_MESSAGE("seeds " << firstSeed << " to "
                                << firstSeed + static_cast<std::uint64_t>(tournaments) - 1 << ": "
                                << all.rounds << " rounds");
    for (const auto& [what, times] : all.seen)
        BOOST_TEST_MESSAGE("  " << times << " " << what);
    for (const char* const what : {"edition of 2017", "edition of 2026", "Baku",
                                   "rounds against the slow pairer", "rounds proved by the second judge"})
        BOOST_TEST(all.seen[what] * 8 >= tournaments, what);
    BOOST_TEST(all.seen["no pairing in many draws"] * 10 <= tournaments);
}

} // namespace property
