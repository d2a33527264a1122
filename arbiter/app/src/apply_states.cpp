// The states of a round: a draft is published, or taken back.
#include <algorithm>
#include <fmt/format.h>
#include <fmt/ranges.h>

#include "apply_cases.hpp"
#include "names_of_people.hpp"

namespace arbiter::app {
namespace {

using pairing::RoundNumber;
using rules::text;

std::optional<Refusal> notTheLastRound(const EventState& state, RoundNumber round) {
    if (!state.rounds.empty() && round == state.pairedRounds()) return std::nullopt;
    if (state.rounds.empty())
        return Refusal{.code = "round.none",
                       .reason = text("no round is paired yet"),
                       .wayOut = text("Pair round 1 first"),
                       .round = round};
    return Refusal{.kind = round < state.pairedRounds() ? RefusalKind::RuleForbids : RefusalKind::BadRequest,
                   .code = "round.not-last",
                   .reason = text("round {} is not the last paired round, which is {}", round.value(),
                                  state.pairedRounds().value()),
                   .article = "C.04.2 art. 4.3",
                   .round = round};
}

// Everybody who should play is once on the sheet: paired, with a bye, or known not to play.
std::vector<PlayerId> leftOff(const EventState& state, RoundNumber round) {
    std::vector<PlayerId> missing;
    // In a round robin somebody is free; who is left out by hand was confirmed with the pairing.
    if (state.tournament.roundRobin || state.round(round).byHand) return missing;
    for (const Entrant& entrant : state.entrants) {
        const bool here = !state.checkInOpen || entrant.checkedIn;
        const bool plays = here && !entrant.withdrawnFrom && entrant.firstRound <= round;
        if (plays && std::holds_alternative<pairing::NotPaired>(
                         state.playerOf(entrant.id)->rounds[round.value() - 1U]))
            missing.push_back(entrant.id);
    }
    return missing;
}

// A bye that was used up by the round is asked for again.
void giveBackBye(pairing::Player& player, RoundNumber round) {
    using pairing::RequestedBye;
    const pairing::RoundEvent& event = player.rounds.back();
    if (std::holds_alternative<pairing::FullPointBye>(event))
        player.requestedByes[round] = RequestedBye::FullPoint;
    else if (std::holds_alternative<pairing::HalfPointBye>(event))
        player.requestedByes[round] = RequestedBye::HalfPoint;
    else if (std::holds_alternative<pairing::ZeroPointBye>(event))
        player.requestedByes[round] = RequestedBye::ZeroPoint;
}

} // namespace

Applied applyCase(EventState& state, const RoundPublished& action) {
    if (auto refusal = notTheLastRound(state, action.round)) return rules::unexpected(std::move(*refusal));
    if (!state.round(action.round).draft)
        return rules::unexpected(
            Refusal{.kind = RefusalKind::Outdated,
                    .code = "round.published",
                    .reason = text("round {} is published already", action.round.value()),
                    .round = action.round});
    if (const auto missing = leftOff(state, action.round); !missing.empty()) {
        std::vector<std::string> names;
        for (const PlayerId id : missing)
            names.push_back(labelOf(state, id));
        return rules::unexpected(
            Refusal{.kind = RefusalKind::RuleForbids,
                    .code = "round.left-off",
                    .reason = text("round {}: not on the sheet, without a bye and not withdrawn: {}",
                                   action.round.value(), fmt::format("{}", fmt::join(names, "; "))),
                    .wayOut = text("Give each of them a board or a bye, or withdraw them"),
                    .article = "C.04.1 art. 3",
                    .players = missing,
                    .round = action.round});
    }
    state.rounds.back().draft = false;
    return Remarks{};
}

Applied applyCase(EventState& state, const RoundUnpaired& action) {
    if (auto refusal = notTheLastRound(state, action.round)) return rules::unexpected(std::move(*refusal));
    for (pairing::Player& player : state.tournament.players) {
        giveBackBye(player, action.round);
        player.rounds.pop_back();
    }
    for (Entrant& entrant : state.entrants) {
        // Who came or left while it was paired does so for the round that is paired again.
        entrant.firstRound = std::min(entrant.firstRound, action.round);
        if (entrant.withdrawnFrom) entrant.withdrawnFrom = std::min(*entrant.withdrawnFrom, action.round);
    }
    state.rounds.pop_back();
    // Its games are no games any more; what was ruled on them stays in the journal.
    std::erase_if(state.incidents,
                  [&action](const RuledIncident& incident) { return incident.act.round == action.round; });
    state.handPairing.reset(); // it was of a later round
    return Remarks{};
}

} // namespace arbiter::app
