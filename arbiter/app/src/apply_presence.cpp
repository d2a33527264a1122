// Who is here, what a player may ask for, whom he must not meet, where he sits; notes; the end.
#include <algorithm>
#include <fmt/format.h>

#include "apply_cases.hpp"
#include "arbiter/app/round_checks.hpp"
#include "names_of_people.hpp"
#include "numbering.hpp"
#include "prohibitions.hpp"
#include "shared_refusals.hpp"

namespace arbiter::app {
namespace {

using pairing::RoundNumber;
using rules::text;

Applied badRequest(std::string code, rules::Text reason, rules::Text wayOut = {}) {
    return rules::unexpected(
        Refusal{.code = std::move(code), .reason = std::move(reason), .wayOut = std::move(wayOut)});
}

std::optional<Refusal> faultOf(const EventState& state, const Prohibition& prohibition) {
    for (const PlayerId id : prohibition.members)
        if (!state.find(id)) return unknownPlayer(id);
    std::vector<PlayerId> members = prohibition.members;
    std::ranges::sort(members);
    const bool twice = std::ranges::adjacent_find(members) != members.end();
    if (prohibition.kind == ProhibitionKind::Players && (members.size() < 2 || twice))
        return Refusal{.code = "forbid.members",
                       .reason = text("a prohibition needs two or more different players"),
                       .players = members};
    if (!isPlainText(prohibition.name))
        return Refusal{.code = "forbid.name", .reason = text("the name must be UTF-8 text on one line")};
    const bool backwards = prohibition.last && *prohibition.last < prohibition.first;
    if (prohibition.first.value() < 1 || backwards)
        return Refusal{.code = "forbid.rounds",
                       .reason = text("the rounds of a prohibition run from 1 on, the first one first")};
    return std::nullopt;
}

// In FIDE mode prohibitions are settled before round 1 (C.05 art. 5.2).
void noteLateProhibition(EventState& state, const std::string& what) {
    if (state.rounds.empty()) return;
    const RoundNumber round = state.pairedRounds();
    state.departedActs.push_back({"prohibition", text("prohibition after round 1: {}", what), what, round});
    state.comments.push_back(fmt::format("### Prohibition @ Round {}: {}", round.value(), what));
}

} // namespace

Applied applyCase(EventState& state, const PlayersCheckedIn& action) {
    if (action.players.empty()) return badRequest("checkin.nobody", text("nobody was named"));
    for (const PlayerId id : action.players)
        if (!state.find(id)) return rules::unexpected(unknownPlayer(id));
    state.checkInOpen = true;
    for (const PlayerId id : action.players)
        state.find(id)->checkedIn = action.present;
    return Remarks{};
}

Applied applyCase(EventState& state, const PlayerExpelled& action) {
    Entrant* entrant = state.find(action.player);
    if (!entrant) return rules::unexpected(unknownPlayer(action.player));
    if (entrant->expelled)
        return badRequest("player.already-expelled",
                          text("{} is expelled already", labelOf(state, action.player)));
    if (!isPlainText(action.reason))
        return badRequest("player.reason", text("the reason must be UTF-8 text on one line"));
    entrant->expelled = true;
    if (!entrant->withdrawnFrom) entrant->withdrawnFrom = state.nextRound();
    return Remarks{};
}

Applied applyCase(EventState& state, const HalfPointByesAllowed& action) {
    Entrant* entrant = state.find(action.player);
    if (!entrant) return rules::unexpected(unknownPlayer(action.player));
    entrant->mayHaveHalfPointByes = action.allowed;
    return Remarks{};
}

Applied applyCase(EventState& state, const BoardFixed& action) {
    Entrant* entrant = state.find(action.player);
    if (!entrant) return rules::unexpected(unknownPlayer(action.player));
    if (action.board && action.board->value() < 1)
        return badRequest("board.number", text("board numbers begin with 1"));
    if (action.board)
        for (const Entrant& other : state.entrants)
            if (other.id != action.player && other.fixedBoard == action.board)
                return badRequest(
                    "board.taken",
                    text("board {} is kept for {}", action.board->value(), labelOf(state, other.id)),
                    text("Choose another board, or take that one back first"));
    entrant->fixedBoard = action.board;
    return Remarks{};
}

Applied applyCase(EventState& state, const PairingsForbidden& action) {
    if (auto fault = faultOf(state, action.prohibition)) return rules::unexpected(std::move(*fault));
    noteLateProhibition(state, wordsOf(state, action.prohibition));
    state.prohibitions.push_back({state.nextProhibition++, action.prohibition});
    return Remarks{};
}

Applied applyCase(EventState& state, const ProhibitionLifted& action) {
    const auto found = std::ranges::find(state.prohibitions, action.number, &NumberedProhibition::number);
    if (found == state.prohibitions.end())
        return badRequest("forbid.none", text("there is no prohibition {}", action.number),
                          text("\"forbid\" without players lists them"));
    noteLateProhibition(state, "lifted: " + wordsOf(state, found->prohibition));
    state.prohibitions.erase(found);
    return Remarks{};
}

Applied applyCase(EventState& state, const NoShowSettled& action) {
    Entrant* entrant = state.find(action.player);
    if (!entrant) return rules::unexpected(unknownPlayer(action.player));
    const auto open = unsettledNoShows(state);
    if (std::ranges::find(open, action.player) == open.end() || action.round != state.pairedRounds())
        return badRequest("no-show.none", text("{} is no unexplained no-show of round {}",
                                               labelOf(state, action.player), action.round.value()));
    entrant->noShowSettled = action.round;
    return Remarks{};
}

Applied applyCase(EventState& state, const NoteAdded& action) {
    if (action.text.empty() || !isPlainText(action.text))
        return badRequest("note.text", text("a note is UTF-8 text on one line"));
    if (action.player && !state.find(*action.player)) return rules::unexpected(unknownPlayer(*action.player));
    state.notes.push_back({state.nextNote++, action.text, action.player});
    return Remarks{};
}

Applied applyCase(EventState& state, const NoteSettled& action) {
    if (std::erase_if(state.notes, [&](const Note& note) { return note.number == action.number; }) == 0)
        return badRequest("note.none", text("there is no open note {}", action.number));
    return Remarks{};
}

Applied applyCase(EventState& state, const EventClosed&) {
    if (state.isFinished()) {
        state.closed = true;
        return Remarks{};
    }
    Refusal refusal{.kind = RefusalKind::RuleForbids,
                    .code = "event.not-finished",
                    .reason = text("the event is not finished: {} of {} rounds are paired",
                                   state.pairedRounds().value(), state.tournament.plannedRounds.value()),
                    .wayOut = text("Pair the missing rounds and record all results"),
                    .article = "C.04.1 art. 1"};
    for (std::uint16_t round = 1; round <= state.rounds.size(); ++round)
        for (std::uint16_t board = 1; board <= state.rounds[round - 1U].boards.size(); ++board) {
            const GameResult result = state.resultOf(RoundNumber(round), pairing::BoardNumber(board));
            if (result != GameResult::Open && result != GameResult::Adjourned) continue;
            const PairedBoard& pair = state.rounds[round - 1U].boards[board - 1U];
            refusal.boards.push_back(pairing::BoardNumber(board));
            refusal.details.push_back(text("round {} board {}: {} - {}", round, board,
                                           state.playerOf(pair.white)->name,
                                           state.playerOf(pair.black)->name));
        }
    return rules::unexpected(std::move(refusal));
}

// After round 4 in a Swiss; from round 1 on in a round robin, whose schedule stands on them.
static std::optional<Refusal> numbersHold(const EventState& state) {
    if (state.tournament.roundRobin && !state.rounds.empty())
        return Refusal{
            .kind = RefusalKind::RuleForbids,
            .code = "numbers.schedule",
            .reason = text("the schedule of a round robin stands on its numbers: they hold once round 1 is "
                           "paired"),
            .wayOut = text("Unpair round 1 first"),
            .article = "C.05 Annex 1",
            .round = state.pairedRounds()};
    if (state.pairedRounds() >= lastRenumbering) return numbersAreFrozen();
    return std::nullopt;
}

Applied applyCase(EventState& state, const PlayersRenumbered& action) {
    if (auto refusal = numbersHold(state)) return rules::unexpected(std::move(*refusal));
    if (!state.rounds.empty())
        state.comments.push_back(
            fmt::format("### TPN @ Round {}: numbered anew", state.pairedRounds().value()));
    state.ownOrder = false;
    if (!action.keepsExchanges) state.exchangedNumbers.clear();
    numberByStrength(state);
    return Remarks{};
}

Applied applyCase(EventState& state, const NumbersExchanged& action) {
    if (auto refusal = numbersHold(state)) return rules::unexpected(std::move(*refusal));
    for (const PlayerId id : {action.one, action.other})
        if (!state.find(id)) return rules::unexpected(unknownPlayer(id));
    const pairing::Player& one = *state.playerOf(action.one);
    const pairing::Player& other = *state.playerOf(action.other);
    // The numbers of a round robin are drawn, or given by hand: they say nothing of strength (C.05).
    const bool byStrength = !state.tournament.roundRobin;
    if (action.one == action.other || (byStrength && one.rating != other.rating))
        return rules::unexpected(
            Refusal{.kind = RefusalKind::RuleForbids,
                    .code = "numbers.unequal",
                    .reason = text("only two players of equal rating can exchange their numbers"),
                    .wayOut = text("Correct the rating if it is wrong, and number anew"),
                    .article = "C.04.2 art. 2.2",
                    .players = {action.one, action.other}});
    if (!state.rounds.empty())
        state.comments.push_back(fmt::format("### TPN @ Round {}: {} and {} exchanged",
                                             state.pairedRounds().value(), one.number.value(),
                                             other.number.value()));
    state.ownOrder = true; // by hand from now on
    state.exchangedNumbers.push_back({action.one, action.other});
    exchangeNumbers(state, one.number, other.number);
    return Remarks{};
}

} // namespace arbiter::app
