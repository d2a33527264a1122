#include "repairing.hpp"

#include <algorithm>
#include <fmt/format.h>
#include <fmt/ranges.h>

#include "arbiter/app/pairing_engine.hpp"

namespace arbiter::app {
namespace {

using pairing::BoardNumber;
using pairing::PairingNumber;
using pairing::RoundNumber;

// By the same players who were paired then, whoever has come or gone since.
std::vector<PairingNumber> participantsOf(const EventState& state) {
    const PairedRound& round = state.rounds.back();
    std::vector<PairingNumber> numbers;
    for (const PairedBoard& board : round.boards)
        for (const PlayerId id : {board.white, board.black})
            numbers.push_back(state.find(id)->number);
    if (round.pairingAllocatedBye) numbers.push_back(state.find(*round.pairingAllocatedBye)->number);
    std::ranges::sort(numbers);
    return numbers;
}

std::optional<pairing::RoundPairing> pairedAgain(const EventState& state) {
    const RoundNumber round = state.pairedRounds();
    pairing::Tournament tournament = state.tournament;
    if (!tournament.initialColour) tournament.initialColour = drawInitialColour(state.seed);
    for (pairing::Player& player : tournament.players)
        player.rounds.resize(std::min<std::size_t>(player.rounds.size(), round.value() - 1U));
    const auto made = dutchEngine().pairRound(tournament, round, participantsOf(state));
    if (!made) return std::nullopt;
    return *made;
}

} // namespace

std::optional<std::vector<BoardNumber>> boardsPairedOtherwise(const EventState& one,
                                                              const EventState& other) {
    const auto first = pairedAgain(one);
    const auto second = pairedAgain(other);
    if (!first || !second) return std::nullopt;
    std::vector<BoardNumber> differing;
    for (std::size_t board = 0; board < first->boards.size(); ++board)
        if (std::ranges::find(second->boards, first->boards[board]) == second->boards.end())
            differing.push_back(BoardNumber(static_cast<std::uint16_t>(board + 1)));
    return differing;
}

bool changesLastRound(const EventState& state, RoundNumber plannedRounds) {
    if (state.rounds.empty() || state.tournament.roundRobin) return false;
    const RoundNumber last = state.pairedRounds();
    return (last == state.tournament.plannedRounds) != (last == plannedRounds);
}

std::string listed(const std::vector<BoardNumber>& boards) {
    std::vector<std::uint16_t> numbers;
    for (const BoardNumber board : boards)
        numbers.push_back(board.value());
    return fmt::format("{}", fmt::join(numbers, ", "));
}

} // namespace arbiter::app
