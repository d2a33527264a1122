// How much work the engine does on fixed tournaments: which size of problem settled the brackets, how many
// answers of small problems could not be used, how many searches the solver made. A change that makes the
// engine slow shows here before it shows in time. The numbers are upper bounds, with room for small changes.
#include <array>

#include <boost/test/unit_test.hpp>
#include <fmt/format.h>

#include "pairing/dutch/pair_round.hpp"
#include "pairing/generate/generate.hpp"
#include "support/tournaments/random_tournament.hpp"

namespace {

using namespace pairing;
using Layer = dutch::BracketTrace::Layer;

struct Work {
    std::size_t brackets = 0, local = 0, window = 0, whole = 0, failedChecks = 0, searches = 0,
                pathSearches = 0;

    void add(const dutch::RoundTrace& trace) {
        failedChecks += trace.failedChecks;
        searches += trace.searches;
        pathSearches += trace.pathSearches;
        for (const auto& bracket : trace.brackets) {
            ++brackets;
            ++(bracket.layer == Layer::Local ? local : bracket.layer == Layer::Window ? window : whole);
        }
    }
    void tell(const std::string& what) const {
        BOOST_TEST_MESSAGE(fmt::format("{}: {} brackets, {} local, {} window, {} whole, {} failed checks, {} "
                                       "searches, {} of paths",
                                       what, brackets, local, window, whole, failedChecks, searches,
                                       pathSearches));
    }
};

Work workOn(const std::string& configuration, std::uint64_t firstSeed, int tournaments) {
    Work work;
    for (int count = 0; count < tournaments; ++count) {
        const auto made = generate::generate(*generate::readConfiguration(configuration, "test"),
                                             firstSeed + static_cast<std::uint64_t>(count));
        const Tournament& tournament = made->file.tournament;
        for (std::uint16_t round = 1; round <= tournament.recordedRounds().value(); ++round) {
            dutch::RoundTrace trace;
            static_cast<void>(
                dutch::pairRound(tournament, RoundNumber(round),
                                 dutch::participantsOfRecordedRound(tournament, RoundNumber(round)), &trace));
            work.add(trace);
        }
    }
    work.tell(configuration);
    return work;
}

BOOST_AUTO_TEST_SUITE(work_of_the_engine)

// Nearly all brackets of an open are settled with their own members, and a search is needed for few of them.
BOOST_AUTO_TEST_CASE(opens_are_local) {
    for (const char* const edition : {"Edition=2026\n", "Edition=2017\n"}) {
        const Work work =
            workOn(std::string(edition) + "PlayersNumber=150\nRoundsNumber=9\nForbiddenPairs=0\n", 1, 10);
        BOOST_TEST(work.local * 100 >= work.brackets * 94);
        BOOST_TEST(work.failedChecks * 100 <= work.brackets * 6);
        BOOST_TEST(work.searches * 2 <= work.brackets);
    }
}

// In small fields near their end much depends on the rest, and it is still little work.
BOOST_AUTO_TEST_CASE(small_saturated_fields_are_little_work) {
    const Work work = workOn("PlayersNumber=14\nRoundsNumber=9\n", 1, 40);
    BOOST_TEST(work.searches <= work.brackets * 3);
}

// Half of the field may not meet each other: brackets float many players and exchange many, and the whole
// rest decides. The answer is that of the whole problem, and a solver's search is needed for few questions.
BOOST_AUTO_TEST_CASE(a_club_of_half_the_field_is_little_work) {
    constexpr std::uint64_t seed = 49;
    support::RandomNumbers random(seed);
    Work work;
    std::size_t rounds = 0;
    for (const int players : {24, 40, 60, 90, 140}) {
        support::TournamentPlan plan;
        plan.players = players;
        plan.rounds = 6;
        plan.inOneClub = 44;
        const Tournament played = support::playTournament(
            random.below(1U << 30U), plan,
            [&](const Tournament& tournament, RoundNumber round,
                std::span<const PairingNumber> participants) {
                dutch::RoundTrace trace;
                const auto pairing = dutch::pairRound(tournament, round, participants, &trace);
                const auto whole =
                    dutch::pairRound(tournament, round, participants, nullptr, dutch::SmallestProblem::Whole);
                BOOST_REQUIRE_MESSAGE(pairing.has_value() == whole.has_value(), "seed " << seed);
                if (!pairing) return pairing;
                BOOST_REQUIRE_MESSAGE(*pairing == *whole, "seed " << seed << ", " << players << " players");
                work.add(trace);
                ++rounds;
                return pairing;
            });
        BOOST_TEST(played.recordedRounds().value() >= 1U);
    }
    work.tell("a club of 44 %");
    BOOST_TEST(rounds >= 20U);
    BOOST_TEST(work.whole > 10U);
    BOOST_TEST(work.searches <= work.brackets * 8);
    BOOST_TEST(work.pathSearches <= work.brackets * 150);
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace
