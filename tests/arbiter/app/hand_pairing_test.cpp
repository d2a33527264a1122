// Rounds paired by hand: each broken rule has its warning, the record says what the engine would have made,
// and the file can tell it again (acceptance; pains U17, U18).
#include <boost/test/unit_test.hpp>

#include "arbiter/app/hand_pairing.hpp"
#include "arbiter/app/warnings.hpp"
#include "support/event/event_words.hpp"
#include "support/event/paired_rounds.hpp"

using namespace test_support;
using namespace arbiter::app;
using pairing::RoundNumber;

namespace {

HandPairing begin(const EventState& state) {
    auto pairing = HandPairing::begin(state, dutchEngine());
    if (!pairing) throw std::logic_error(toString(pairing.error()));
    return std::move(*pairing);
}

std::string namesOf(const std::vector<Warning>& warnings) {
    std::string names;
    for (const Warning& warning : warnings)
        names += warning.name + " ";
    return names;
}

// What the gate will ask for.
std::string asked(const EventState& state, const HandPairing& pairing) {
    const RoundPaired action = pairing.result();
    EventState after = state;
    act(after, action);
    return namesOf(warningsOf(state, action, after));
}

PlayerId player(int number) {
    return PlayerId(static_cast<std::uint32_t>(number)); // ids follow the list in these events
}

} // namespace

BOOST_AUTO_TEST_SUITE(hand_pairing)

BOOST_AUTO_TEST_CASE(begins_and_ends_as_the_engine) {
    EventState state = eventOf(6);
    playRound(state, GameResult::Draw);
    HandPairing pairing = begin(state);
    BOOST_TEST(pairing.differences().empty());
    const PairedBoard first = *pairing.boards()[0];
    pairing.swapColours(0);
    BOOST_TEST(pairing.differences().size() == 1U); // colours count
    pairing.swapColours(0);
    // no difference, no question, no comment.
    BOOST_TEST(asked(state, pairing).empty());
    BOOST_TEST(!pairing.result().byHand.has_value());
    BOOST_TEST((pairing.result().boards[0] == first));
}

BOOST_AUTO_TEST_CASE(a_game_is_repeated) {
    EventState state = eventOf(4, 3);
    playRound(state, GameResult::Draw);
    HandPairing pairing = begin(state);
    const PairedBoard met = state.round(RoundNumber(1)).boards[0];
    pairing.seat(met.white, met.black);
    BOOST_TEST(namesOf(pairing.brokenRules(state)).find("rematch ") != std::string::npos);
    const auto unplaced = pairing.unplaced();
    BOOST_REQUIRE_EQUAL(unplaced.size(), 2U);
    pairing.seat(unplaced[0], unplaced[1]);
    BOOST_TEST(asked(state, pairing).ends_with("hand-pairing "));
}

BOOST_AUTO_TEST_CASE(a_bye_that_is_barred_or_goes_to_a_higher_score) {
    EventState state = eventOf(5);
    playRound(state, GameResult::WhiteWins); // 5 has the bye and a point
    HandPairing pairing = begin(state);
    const PlayerId receiver = *pairing.bye();
    BOOST_TEST((receiver != player(5)));
    pairing.swapPlayers(player(5), receiver);
    BOOST_TEST((pairing.bye() == player(5)));
    const std::string names = namesOf(pairing.brokenRules(state));
    BOOST_TEST(names.find("hand-bye-barred ") != std::string::npos, names);
    BOOST_TEST(names.find("hand-bye-score ") != std::string::npos, names);
}

// All have half a point after round 1, but under acceleration 1 to 4 are paired with a point more (C.04.7
// art. 1.5).
BOOST_AUTO_TEST_CASE(the_score_of_the_bye_is_the_one_that_pairs) {
    for (const bool baku : {false, true}) {
        EventState state = eventOf(7);
        state.tournament.acceleration.baku = baku;
        act(state, begin(state).result());
        act(state, RoundPublished{RoundNumber(1)});
        act(state, allBoards(state, RoundNumber(1), GameResult::Draw));
        HandPairing pairing = begin(state);
        const PlayerId receiver = *pairing.bye();
        BOOST_TEST_REQUIRE((receiver == player(5) || receiver == player(6)));
        pairing.swapPlayers(player(1), receiver);
        const std::string names = namesOf(pairing.brokenRules(state));
        BOOST_TEST((names.find("hand-bye-score ") != std::string::npos) == baku, names);
    }
}

BOOST_AUTO_TEST_CASE(colour_limits_hold_before_the_last_round_only) {
    for (const bool last : {false, true}) {
        EventState state = eventOf(6, last ? 3 : 5);
        // 1 gets White twice by hand.
        for (int round = 1; round <= 2; ++round) {
            HandPairing pairing = begin(state);
            for (std::size_t board = 0; board < pairing.boards().size(); ++board)
                if (pairing.boards()[board]->black == player(1)) pairing.swapColours(board);
            act(state, pairing.result());
            act(state, RoundPublished{state.pairedRounds()});
            act(state, allBoards(state, state.pairedRounds(), GameResult::Draw));
        }
        HandPairing pairing = begin(state);
        for (std::size_t board = 0; board < pairing.boards().size(); ++board)
            if (pairing.boards()[board]->black == player(1)) pairing.swapColours(board);
        const std::string names = namesOf(pairing.brokenRules(state));
        BOOST_TEST((names.find("hand-colour-limit ") != std::string::npos) == !last, names);
    }
}

