#include "event_service_inside.hpp"

#include "arbiter/app/round_checks.hpp"
#include "arbiter/app/sheet_changes.hpp"
#include "round_maker.hpp"

namespace arbiter::app {

using pairing::RoundNumber;

EventService::Outcome EventService::publishRound(RoundNumber round) {
    return inside_->commit([&](const EventState& fresh) -> rules::Expected<Action, Refusal> {
        if (auto open = handPairingInTheWay(fresh)) return rules::unexpected(std::move(*open));
        return RoundPublished{round};
    });
}

EventService::Outcome EventService::unpairRound(RoundNumber round) {
    return inside_->commit(RoundUnpaired{round});
}

EventService::Outcome EventService::seat(PlayerId one, PlayerId other, ChangeReason reason) {
    return inside_->commit([&](const EventState& fresh) -> rules::Expected<Action, Refusal> {
        if (fresh.rounds.empty())
            return rules::unexpected(
                Refusal{.code = "round.none", .reason = rules::text("no round is paired yet")});
        if (auto refusal = obstacleToSeating(fresh, {one, other}))
            return rules::unexpected(std::move(*refusal));
        const PairedBoard pair = withColours(fresh, one, other);
        return PlayersSeated{fresh.pairedRounds(), pair.white, pair.black, boardForSeating(fresh, pair),
                             reason};
    });
}

EventService::Outcome EventService::cancel(PlayerId player) {
    return inside_->commit(PlayerCancelled{state().pairedRounds(), player});
}

EventService::Outcome EventService::swapColours(RoundNumber round, pairing::BoardNumber board) {
    return inside_->commit(ColoursSwapped{round, board});
}

EventService::Outcome EventService::swapSeats(PlayerId one, PlayerId other, ChangeReason reason) {
    return inside_->commit(SeatsSwapped{state().pairedRounds(), one, other, reason});
}

EventService::Outcome EventService::dispute(pairing::BoardNumber board, const std::string& note) {
    const RoundNumber round = state().pairedRounds();
    const bool seen =
        round.value() >= 1 && board.value() >= 1 && board.value() <= state().round(round).boards.size();
    return inside_->commit(ResultDisputed{
        round, board, seen ? state().resultOf(round, board) : GameResult::Open, withoutBlanksAround(note)});
}

EventService::Outcome EventService::correctForRating(RoundNumber round, const BoardResult& result) {
    return inside_->commit(ResultCorrectedForRating{round, result.board, result.result});
}

EventService::Outcome EventService::pairNextRound(bool adjournOpenBoards) {
    // The round that is the next one as seen here: if another program pairs it first, this is refused instead
    // of pairing the round after it. The pairing itself is made from the fresh state, under the write lock.
    const RoundNumber round = state().nextRound();
    return inside_->commit([&](const EventState& fresh) -> rules::Expected<Action, Refusal> {
        if (auto open = handPairingInTheWay(fresh)) return rules::unexpected(std::move(*open));
        return makeRound(fresh, round, inside_->engine, {adjournOpenBoards, true});
    });
}

EventService::Outcome EventService::keepHandPairing(HandPairingKept kept) {
    return inside_->commit(Action{std::move(kept)});
}
EventService::Outcome EventService::dropHandPairing() {
    return inside_->commit(HandPairingDropped{state().nextRound()});
}

EventService::Outcome EventService::pairByHand(const RoundPaired& round) {
    return inside_->commit(Action{round});
}

EventService::Outcome EventService::recordResults(RoundNumber round, std::span<const BoardResult> results) {
    ResultsRecorded action{round, {}};
    for (const BoardResult& entered : results) {
        // As seen here: what somebody else entered meanwhile is not overwritten unseen.
        const bool seen = round.value() >= 1 && round <= state().pairedRounds() &&
                          entered.board.value() >= 1 &&
                          entered.board.value() <= state().round(round).boards.size();
        action.results.push_back({entered.board,
                                  seen ? state().resultOf(round, entered.board) : GameResult::Open,
                                  entered.result});
    }
    return inside_->commit(std::move(action));
}

} // namespace arbiter::app
