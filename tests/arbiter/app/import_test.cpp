// A whole recorded tournament as one action.
#include <boost/test/unit_test.hpp>

#include "board_order.hpp"
#include "support/event/event_words.hpp"
#include "support/event/paired_rounds.hpp"

using namespace test_support;
using namespace arbiter::app;
using pairing::BoardNumber;
using pairing::Colour;
using pairing::Outcome;
using pairing::PairingNumber;
using pairing::RoundNumber;

namespace {

//     name     round 1   round 2
// 1   Anna     3w1       2b=
// 2   Bea      4b+       1w=
// 3   Cleo     1b0       H
// 4   Dana     2w-       -
// 5   Edda     U         -
pairing::Tournament recorded() {
    const auto number = [](int value) { return PairingNumber(static_cast<std::uint16_t>(value)); };
    const auto player = [&](int place, std::string name, std::vector<pairing::RoundEvent> rounds) {
        pairing::Player made;
        made.number = number(place);
        setPerson(made, person(std::move(name), static_cast<std::uint16_t>(2000 - place)));
        made.rounds = std::move(rounds);
        return made;
    };
    using namespace pairing;
    Tournament tournament;
    tournament.info.name = "Name of the file";
    tournament.info.city = "Basel";
    tournament.plannedRounds = RoundNumber(3);
    tournament.initialColour = Colour::White;
    tournament.players = {
        player(1, "Anna",
               {PlayedGame{number(3), Colour::White, Outcome::Win},
                PlayedGame{number(2), Colour::Black, Outcome::Draw}}),
        player(2, "Bea",
               {ForfeitWin{number(4), Colour::Black}, PlayedGame{number(1), Colour::White, Outcome::Draw}}),
        player(3, "Cleo", {PlayedGame{number(1), Colour::Black, Outcome::Loss}, HalfPointBye{}}),
        player(4, "Dana", {ForfeitLoss{number(2), Colour::White}, NotPaired{}}),
        player(5, "Edda", {PairingAllocatedBye{}, NotPaired{}}),
    };
    return tournament;
}

} // namespace

BOOST_AUTO_TEST_CASE(an_imported_tournament_goes_on_where_it_stopped) {
    EventState state;
    act(state, EventCreated{settings(5)});
    const auto remarks = act(state, TournamentImported{"open.trf", recorded(), {}, {}});
    BOOST_TEST_REQUIRE(remarks.size() == 1U);
    BOOST_TEST(rules::english(remarks[0].text).find("Dana (no. 4), Edda (no. 5)") != std::string::npos);
    BOOST_TEST(state.tournament.info.name == "Test Swiss"); // what the event had already stays
    BOOST_TEST(state.tournament.info.city == "Basel");
    BOOST_TEST(state.tournament.plannedRounds.value() == 3);
    BOOST_TEST(state.pairedRounds().value() == 2);
    const PairedRound& first = state.round(RoundNumber(1));
    BOOST_TEST_REQUIRE(first.boards.size() == 2U);
    BOOST_TEST((first.boards[0] == PairedBoard{PlayerId(1), PlayerId(3)}));
    BOOST_TEST((first.boards[1] == PairedBoard{PlayerId(4), PlayerId(2)}));
    BOOST_TEST((first.pairingAllocatedBye == PlayerId(5)));
    BOOST_TEST((state.resultOf(RoundNumber(1), BoardNumber(2)) == GameResult::BlackWinsByForfeit));
    BOOST_TEST(state.round(RoundNumber(2)).boards.size() == 1U);
    act(state, PlayerWithdrawn{PlayerId(4)});
    pairRound(state);
    BOOST_TEST(state.round(RoundNumber(3)).boards.size() == 2U);
}

BOOST_AUTO_TEST_CASE(two_sides_that_do_not_fit_together_are_no_tournament) {
    pairing::Tournament wrong = recorded();
    wrong.players[2].rounds[0] = pairing::PlayedGame{PairingNumber(1), Colour::Black, Outcome::Win};
    pairing::Tournament oneSided = recorded();
    oneSided.players[1].rounds[1] = pairing::HalfPointBye{};
    for (const auto& [tournament, said] :
         {std::pair(wrong, "round 1: the results of no. 1 and no. 3"),
          std::pair(oneSided, "round 2: no. 1 has no. 2 as opponent, but not the other way round")}) {
        EventState state;
        act(state, EventCreated{settings(5)});
        const auto applied = arbiter::app::apply(state, TournamentImported{"open.trf", tournament, {}, {}});
        BOOST_TEST_REQUIRE(!applied.has_value());
        BOOST_TEST(toString(applied.error()).find(said) != std::string::npos, toString(applied.error()));
        BOOST_TEST(state.entrants.empty());
    }
}

// FIDE C.04.2 art. 3.6: round 3 of four players with 2, 1½, 1 and ½ points, the leader having number 3.
BOOST_AUTO_TEST_CASE(recorded_boards_come_by_score_sum_and_number) {
    pairing::Tournament tournament = recorded();
    for (pairing::Player& player : tournament.players)
        player.rounds.push_back(pairing::NotPaired{});
    // Scores: Anna 1½, Bea 1½, Cleo ½, Dana 0, Edda 1. Boards: Edda-Cleo (best 1), Dana-Bea (best 1½, sum
    // 1½).
    const auto meet = [&](int white, int black) {
        const auto w = PairingNumber(static_cast<std::uint16_t>(white));
        const auto b = PairingNumber(static_cast<std::uint16_t>(black));
        tournament.find(w)->rounds[2] = pairing::PendingGame{b, Colour::White};
        tournament.find(b)->rounds[2] = pairing::PendingGame{w, Colour::Black};
    };
    meet(5, 3);
    meet(4, 2);
    auto boards = boardsOfRecordedRound(tournament, RoundNumber(3));
    BOOST_TEST_REQUIRE(boards.size() == 2U);
    BOOST_TEST(boards[0].white.value() == 4);
    BOOST_TEST(boards[1].white.value() == 5);
    // Both best members have 1½: the greater sum first, 1½ + 1 before 1½ + ½.
    tournament.find(PairingNumber(3))->rounds[2] = pairing::NotPaired{};
    tournament.find(PairingNumber(4))->rounds[2] = pairing::NotPaired{};
    meet(1, 3);
    meet(5, 2);
    boards = boardsOfRecordedRound(tournament, RoundNumber(3));
    BOOST_TEST(boards[0].white.value() == 5);
    BOOST_TEST(boards[1].white.value() == 1);
}
