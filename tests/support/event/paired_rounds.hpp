// Rounds paired without a pairing system: quick, plain and always possible while somebody is left to meet.
// Use it where a test needs rounds and does not ask who meets whom.
#pragma once

#include <algorithm>
#include <set>
#include <utility>
#include <vector>

#include "arbiter/app/round_checks.hpp"
#include "support/event/event_words.hpp"

namespace test_support {

// In the order of the ids, each with the first who is left; the last one of an odd number stays out.
// Rematches are possible: apply() judges whether everybody is on the sheet, not the rules of a system.
[[nodiscard]] inline app::RoundPaired anyPairing(const app::EventState& state) {
    app::RoundPaired action{.round = state.nextRound(),
                            .boards = {},
                            .pairingAllocatedBye = std::nullopt,
                            .byes = app::byesOfNextRound(state),
                            .numbers = app::numbersOf(state),
                            .edition = state.tournament.edition,
                            .initialColour =
                                state.tournament.initialColour.value_or(app::drawInitialColour(state.seed)),
                            .engine = "test"};
    std::vector<app::PlayerId> left = state.participantsOfNextRound();
    // Another neighbour each round.
    std::ranges::rotate(left, left.begin() + static_cast<std::ptrdiff_t>(state.rounds.size() % left.size()));
    while (left.size() >= 2) {
        action.boards.push_back({left[0], left[1]});
        left.erase(left.begin(), left.begin() + 2);
    }
    if (!left.empty()) action.pairingAllocatedBye = left.front();
    return action;
}

inline void pairRound(app::EventState& state) {
    act(state, anyPairing(state));
}

inline void playRound(app::EventState& state, app::GameResult result) {
    pairRound(state);
    act(state, allBoards(state, state.pairedRounds(), result));
}

} // namespace test_support
