#include "arbiter/app/hand_pairing.hpp"

#include <algorithm>

#include "arbiter/app/round_checks.hpp"
#include "hand_pairing_rules.hpp"
#include "round_maker.hpp"

namespace arbiter::app {

rules::Expected<HandPairing, Refusal> HandPairing::begin(const EventState& state,
                                                         const PairingEngine& engine) {
    const pairing::RoundNumber round = state.nextRound();
    if (auto obstacle = obstacleToPairing(state, round)) return rules::unexpected(std::move(*obstacle));
    HandPairing session;
    session.participants_ = state.participantsOfNextRound();
    const auto made = makeRound(state, round, engine);
    if (made) {
        session.action_ = *made;
        session.action_.byHand = MadeByHand{{}, EnginesRound{made->boards, made->pairingAllocatedBye}};
    } else if (made.error().kind == RefusalKind::NoLegalPairing) {
        session.action_ = emptyRound(state, round, engine);
        session.action_.byHand = MadeByHand{};
        session.engineReasons_ = made.error().details;
    } else {
        return rules::unexpected(made.error());
    }
    session.asTheEngine();
    if (state.handPairing && state.handPairing->round == round) session.goOnWith(*state.handPairing);
    return session;
}

// Who has left meanwhile has no place any more; who has come has none yet.
void HandPairing::goOnWith(const HandPairingKept& kept) {
    boards_.clear();
    for (const auto& board : kept.boards) {
        const bool whole = board && takesPart(board->white) && takesPart(board->black);
        boards_.push_back(whole ? board : std::nullopt);
    }
    bye_ = kept.pairingAllocatedBye && takesPart(*kept.pairingAllocatedBye) ? kept.pairingAllocatedBye
                                                                            : std::nullopt;
    leftOut_.clear();
    for (const PlayerId player : kept.leftOut)
        if (takesPart(player)) leftOut_.push_back(player);
}

HandPairingKept HandPairing::kept() const {
    return {action_.round, boards_, bye_, leftOut_};
}

bool HandPairing::takesPart(PlayerId player) const {
    return std::ranges::find(participants_, player) != participants_.end();
}

std::vector<PlayerId> HandPairing::unplaced() const {
    std::vector<PlayerId> unplaced;
    for (const PlayerId player : participants_) {
        const bool seated = std::ranges::any_of(boards_, [player](const auto& board) {
            return board && (board->white == player || board->black == player);
        });
        if (!seated && bye_ != player && std::ranges::count(leftOut_, player) == 0)
            unplaced.push_back(player);
    }
    return unplaced;
}

void HandPairing::swapPlayers(PlayerId one, PlayerId other) {
    const auto exchange = [&](PlayerId& place) {
        if (place == one)
            place = other;
        else if (place == other)
            place = one;
    };
    for (auto& board : boards_) {
        if (!board) continue;
        exchange(board->white);
        exchange(board->black);
    }
    if (bye_) exchange(*bye_);
    for (PlayerId& place : leftOut_)
        exchange(place);
}

void HandPairing::swapColours(std::size_t board) {
    std::swap(boards_[board]->white, boards_[board]->black);
}

void HandPairing::vacate(PlayerId player) {
    for (auto& board : boards_)
        if (board && (board->white == player || board->black == player)) board.reset();
    if (bye_ == player) bye_.reset();
    std::erase(leftOut_, player);
}

void HandPairing::seat(PlayerId white, PlayerId black) {
    vacate(white);
    vacate(black);
    const auto free = std::ranges::find_if(boards_, [](const auto& board) { return !board; });
    if (free != boards_.end())
        *free = PairedBoard{white, black};
    else
        boards_.emplace_back(PairedBoard{white, black});
}

void HandPairing::giveBye(PlayerId player) {
    vacate(player);
    bye_ = player;
}

void HandPairing::leaveOut(PlayerId player) {
    vacate(player);
    leftOut_.push_back(player);
    std::ranges::sort(leftOut_);
}

void HandPairing::takeAway(PlayerId player) {
    vacate(player);
}

void HandPairing::clear() {
    std::ranges::fill(boards_, std::nullopt);
    bye_.reset();
    leftOut_.clear();
}

void HandPairing::asTheEngine() {
    boards_.clear();
    bye_.reset();
    leftOut_.clear();
    if (!action_.byHand->engine) return;
    for (const PairedBoard& board : action_.byHand->engine->boards)
        boards_.emplace_back(board);
    bye_ = action_.byHand->engine->pairingAllocatedBye;
}

std::vector<Warning> HandPairing::brokenRules(const EventState& state) const {
    return rulesBrokenBy(state, result());
}

std::vector<HandDifference> HandPairing::differences() const {
    return differencesOf(result());
}

RoundPaired HandPairing::result() const {
    RoundPaired action = action_;
    action.boards.clear();
    for (const auto& board : boards_)
        if (board) action.boards.push_back(*board);
    action.pairingAllocatedBye = bye_;
    action.byHand->leftOut = leftOut_;
    if (differencesOf(action).empty() && leftOut_.empty() && unplaced().empty()) action.byHand.reset();
    return action;
}

std::vector<HandDifference> differencesOf(const RoundPaired& action) {
    std::vector<HandDifference> differences;
    if (!action.byHand) return differences;
    const EnginesRound none;
    const EnginesRound& engine = action.byHand->engine ? *action.byHand->engine : none;
    std::vector<std::optional<PairedBoard>> onlyEngine;
    std::vector<std::optional<PairedBoard>> onlyHand;
    for (const PairedBoard& board : engine.boards)
        if (std::ranges::count(action.boards, board) == 0) onlyEngine.emplace_back(board);
    for (const PairedBoard& board : action.boards)
        if (std::ranges::count(engine.boards, board) == 0) onlyHand.emplace_back(board);
    if (engine.pairingAllocatedBye != action.pairingAllocatedBye) {
        const auto asBoard = [](const std::optional<PlayerId>& bye) {
            return bye ? std::optional(PairedBoard{*bye, *bye}) : std::nullopt;
        };
        if (engine.pairingAllocatedBye) onlyEngine.push_back(asBoard(engine.pairingAllocatedBye));
        if (action.pairingAllocatedBye) onlyHand.push_back(asBoard(action.pairingAllocatedBye));
    }
    const std::size_t lines = std::max(onlyEngine.size(), onlyHand.size());
    onlyEngine.resize(lines);
    onlyHand.resize(lines);
    for (std::size_t line = 0; line < lines; ++line)
        differences.push_back({onlyEngine[line], onlyHand[line]});
    return differences;
}

} // namespace arbiter::app
