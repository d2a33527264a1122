// What happens to players and rounds when all goes well: remarks, byes, withdrawals, corrections.
#include <boost/test/unit_test.hpp>

#include "support/event/event_words.hpp"
#include "support/event/paired_rounds.hpp"

using namespace test_support;
using namespace arbiter::app;
using pairing::BoardNumber;
using pairing::RequestedBye;
using pairing::RoundNumber;

namespace {

bool isOnSheet(const PairedRound& round, PlayerId id) {
    return round.pairingAllocatedBye == id ||
           std::ranges::any_of(round.boards, [id](const PairedBoard& board) {
               return board.white == id || board.black == id;
           });
}

std::string codesOf(const std::vector<Remark>& remarks) {
    std::string codes;
    for (const Remark& remark : remarks)
        codes += remark.code + " ";
    return codes;
}

} // namespace

// U25: asked for in round 1, applied by itself in round 3.
BOOST_AUTO_TEST_CASE(a_bye_asked_for_early_is_not_forgotten) {
    EventState state = eventOf(8);
    BOOST_TEST(codesOf(act(state, ByeGranted{PlayerId(4), RoundNumber(3), RequestedBye::HalfPoint})).empty());
    playRound(state, GameResult::WhiteWins);
    playRound(state, GameResult::WhiteWins);
    const auto before =
        pairing::scoreAfter(*state.playerOf(PlayerId(4)), RoundNumber(2), state.tournament.scoring);
    pairRound(state);
    BOOST_TEST(!isOnSheet(state.round(RoundNumber(3)), PlayerId(4)));
    BOOST_TEST(state.round(RoundNumber(3)).pairingAllocatedBye.has_value()); // seven are left
    const auto after =
        pairing::scoreAfter(*state.playerOf(PlayerId(4)), RoundNumber(3), state.tournament.scoring);
    BOOST_TEST((after - before).tenths() == 5);
    BOOST_TEST(state.playerOf(PlayerId(4))->requestedByes.empty());
}

BOOST_AUTO_TEST_CASE(a_bye_that_takes_the_place_of_another_says_so) {
    EventState state = eventOf(8);
    BOOST_TEST(codesOf(act(state, ByeGranted{PlayerId(1), RoundNumber(2), RequestedBye::FullPoint})).empty());
    BOOST_TEST(codesOf(act(state, ByeGranted{PlayerId(1), RoundNumber(2), RequestedBye::HalfPoint})) ==
               "bye.replaced ");
    act(state, ByeRevoked{PlayerId(1), RoundNumber(2)});
    BOOST_TEST(codesOf(act(state, ByeGranted{PlayerId(1), RoundNumber(4), RequestedBye::ZeroPoint})).empty());
}

// U24: withdrawn means not paired; returned means paired again.
BOOST_AUTO_TEST_CASE(who_has_left_is_not_paired_until_he_returns) {
    EventState state = eventOf(6);
    playRound(state, GameResult::Draw);
    act(state, PlayerWithdrawn{PlayerId(2)});
    act(state, ByeGranted{PlayerId(3), RoundNumber(4), RequestedBye::HalfPoint});
    act(state, PlayerWithdrawn{PlayerId(3)});
    playRound(state, GameResult::Draw);
    BOOST_TEST(!isOnSheet(state.round(RoundNumber(2)), PlayerId(2)));
    BOOST_TEST(std::holds_alternative<pairing::NotPaired>(state.playerOf(PlayerId(2))->rounds[1]));
    act(state, PlayerReturned{PlayerId(2)});
    playRound(state, GameResult::Draw);
    BOOST_TEST(isOnSheet(state.round(RoundNumber(3)), PlayerId(2)));
    // A bye of one who has left gives nothing.
    pairRound(state);
    BOOST_TEST(std::holds_alternative<pairing::NotPaired>(state.playerOf(PlayerId(3))->rounds[3]));
}

BOOST_AUTO_TEST_CASE(results_can_be_corrected_with_the_remark_that_is_due) {
    EventState state = eventOf(6, 4);
    pairRound(state);
    BOOST_TEST(codesOf(act(state, allBoards(state, RoundNumber(1), GameResult::WhiteWins))).empty());
    // The current round: plain, and a result can be taken away again.
    BOOST_TEST(
        codesOf(act(state, ResultsRecorded{RoundNumber(1),
                                           {{BoardNumber(1), GameResult::WhiteWins, GameResult::Open}}}))
            .empty());
    BOOST_TEST((state.stateOf(RoundNumber(1)) == RoundState::Running));
    BOOST_TEST(state.openBoards(RoundNumber(1)).size() == 1U);
    BOOST_TEST(
        codesOf(act(state, ResultsRecorded{RoundNumber(1),
                                           {{BoardNumber(1), GameResult::Open, GameResult::BlackWins}}}))
            .empty());
    pairRound(state);
    const PairedRound second = state.round(RoundNumber(2));
    const auto remarks = act(
        state, ResultsRecorded{RoundNumber(1), {{BoardNumber(1), GameResult::BlackWins, GameResult::Draw}}});
    BOOST_TEST(codesOf(remarks).empty()); // what it means is said by the warning "correction"
    BOOST_TEST((state.round(RoundNumber(2)) == second));
    BOOST_TEST((state.resultOf(RoundNumber(1), BoardNumber(1)) == GameResult::Draw));
}

// FIDE C.04.2 art. 3.1: an adjourned game does not keep the next round waiting.
BOOST_AUTO_TEST_CASE(an_adjourned_game_counts_as_played_and_gets_its_result_later) {
    EventState state = eventOf(4, 2);
    pairRound(state);
    act(state, allBoards(state, RoundNumber(1), GameResult::Adjourned));
    BOOST_TEST((state.stateOf(RoundNumber(1)) == RoundState::Complete));
    playRound(state, GameResult::Draw);
    BOOST_TEST(!state.isFinished());
    BOOST_TEST(codesOf(act(state, allBoards(state, RoundNumber(1), GameResult::WhiteWins))).empty());
    BOOST_TEST(state.isFinished());
}

// U08, U18: a sheet without everybody is no pairing.
BOOST_AUTO_TEST_CASE(a_pairing_that_forgets_or_doubles_somebody_is_refused) {
    EventState state = eventOf(5, 5);
    const RoundPaired good = anyPairing(state);
    const auto refused = [&state](RoundPaired pairing) {
        EventState copy = state;
        const auto applied = arbiter::app::apply(copy, pairing);
        BOOST_TEST_REQUIRE(!applied.has_value());
        BOOST_TEST(applied.error().code == "round.does-not-fit");
        return toString(applied.error());
    };
    RoundPaired less = good;
    less.boards.pop_back();
    BOOST_TEST(refused(less).find("Player 03 (no. 3) is not on the sheet") != std::string::npos);
    RoundPaired twice = good;
    twice.boards[1].white = twice.boards[0].white;
    BOOST_TEST(refused(twice).find("Player 01 (no. 1) is on the sheet twice") != std::string::npos);
    RoundPaired stranger = good;
    stranger.boards.push_back({PlayerId(77), PlayerId(78)});
    BOOST_TEST(refused(stranger).find("does not take part") != std::string::npos);
    RoundPaired numbers = good;
    std::swap(numbers.numbers[0].number, numbers.numbers[1].number);
    BOOST_TEST(refused(numbers).find("other pairing numbers") != std::string::npos);
    RoundPaired byes = good;
    byes.byes.push_back({PlayerId(1), RequestedBye::HalfPoint});
    BOOST_TEST(refused(byes).find("byes") != std::string::npos);
}

BOOST_AUTO_TEST_CASE(two_persons_of_one_name_are_told_apart_by_birth_or_fide_id) {
    EventState state = eventOf(0);
    Person older = person("Nguyen, Van", 1800);
    older.birth = pairing::PartialDate{1970, 0, 0};
    Person younger = older;
    younger.birth = pairing::PartialDate{1999, 5, 1};
    Person unknown = person("Nguyen, Van", 1700);
    Person precise = older;
    precise.birth = pairing::PartialDate{1970, 2, 3};
    BOOST_TEST(codesOf(act(state, PlayersImported{"list", {{older, 2}, {younger, 3}}})).empty());
    BOOST_TEST(codesOf(act(state, PlayerAdded{unknown, {}})) == "player.namesake ");
    BOOST_TEST(codesOf(act(state, PlayerAdded{precise, {}})) == "player.namesake ");
    Person sameId = person("Other, Name", 1500);
    sameId.fideId = "12345";
    act(state, PlayerAdded{sameId, {}});
    Person married = person("New, Name", 1500);
    married.fideId = "12345";
    EventState copy = state;
    BOOST_TEST(arbiter::app::apply(copy, PlayerAdded{married, {}}).error().code == "player.duplicate");
}
