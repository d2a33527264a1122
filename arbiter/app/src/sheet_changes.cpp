#include "arbiter/app/sheet_changes.hpp"

#include <algorithm>
#include <fmt/format.h>

#include "names_of_people.hpp"
#include "pairing/colour/colour_allocation.hpp"
#include "shared_refusals.hpp"

namespace arbiter::app {
namespace {

using pairing::BoardNumber;
using pairing::Colour;
using pairing::Player;
using pairing::RoundNumber;
using rules::text;

// Colours of the rounds before the last paired one.
std::vector<Colour> coloursOf(const EventState& state, PlayerId id) {
    std::vector<Colour> colours;
    const auto& rounds = state.playerOf(id)->rounds;
    for (std::size_t place = 0; place + 1 < rounds.size(); ++place)
        if (const auto colour = pairing::playedColour(rounds[place])) colours.push_back(*colour);
    return colours;
}

// Score before the last paired round, then number.
bool ranksHigher(const EventState& state, PlayerId one, PlayerId other) {
    const RoundNumber before(static_cast<std::uint16_t>(state.rounds.size() - 1));
    const Player& a = *state.playerOf(one);
    const Player& b = *state.playerOf(other);
    const auto scoreOfA = pairing::scoreAfter(a, before, state.tournament.scoring);
    const auto scoreOfB = pairing::scoreAfter(b, before, state.tournament.scoring);
    return scoreOfA != scoreOfB ? scoreOfA > scoreOfB : a.number < b.number;
}

// Somebody else than him on his board has cancelled.
bool opponentCancelled(const EventState& state, PlayerId id) {
    const auto board = boardOf(state, id);
    if (!board) return false;
    const PairedRound& round = state.rounds.back();
    const PairedBoard& pair = round.boards[board->value() - 1U];
    const PlayerId opponent = pair.white == id ? pair.black : pair.white;
    return std::ranges::find(round.cancelled, opponent) != round.cancelled.end() &&
           std::ranges::find(round.cancelled, id) == round.cancelled.end();
}

} // namespace

std::string_view wordsOf(ChangeReason reason) {
    switch (reason) {
    case ChangeReason::AlreadyMet:
        return "the two had met already";
    case ChangeReason::EventRules:
        return "the rules of the event allow it";
    case ChangeReason::WithoutGame:
        return "both were without an opponent and agree";
    case ChangeReason::LateEntry:
        return "a late entry is admitted";
    case ChangeReason::Unforeseeable:
        return "something unforeseeable in the last round";
    }
    return {};
}

std::string_view articleOf(ChangeReason reason) {
    return reason == ChangeReason::LateEntry ? "C.04.2 art. 4.4.4" : "C.04.2 art. 4.4";
}

std::optional<BoardNumber> boardOf(const EventState& state, PlayerId id) {
    if (state.rounds.empty()) return std::nullopt;
    const auto& boards = state.rounds.back().boards;
    const auto board = std::ranges::find_if(
        boards, [id](const PairedBoard& pair) { return pair.white == id || pair.black == id; });
    if (board == boards.end()) return std::nullopt;
    return BoardNumber(static_cast<std::uint16_t>(board - boards.begin() + 1));
}

bool isIdle(const EventState& state, PlayerId id) {
    const Entrant* entrant = state.find(id);
    if (!entrant || state.rounds.empty()) return false;
    if (opponentCancelled(state, id)) return true;
    if (state.rounds.back().pairingAllocatedBye == id) return true;
    return !entrant->withdrawnFrom &&
           std::holds_alternative<pairing::NotPaired>(state.playerOf(id)->rounds.back());
}

std::vector<PlayerId> idlePlayers(const EventState& state) {
    std::vector<PlayerId> idle;
    for (const Entrant& entrant : state.entrants)
        if (isIdle(state, entrant.id)) idle.push_back(entrant.id);
    return idle;
}

PairedBoard withColours(const EventState& state, PlayerId one, PlayerId other) {
    if (!ranksHigher(state, one, other)) std::swap(one, other);
    const auto higher = coloursOf(state, one);
    const auto lower = coloursOf(state, other);
    const auto decision =
        pairing::allocateColours({pairing::colourPreference(higher), higher, state.find(one)->number.value()},
                                 {pairing::colourPreference(lower), lower, state.find(other)->number.value()},
                                 state.tournament.initialColour.value_or(Colour::White));
    return decision.higherRanked == Colour::White ? PairedBoard{one, other} : PairedBoard{other, one};
}

bool haveMet(const EventState& state, PlayerId one, PlayerId other, std::optional<RoundNumber> before) {
    const auto& rounds = state.playerOf(one)->rounds;
    const pairing::PairingNumber number = state.find(other)->number;
    const std::size_t end =
        before ? std::min<std::size_t>(rounds.size(), before->value() - 1U) : rounds.size();
    return std::any_of(
        rounds.begin(), rounds.begin() + static_cast<std::ptrdiff_t>(end),
        [number](const pairing::RoundEvent& event) { return pairing::metOpponent(event) == number; });
}

BoardNumber boardForSeating(const EventState& state, const PairedBoard& pair) {
    std::optional<BoardNumber> best;
    for (const PlayerId id : {pair.white, pair.black})
        if (const auto board = boardOf(state, id)) best = std::min(best.value_or(*board), *board);
    if (best) return *best;
    return BoardNumber(static_cast<std::uint16_t>(state.rounds.back().boards.size() + 1));
}

std::optional<Refusal> obstacleToSeating(const EventState& state, const PairedBoard& pair) {
    for (const PlayerId id : {pair.white, pair.black}) {
        if (!state.find(id)) return unknownPlayer(id);
        if (!isIdle(state, id))
            return Refusal{.kind = RefusalKind::RuleForbids,
                           .code = "seat.not-idle",
                           .reason = text("{} has an opponent in round {}", labelOf(state, id),
                                          state.pairedRounds().value()),
                           .wayOut = text("Seat the player with the bye, a late entry, or one whose opponent "
                                          "has cancelled"),
                           .article = "C.04.2 art. 4.4",
                           .players = {id},
                           .round = state.pairedRounds()};
    }
    if (pair.white == pair.black)
        return Refusal{
            .code = "seat.same", .reason = text("a player cannot meet himself"), .players = {pair.white}};
    return std::nullopt;
}

std::optional<Refusal> obstacleToSwapping(const EventState& state, PlayerId one, PlayerId other) {
    for (const PlayerId id : {one, other}) {
        const auto board = boardOf(state, id);
        if (!board && state.rounds.back().pairingAllocatedBye != id)
            return Refusal{.code = "swap.not-on-sheet",
                           .reason = text("{} has no seat in round {}", labelOf(state, id),
                                          state.pairedRounds().value()),
                           .wayOut = text("\"seat\" gives somebody a seat"),
                           .players = {id}};
        if (board && state.resultOf(state.pairedRounds(), *board) != GameResult::Open)
            return Refusal{.kind = RefusalKind::RuleForbids,
                           .code = "swap.has-result",
                           .reason = text("board {} has a result", board->value()),
                           .wayOut = text("Take the result away first if it was entered wrongly"),
                           .players = {id},
                           .boards = {*board}};
    }
    if (one == other)
        return Refusal{.code = "swap.same", .reason = text("name two different players"), .players = {one}};
    if (boardOf(state, one) && boardOf(state, one) == boardOf(state, other))
        return Refusal{.code = "swap.same-board",
                       .reason = text("the two sit at the same board"),
                       .wayOut = text("Swap the colours of board {}", boardOf(state, one)->value()),
                       .players = {one, other}};
    return std::nullopt;
}

std::vector<rules::Text> hintsOnIdle(const EventState& state, PlayerId id) {
    std::vector<rules::Text> hints;
    for (const PlayerId other : idlePlayers(state)) {
        if (other == id || obstacleToSeating(state, {id, other}) || haveMet(state, id, other)) continue;
        if (pairing::isForbidden(state.tournament, state.find(id)->number, state.find(other)->number,
                                 state.pairedRounds()))
            continue;
        hints.push_back(text("{} and {} are both without an opponent; if they agree, they may play (C.04.2 "
                             "art. 4.4): seat them with each other",
                             labelOf(state, id), labelOf(state, other)));
    }
    return hints;
}

} // namespace arbiter::app
