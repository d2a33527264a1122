// Pairing a round and recording results.
#include <algorithm>
#include <fmt/format.h>
#include <set>

#include "apply_cases.hpp"
#include "arbiter/app/round_checks.hpp"
#include "hand_pairing_rules.hpp"
#include "names_of_people.hpp"
#include "repairing.hpp"

namespace arbiter::app {
namespace {

using pairing::BoardNumber;
using pairing::RoundNumber;
using rules::text;

// A pairing that does not fit the event: everybody who takes part is once on the sheet, nobody else is, and
// it was made with the numbers and byes that hold.
std::optional<rules::Text> faultOf(const EventState& state, const RoundPaired& action) {
    std::vector<PlayerId> seated;
    for (const PairedBoard& board : action.boards)
        seated.insert(seated.end(), {board.white, board.black});
    if (action.pairingAllocatedBye) seated.push_back(*action.pairingAllocatedBye);
    std::ranges::sort(seated);
    std::vector<PlayerId> participants = state.participantsOfNextRound();
    if (action.byHand)
        for (const PlayerId id : action.byHand->leftOut)
            if (std::erase(participants, id) == 0)
                return text("{} does not take part in this round", labelOf(state, id));
    // FIDE C.04.1 art. 3: the bye is for one of an odd number.
    if (action.byHand && action.pairingAllocatedBye && participants.size() % 2 == 0)
        return text("{} gets the bye, but the number of players is even",
                    labelOf(state, *action.pairingAllocatedBye));
    if (const auto twice = std::ranges::adjacent_find(seated); twice != seated.end())
        return text("{} is on the sheet twice", labelOf(state, *twice));
    // In a round robin who is free, or whose opponent does not come, has no place on the sheet.
    for (const PlayerId id : participants)
        if (!state.tournament.roundRobin && !std::ranges::binary_search(seated, id))
            return text("{} is not on the sheet", labelOf(state, id));
    for (const PlayerId id : seated)
        if (!std::ranges::binary_search(participants, id))
            return text("{} does not take part in this round", labelOf(state, id));
    if (action.byes != byesOfNextRound(state)) return text("its byes are not the ones asked for");
    if (action.numbers != numbersOf(state)) return text("it was made with other pairing numbers");
    if (state.tournament.initialColour && *state.tournament.initialColour != action.initialColour)
        return text("it was made with another initial colour");
    return std::nullopt;
}

bool areOpen(const EventState& state, const std::vector<BoardNumber>& boards) {
    const auto open = state.openBoards(state.pairedRounds());
    return std::ranges::all_of(
        boards, [&open](BoardNumber board) { return std::ranges::find(open, board) != open.end(); });
}

void seat(EventState& state, const RoundPaired& action) {
    for (pairing::Player& player : state.tournament.players)
        player.rounds.push_back(pairing::NotPaired{});
    const auto eventOf = [&state](PlayerId id) -> pairing::RoundEvent& {
        return state.playerOf(id)->rounds.back();
    };
    for (const PairedBoard& board : action.boards) {
        const auto [white, black] =
            eventsOf(GameResult::Open, state.find(board.white)->number, state.find(board.black)->number);
        eventOf(board.white) = white;
        eventOf(board.black) = black;
    }
    if (action.pairingAllocatedBye) eventOf(*action.pairingAllocatedBye) = pairing::PairingAllocatedBye{};
    for (const ByeInRound& bye : action.byes)
        eventOf(bye.player) = pairing::toRoundEvent(bye.kind);
    for (pairing::Player& player : state.tournament.players)
        player.requestedByes.erase(action.round);
}

std::string boardLabel(const EventState& state, const PairedRound& round, BoardNumber board) {
    const PairedBoard& pair = round.boards[board.value() - 1U];
    return fmt::format("board {}: {} - {}", board.value(), state.playerOf(pair.white)->name,
                       state.playerOf(pair.black)->name);
}

struct Faults {
    std::vector<rules::Text> texts;
    std::vector<BoardNumber> boards;
    bool onlyOutdated = true; // nothing wrong but that somebody else was quicker
};

// Every board that cannot get what was entered for it.
Faults faultsOf(const EventState& state, const ResultsRecorded& action) {
    Faults faults;
    std::set<BoardNumber> seen;
    const PairedRound& round = state.round(action.round);
    const auto add = [&faults](BoardNumber board, rules::Text fault, bool outdated = false) {
        faults.texts.push_back(std::move(fault));
        faults.boards.push_back(board);
        faults.onlyOutdated = faults.onlyOutdated && outdated;
    };
    for (const ResultChange& change : action.results) {
        const BoardNumber board = change.board;
        if (board.value() < 1 || board.value() > round.boards.size()) {
            add(board, text("board {}: round {} has boards 1 to {}", board.value(), action.round.value(),
                            round.boards.size()));
            continue;
        }
        if (!seen.insert(board).second) {
            add(board, text("{}: two results for one board", boardLabel(state, round, board)));
            continue;
        }
        const GameResult now = state.resultOf(action.round, board);
        if (now != change.before)
            add(board, text("{}: {} was entered meanwhile", boardLabel(state, round, board), codeOf(now)),
                true);
        if (change.after == GameResult::Open && action.round < state.pairedRounds())
            add(board, text("{}: the result cannot be taken away, because a later round is paired with it",
                            boardLabel(state, round, board)));
    }
    return faults;
}

// What the report file says of changes to an earlier round.
void addComments(EventState& state, const ResultsRecorded& action) {
    if (action.round >= state.pairedRounds()) return;
    for (const ResultChange& change : action.results) {
        if (change.before == change.after || change.before == GameResult::Open) continue;
        const bool adjourned = change.before == GameResult::Adjourned;
        if (adjourned && change.after == GameResult::Draw) continue;
        const PairedBoard& board = state.round(action.round).boards[change.board.value() - 1U];
        state.comments.push_back(fmt::format("### {} @ Round {}: {} - {} {} instead of {}",
                                             adjourned ? "Adjournment" : "Correction", action.round.value(),
                                             state.find(board.white)->number.value(),
                                             state.find(board.black)->number.value(), codeOf(change.after),
                                             adjourned ? "=" : codeOf(change.before)));
    }
}

void enter(EventState& state, RoundNumber round, const ResultChange& change) {
    const PairedBoard& board = state.round(round).boards[change.board.value() - 1U];
    pairing::Player& white = *state.playerOf(board.white);
    pairing::Player& black = *state.playerOf(board.black);
    const auto events = eventsOf(change.after, white.number, black.number);
    white.rounds[round.value() - 1U] = events.first;
    black.rounds[round.value() - 1U] = events.second;
}

// The draft is made once more with the correction in it.
std::vector<rules::Text> draftWith(const EventState& state, const ResultsRecorded& action) {
    EventState corrected = state;
    for (const ResultChange& change : action.results)
        enter(corrected, action.round, change);
    const auto moved = boardsPairedOtherwise(state, corrected);
    const int draft = state.pairedRounds().value();
    if (!moved) return {text("with the correction round {} cannot be paired", draft)};
    if (moved->empty()) return {text("with the correction round {} is paired just the same", draft)};
    return {text("with the correction {} of {} boards of round {} are paired otherwise: {}", moved->size(),
                 state.rounds.back().boards.size(), draft, listed(*moved))};
}

} // namespace

Applied applyCase(EventState& state, const RoundPaired& action) {
    if (!action.adjourned.empty()) {
        // Tried on a copy: if the pairing fails, the boards are open again.
        EventState adjourned = state;
        RoundPaired rest = action;
        rest.adjourned.clear();
        if (state.rounds.empty() || !areOpen(state, action.adjourned))
            return rules::unexpected(Refusal{.kind = RefusalKind::Outdated,
                                             .code = "round.adjourned",
                                             .reason = text("these boards are not open any more"),
                                             .boards = action.adjourned});
        adjourn(adjourned, action.adjourned);
        Applied applied = applyCase(adjourned, rest);
        if (applied) state = std::move(adjourned);
        return applied;
    }
    if (action.draft)
        if (auto obstacle = noShowsInTheWay(state)) return rules::unexpected(std::move(*obstacle));
    if (auto obstacle = obstacleToPairing(state, action.round))
        return rules::unexpected(std::move(*obstacle));
    if (const auto fault = faultOf(state, action))
        return rules::unexpected(Refusal{.kind = RefusalKind::BadRequest,
                                         .code = "round.does-not-fit",
                                         .reason = text("this pairing of round {} does not fit the event: {}",
                                                        action.round.value(), rules::english(*fault)),
                                         .wayOut = text("Pair the round again"),
                                         .round = action.round});
    seat(state, action);
    state.handPairing.reset();
    state.tournament.initialColour = action.initialColour;
    state.rounds.push_back({action.boards,
                            action.pairingAllocatedBye,
                            action.numbers,
                            action.edition,
                            action.engine,
                            action.draft,
                            action.byHand.has_value(),
                            {},
                            {},
                            {}});
    if (action.byHand) state.comments.push_back(commentOf(state, action));
    return Remarks{};
}

Applied applyCase(EventState& state, const ResultsRecorded& action) {
    const auto refuse = [&action](std::string code, rules::Text reason, rules::Text wayOut) {
        return rules::unexpected(Refusal{.code = std::move(code),
                                         .reason = std::move(reason),
                                         .wayOut = std::move(wayOut),
                                         .round = action.round});
    };
    if (state.rounds.empty())
        return refuse("result.no-round", text("no round is paired yet"), text("Pair round 1 first"));
    if (action.round.value() < 1 || action.round > state.pairedRounds())
        return refuse("result.no-round",
                      text("round {} is not paired; the last paired round is {}", action.round.value(),
                           state.pairedRounds().value()),
                      text("Choose a round from 1 to {}", state.pairedRounds().value()));
    if (state.round(action.round).draft)
        return rules::unexpected(
            Refusal{.kind = RefusalKind::RuleForbids,
                    .code = "result.draft",
                    .reason = text("round {} is a draft: nobody plays it yet", action.round.value()),
                    .wayOut = text("Publish it first"),
                    .round = action.round});
    if (action.results.empty())
        return refuse("result.none", text("no result was given"),
                      text("Give a board and a result, such as 3 1-0"));
    if (Faults faults = faultsOf(state, action); !faults.texts.empty())
        return rules::unexpected(
            Refusal{.kind = faults.onlyOutdated ? RefusalKind::Outdated : RefusalKind::BadRequest,
                    .code = faults.onlyOutdated ? "result.changed-meanwhile" : "result.invalid",
                    .reason = text("round {}: no result was recorded", action.round.value()),
                    .wayOut = text("Check these boards and enter the results again"),
                    .details = std::move(faults.texts),
                    .boards = std::move(faults.boards),
                    .round = action.round});

    // A draft of the next round was made with the results as they were.
    if (action.round < state.pairedRounds() && state.rounds.back().draft)
        return rules::unexpected(Refusal{
            .kind = RefusalKind::RuleForbids,
            .code = "result.draft-follows",
            .reason = text("round {} is drafted with the results as they are", state.pairedRounds().value()),
            .wayOut = text("Unpair the draft, correct the result, pair again"),
            .article = "C.04.2 art. 4.3",
            .details = draftWith(state, action),
            .round = action.round});
    addComments(state, action);
    Remarks remarks;
    for (const ResultChange& change : action.results) {
        enter(state, action.round, change);
        if (const auto minutes = state.eventRules.defaultTimeMinutes; minutes && isForfeit(change.after))
            remarks.push_back(
                {"result.default-time",
                 text("board {}: forfeit by default time, {} minutes (Laws of Chess art. 6.7.1)",
                      change.board.value(), *minutes)});
        if (change.after == GameResult::Open) continue;
        std::erase_if(state.rounds[action.round.value() - 1U].disputes,
                      [&change](const Dispute& dispute) { return dispute.board == change.board; });
    }
    return remarks;
}

} // namespace arbiter::app
