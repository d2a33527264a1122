// A round paired by hand, as a session: begun from the engine's pairing, changed board by board, each broken
// rule named at once, and at the end held beside what the engine made. A value; nothing is stored before
// EventService::pairByHand. C.02.03, TEC Manual: manual pairing adjustment.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "arbiter/app/action.hpp"
#include "arbiter/app/event_state.hpp"
#include "arbiter/app/pairing_engine.hpp"
#include "arbiter/app/refusal.hpp"
#include "arbiter/app/warning.hpp"

namespace arbiter::app {

// One board that the two pairings do not share; none on the side that has no such board. The bye is a board
// whose White and Black are the same person.
struct HandDifference {
    std::optional<PairedBoard> engine;
    std::optional<PairedBoard> hand;
    friend bool operator==(const HandDifference&, const HandDifference&) = default;
};

class HandPairing {
  public:
    // Of the next round, from where a session that was kept stands. Refused when something stands in the way
    // of pairing it at all. If the engine finds no legal pairing, it begins empty.
    [[nodiscard]] static rules::Expected<HandPairing, Refusal> begin(const EventState& state,
                                                                     const PairingEngine& engine);

    [[nodiscard]] pairing::RoundNumber round() const noexcept { return action_.round; }
    // Board 1 first; a board whose players were taken away is missing until somebody sits there.
    [[nodiscard]] const std::vector<std::optional<PairedBoard>>& boards() const noexcept { return boards_; }
    [[nodiscard]] std::optional<PlayerId> bye() const noexcept { return bye_; }
    // Get no points in this round: neither paired nor given a bye.
    [[nodiscard]] const std::vector<PlayerId>& leftOut() const noexcept { return leftOut_; }
    // Take part, and have no place yet.
    [[nodiscard]] std::vector<PlayerId> unplaced() const;
    [[nodiscard]] bool takesPart(PlayerId player) const;

    // Every change keeps all other boards as they are.
    void swapPlayers(PlayerId one, PlayerId other); // they change places, colours and all; both take part
    void swapColours(std::size_t board);            // from 0; the board has players
    // They leave the places that they have, and sit down at the first free board.
    void seat(PlayerId white, PlayerId black);
    void giveBye(PlayerId player); // whoever had it has no place then
    void leaveOut(PlayerId player);
    void takeAway(PlayerId player); // has no place then
    void clear();
    void asTheEngine();

    // The rules that it breaks as it stands (FIDE C.04.1, C.04.3 art. 2.1, 5): as EventService will name
    // them.
    [[nodiscard]] std::vector<Warning> brokenRules(const EventState& state) const;
    // Against the engine; empty if they are equal, colours included.
    [[nodiscard]] std::vector<HandDifference> differences() const;
    // The engine found no legal pairing of the round.
    [[nodiscard]] bool engineFoundNone() const noexcept { return !action_.byHand->engine.has_value(); }
    [[nodiscard]] std::vector<rules::Text> engineReasons() const { return engineReasons_; }

    // For EventService::keepHandPairing.
    [[nodiscard]] HandPairingKept kept() const;
    // What will be on record; a pairing equal to the engine's is the engine's. Precondition: nobody unplaced.
    [[nodiscard]] RoundPaired result() const;

  private:
    HandPairing() = default;
    void vacate(PlayerId player);
    void goOnWith(const HandPairingKept& kept);

    RoundPaired action_; // without boards
    std::vector<PlayerId> participants_;
    std::vector<std::optional<PairedBoard>> boards_;
    std::optional<PlayerId> bye_;
    std::vector<PlayerId> leftOut_;
    std::vector<rules::Text> engineReasons_;
};

// The boards of the two that differ, the engine's in its order, then those made by hand.
[[nodiscard]] std::vector<HandDifference> differencesOf(const RoundPaired& action);

} // namespace arbiter::app
