// The checker compares a record with what a system pairs; the system here is a made-up one, so that each kind
// of difference can be shown alone.
#include "pairing/check/check_tournament.hpp"

#include <boost/test/unit_test.hpp>

#include "support/tournaments/crosstable_words.hpp"

namespace {

using namespace pairing;
using support::numbers;
using support::round1;
using support::round2;

Pair pairOf(int white, int black) {
    return {PairingNumber(static_cast<std::uint16_t>(white)),
            PairingNumber(static_cast<std::uint16_t>(black))};
}

check::PairingFunction alwaysPairs(RoundPairing pairing) {
    return [pairing](const Tournament&, RoundNumber, std::span<const PairingNumber>) {
        return rules::Expected<RoundPairing, PairingRefusal>(pairing);
    };
}

// Round 1 of seven players: 6 has asked for a half-point bye; the field of six others is even.
Tournament oneRound() {
    return support::tournamentFrom(
        {{1, "4w1"}, {2, "5b="}, {3, "7w0"}, {4, "1b0"}, {5, "2w="}, {6, "H"}, {7, "3b1"}});
}

BOOST_AUTO_TEST_SUITE(check_tournament)

BOOST_AUTO_TEST_CASE(equal_rounds) {
    const auto check =
        check::checkTournament(oneRound(), alwaysPairs({{pairOf(1, 4), pairOf(5, 2), pairOf(3, 7)}, {}}));
    BOOST_REQUIRE_EQUAL(check.rounds.size(), 1U);
    BOOST_TEST(check.equal());
    BOOST_TEST((check.rounds[0].participants == numbers({1, 2, 3, 4, 5, 7})));
    BOOST_TEST(check.rounds[0].ruleBreaches.empty());
    BOOST_TEST(!check.initialColourInferred);
}

BOOST_AUTO_TEST_CASE(other_colours_are_not_other_pairs) {
    const auto round =
        check::checkRound(oneRound(), round1, alwaysPairs({{pairOf(4, 1), pairOf(5, 2), pairOf(3, 7)}, {}}));
    BOOST_TEST(!round.pairsDiffer());
    BOOST_TEST(!round.equal());
    BOOST_REQUIRE_EQUAL(round.colours.size(), 1U);
    BOOST_TEST((round.colours[0] == check::ColourDifference{pairOf(4, 1), pairOf(1, 4)}));
}

BOOST_AUTO_TEST_CASE(other_pairs_in_board_order) {
    const auto round =
        check::checkRound(oneRound(), round1, alwaysPairs({{pairOf(1, 5), pairOf(4, 2), pairOf(3, 7)}, {}}));
    BOOST_TEST(round.pairsDiffer());
    BOOST_TEST((round.onlyEngine == std::vector{pairOf(1, 5), pairOf(4, 2)}));
    BOOST_REQUIRE_EQUAL(round.onlyRecorded.size(), 2U);
    BOOST_TEST((round.onlyRecorded[0].pair == pairOf(1, 4)));
    BOOST_TEST((round.onlyRecorded[1].pair == pairOf(5, 2)));
    BOOST_TEST(round.colours.empty());
    BOOST_TEST(!round.byeDiffers);
}

BOOST_AUTO_TEST_CASE(another_bye) {
    const auto tournament = support::tournamentFrom({{1, "2w1"}, {2, "1b0"}, {3, "U"}});
    const auto round = check::checkRound(tournament, round1, alwaysPairs({{pairOf(1, 3)}, PairingNumber(2)}));
    BOOST_TEST(round.byeDiffers);
    BOOST_TEST((round.recordedByes == numbers({3})));
    BOOST_TEST((round.engine->pairingAllocatedBye == PairingNumber(2)));
    BOOST_TEST((round.participants == numbers({1, 2, 3})));
}

BOOST_AUTO_TEST_CASE(a_round_that_cannot_be_paired_is_a_finding) {
    const check::PairingFunction refuses = [](const Tournament&, RoundNumber round,
                                              std::span<const PairingNumber>) {
        return rules::Expected<RoundPairing, PairingRefusal>(
            rules::unexpected(PairingRefusal{PairingRefusal::Kind::NoLegalPairing, round, {}, {}}));
    };
    const auto check = check::checkTournament(oneRound(), refuses);
    BOOST_TEST(!check.equal());
    BOOST_REQUIRE(check.rounds[0].refusal);
    BOOST_TEST(!check.rounds[0].engine);
    BOOST_TEST(check.rounds[0].recorded.size() == 3U);
}

// Old files lack the colours of forfeited games: they cannot differ, nor be wrong.
BOOST_AUTO_TEST_CASE(unknown_colours_are_not_compared) {
    auto tournament = support::tournamentFrom({{1, "2w+"}, {2, "1b-"}});
    std::get<ForfeitWin>(tournament.players[0].rounds[0]).colour.reset();
    std::get<ForfeitLoss>(tournament.players[1].rounds[0]).colour.reset();
    const auto round = check::checkRound(tournament, round1, alwaysPairs({{pairOf(2, 1)}, {}}));
    BOOST_TEST(round.equal());
    BOOST_TEST(!round.recorded[0].coloursKnown);
    BOOST_TEST(round.ruleBreaches.empty());
}

// The colour that one side of a game has is enough.
BOOST_AUTO_TEST_CASE(colour_of_one_side) {
    auto tournament = support::tournamentFrom({{1, "2b+"}, {2, "1w-"}});
    std::get<ForfeitWin>(tournament.players[0].rounds[0]).colour.reset();
    const auto round = check::checkRound(tournament, round1, alwaysPairs({{pairOf(2, 1)}, {}}));
    BOOST_TEST(round.recorded[0].coloursKnown);
    BOOST_TEST((round.recorded[0].pair == pairOf(2, 1)));
}

BOOST_AUTO_TEST_CASE(rules_broken_by_the_record_are_named) {
    const auto tournament = support::tournamentFrom({{1, "2w1 2b1"}, {2, "1b0 1w0"}, {3, "U U"}});
    const auto round = check::checkRound(tournament, round2, alwaysPairs({{pairOf(3, 1)}, PairingNumber(2)}));
    using Kind = check::InvariantViolation::Kind;
    const auto count = [&](Kind kind) {
        return std::ranges::count(round.ruleBreaches, kind, &check::InvariantViolation::kind);
    };
    BOOST_TEST(count(Kind::Rematch) == 1);
    BOOST_TEST(count(Kind::ByeBarred) == 1);
    BOOST_TEST(round.ruleBreaches.size() == 2U);
}

BOOST_AUTO_TEST_CASE(two_byes_in_a_round) {
    const auto tournament = support::tournamentFrom({{1, "2w1"}, {2, "1b0"}, {3, "U"}, {4, "U"}});
    const auto round =
        check::checkRound(tournament, round1, alwaysPairs({{pairOf(1, 3), pairOf(4, 2)}, std::nullopt}));
    BOOST_TEST(round.byeDiffers);
    BOOST_REQUIRE_EQUAL(round.ruleBreaches.size(), 1U);
    BOOST_TEST((round.ruleBreaches[0].kind == check::InvariantViolation::Kind::ByeNotDue));
    BOOST_TEST((round.ruleBreaches[0].players == numbers({4})));
}

// Formats 6.3: the first participant with a colour tells it, by his place among those paired so far. 1 has
// not arrived; 2 is the first and has Black.
BOOST_AUTO_TEST_CASE(initial_colour_from_the_first_games) {
    auto tournament = support::tournamentFrom({{1, "Z"}, {2, "3b1"}, {3, "2w0"}});
    tournament.initialColour.reset();
    BOOST_TEST((check::initialColourOf(tournament) == Colour::Black));
    const auto check = check::checkTournament(tournament, alwaysPairs({{pairOf(3, 2)}, {}}));
    BOOST_TEST(check.initialColourInferred);
    BOOST_TEST(check.equal());
    BOOST_TEST(check.rounds[0].ruleBreaches.empty());

    // Round 1 gave only byes: 2 is counted from then on, so that 3 is the second in round 2.
    auto later = support::tournamentFrom({{1, "Z Z"}, {2, "U Z"}, {3, "Z 4w1"}, {4, "Z 3b0"}});
    later.initialColour.reset();
    BOOST_TEST((check::initialColourOf(later) == Colour::Black));
}

BOOST_AUTO_TEST_CASE(one_round_only_and_rounds_without_games) {
    const auto tournament = support::tournamentFrom({{1, "2w1 Z 3b="}, {2, "1b0 Z Z"}, {3, "Z Z 1w="}});
    const auto all = check::checkTournament(tournament, alwaysPairs({}));
    BOOST_REQUIRE_EQUAL(all.rounds.size(), 2U); // nobody was paired in round 2
    BOOST_TEST(all.rounds[1].round.value() == 3);
    const auto third = check::checkTournament(tournament, alwaysPairs({}), RoundNumber(3));
    BOOST_REQUIRE_EQUAL(third.rounds.size(), 1U);
    BOOST_TEST((third.rounds[0].participants == numbers({1, 3})));
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace
