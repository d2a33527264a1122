#include "whole_event.hpp"

#include <algorithm>
#include <array>
#include <fmt/format.h>

#include "arbiter/app/round_checks.hpp"
#include "support/event/event_words.hpp"

namespace worker {

using namespace arbiter::app;
using pairing::BoardNumber;
using pairing::RequestedBye;
using pairing::RoundNumber;

WholeEvent::WholeEvent(EventService& service, unsigned seed, Say say)
    : service_(service)
    , random_(seed)
    , say_(std::move(say)) {
    service_.answer({{"correction", "undo-publication", "colours-exchanged", "second-half-point-bye"}, {}});
}

GameResult WholeEvent::anyResult() {
    constexpr std::array usual{GameResult::WhiteWins, GameResult::Draw, GameResult::BlackWins};
    return below(25) == 0 ? GameResult::WhiteWinsByForfeit : usual[below(3)];
}

void WholeEvent::addPlayer() {
    const std::size_t number = service_.state().nextPlayerId.value();
    const Person person = test_support::person(fmt::format("Player {:02}", number),
                                               static_cast<std::uint16_t>(1000 + below(1400)));
    say_(PlayerAdded{person, {}}, service_.addPlayer(person));
}

void WholeEvent::checkIn() {
    std::vector<PlayerId> here;
    for (const Entrant& entrant : service_.state().entrants)
        if (!entrant.checkedIn && !entrant.withdrawnFrom && here.size() < 7) here.push_back(entrant.id);
    say_(PlayersCheckedIn{here, true}, service_.checkIn(here));
}

void WholeEvent::enterResult() {
    const RoundNumber round = service_.state().pairedRounds();
    const auto open = service_.state().openBoards(round);
    const BoardResult result{open[below(static_cast<unsigned>(open.size()))], anyResult()};
    say_(ResultsRecorded{round, {{result.board, GameResult::Open, result.result}}},
         service_.recordResults(round, std::vector{result}));
}

// Of the last round or the one before: a later one would not be in FIDE mode.
void WholeEvent::correct() {
    const std::uint16_t last = service_.state().pairedRounds().value();
    const RoundNumber round(last > 1 && below(2) == 0 ? static_cast<std::uint16_t>(last - 1) : last);
    const auto boards = service_.state().round(round).boards.size();
    const BoardNumber board(static_cast<std::uint16_t>(1 + below(static_cast<unsigned>(boards))));
    if (service_.state().resultOf(round, board) == GameResult::Open) return enterResult();
    const BoardResult result{board, anyResult()};
    say_(ResultsRecorded{round, {{board, GameResult::Open, result.result}}},
         service_.recordResults(round, std::vector{result}));
}

void WholeEvent::withdraw() {
    const PlayerId player(1 + below(static_cast<unsigned>(players)));
    const Entrant* entrant = service_.state().find(player);
    if (entrant && entrant->withdrawnFrom)
        say_(PlayerReturned{player}, service_.returnPlayer(player));
    else
        say_(PlayerWithdrawn{player}, service_.withdrawPlayer(player));
}

void WholeEvent::askForBye() {
    const PlayerId player(1 + below(static_cast<unsigned>(players)));
    const RoundNumber round = service_.state().nextRound();
    say_(ByeGranted{player, round, RequestedBye::HalfPoint},
         service_.grantBye(player, round, RequestedBye::HalfPoint));
}

void WholeEvent::swapColours() {
    const RoundNumber round = service_.state().pairedRounds();
    const BoardNumber board(static_cast<std::uint16_t>(1 + below(20)));
    say_(ColoursSwapped{round, board}, service_.swapColours(round, board));
}

void WholeEvent::undo() {
    if (const auto words = service_.undoable(1 + below(3)))
        say_(ActsUndone{words->from}, service_.undo(words->from));
}

void WholeEvent::redo() {
    if (const auto words = service_.redoable()) say_(ActsRedone{words->from}, service_.redo(words->from));
}

bool WholeEvent::unusual() {
    if (service_.redoable() && below(2) == 0) {
        redo();
        return true;
    }
    const bool started = !service_.state().rounds.empty();
    switch (below(60)) {
    case 0:
    case 1:
        undo();
        return true;
    case 2:
        if (started) withdraw();
        return started;
    case 3:
        if (started) askForBye();
        return started;
    case 4:
        if (started) swapColours();
        return started;
    case 5:
    case 6:
        if (started) correct();
        return started;
    default:
        return false;
    }
}

void WholeEvent::pairOrPublish() {
    const EventState& state = service_.state();
    if (!state.rounds.empty() && state.rounds.back().draft) {
        const RoundNumber round = state.pairedRounds();
        say_(RoundPublished{round}, service_.publishRound(round));
    } else if (const auto missing = unsettledNoShows(state); !missing.empty()) {
        const PlayerId player = missing.front();
        say_(NoShowSettled{player, state.pairedRounds()}, service_.settleNoShow(player));
    } else {
        const RoundNumber round = state.nextRound();
        say_(RoundPaired{.round = round,
                         .boards = {},
                         .pairingAllocatedBye = {},
                         .byes = {},
                         .numbers = {},
                         .engine = {}},
             service_.pairNextRound());
    }
}

void WholeEvent::step() {
    if (unusual()) return;
    const EventState& state = service_.state();
    if (state.rounds.empty() && state.entrants.size() < players) return addPlayer();
    const auto absent = [](const Entrant& entrant) { return !entrant.checkedIn && !entrant.withdrawnFrom; };
    if (state.rounds.empty() && std::ranges::any_of(state.entrants, absent)) return checkIn();
    if (!state.rounds.empty() && !state.rounds.back().draft &&
        !state.openBoards(state.pairedRounds()).empty())
        return enterResult();
    if (state.rounds.size() < rounds || state.rounds.back().draft) return pairOrPublish();
    correct();
}

} // namespace worker
