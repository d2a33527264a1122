// Changes to the sheet of the last paired round, contested results, and corrections for the report only.
// Published board numbers never move: a new pair gets a new board, or that of a player who cancelled.
#include <algorithm>
#include <fmt/format.h>

#include "apply_cases.hpp"
#include "arbiter/app/sheet_changes.hpp"
#include "names_of_people.hpp"
#include "shared_refusals.hpp"

namespace arbiter::app {
namespace {

using pairing::BoardNumber;
using pairing::RoundNumber;
using rules::text;

pairing::RoundEvent& eventOf(EventState& state, PlayerId id, RoundNumber round) {
    return state.playerOf(id)->rounds[round.value() - 1U];
}

void setResult(EventState& state, RoundNumber round, const PairedBoard& board, GameResult result) {
    const auto [white, black] =
        eventsOf(result, state.find(board.white)->number, state.find(board.black)->number);
    eventOf(state, board.white, round) = white;
    eventOf(state, board.black, round) = black;
}

std::optional<Refusal> noSuchRound(const EventState& state, RoundNumber round) {
    if (round.value() >= 1 && round <= state.pairedRounds()) return std::nullopt;
    return Refusal{.code = "round.none",
                   .reason = text("round {} is not paired", round.value()),
                   .wayOut = text("Pair it first"),
                   .round = round};
}

std::optional<Refusal> notTheLast(const EventState& state, RoundNumber round) {
    if (auto refusal = noSuchRound(state, round)) return refusal;
    if (round == state.pairedRounds()) return std::nullopt;
    return Refusal{.kind = RefusalKind::RuleForbids,
                   .code = "sheet.earlier-round",
                   .reason = text("round {} is followed by round {}: its sheet does not change any more",
                                  round.value(), state.pairedRounds().value()),
                   .article = "C.04.2 art. 4.3",
                   .round = round};
}

std::optional<Refusal> noSuchBoard(const EventState& state, RoundNumber round, BoardNumber board) {
    if (auto refusal = noSuchRound(state, round)) return refusal;
    const std::size_t count = state.round(round).boards.size();
    if (board.value() >= 1 && board.value() <= count) return std::nullopt;
    return Refusal{.code = "board.none",
                   .reason = text("round {} has boards 1 to {}", round.value(), count),
                   .wayOut = text("Look at the sheet"),
                   .boards = {board},
                   .round = round};
}

void noteChange(EventState& state, RoundNumber round, rules::Text what) {
    state.comments.push_back(fmt::format("### MPA @ Round {}: {}", round.value(), rules::english(what)));
    state.rounds[round.value() - 1U].changes.push_back(std::move(what));
}

// A seat of the round, to be given to somebody else.
PlayerId* seatOf(PairedRound& round, PlayerId id) {
    for (PairedBoard& board : round.boards) {
        if (board.white == id) return &board.white;
        if (board.black == id) return &board.black;
    }
    return round.pairingAllocatedBye == id ? &*round.pairingAllocatedBye : nullptr;
}

// The pair takes the board of a player who cancelled. If it leaves another such board, no board may move or
// vanish: the two who cancelled stand there, and both lose by forfeit.
void takeBoardOf(EventState& state, BoardNumber due, const PairedBoard& pair, RoundNumber number) {
    PairedRound& round = state.rounds.back();
    const auto stays = [&pair](PlayerId id) { return id != pair.white && id != pair.black; };
    const PairedBoard old = round.boards[due.value() - 1U];
    const PlayerId absent = stays(old.white) ? old.white : old.black;
    const PlayerId leaver = pair.white == old.white || pair.white == old.black ? pair.black : pair.white;
    const auto left = boardOf(state, leaver);
    round.boards[due.value() - 1U] = pair;
    if (!left) {
        eventOf(state, absent, number) = pairing::ZeroPointBye{};
        std::erase(round.cancelled, absent);
        return;
    }
    PairedBoard& empty = round.boards[left->value() - 1U];
    (empty.white == leaver ? empty.white : empty.black) = absent;
    setResult(state, number, empty, GameResult::DoubleForfeit);
}

} // namespace

Applied applyCase(EventState& state, const PlayersSeated& action) {
    if (auto refusal = notTheLast(state, action.round)) return rules::unexpected(std::move(*refusal));
    const PairedBoard pair{action.white, action.black};
    if (auto refusal = obstacleToSeating(state, pair)) return rules::unexpected(std::move(*refusal));
    const BoardNumber due = boardForSeating(state, pair);
    if (due != action.board)
        return rules::unexpected(Refusal{.kind = RefusalKind::Outdated,
                                         .code = "seat.board",
                                         .reason = text("the board of these two is {} now", due.value()),
                                         .wayOut = text("Look at the sheet, then seat them again"),
                                         .round = action.round});
    PairedRound& round = state.rounds.back();
    if (due.value() <= round.boards.size()) {
        takeBoardOf(state, due, pair, action.round);
    } else {
        round.boards.push_back(pair);
    }
    for (const PlayerId id : {pair.white, pair.black}) {
        if (round.pairingAllocatedBye == id) round.pairingAllocatedBye.reset();
        Entrant& entrant = *state.find(id);
        entrant.firstRound = std::min(entrant.firstRound, action.round);
        entrant.checkedIn = entrant.checkedIn || state.checkInOpen;
    }
    setResult(state, action.round, pair, GameResult::Open);
    noteChange(state, action.round,
               text("board {}: {} - {} seated by hand ({})", due.value(), labelOf(state, pair.white),
                    labelOf(state, pair.black), wordsOf(action.reason)));
    return Remarks{};
}

Applied applyCase(EventState& state, const PlayerCancelled& action) {
    if (!state.find(action.player)) return rules::unexpected(unknownPlayer(action.player));
    if (auto refusal = notTheLast(state, action.round)) return rules::unexpected(std::move(*refusal));
    PairedRound& round = state.rounds.back();
    if (round.pairingAllocatedBye == action.player) {
        round.pairingAllocatedBye.reset();
        eventOf(state, action.player, action.round) = pairing::ZeroPointBye{};
        noteChange(state, action.round, text("{} does not come; no bye", labelOf(state, action.player)));
        return Remarks{};
    }
    const auto board = boardOf(state, action.player);
    if (!board || state.resultOf(action.round, *board) != GameResult::Open)
        return rules::unexpected(Refusal{
            .kind = RefusalKind::RuleForbids,
            .code = "cancel.no-open-board",
            .reason =
                text("{} has no open board in round {}", labelOf(state, action.player), action.round.value()),
            .wayOut = board ? text("Take the result of board {} away first", board->value()) : rules::Text{},
            .players = {action.player},
            .round = action.round});
    const PairedBoard pair = round.boards[board->value() - 1U];
    const bool white = pair.white == action.player;
    setResult(state, action.round, pair,
              white ? GameResult::BlackWinsByForfeit : GameResult::WhiteWinsByForfeit);
    round.cancelled.push_back(action.player);
    Remarks remarks;
    for (auto& hint : hintsOnIdle(state, white ? pair.black : pair.white))
        remarks.push_back({"cancel.idle", std::move(hint)});
    return remarks;
}

Applied applyCase(EventState& state, const ColoursSwapped& action) {
    if (auto refusal = noSuchBoard(state, action.round, action.board))
        return rules::unexpected(std::move(*refusal));
    PairedBoard& board = state.rounds[action.round.value() - 1U].boards[action.board.value() - 1U];
    const GameResult result = state.resultOf(action.round, action.board);
    std::swap(board.white, board.black);
    setResult(state, action.round, board, mirrored(result)); // who won has won
    noteChange(
        state, action.round,
        text("board {}: colours exchanged, {} has White", action.board.value(), labelOf(state, board.white)));
    return Remarks{};
}

Applied applyCase(EventState& state, const SeatsSwapped& action) {
    if (auto refusal = notTheLast(state, action.round)) return rules::unexpected(std::move(*refusal));
    for (const PlayerId id : {action.one, action.other})
        if (!state.find(id)) return rules::unexpected(unknownPlayer(id));
    if (auto refusal = obstacleToSwapping(state, action.one, action.other))
        return rules::unexpected(std::move(*refusal));
    PairedRound& round = state.rounds.back();
    std::swap(*seatOf(round, action.one), *seatOf(round, action.other));
    for (const PlayerId id : {action.one, action.other}) {
        if (round.pairingAllocatedBye == id) {
            eventOf(state, id, action.round) = pairing::PairingAllocatedBye{};
            continue;
        }
        setResult(state, action.round, round.boards[boardOf(state, id)->value() - 1U], GameResult::Open);
    }
    noteChange(state, action.round,
               text("{} and {} have exchanged their seats ({})", labelOf(state, action.one),
                    labelOf(state, action.other), wordsOf(action.reason)));
    return Remarks{};
}

Applied applyCase(EventState& state, const ResultDisputed& action) {
    if (auto refusal = notTheLast(state, action.round)) return rules::unexpected(std::move(*refusal));
    if (auto refusal = noSuchBoard(state, action.round, action.board))
        return rules::unexpected(std::move(*refusal));
    PairedRound& round = state.rounds.back();
    if (round.draft || !isPlainText(action.note))
        return rules::unexpected(Refusal{
            .code = "dispute.note",
            .reason = round.draft ? text("round {} is a draft: nobody plays it yet", action.round.value())
                                  : text("the note must be UTF-8 text on one line")});
    if (state.resultOf(action.round, action.board) != action.reported)
        return rules::unexpected(
            Refusal{.kind = RefusalKind::Outdated,
                    .code = "result.changed-meanwhile",
                    .reason = text("board {}: {} was entered meanwhile", action.board.value(),
                                   codeOf(state.resultOf(action.round, action.board))),
                    .boards = {action.board},
                    .round = action.round});
    setResult(state, action.round, round.boards[action.board.value() - 1U], GameResult::Open);
    std::erase_if(round.disputes, [&](const Dispute& dispute) { return dispute.board == action.board; });
    round.disputes.push_back({action.board, action.reported, action.note});
    return Remarks{};
}

Applied applyCase(EventState& state, const ResultCorrectedForRating& action) {
    if (auto refusal = noSuchBoard(state, action.round, action.board))
        return rules::unexpected(std::move(*refusal));
    const GameResult used = state.resultOf(action.round, action.board);
    if (action.result == GameResult::Open || action.result == GameResult::Adjourned ||
        used == GameResult::Open)
        return rules::unexpected(Refusal{.code = "result.no-correction",
                                         .reason = text("only a result can take the place of a result"),
                                         .boards = {action.board},
                                         .round = action.round});
    std::erase_if(state.ratingCorrections, [&](const RatingCorrection& old) {
        return old.round == action.round && old.board == action.board;
    });
    state.ratingCorrections.push_back({action.round, action.board, action.result});
    const PairedBoard& board = state.round(action.round).boards[action.board.value() - 1U];
    state.comments.push_back(
        fmt::format("### Rating correction @ Round {}: {} - {} {}; standings and pairings used {}",
                    action.round.value(), state.find(board.white)->number.value(),
                    state.find(board.black)->number.value(), codeOf(action.result), codeOf(used)));
    return Remarks{};
}

} // namespace arbiter::app
