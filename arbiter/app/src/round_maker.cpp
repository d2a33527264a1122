#include "round_maker.hpp"

#include <algorithm>
#include <stdexcept>

#include "arbiter/app/round_checks.hpp"
#include "names_of_people.hpp"
#include "pairing/verify/verify_round.hpp"

namespace arbiter::app {
namespace {

using pairing::PairingNumber;
using pairing::RoundNumber;
using rules::text;

// Who of those to be paired must not meet: the arbiter's own rules may be the cause (spec 3, pain U28).
void nameProhibitions(const EventState& state, RoundNumber round, Refusal& refusal) {
    const std::vector<PlayerId> participants = state.participantsOfNextRound();
    for (const pairing::ForbiddenGroup& group : state.tournament.forbidden) {
        if (round < group.first || (group.last && *group.last < round)) continue;
        std::string names;
        std::vector<PlayerId> members;
        for (const PlayerId id : participants) {
            if (std::ranges::find(group.members, state.find(id)->number) == group.members.end()) continue;
            names += (names.empty() ? "" : ", ") + labelOf(state, id);
            members.push_back(id);
        }
        if (members.size() < 2) continue;
        refusal.details.push_back(text("prohibited from meeting each other: {}", names));
        for (const PlayerId id : members)
            if (std::ranges::find(refusal.players, id) == refusal.players.end())
                refusal.players.push_back(id);
    }
}

Refusal refusalOf(const EventState& state, const pairing::PairingRefusal& refused) {
    Refusal refusal{.kind = RefusalKind::NoLegalPairing,
                    .code = "round.no-legal-pairing",
                    .reason = text("round {} cannot be paired by the rules", refused.round.value()),
                    .wayOut = text("The chief arbiter decides how to go on"),
                    .article = "C.04.3 art. 1.9.3",
                    .details = refused.reasons,
                    .round = refused.round};
    if (refused.kind == pairing::PairingRefusal::Kind::TooFewPlayers) {
        refusal.kind = RefusalKind::RuleForbids;
        refusal.code = "round.too-few-players";
        refusal.article.clear();
        refusal.wayOut = text("Enter players, let withdrawn ones return, or revoke byes");
    }
    if (refused.kind == pairing::PairingRefusal::Kind::ScheduleIsOver) {
        refusal.kind = RefusalKind::RuleForbids;
        refusal.code = "round.schedule-is-over";
        refusal.article = "C.05 Annex 1";
        refusal.wayOut = text("The event is over: close it and print the final tables");
    }
    for (const auto& group : refused.obstacle.groups)
        for (const PairingNumber number : group)
            if (const auto id = state.idOf(number)) refusal.players.push_back(*id);
    nameProhibitions(state, refused.round, refusal);
    return refusal;
}

void requireSound(const pairing::Tournament& tournament, RoundNumber round,
                  const std::vector<PairingNumber>& participants, const pairing::RoundPairing& made) {
    // A round robin follows its table; whoever is free, or meets an old opponent again, is meant to.
    if (tournament.roundRobin) return;
    const auto objections = pairing::verify::verifyRound(tournament, round, participants, made).objections();
    if (objections.empty()) return;
    std::string message =
        "the pairing of round " + std::to_string(round.value()) + " breaks rules and was not stored:";
    for (const rules::Text& objection : objections)
        message += "\n  " + rules::english(objection);
    throw std::logic_error(message);
}

// C.04.3 art. 5.1: drawn by lot before round 1, unless the arbiter has drawn it by hand.
pairing::Colour initialColourOf(const EventState& state) {
    return state.tournament.initialColour.value_or(drawInitialColour(state.seed));
}

// The pair of a player with a board of his own goes there; the others keep their order on the boards that
// are left. With fewer boards than that, it is the last one. Who meets whom stays (C.04.2 art. 3.6).
void putOnFixedBoards(const EventState& state, std::vector<PairedBoard>& boards) {
    std::vector<std::optional<PairedBoard>> places(boards.size());
    std::vector<bool> placed(boards.size(), false);
    for (const Entrant& entrant : state.entrants) {
        if (!entrant.fixedBoard) continue;
        const auto pair = std::ranges::find_if(boards, [&entrant](const PairedBoard& board) {
            return board.white == entrant.id || board.black == entrant.id;
        });
        if (pair == boards.end()) continue;
        const auto from = static_cast<std::size_t>(pair - boards.begin());
        std::size_t to = std::min<std::size_t>(entrant.fixedBoard->value(), boards.size()) - 1;
        while (places[to] && to > 0)
            --to;
        if (placed[from] || places[to]) continue;
        places[to] = *pair;
        placed[from] = true;
    }
    std::size_t next = 0;
    for (std::size_t from = 0; from < boards.size(); ++from) {
        if (placed[from]) continue;
        while (places[next])
            ++next;
        places[next] = boards[from];
    }
    for (std::size_t place = 0; place < boards.size(); ++place)
        boards[place] = *places[place];
}

} // namespace

RoundPaired emptyRound(const EventState& state, RoundNumber round, const PairingEngine& engine) {
    return {.round = round,
            .boards = {},
            .pairingAllocatedBye = std::nullopt,
            .byes = byesOfNextRound(state),
            .numbers = numbersOf(state),
            .edition = state.tournament.edition,
            .initialColour = initialColourOf(state),
            .engine = engine.name,
            .adjourned = {},
            .draft = true};
}

rules::Expected<RoundPaired, Refusal> makeRound(const EventState& state, RoundNumber round,
                                                const PairingEngine& engine, RoundWishes wishes) {
    if (wishes.adjournOpenBoards && !state.rounds.empty() &&
        !state.openBoards(state.pairedRounds()).empty()) {
        EventState adjourned = state;
        const auto boards = state.openBoards(state.pairedRounds());
        adjourn(adjourned, boards);
        auto made = makeRound(adjourned, round, engine, {false, wishes.asksForNoShows});
        if (made) made->adjourned = boards;
        return made;
    }
    if (wishes.asksForNoShows)
        if (auto obstacle = noShowsInTheWay(state)) return rules::unexpected(std::move(*obstacle));
    if (auto obstacle = obstacleToPairing(state, round)) return rules::unexpected(std::move(*obstacle));
    if (std::ranges::find(engine.editions, state.tournament.edition) == engine.editions.end())
        return rules::unexpected(
            Refusal{.kind = RefusalKind::RuleForbids,
                    .code = "round.edition",
                    .reason = text("{} does not pair by the edition of this event", engine.name),
                    .wayOut = text("Go on with the program that paired the rounds before"),
                    .round = round});
    pairing::Tournament tournament = state.tournament;
    tournament.initialColour = initialColourOf(state);
    std::vector<PairingNumber> participants;
    for (const PlayerId id : state.participantsOfNextRound())
        participants.push_back(state.find(id)->number);
    std::ranges::sort(participants);
    const auto made = engine.pairRound(tournament, round, participants);
    if (!made) return rules::unexpected(refusalOf(state, made.error()));
    requireSound(tournament, round, participants, *made);

    RoundPaired action = emptyRound(state, round, engine);
    const std::vector<PlayerId> ids = state.idsByNumber();
    const auto idOf = [&](PairingNumber number) {
        return ids[static_cast<std::size_t>(tournament.find(number) - tournament.players.data())];
    };
    for (const pairing::Pair& pair : made->boards)
        action.boards.push_back({idOf(pair.white), idOf(pair.black)});
    putOnFixedBoards(state, action.boards);
    // C.05: whoever is free in a round of a round robin has no bye, and no points for it.
    if (made->pairingAllocatedBye && !tournament.roundRobin)
        action.pairingAllocatedBye = idOf(*made->pairingAllocatedBye);
    return action;
}

} // namespace arbiter::app
