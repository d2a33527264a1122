#include "arbiter/app/event_state.hpp"

#include <algorithm>

namespace arbiter::app {

using pairing::BoardNumber;
using pairing::PairingNumber;
using pairing::RoundNumber;

const Entrant* EventState::find(PlayerId id) const noexcept {
    const auto place = std::ranges::lower_bound(entrants, id, {}, &Entrant::id);
    return place != entrants.end() && place->id == id ? &*place : nullptr;
}

Entrant* EventState::find(PlayerId id) noexcept {
    const auto place = std::ranges::lower_bound(entrants, id, {}, &Entrant::id);
    return place != entrants.end() && place->id == id ? &*place : nullptr;
}

const pairing::Player* EventState::playerOf(PlayerId id) const noexcept {
    const Entrant* entrant = find(id);
    return entrant ? tournament.find(entrant->number) : nullptr;
}

pairing::Player* EventState::playerOf(PlayerId id) noexcept {
    const Entrant* entrant = find(id);
    return entrant ? tournament.find(entrant->number) : nullptr;
}

std::optional<PlayerId> EventState::idOf(PairingNumber number) const noexcept {
    const auto entrant = std::ranges::find(entrants, number, &Entrant::number);
    return entrant == entrants.end() ? std::nullopt : std::optional(entrant->id);
}

std::vector<PlayerId> EventState::idsByNumber() const {
    std::vector<const Entrant*> order;
    for (const Entrant& entrant : entrants)
        order.push_back(&entrant);
    std::ranges::sort(order, {}, &Entrant::number);
    std::vector<PlayerId> ids;
    for (const Entrant* entrant : order)
        ids.push_back(entrant->id);
    return ids;
}

RoundNumber EventState::pairedRounds() const noexcept {
    return RoundNumber(static_cast<std::uint16_t>(rounds.size()));
}

RoundNumber EventState::nextRound() const noexcept {
    return RoundNumber(static_cast<std::uint16_t>(rounds.size() + 1));
}

const PairedRound& EventState::round(RoundNumber number) const {
    return rounds.at(number.value() - std::size_t{1});
}

RoundState EventState::stateOf(RoundNumber number) const {
    if (round(number).draft) return RoundState::Draft;
    return openBoards(number).empty() ? RoundState::Complete : RoundState::Running;
}

GameResult EventState::resultOf(RoundNumber number, BoardNumber board) const {
    const PairedBoard& pair = round(number).boards.at(board.value() - std::size_t{1});
    const std::size_t place = number.value() - std::size_t{1};
    // Both sides were made by eventsOf() or checked with an imported tournament, so they fit together.
    return app::resultOf(playerOf(pair.white)->rounds[place], playerOf(pair.black)->rounds[place])
        .value_or(GameResult::Open);
}

std::vector<BoardNumber> EventState::openBoards(RoundNumber number) const {
    std::vector<BoardNumber> open;
    for (std::size_t place = 1; place <= round(number).boards.size(); ++place) {
        const BoardNumber board(static_cast<std::uint16_t>(place));
        if (resultOf(number, board) == GameResult::Open) open.push_back(board);
    }
    return open;
}

bool EventState::isActive(const Entrant& entrant) const noexcept {
    return !entrant.withdrawnFrom && (!checkInOpen || entrant.checkedIn);
}

std::vector<PlayerId> EventState::participantsOfNextRound() const {
    std::vector<PlayerId> participants;
    for (const Entrant& entrant : entrants)
        if (isActive(entrant) && !tournament.find(entrant.number)->requestedByes.contains(nextRound()))
            participants.push_back(entrant.id);
    return participants;
}

bool EventState::isFinished() const {
    if (rounds.empty() || pairedRounds() < tournament.plannedRounds) return false;
    for (std::uint16_t number = 1; number <= rounds.size(); ++number)
        for (std::uint16_t board = 1; board <= rounds[number - 1U].boards.size(); ++board) {
            const GameResult result = resultOf(RoundNumber(number), BoardNumber(board));
            if (result == GameResult::Open || result == GameResult::Adjourned) return false;
        }
    return true;
}

} // namespace arbiter::app