// both get the colour that the other should have.
BOOST_AUTO_TEST_CASE(both_colours_wrong_is_only_to_be_seen) {
    EventState state = eventOf(4, 3);
    playRound(state, GameResult::Draw);
    HandPairing pairing = begin(state);
    pairing.swapColours(0);
    const auto warnings = pairing.brokenRules(state);
    BOOST_REQUIRE_EQUAL(namesOf(warnings), "hand-both-colours ");
    BOOST_TEST((warnings[0].level == WarningLevel::Acknowledge));
}

// A-178, U18: nobody gets a point for being left over. A-179: one bye, and of an odd number.
BOOST_AUTO_TEST_CASE(left_out_is_without_points) {
    EventState state = eventOf(6);
    HandPairing pairing = begin(state);
    const PairedBoard last = *pairing.boards()[2];
    pairing.leaveOut(last.white);
    BOOST_TEST((pairing.unplaced() == std::vector{last.black}));
    pairing.leaveOut(last.black);
    act(state, pairing.result());
    for (const PlayerId id : {last.white, last.black}) {
        BOOST_TEST(std::holds_alternative<pairing::NotPaired>(state.playerOf(id)->rounds.back()));
        BOOST_TEST((pairing::scoreAfter(*state.playerOf(id), RoundNumber(1), state.tournament.scoring) ==
                    pairing::Points{}));
    }
    BOOST_TEST(state.round(RoundNumber(1)).byHand);
    act(state, RoundPublished{RoundNumber(1)}); // nothing more is asked

    EventState even = eventOf(4, 3);
    HandPairing wrong = begin(even);
    const PairedBoard board = *wrong.boards()[1];
    wrong.giveBye(board.white);
    wrong.leaveOut(board.black);
    EventState copy = even;
    BOOST_TEST(apply(copy, wrong.result()).has_value()); // three are left: one of them may have the bye
    wrong.takeAway(*wrong.bye());
    wrong.leaveOut(board.white);
    RoundPaired twoOut = wrong.result();
    twoOut.pairingAllocatedBye = board.white;
    twoOut.byHand->leftOut = {};
    const auto refused = apply(copy = even, twoOut);
    BOOST_REQUIRE(!refused.has_value());
}

BOOST_AUTO_TEST_CASE(an_even_field_has_no_bye) {
    EventState state = eventOf(4, 3);
    HandPairing pairing = begin(state);
    RoundPaired action = pairing.result();
    // Two boards, and one of the four out of his seat with the bye: the other has no place.
    action.byHand = MadeByHand{{action.boards[1].black}, EnginesRound{action.boards, std::nullopt}};
    action.pairingAllocatedBye = action.boards[1].white;
    action.boards.pop_back();
    EventState copy = state;
    BOOST_TEST(apply(copy, action).has_value()); // three seated, one out: odd
    action.byHand->leftOut.clear();
    const auto refused = apply(copy = state, action);
    BOOST_REQUIRE(!refused.has_value());
    BOOST_TEST((refused.error().kind == RefusalKind::BadRequest));
}

// the line in the report file has the engine's boards, an arrow, and those made by hand.
BOOST_AUTO_TEST_CASE(the_report_file_gets_a_line) {
    EventState state = eventOf(4, 3);
    HandPairing pairing = begin(state); // 1-3, 4-2 or with other colours
    const PairedBoard first = *pairing.boards()[0];
    const PairedBoard second = *pairing.boards()[1];
    pairing.swapPlayers(first.black, second.black);
    act(state, pairing.result());
    const auto number = [&](PlayerId id) { return std::to_string(state.find(id)->number.value()); };
    BOOST_REQUIRE_EQUAL(state.comments.size(), 1U);
    BOOST_TEST(state.comments[0] == "### MPA @ Round 1: " + number(first.white) + "-" + number(first.black) +
                                        ", " + number(second.white) + "-" + number(second.black) + " -> " +
                                        number(first.white) + "-" + number(second.black) + ", " +
                                        number(second.white) + "-" + number(first.black));
}

// two are left who have met: the rules allow no round; by hand it can be made.
BOOST_AUTO_TEST_CASE(a_round_that_the_engine_cannot_pair) {
    EventState state = eventOf(4, 3);
    playRound(state, GameResult::Draw);
    const PairedBoard met = state.round(RoundNumber(1)).boards[0];
    for (const Entrant& entrant : std::vector(state.entrants))
        if (entrant.id != met.white && entrant.id != met.black) act(state, PlayerWithdrawn{entrant.id});
    HandPairing pairing = begin(state);
    BOOST_TEST(pairing.engineFoundNone());
    BOOST_TEST(!pairing.engineReasons().empty());
    BOOST_TEST(pairing.unplaced().size() == 2U);
    pairing.seat(met.black, met.white);
    BOOST_TEST(asked(state, pairing) == "rematch hand-pairing ");
    act(state, pairing.result());
    BOOST_TEST(state.round(RoundNumber(2)).boards.size() == 1U);
    BOOST_TEST(state.comments.back().starts_with("### MPA @ Round 2: none -> "), state.comments.back());
}

BOOST_AUTO_TEST_SUITE_END()
