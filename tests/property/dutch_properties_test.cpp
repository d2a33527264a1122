// Laws that hold for every pairing of the Dutch engine, on random tournaments of up to 200 players: nothing
// forbidden, the same answer however one asks, and a checker that accepts what the engine made.
#include <algorithm>

#include <boost/test/unit_test.hpp>
#include <fmt/format.h>

#include "pairing/check/check_tournament.hpp"
#include "pairing/check/invariants.hpp"
#include "pairing/dutch/pair_round.hpp"
#include "support/tournaments/random_tournament.hpp"

namespace {

using namespace pairing;
using support::RandomNumbers;
using support::RandomTournament;
using support::TournamentPlan;

rules::Expected<RoundPairing, PairingRefusal> engine(const Tournament& tournament, RoundNumber round,
                                                     std::span<const PairingNumber> participants) {
    return dutch::pairRound(tournament, round, participants);
}

// Calls `law` for every round that can be paired, with its pairing.
template <class Law>
void forEveryRound(std::uint64_t firstSeed, int tournaments, int fewestPlayers, int mostPlayers, Law law) {
    for (int count = 0; count < tournaments; ++count) {
        const std::uint64_t seed = firstSeed + static_cast<std::uint64_t>(count);
        RandomNumbers random(seed);
        RandomTournament running(seed, TournamentPlan::draw(random, fewestPlayers, mostPlayers));
        while (!running.isOver()) {
            const auto pairing = engine(running.tournament(), running.round(), running.participants());
            if (!pairing) break;
            law(running, *pairing, fmt::format("seed {}, round {}", seed, running.round().value()));
            running.play(*pairing);
        }
    }
}

BOOST_AUTO_TEST_SUITE(dutch_properties)

BOOST_AUTO_TEST_CASE(no_pairing_breaks_an_invariant) {
    int rounds = 0;
    const auto law = [&](const RandomTournament& running, const RoundPairing& pairing,
                         const std::string& place) {
        ++rounds;
        for (const auto& violation :
             check::checkInvariants(running.tournament(), running.round(), running.participants(), pairing))
            BOOST_ERROR(place + ": " + english(violation.message));
    };
    forEveryRound(100'001, 300, 2, 30, law);
    forEveryRound(200'001, 100, 31, 200, law);
    BOOST_TEST_MESSAGE(rounds << " rounds");
    BOOST_TEST(rounds > 1000);
}

BOOST_AUTO_TEST_CASE(the_order_of_the_participants_does_not_matter) {
    forEveryRound(300'001, 60, 2, 40,
                  [](const RandomTournament& running, const RoundPairing& pairing, const std::string& place) {
                      auto participants = running.participants();
                      RandomNumbers random(7);
                      random.shuffle(participants);
                      const auto again = engine(running.tournament(), running.round(), participants);
                      BOOST_TEST((again && *again == pairing), place);
                  });
}

// The local problem is a short cut to the whole one, not another answer.
BOOST_AUTO_TEST_CASE(the_short_cut_gives_the_same_pairing) {
    forEveryRound(400'001, 60, 2, 60,
                  [](const RandomTournament& running, const RoundPairing& pairing, const std::string& place) {
                      const auto whole =
                          dutch::pairRound(running.tournament(), running.round(), running.participants(),
                                           nullptr, dutch::SmallestProblem::Whole);
                      BOOST_TEST((whole && *whole == pairing), place);
                  });
}

// Every round is paired again from the finished tournament, in which later rounds are recorded.
BOOST_AUTO_TEST_CASE(the_checker_accepts_what_the_engine_made) {
    for (std::uint64_t seed = 500'001; seed <= 500'060; ++seed) {
        RandomNumbers random(seed);
        auto plan = TournamentPlan::draw(random, 2, 60);
        const Tournament tournament = support::playTournament(seed, plan, engine);
        for (const auto& round : check::checkTournament(tournament, engine).rounds) {
            const auto place = fmt::format("seed {}, round {}", seed, round.round.value());
            BOOST_TEST(round.equal(), place);
            BOOST_TEST(round.ruleBreaches.empty(), place);
        }
    }
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace
