// A round that is being paired by hand: the session is kept, gone on with, or dropped.
#include <algorithm>

#include "apply_cases.hpp"
#include "arbiter/app/round_checks.hpp"
#include "shared_refusals.hpp"

namespace arbiter::app {

using rules::text;

std::optional<Refusal> handPairingInTheWay(const EventState& state) {
    if (!state.handPairing) return std::nullopt;
    return Refusal{.kind = RefusalKind::RuleForbids,
                   .code = "round.hand-pairing",
                   .reason = text("round {} is being paired by hand, and that is not ended",
                                  state.handPairing->round.value()),
                   .wayOut = text("Go on with it and end it (pair --manual), or drop it (pair --drop)"),
                   .round = state.handPairing->round};
}

Applied applyCase(EventState& state, const HandPairingKept& action) {
    if (auto obstacle = obstacleToPairing(state, action.round))
        return rules::unexpected(std::move(*obstacle));
    std::vector<PlayerId> players = action.leftOut;
    for (const auto& board : action.boards)
        if (board) players.insert(players.end(), {board->white, board->black});
    if (action.pairingAllocatedBye) players.push_back(*action.pairingAllocatedBye);
    for (const PlayerId id : players)
        if (!state.find(id)) return rules::unexpected(unknownPlayer(id));
    std::ranges::sort(players);
    if (std::ranges::adjacent_find(players) != players.end())
        return rules::unexpected(Refusal{.code = "round.hand-pairing-twice",
                                         .reason = text("somebody has two places in the round"),
                                         .round = action.round});
    state.handPairing = action;
    return Remarks{};
}

Applied applyCase(EventState& state, const HandPairingDropped& action) {
    if (!state.handPairing || state.handPairing->round != action.round)
        return rules::unexpected(
            Refusal{.code = "round.no-hand-pairing",
                    .reason = text("round {} is not being paired by hand", action.round.value()),
                    .wayOut = text("\"pair --manual\" begins it"),
                    .round = action.round});
    state.handPairing.reset();
    return Remarks{};
}

} // namespace arbiter::app
