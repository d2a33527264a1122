// The edition of 2017: the slow pairer and the engine must agree, pairs, colours, bye and order of boards, on
// every round of many small random tournaments, also when the same round is the last one; and the engine's
// small problems must give what its largest ones give.
#include <map>
#include <string>

#include <boost/test/unit_test.hpp>

#include "differential/pairers.hpp"
#include "differential/story.hpp"
#include "differential/written_pairing.hpp"
#include "support/tournaments/random_pairing.hpp"

namespace {

using namespace pairing;
using differential::story;
using differential::written;
using support::RandomNumbers;
using support::RandomTournament;
using support::TournamentPlan;
using Route = support::slow::BracketRecord2017::Route;

constexpr int fewestRounds = 20'000;

class Comparison2017 {
  public:
    void playAndCompare(std::uint64_t seed) {
        RandomNumbers random(seed);
        auto plan = TournamentPlan::draw(random, 2, random.percent(5) ? 12 : 10);
        plan.edition = RuleEdition::Fide2017;
        const bool randomHistory = random.percent(40);
        RandomTournament running(seed, plan);
        while (!running.isOver()) {
            for (const auto& feature : plan.features())
                ++covered[feature];
            if (running.round() != running.tournament().plannedRounds) {
                Tournament last = running.tournament();
                last.plannedRounds = running.round();
                (void)compare(seed, running, last);
            }
            const auto paired = compare(seed, running, running.tournament());
            if (!paired) return;
            const auto other =
                support::randomPairing(running.tournament(), running.round(), running.participants(), random);
            running.play(randomHistory && other ? *other : *paired);
        }
    }

    int rounds = 0;
    std::map<std::string, int> covered;

  private:
    rules::Expected<RoundPairing, PairingRefusal> compare(std::uint64_t seed, const RandomTournament& running,
                                                          const Tournament& tournament) {
        const auto slow = support::slow::pairRound2017(tournament, running.round(), running.participants());
        const auto fast = differential::engine(tournament, running.round(), running.participants());
        const auto whole = dutch::pairRound(tournament, running.round(), running.participants(), nullptr,
                                            dutch::SmallestProblem::Whole);
        ++rounds;
        const std::string expected = slow ? written(slow->pairing) : "no legal pairing";
        const auto place = [&] { return story(seed, running, tournament.plannedRounds == running.round()); };
        BOOST_TEST(written(fast) == expected,
                   fmt::format("engine {}, slow pairer {}; {}", written(fast), expected, place()));
        BOOST_TEST(written(whole) == expected,
                   fmt::format("largest problems {}, slow pairer {}; {}", written(whole), expected, place()));
        if (slow) note(*slow);
        return fast;
    }

    void note(const support::slow::ExplainedPairing2017& slow) {
        for (const auto& bracket : slow.brackets) {
            if (bracket.route == Route::Penultimate) ++covered["penultimate pairing bracket"];
            const bool collapsed = bracket.route == Route::Collapsed;
            if (collapsed) ++covered["collapsed last bracket"];
            for (std::size_t number = 8; number <= support::slow::lastCriterion2017; ++number)
                for (const int value : bracket.criteria[number - support::slow::firstCriterion2017])
                    if (value > 0) {
                        ++covered[fmt::format("C.{} not met in full", number)];
                        if (collapsed) ++covered[fmt::format("C.{} in a collapsed bracket", number)];
                        break;
                    }
        }
    }
};

BOOST_AUTO_TEST_SUITE(slow_against_fast_2017)

BOOST_AUTO_TEST_CASE(small_random_rounds_of_2017) {
    Comparison2017 comparison;
    std::uint64_t seed = 1'000'000;
    while (comparison.rounds < fewestRounds)
        comparison.playAndCompare(++seed);
    BOOST_TEST_MESSAGE(comparison.rounds << " rounds, seeds 1000001 to " << seed);
    for (const auto& [what, times] : comparison.covered)
        BOOST_TEST_MESSAGE("  " << times << " " << what);
    for (const std::string_view what :
         {"penultimate pairing bracket", "collapsed last bracket", "C.9 not met in full",
          "C.11 not met in full", "C.16 in a collapsed bracket", "C.17 in a collapsed bracket",
          "C.18 in a collapsed bracket", "C.19 in a collapsed bracket", "Baku acceleration",
          "irregular acceleration", "full-point byes", "late entries", "double forfeits", "saturated field"})
        BOOST_TEST(comparison.covered[std::string(what)] >= 10, what);
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace
