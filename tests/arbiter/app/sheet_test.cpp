// Changes to a published round: seat, cancel, swap; contested results; corrections for the report only.
#include <array>
#include <boost/test/unit_test.hpp>
#include <set>

#include "arbiter/app/sheet_changes.hpp"
#include "support/event/service_words.hpp"

using namespace test_support;
using namespace arbiter::app;
using pairing::BoardNumber;
using pairing::RoundNumber;

namespace {

std::vector<PairedBoard> boardsBut(const Desk& desk, std::size_t place) {
    auto boards = desk.sheet().boards;
    boards.erase(boards.begin() + static_cast<std::ptrdiff_t>(place));
    return boards;
}

} // namespace

// U20, A-155: against the bye; one board more, nothing else changes, and it is on record.
BOOST_AUTO_TEST_CASE(a_latecomer_is_seated_against_the_bye) {
    Desk desk(7);
    desk.pair();
    const auto before = desk.sheet().boards;
    const PlayerId bye = *desk.sheet().pairingAllocatedBye;
    Desk::must(desk.service.addPlayer(person("Late, Lena", 1500)));
    const PlayerId late(8);
    const auto asked = desk.service.seat(late, bye, ChangeReason::LateEntry);
    BOOST_TEST_REQUIRE(!asked.has_value());
    BOOST_TEST(asked.error().code == "changed-sheet");
    BOOST_TEST(asked.error().article == "C.04.2 art. 4.4.4");
    desk.answer({"changed-sheet"});
    Desk::must(desk.service.seat(late, bye, ChangeReason::LateEntry));
    BOOST_TEST(desk.sheet().boards.size() == 4U);
    BOOST_TEST((boardsBut(desk, 3) == before));
    BOOST_TEST(!desk.sheet().pairingAllocatedBye.has_value());
    BOOST_TEST((desk.state().find(late)->firstRound == RoundNumber(1)));
    BOOST_TEST(desk.sheet().changes.size() == 1U);
    BOOST_TEST(desk.state().comments.back().starts_with("### MPA @ Round 1: board 4: "));
    desk.enterAll(GameResult::Draw);
    desk.play();
    BOOST_TEST(desk.faults() == "");
}

// U26: both sit opposite somebody who cancelled. They get the lower board; no other moves, and the two who
// cancelled stand on the other one, both forfeited.
BOOST_AUTO_TEST_CASE(u26_two_whose_opponents_have_cancelled) {
    Desk desk(8);
    desk.pair();
    const auto before = desk.sheet().boards;
    Desk::must(desk.service.cancel(before[3].white));
    const Done second = Desk::must(desk.service.cancel(before[1].black));
    BOOST_TEST_REQUIRE(second.remarks.size() == 1U);
    desk.answer({"changed-sheet"});
    Desk::must(desk.service.seat(before[3].black, before[1].white, ChangeReason::WithoutGame));
    const auto& now = desk.sheet().boards;
    BOOST_TEST_REQUIRE(now.size() == 4U);
    BOOST_TEST((now[0] == before[0]));
    BOOST_TEST((now[2] == before[2]));
    BOOST_TEST((std::set{now[1].white, now[1].black} == std::set{before[3].black, before[1].white}));
    BOOST_TEST((std::set{now[3].white, now[3].black} == std::set{before[3].white, before[1].black}));
    BOOST_TEST((desk.state().resultOf(RoundNumber(1), BoardNumber(4)) == GameResult::DoubleForfeit));
    BOOST_TEST((desk.state().openBoards(RoundNumber(1)).size() == 3U));
    for (const std::uint16_t board : std::array<std::uint16_t, 3>{1, 2, 3})
        desk.enter(board, GameResult::Draw);
    // They had said so: nobody has to be asked about.
    desk.pair();
    BOOST_TEST(desk.faults() == "");
}

BOOST_AUTO_TEST_CASE(two_latecomers_are_seated_with_each_other) {
    Desk desk(6);
    desk.pair();
    Desk::must(desk.service.addPlayer(person("Late, Lena", 1500)));
    Desk::must(desk.service.addPlayer(person("Late, Otto", 1400)));
    desk.answer({"changed-sheet"});
    Desk::must(desk.service.seat(PlayerId(7), PlayerId(8), ChangeReason::LateEntry));
    BOOST_TEST(desk.sheet().boards.size() == 4U);
    BOOST_TEST(Desk::refusal(desk.service.seat(PlayerId(7), PlayerId(1), ChangeReason::LateEntry)) ==
               "seat.not-idle");
    BOOST_TEST(desk.faults() == "");
}

// U26, A-155: one cancels, the other has the bye: the hint names both, and they play on the board that is
// free.
BOOST_AUTO_TEST_CASE(two_who_are_left_without_an_opponent_may_play) {
    Desk desk(7);
    desk.pair();
    const auto before = desk.sheet().boards;
    const PlayerId bye = *desk.sheet().pairingAllocatedBye;
    const PairedBoard second = before[1];
    const Done cancelled = Desk::must(desk.service.cancel(second.black));
    BOOST_TEST(cancelled.warnings.at(0).name == "cancelled");
    BOOST_TEST_REQUIRE(cancelled.remarks.size() == 1U);
    const std::string hint = rules::english(cancelled.remarks[0].text);
    BOOST_TEST(hint.find(desk.state().playerOf(second.white)->name) != std::string::npos);
    BOOST_TEST(hint.find(desk.state().playerOf(bye)->name) != std::string::npos);
    BOOST_TEST((desk.state().resultOf(RoundNumber(1), BoardNumber(2)) == GameResult::WhiteWinsByForfeit));

    desk.answer({"changed-sheet"});
    Desk::must(desk.service.seat(second.white, bye, ChangeReason::WithoutGame));
    BOOST_TEST(desk.sheet().boards.size() == 3U);
    BOOST_TEST((desk.sheet().boards[0] == before[0]));
    BOOST_TEST((desk.sheet().boards[2] == before[2]));
    BOOST_TEST((desk.state().resultOf(RoundNumber(1), BoardNumber(2)) == GameResult::Open));
    BOOST_TEST(std::holds_alternative<pairing::ZeroPointBye>(desk.state().playerOf(second.black)->rounds[0]));
    BOOST_TEST(idlePlayers(desk.state()).empty());
    desk.enterAll(GameResult::Draw);
    // Who cancelled is no unexplained no-show.
    desk.pair();
    BOOST_TEST(desk.faults() == "");
}

// A-208, U19: colours as they were played; who won has won; no other board moves.
BOOST_AUTO_TEST_CASE(colours_are_exchanged_and_the_winner_stays) {
    Desk desk(6);
    desk.pair();
    desk.enterAll(GameResult::WhiteWins);
    const auto before = desk.sheet().boards;
    BOOST_TEST(Desk::refusal(desk.service.swapColours(RoundNumber(1), BoardNumber(2))) ==
               "colours-exchanged");
    desk.answer({"colours-exchanged"});
    Desk::must(desk.service.swapColours(RoundNumber(1), BoardNumber(2)));
    BOOST_TEST((desk.sheet().boards[1] == PairedBoard{before[1].black, before[1].white}));
    BOOST_TEST((desk.state().resultOf(RoundNumber(1), BoardNumber(2)) == GameResult::BlackWins));
    BOOST_TEST(
        (pairing::playedColour(desk.state().playerOf(before[1].white)->rounds[0]) == pairing::Colour::Black));
    BOOST_TEST((boardsBut(desk, 1) == std::vector{before[0], before[2]}));
    BOOST_TEST(desk.faults() == "");
}

BOOST_AUTO_TEST_CASE(two_players_exchange_their_seats_also_with_the_bye) {
    Desk desk(7);
    desk.pair();
    const auto before = desk.sheet().boards;
    const PlayerId bye = *desk.sheet().pairingAllocatedBye;
    desk.answer({"changed-sheet"});
    Desk::must(desk.service.swapSeats(before[0].black, before[2].black, ChangeReason::EventRules));
    BOOST_TEST((desk.sheet().boards[0] == PairedBoard{before[0].white, before[2].black}));
    BOOST_TEST((desk.sheet().boards[2] == PairedBoard{before[2].white, before[0].black}));
    BOOST_TEST((desk.sheet().boards[1] == before[1]));
    Desk::must(desk.service.swapSeats(before[1].white, bye, ChangeReason::EventRules));
    BOOST_TEST((desk.sheet().pairingAllocatedBye == before[1].white));
    BOOST_TEST((desk.sheet().boards[1] == PairedBoard{bye, before[1].black}));
    BOOST_TEST(Desk::refusal(desk.service.swapSeats(before[1].white, before[1].white,
                                                    ChangeReason::EventRules)) == "swap.same");
    BOOST_TEST(Desk::refusal(desk.service.swapSeats(bye, before[1].black, ChangeReason::EventRules)) ==
               "swap.same-board");
    desk.enter(1, GameResult::Draw);
    BOOST_TEST(Desk::refusal(desk.service.swapSeats(before[0].white, before[2].white,
                                                    ChangeReason::EventRules)) == "swap.has-result");
    BOOST_TEST(desk.faults() == "");
}

// what the rules would never pair has a warning of its own.
BOOST_AUTO_TEST_CASE(a_rematch_by_hand_is_asked_for) {
    Desk desk(4, 3);
    desk.play();
    const PairedBoard met = desk.sheet().boards[0];
    desk.pair();
    const auto opponentOf = [&desk](PlayerId id) {
        for (const PairedBoard& board : desk.sheet().boards)
            if (board.white == id || board.black == id) return board.white == id ? board.black : board.white;
        return id;
    };
    desk.answer({"changed-sheet"});
    const auto asked = desk.service.swapSeats(opponentOf(met.white), met.black, ChangeReason::EventRules);
    BOOST_TEST_REQUIRE(!asked.has_value());
    BOOST_TEST(asked.error().warnings.at(0).name == "rematch");
    desk.answer({"changed-sheet", "rematch"});
    Desk::must(desk.service.swapSeats(opponentOf(met.white), met.black, ChangeReason::EventRules));
    BOOST_TEST(haveMet(desk.state(), met.white, met.black));
    BOOST_TEST(desk.faults() == "");
}

// U09, A-210: it counts as open; a ruling closes it; who, when and why are in the log.
BOOST_AUTO_TEST_CASE(a_disputed_result_is_open_until_it_is_ruled) {
    Desk desk(4, 3);
    desk.play();
    Desk::must(desk.service.dispute(BoardNumber(2), "both say they won"));
    const auto refused = desk.service.pairNextRound();
    BOOST_TEST_REQUIRE(!refused.has_value());
    BOOST_TEST((refused.error().boards == std::vector<BoardNumber>{BoardNumber(2)}));
    BOOST_TEST(rules::english(refused.error().details.at(0)).find("(disputed)") != std::string::npos);
    desk.enter(2, GameResult::BlackWins);
    BOOST_TEST(desk.sheet().disputes.empty());
    const auto diary = desk.service.diary();
    BOOST_TEST(rules::english(diary[diary.size() - 2].words).find("both say they won") != std::string::npos);
    BOOST_TEST(diary[diary.size() - 2].who == "Arbiter");
    desk.pair();
    BOOST_TEST(desk.faults() == "");
}

// open boards are adjourned by the pairing, named, and open again if it fails.
BOOST_AUTO_TEST_CASE(open_boards_are_adjourned_only_if_that_is_wished) {
    Desk desk(4, 3);
    desk.pair();
    desk.enter(1, GameResult::WhiteWins);
    BOOST_TEST(Desk::refusal(desk.service.pairNextRound()) == "round.results-missing");
    const Done paired = Desk::must(desk.service.pairNextRound(true));
    BOOST_TEST(paired.warnings.at(0).name == "open-boards-adjourned");
    BOOST_TEST((desk.state().resultOf(RoundNumber(1), BoardNumber(2)) == GameResult::Adjourned));
    Desk::must(desk.service.publishRound(RoundNumber(2)));
    desk.enterAll(GameResult::Draw);
    const Done third = Desk::must(desk.service.pairNextRound());
    BOOST_TEST(third.warnings.at(0).name == "older-adjourned-game");
    BOOST_TEST(desk.faults() == "");

    Desk failing(4, 3);
    failing.pair();
    const PairedBoard met = failing.sheet().boards[0];
    for (const Entrant& entrant : std::vector<Entrant>(failing.state().entrants))
        if (entrant.id != met.white && entrant.id != met.black)
            Desk::must(failing.service.withdrawPlayer(entrant.id));
    BOOST_TEST(!failing.service.pairNextRound(true).has_value());
    BOOST_TEST((failing.state().resultOf(RoundNumber(1), BoardNumber(1)) == GameResult::Open));
}

// standings and pairings stay as they are.
BOOST_AUTO_TEST_CASE(a_late_correction_can_be_for_the_report_only) {
    Desk desk(8);
    for (int round = 1; round <= 3; ++round)
        desk.play(GameResult::WhiteWins);
    const auto correct = [&desk] {
        return desk.service.correctForRating(RoundNumber(1), {BoardNumber(1), GameResult::Draw});
    };
    BOOST_TEST(Desk::refusal(correct()) == "rating-only");
    desk.answer({"rating-only"});
    Desk::must(correct());
    BOOST_TEST((desk.state().resultOf(RoundNumber(1), BoardNumber(1)) == GameResult::WhiteWins));
    BOOST_TEST(desk.state().ratingCorrections.size() == 1U);
    BOOST_TEST(desk.state().comments.back().starts_with("### Rating correction @ Round 1: "));
    BOOST_TEST(desk.faults() == "");
}
