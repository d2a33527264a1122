// The second judge accepts and proves what the engine pairs on thousands of seeded rounds, and refuses what
// was changed afterwards, with round, boards, and criterion.
#include "pairing/verify/verify_round.hpp"

#include <algorithm>
#include <map>
#include <set>
#include <string>

#include <boost/test/unit_test.hpp>
#include <fmt/format.h>

#include "pairing/dutch/pair_round.hpp"
#include "support/tournaments/crosstable_words.hpp"
#include "support/tournaments/random_pairing.hpp"
#include "support/tournaments/random_tournament.hpp"

namespace {

using namespace pairing;
using support::RandomNumbers;
using support::RandomTournament;
using support::TournamentPlan;
using verify::BracketVerdict;
using Proof = BracketVerdict::Proof;

// A pairing that is legal and nothing else, if there is one; for small fields only.
RoundPairing otherPairing(const RandomTournament& running, const RoundPairing& paired,
                          RandomNumbers& random) {
    return support::randomPairing(running.tournament(), running.round(), running.participants(), random)
        .value_or(paired);
}

// Calls `look` for rounds of seeded tournaments, some with histories that no Swiss would have.
template <class Look>
void forRounds(std::uint64_t firstSeed, int rounds, int mostPlayers, Look look,
               RuleEdition edition = RuleEdition::Fide2026) {
    int done = 0;
    for (std::uint64_t seed = firstSeed; done < rounds; ++seed) {
        RandomNumbers random(seed);
        auto plan = TournamentPlan::draw(random, 2, mostPlayers);
        plan.edition = edition;
        RandomTournament running(seed, plan);
        const bool randomHistory = random.percent(40);
        while (!running.isOver() && done < rounds) {
            const auto paired =
                dutch::pairRound(running.tournament(), running.round(), running.participants());
            if (!paired) break;
            ++done;
            look(running, *paired, random, fmt::format("seed {}, round {}", seed, running.round().value()));
            running.play(randomHistory && mostPlayers <= 12 ? otherPairing(running, *paired, random)
                                                            : *paired);
        }
    }
}

verify::RoundVerdict verdictOn(const RandomTournament& running, const RoundPairing& pairing) {
    return verify::verifyRound(running.tournament(), running.round(), running.participants(), pairing);
}

std::string firstOf(const std::vector<rules::Text>& texts) {
    return texts.empty() ? std::string() : rules::english(texts.front());
}

bool isRefuted(const verify::RoundVerdict& verdict) {
    return std::ranges::any_of(verdict.brackets,
                               [](const BracketVerdict& bracket) { return bracket.proof == Proof::Refuted; });
}

BOOST_AUTO_TEST_SUITE(verifier)

BOOST_AUTO_TEST_CASE(small_rounds_of_the_engine_are_proved) {
    forRounds(1, 4000, 12, [](const auto& running, const auto& pairing, auto&, const std::string& place) {
        const auto verdict = verdictOn(running, pairing);
        BOOST_TEST(verdict.proves(), place << ": " << firstOf(verdict.objections()));
    });
}

BOOST_AUTO_TEST_CASE(small_rounds_of_2017_are_proved) {
    forRounds(
        200'001, 3000, 12,
        [](const auto& running, const auto& pairing, auto&, const std::string& place) {
            const auto verdict = verdictOn(running, pairing);
            BOOST_TEST(verdict.proves(), place << ": " << firstOf(verdict.objections()));
        },
        RuleEdition::Fide2017);
}

BOOST_AUTO_TEST_CASE(larger_rounds_are_accepted_and_it_is_said_what_is_not_proved) {
    int proved = 0;
    int open = 0;
    forRounds(50'001, 250, 60,
              [&](const auto& running, const auto& pairing, auto&, const std::string& place) {
                  const auto verdict = verdictOn(running, pairing);
                  BOOST_TEST(verdict.accepts(), place << ": " << firstOf(verdict.objections()));
                  for (const BracketVerdict& bracket : verdict.brackets) {
                      ++(bracket.proof == Proof::Proved ? proved : open);
                      if (bracket.proof == Proof::NotProved)
                          BOOST_TEST(rules::english(bracket.message).find("not proved") != std::string::npos);
                  }
              });
    BOOST_TEST_MESSAGE(proved << " brackets proved, " << open << " too large");
    BOOST_TEST(proved > open);
}

// A changed pairing must be refused, each objection with the round; notes what was named.
void mustRefuse(const RandomTournament& running, const RoundPairing& changed, const std::string& place,
                std::map<std::string, int>& named) {
    const auto verdict = verdictOn(running, changed);
    BOOST_TEST(!verdict.accepts(), place);
    const auto objections = verdict.objections();
    BOOST_TEST(!objections.empty(), place);
    for (const rules::Text& objection : objections)
        BOOST_TEST(rules::english(objection).starts_with(fmt::format("round {}", running.round().value())));
    for (const auto& fault : verdict.faults)
        ++named[std::string(check::articleOf(fault.kind))];
    if (!verdict.completion.empty()) ++named["[C5]"];
    for (const BracketVerdict& bracket : verdict.brackets) {
        if (bracket.proof != Proof::Refuted) continue;
        ++named[bracket.criterion];
        BOOST_TEST((!bracket.rightPairs.empty() || !bracket.rightFloaters.empty()), place);
        if (bracket.criterion == "order") BOOST_TEST(!bracket.boards.empty(), place);
    }
}

BOOST_AUTO_TEST_CASE(changed_pairings_are_refused) {
    std::map<std::string, int> named;
    int swaps = 0;
    int byes = 0;
    forRounds(90'001, 1500, 12,
              [&](const auto& running, const auto& pairing, auto& random, const std::string& place) {
                  const std::size_t boards = pairing.boards.size();
                  if (boards >= 2) { // two players of different boards change places
                      const std::size_t one = random.below(boards);
                      const std::size_t other = (one + 1 + random.below(boards - 1)) % boards;
                      RoundPairing changed = pairing;
                      std::swap(changed.boards[one].white, changed.boards[other].black);
                      mustRefuse(running, changed, place + ", two players swapped", named);
                      changed = pairing;
                      std::swap(changed.boards[one].black, changed.boards[other].black);
                      mustRefuse(running, changed, place + ", two blacks swapped", named);
                      ++swaps;
                  }
                  RoundPairing flipped = pairing;
                  Pair& pair = flipped.boards[random.below(boards)];
                  std::swap(pair.white, pair.black);
                  mustRefuse(running, flipped, place + ", a colour flipped", named);
                  if (pairing.pairingAllocatedBye) { // another bye; with it another float, down to the bye
                      RoundPairing changed = pairing;
                      Pair& board = changed.boards[random.below(boards)];
                      std::swap(random.percent(50) ? board.white : board.black, *changed.pairingAllocatedBye);
                      mustRefuse(running, changed, place + ", another bye", named);
                      ++byes;
                  }
              });
    BOOST_TEST_MESSAGE(swaps << " swaps, " << byes << " byes");
    for (const auto& [what, times] : named)
        BOOST_TEST_MESSAGE("  " << times << " " << what);
    BOOST_TEST(byes > 300);
    for (const std::string_view what : {"C.04.3 2.1.1 [C1]", "C.04.3 2.1.2 [C2]", "C.04.3 2.1.3 [C3]", "[C5]",
                                        "C.04.3 5.2", "[C6]", "[C12]", "[C14]", "order"})
        BOOST_TEST(named.contains(std::string(what)), what);
}

// Pairings that are legal, made at random: right only where they are the engine's.
void refuteAllButTheRightOne(RuleEdition edition) {
    std::map<std::string, int> named;
    int right = 0;
    forRounds(
        130'001, 2500, 10,
        [&](const auto& running, const auto& pairing, auto& random, const std::string& place) {
            const auto other =
                support::randomPairing(running.tournament(), running.round(), running.participants(), random);
            if (!other) return;
            const auto meetings = [](const RoundPairing& round) {
                std::set<std::pair<PairingNumber, PairingNumber>> all;
                for (const Pair& pair : round.boards)
                    all.insert(std::minmax(pair.white, pair.black));
                return all;
            };
            const auto verdict = verdictOn(running, *other);
            const bool isRight = meetings(*other) == meetings(pairing);
            right += isRight ? 1 : 0;
            BOOST_TEST(isRefuted(verdict) == !isRight, place);
            for (const BracketVerdict& bracket : verdict.brackets)
                if (bracket.proof == Proof::Refuted) ++named[bracket.criterion];
        },
        edition);
    BOOST_TEST_MESSAGE(right << " were right by chance");
    for (const auto& [what, times] : named)
        BOOST_TEST_MESSAGE("  " << times << " " << what);
    BOOST_TEST(right > 10);
}

BOOST_AUTO_TEST_CASE(of_legal_pairings_only_the_right_one_is_not_refuted) {
    refuteAllButTheRightOne(RuleEdition::Fide2026);
}

BOOST_AUTO_TEST_CASE(of_legal_pairings_of_2017_only_the_right_one_is_not_refuted) {
    refuteAllButTheRightOne(RuleEdition::Fide2017);
}

// F-C5 of the rules: 1 and 3 could meet, but only 6 may have the bye ([C5]), so both float.
BOOST_AUTO_TEST_CASE(what_it_says) {
    auto tournament = support::tournamentFrom(
        {{1, "4w1 2b1"}, {2, "5b1 1w0"}, {3, "6w1 4b1"}, {4, "1b0 3w0"}, {5, "2w0 6b1"}, {6, "3b0 5w0"}});
    tournament.plannedRounds = RoundNumber(3);
    const auto number = [](int value) { return PairingNumber(static_cast<std::uint16_t>(value)); };
    const std::vector participants{number(1), number(2), number(3), number(5), number(6)};
    const auto judge = [&](std::vector<Pair> boards, int bye) {
        return verify::verifyRound(tournament, RoundNumber(3), participants,
                                   {std::move(boards), number(bye)});
    };
    BOOST_TEST(judge({{number(1), number(5)}, {number(3), number(2)}}, 6).proves());
    const auto other = judge({{number(1), number(3)}, {number(6), number(2)}}, 5);
    BOOST_TEST(firstOf(other.completion) == "round 3: 5 has the pairing-allocated bye with 1 points, but "
                                            "somebody with 0 can have it (C.04.3 2.3.1 [C5])");
    BOOST_TEST_REQUIRE(other.brackets.size() == 1U);
    BOOST_TEST(other.brackets[0].criterion == "[C4]");
    BOOST_TEST(
        rules::english(other.brackets[0].message) ==
        "round 3, bracket of 2 points, boards 1: [C4] (C.04.3 2.2.1) is met better by 1 floats, 3 floats");
}

BOOST_AUTO_TEST_CASE(what_it_does_not_judge) {
    auto tournament = support::tournamentFrom({{1, ""}, {2, ""}});
    tournament.plannedRounds = RoundNumber(1);
    const std::vector participants{PairingNumber(1), PairingNumber(2)};
    const RoundPairing pairing{{{PairingNumber(1), PairingNumber(2)}}, std::nullopt};
    BOOST_TEST(verify::verifyRound(tournament, RoundNumber(1), participants, pairing).proves());
    const auto verdict =
        verify::verifyRound(tournament, RoundNumber(1), participants, pairing, {.members = 14, .players = 1});
    BOOST_TEST(verdict.accepts());
    BOOST_TEST(!verdict.proves());
    BOOST_TEST(verdict.notJudged.has_value());
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace
