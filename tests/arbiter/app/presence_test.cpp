// Check-in, no-shows, prohibitions, fixed boards, limits of byes, expulsion, numbers, notes, the end.
#include <boost/test/unit_test.hpp>

#include "arbiter/app/fide_mode.hpp"
#include "arbiter/app/prepare.hpp"
#include "support/event/service_words.hpp"

using namespace test_support;
using namespace arbiter::app;
using pairing::BoardNumber;
using pairing::RequestedBye;
using pairing::RoundNumber;

namespace {

bool isOnSheet(const Desk& desk, PlayerId id) {
    return desk.sheet().pairingAllocatedBye == id ||
           std::ranges::any_of(desk.sheet().boards, [id](const PairedBoard& board) {
               return board.white == id || board.black == id;
           });
}

std::string codesOf(const std::vector<PrepareItem>& items) {
    std::string codes;
    for (const PrepareItem& item : items)
        codes += item.code + " ";
    return codes;
}

} // namespace

// A-173, C.04.2 art. 4.1: once there is a check-in, who is not checked in is left out, and named.
BOOST_AUTO_TEST_CASE(only_who_is_checked_in_is_paired) {
    Desk desk(6);
    Desk::must(desk.service.checkIn({PlayerId(1), PlayerId(2), PlayerId(3), PlayerId(4)}));
    const Done paired = Desk::must(desk.service.pairNextRound());
    BOOST_TEST_REQUIRE(paired.warnings.size() == 1U);
    BOOST_TEST(paired.warnings[0].name == "not-checked-in");
    BOOST_TEST((paired.warnings[0].players == std::vector<PlayerId>{PlayerId(5), PlayerId(6)}));
    BOOST_TEST(!isOnSheet(desk, PlayerId(5)));
    // He comes before it is published: published it cannot be without him.
    Desk::must(desk.service.checkIn({PlayerId(5)}));
    BOOST_TEST(Desk::refusal(desk.service.publishRound(RoundNumber(1))) == "round.left-off");
    Desk::must(desk.service.unpairRound(RoundNumber(1)));
    Desk::must(desk.service.pairNextRound());
    BOOST_TEST(isOnSheet(desk, PlayerId(5)));
    Desk::must(desk.service.publishRound(RoundNumber(1)));
    // A late entry, too, is paired only once present.
    desk.enterAll(GameResult::Draw);
    Desk::must(desk.service.addPlayer(person("Late, Lena", 1500)));
    Desk::must(desk.service.pairNextRound());
    BOOST_TEST(!isOnSheet(desk, PlayerId(7)));
    BOOST_TEST(desk.faults() == "");
}

// U24, A-174: asked once, settled by a word, a withdrawal or a bye; never by itself.
BOOST_AUTO_TEST_CASE(a_no_show_is_asked_for_before_the_next_pairing) {
    Desk desk(8);
    desk.pair();
    desk.enterAll(GameResult::WhiteWins);
    const PairedBoard first = desk.sheet().boards[0];
    const PairedBoard second = desk.sheet().boards[1];
    desk.enter(1, GameResult::WhiteWinsByForfeit);
    desk.enter(2, GameResult::DoubleForfeit);
    const auto refused = desk.service.pairNextRound();
    BOOST_TEST_REQUIRE(!refused.has_value());
    BOOST_TEST(refused.error().code == "round.no-shows");
    BOOST_TEST(refused.error().article == "C.05 art. 6.5");
    BOOST_TEST(refused.error().players.size() == 3U);
    Desk::must(desk.service.settleNoShow(first.black));
    Desk::must(desk.service.withdrawPlayer(second.white));
    BOOST_TEST(Desk::refusal(desk.service.pairNextRound()) == "round.no-shows");
    Desk::must(desk.service.grantBye(second.black, RoundNumber(2), RequestedBye::ZeroPoint));
    desk.pair();
    BOOST_TEST(isOnSheet(desk, first.black));
    BOOST_TEST(!isOnSheet(desk, second.white));
    BOOST_TEST(desk.service.settleNoShow(first.white).error().code == "no-show.none");
    BOOST_TEST(desk.faults() == "");
}

// U28: the prohibited pair is the only one left; it is named as the cause.
BOOST_AUTO_TEST_CASE(a_prohibition_is_hard_and_is_named_where_it_leaves_no_pairing) {
    Desk desk(4, 3);
    Prohibition pair{ProhibitionKind::Players, {PlayerId(1), PlayerId(3)}, {}, RoundNumber(1), std::nullopt};
    Desk::must(desk.service.forbid(pair));
    desk.play(GameResult::WhiteWins); // not 1-3, as it would be
    BOOST_TEST(!(desk.sheet().boards[0] == PairedBoard{PlayerId(1), PlayerId(3)}));
    Desk::must(desk.service.withdrawPlayer(PlayerId(2)));
    Desk::must(desk.service.withdrawPlayer(PlayerId(4)));
    const auto refused = desk.service.pairNextRound();
    BOOST_TEST_REQUIRE(!refused.has_value());
    BOOST_TEST((refused.error().kind == RefusalKind::NoLegalPairing));
    const std::string said = toString(refused.error());
    BOOST_TEST(said.find("Player 01") != std::string::npos, said);
    BOOST_TEST(said.find("Player 03") != std::string::npos, said);
    BOOST_TEST(desk.faults() == "");
}

// after round 1 only outside FIDE mode; a club rule made before catches a late entry.
BOOST_AUTO_TEST_CASE(prohibitions_are_settled_before_round_1) {
    Desk desk(6);
    Person member = person("Club, Mate", 2500);
    member.club = "Hafen";
    Desk::must(desk.service.addPlayer(member));
    Desk::must(desk.service.forbid({ProhibitionKind::Club, {}, "", RoundNumber(1), std::nullopt}));
    desk.play();
    Person late = person("Late, Mate", 2490);
    late.club = "HAFEN";
    Desk::must(desk.service.addPlayer(late));
    BOOST_TEST_REQUIRE(desk.state().tournament.forbidden.size() == 1U);
    BOOST_TEST(desk.state().tournament.forbidden[0].members.size() == 2U);
    BOOST_TEST(isInFideMode(desk.state()));

    const Prohibition pair{
        ProhibitionKind::Players, {PlayerId(1), PlayerId(2)}, {}, RoundNumber(1), std::nullopt};
    const auto refused = desk.service.forbid(pair);
    BOOST_TEST_REQUIRE(!refused.has_value());
    BOOST_TEST((refused.error().warnings.at(0).level == WarningLevel::NotHere));
    desk.answer({leaveFideMode});
    const std::string code = desk.service.forbid(pair).error().oneTimeCode;
    desk.service.answer({{leaveFideMode}, code});
    Desk::must(desk.service.forbid(pair));
    BOOST_TEST(!isInFideMode(desk.state()));
    // Outside FIDE mode it is a matter of confirming.
    desk.answer({"prohibition-after-start"});
    Desk::must(desk.service.liftProhibition(2));
    BOOST_TEST(desk.state().comments.back() ==
               "### Prohibition @ Round 1: lifted: Player 01 (no. 3), Player 02 (no. 4)");
    BOOST_TEST(desk.faults() == "");
}

// U30: player 9 sits at board 1; who meets whom is as without it.
BOOST_AUTO_TEST_CASE(a_fixed_board_moves_the_board_and_not_the_opponent) {
    Desk with(12);
    Desk without(12);
    Desk::must(with.service.fixBoard(PlayerId(9), BoardNumber(1)));
    BOOST_TEST(Desk::refusal(with.service.fixBoard(PlayerId(8), BoardNumber(1))) == "board.taken");
    for (int round = 1; round <= 3; ++round) {
        with.pair();
        without.pair();
        const auto& first = with.sheet().boards[0];
        BOOST_TEST((first.white == PlayerId(9) || first.black == PlayerId(9)));
        auto sorted = [](const PairedRound& sheet) {
            std::vector<std::pair<PlayerId, PlayerId>> pairs;
            for (const PairedBoard& board : sheet.boards)
                pairs.emplace_back(board.white, board.black);
            std::ranges::sort(pairs);
            return pairs;
        };
        BOOST_TEST((sorted(with.sheet()) == sorted(without.sheet())));
        with.enterAll(GameResult::WhiteWins);
        without.enterAll(GameResult::WhiteWins);
    }
    BOOST_TEST(with.faults() == "");
}

// and the limits of the event.
BOOST_AUTO_TEST_CASE(byes_keep_to_the_rules_of_the_event) {
    Desk desk(8);
    Desk::must(desk.service.allowHalfPointByes(PlayerId(1), false));
    BOOST_TEST(Desk::refusal(desk.service.grantBye(PlayerId(1), RoundNumber(2), RequestedBye::HalfPoint)) ==
               "bye.not-entitled");
    SettingsChanged change;
    change.byeRules = ByeRules{1, 2};
    Desk::must(desk.service.changeSettings(change));
    Desk::must(desk.service.grantBye(PlayerId(2), RoundNumber(1), RequestedBye::HalfPoint));
    BOOST_TEST(Desk::refusal(desk.service.grantBye(PlayerId(2), RoundNumber(3), RequestedBye::HalfPoint)) ==
               "bye.limit");
    BOOST_TEST(Desk::refusal(desk.service.grantBye(PlayerId(3), RoundNumber(4), RequestedBye::HalfPoint)) ==
               "bye.last-rounds");
    Desk::must(desk.service.grantBye(PlayerId(3), RoundNumber(4), RequestedBye::ZeroPoint));
    Desk::must(desk.service.grantBye(PlayerId(3), RoundNumber(3), RequestedBye::HalfPoint));
}

BOOST_AUTO_TEST_CASE(who_is_expelled_does_not_return) {
    Desk desk(6);
    desk.play();
    desk.answer({"expulsion"});
    Desk::must(desk.service.expelPlayer(PlayerId(2), "telephone"));
    BOOST_TEST(Desk::refusal(desk.service.returnPlayer(PlayerId(2))) == "player.expelled");
    desk.pair();
    BOOST_TEST(!isOnSheet(desk, PlayerId(2)));
    BOOST_TEST(desk.faults() == "");
}

// U29, A-101 to A-106: offered before round 4 is paired, not after it.
BOOST_AUTO_TEST_CASE(numbers_are_made_anew_until_round_4_is_paired) {
    Desk desk(10, 6);
    desk.play();
    Person corrected = personOf(*desk.state().playerOf(PlayerId(10)));
    corrected.rating = pairing::Rating(2150);
    const Done edited = Desk::must(desk.service.editPlayer(PlayerId(10), corrected));
    BOOST_TEST(edited.warnings.at(0).name == "rating-correction");
    BOOST_TEST(codesOf(itemsBeforePairing(desk.state())).find("numbering") != std::string::npos);
    const auto asked = desk.service.renumberPlayers();
    BOOST_TEST_REQUIRE(!asked.has_value());
    BOOST_TEST(asked.error().warnings.at(0).name == "renumbering");
    BOOST_TEST(asked.error().warnings.at(0).players.size() == 10U);
    desk.answer({"renumbering", "numbers-exchanged"});
    Desk::must(desk.service.renumberPlayers());
    BOOST_TEST((desk.state().find(PlayerId(10))->number == pairing::PairingNumber(1)));
    BOOST_TEST(Desk::refusal(desk.service.exchangeNumbers(PlayerId(1), PlayerId(2))) == "numbers.unequal");
    desk.play();
    desk.play();
    desk.pair();
    BOOST_TEST(Desk::refusal(desk.service.renumberPlayers()) == "numbers.frozen");
    BOOST_TEST(desk.faults() == "");
}

BOOST_AUTO_TEST_CASE(players_of_equal_rating_exchange_their_numbers) {
    Desk desk(0);
    Desk::must(desk.service.importPlayers("list", {{person("Aa", 1500), {}}, {person("Bb", 1500), {}}}));
    BOOST_TEST(Desk::refusal(desk.service.exchangeNumbers(PlayerId(1), PlayerId(2))) == "numbers-exchanged");
    desk.answer({"numbers-exchanged"});
    Desk::must(desk.service.exchangeNumbers(PlayerId(1), PlayerId(2)));
    BOOST_TEST((desk.state().find(PlayerId(2))->number == pairing::PairingNumber(1)));
    BOOST_TEST(desk.faults() == "");
}

// U52: on the list until it is settled.
BOOST_AUTO_TEST_CASE(a_note_stays_on_the_list_until_it_is_settled) {
    Desk desk(4, 3);
    Desk::must(desk.service.addNote("wants a bye in round 3", PlayerId(2)));
    BOOST_TEST(codesOf(itemsBeforePairing(desk.state())) == "note ");
    desk.play();
    BOOST_TEST(codesOf(itemsBeforePairing(desk.state())) == "note ");
    Desk::must(desk.service.settleNote(1));
    BOOST_TEST(codesOf(itemsBeforePairing(desk.state())).empty());
    BOOST_TEST(Desk::refusal(desk.service.settleNote(1)) == "note.none");
}

// U29, A-092: named before round 1.
BOOST_AUTO_TEST_CASE(doubtful_entries_are_listed_before_round_1) {
    Desk desk(0);
    Person unrated = person("Ida, Ida");
    unrated.fideId = "123";
    Person master = person("Master, Mia", 1250);
    master.title = pairing::Title::Gm;
    Person twin = person("Twin, Tom", 1500);
    twin.birth = pairing::PartialDate{1990, 1, 1};
    Person other = person("Twin, Tom", 1600);
    other.birth = pairing::PartialDate{1960, 1, 1};
    Desk::must(desk.service.importPlayers("list", {{unrated, {}},
                                                   {master, {}},
                                                   {twin, {}},
                                                   {other, {}},
                                                   {person("Typo, Ted", 150), {}},
                                                   {person("Plain, Pia", 1700), {}}}));
    BOOST_TEST(codesOf(itemsBeforePairing(desk.state())) ==
               "unrated-with-id unlikely-rating same-name unlikely-rating ");
    desk.pair();
    BOOST_TEST(codesOf(itemsBeforePairing(desk.state())).find("unlikely") == std::string::npos);
}

// U06, U38, A-192: only when every game has a result; then nothing changes any more.
BOOST_AUTO_TEST_CASE(an_event_is_closed_only_when_it_is_complete) {
    Desk desk(4, 1);
    BOOST_TEST(Desk::refusal(desk.service.closeEvent()) == "event.not-finished");
    desk.pair();
    desk.enter(1, GameResult::Draw);
    const auto open = desk.service.closeEvent();
    BOOST_TEST_REQUIRE(!open.has_value());
    BOOST_TEST((open.error().boards == std::vector<BoardNumber>{BoardNumber(2)}));
    desk.enter(2, GameResult::Draw);
    Desk::must(desk.service.closeEvent());
    BOOST_TEST(Desk::refusal(desk.service.recordResults(
                   RoundNumber(1), std::vector<BoardResult>{{BoardNumber(1), GameResult::WhiteWins}})) ==
               "event.closed");
    Desk::must(desk.service.undo(desk.service.undoable()->from));
    desk.enter(1, GameResult::WhiteWins);
    BOOST_TEST(desk.faults() == "");
}
