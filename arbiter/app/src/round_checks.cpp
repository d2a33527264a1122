#include "arbiter/app/round_checks.hpp"

#include <algorithm>
#include <fmt/format.h>
#include <fmt/ranges.h>

namespace arbiter::app {
namespace {

using pairing::BoardNumber;
using pairing::RoundNumber;
using rules::text;

// FIDE C.04.1 art. 2: everybody meets everybody at most once; with an odd number one stays out each round.
std::size_t mostRoundsFor(std::size_t players) {
    return players % 2 == 0 ? players - 1 : players;
}

std::optional<Refusal> notTheNextRound(const EventState& state, RoundNumber round) {
    if (round == state.nextRound()) return std::nullopt;
    if (round < state.nextRound())
        return Refusal{.kind = RefusalKind::Outdated,
                       .code = "round.already-paired",
                       .reason = text("round {} is paired already", round.value()),
                       .wayOut = text("Look at the pairing that is there"),
                       .round = round};
    return Refusal{
        .code = "round.not-next",
        .reason = text("round {} cannot be paired before round {}", round.value(), state.nextRound().value()),
        .round = round};
}

std::optional<Refusal> lastIsDraft(const EventState& state) {
    if (state.rounds.empty() || !state.rounds.back().draft) return std::nullopt;
    return Refusal{.kind = RefusalKind::RuleForbids,
                   .code = "round.draft",
                   .reason = text("round {} is a draft", state.pairedRounds().value()),
                   .wayOut = text("Publish it, or unpair it and pair it again"),
                   .round = state.pairedRounds()};
}

std::optional<Refusal> resultsMissing(const EventState& state) {
    if (state.rounds.empty()) return std::nullopt;
    const RoundNumber last = state.pairedRounds();
    Refusal refusal{.kind = RefusalKind::RuleForbids,
                    .code = "round.results-missing",
                    .wayOut = text("Record these results first"),
                    .boards = state.openBoards(last),
                    .round = last};
    if (refusal.boards.empty()) return std::nullopt;
    std::vector<std::uint16_t> numbers;
    for (const BoardNumber board : refusal.boards) {
        const PairedBoard& pair = state.round(last).boards[board.value() - 1U];
        refusal.players.insert(refusal.players.end(), {pair.white, pair.black});
        const auto& disputes = state.round(last).disputes;
        const bool disputed = std::ranges::find(disputes, board, &Dispute::board) != disputes.end();
        refusal.details.push_back(text("board {}: {} - {}{}", board.value(), state.playerOf(pair.white)->name,
                                       state.playerOf(pair.black)->name, disputed ? " (disputed)" : ""));
        numbers.push_back(board.value());
    }
    refusal.reason = numbers.size() == 1
                         ? text("round {}: board {} has no result yet", last.value(), numbers.front())
                         : text("round {}: {} boards have no result yet: {}", last.value(), numbers.size(),
                                fmt::format("{}", fmt::join(numbers, ", ")));
    return refusal;
}

std::optional<Refusal> fieldTooSmall(const EventState& state) {
    const RoundNumber round = state.nextRound();
    if (const std::size_t there = state.participantsOfNextRound().size(); there < 2)
        return Refusal{
            .kind = RefusalKind::RuleForbids,
            .code = "round.too-few-players",
            .reason =
                there == 0
                    ? text("round {} needs two players who can be paired; there is none", round.value())
                    : text("round {} needs two players who can be paired; there is only one", round.value()),
            .wayOut = text("Enter players, let withdrawn ones return, or revoke byes"),
            .round = round};
    return std::nullopt;
}

} // namespace

std::optional<std::size_t> playableRounds(const EventState& state) {
    if (!state.rounds.empty() || state.tournament.roundRobin) return std::nullopt;
    const auto active = static_cast<std::size_t>(std::ranges::count_if(
        state.entrants, [](const Entrant& entrant) { return !entrant.withdrawnFrom.has_value(); }));
    if (active < 2 || state.tournament.plannedRounds.value() <= mostRoundsFor(active)) return std::nullopt;
    return mostRoundsFor(active);
}

std::optional<Refusal> obstacleToPairing(const EventState& state, RoundNumber round) {
    if (auto refusal = notTheNextRound(state, round)) return refusal;
    if (round > state.tournament.plannedRounds)
        return Refusal{
            .kind = RefusalKind::RuleForbids,
            .code = "round.all-paired",
            .reason = text("all {} planned rounds are paired", state.tournament.plannedRounds.value()),
            .wayOut =
                text("The event ends with them; plan more rounds only if the rules of the event say so"),
            .article = "C.04.1 art. 1",
            .round = round};
    if (auto refusal = lastIsDraft(state)) return refusal;
    if (auto refusal = resultsMissing(state)) return refusal;
    return fieldTooSmall(state);
}

std::vector<PlayerId> unsettledNoShows(const EventState& state) {
    std::vector<PlayerId> noShows;
    if (state.rounds.empty()) return noShows;
    for (const Entrant& entrant : state.entrants) {
        const pairing::Player& player = *state.tournament.find(entrant.number);
        const pairing::RoundEvent& last = player.rounds.back();
        const bool missing = std::holds_alternative<pairing::ForfeitLoss>(last) ||
                             std::holds_alternative<pairing::DoubleForfeit>(last);
        if (missing && !entrant.withdrawnFrom && entrant.noShowSettled != state.pairedRounds() &&
            !player.requestedByes.contains(state.nextRound()) &&
            std::ranges::find(state.rounds.back().cancelled, entrant.id) ==
                state.rounds.back().cancelled.end())
            noShows.push_back(entrant.id);
    }
    return noShows;
}

std::optional<Refusal> noShowsInTheWay(const EventState& state) {
    const auto noShows = unsettledNoShows(state);
    if (noShows.empty()) return std::nullopt;
    Refusal refusal{.kind = RefusalKind::RuleForbids,
                    .code = "round.no-shows",
                    .reason = text("not settled whether they play on after not coming in round {}",
                                   state.pairedRounds().value()),
                    .wayOut =
                        text("Say for each: prepare --stays WHO, withdraw WHO, or a bye. By the rules of "
                             "the event who does not come without a word {}: prepare --by-rule",
                             state.eventRules.noShowsPlayOn ? "plays on" : "is withdrawn"),
                    .article = "C.05 art. 6.5",
                    .players = noShows,
                    .round = state.nextRound()};
    for (const PlayerId id : noShows)
        refusal.details.push_back(
            text("{} (no. {})", state.playerOf(id)->name, state.find(id)->number.value()));
    return refusal;
}

void adjourn(EventState& state, const std::vector<BoardNumber>& boards) {
    for (const BoardNumber board : boards) {
        const PairedBoard& pair = state.rounds.back().boards.at(board.value() - std::size_t{1});
        const auto [white, black] =
            eventsOf(GameResult::Adjourned, state.find(pair.white)->number, state.find(pair.black)->number);
        state.playerOf(pair.white)->rounds.back() = white;
        state.playerOf(pair.black)->rounds.back() = black;
    }
}

std::vector<ByeInRound> byesOfNextRound(const EventState& state) {
    std::vector<ByeInRound> byes;
    for (const Entrant& entrant : state.entrants) {
        const auto& asked = state.tournament.find(entrant.number)->requestedByes;
        const auto bye = asked.find(state.nextRound());
        if (!entrant.withdrawnFrom && bye != asked.end()) byes.push_back({entrant.id, bye->second});
    }
    return byes;
}

std::vector<NumberInRound> numbersOf(const EventState& state) {
    std::vector<NumberInRound> numbers;
    for (const Entrant& entrant : state.entrants)
        numbers.push_back({entrant.id, entrant.number});
    return numbers;
}

} // namespace arbiter::app
