// Warnings of acts on rounds and results.
#include <algorithm>

#include "correction_window.hpp"
#include "names_of_people.hpp"
#include "warning_cases.hpp"

namespace arbiter::app {
namespace {

using pairing::Player;
using pairing::Points;
using pairing::RoundNumber;
using rules::text;

// "Müller (no. 7): 2½ points instead of 3".
void addScoreChanges(const Change& change, const std::vector<PlayerId>& players, Warning& warning) {
    for (const PlayerId id : players) {
        const auto score = [id](const EventState& state) {
            return pairing::scoreAfter(*state.playerOf(id), state.pairedRounds(), state.tournament.scoring);
        };
        const Points before = score(change.before);
        const Points after = score(change.after);
        if (before != after)
            warning.consequences.push_back(text("{}: {} points instead of {}", labelOf(change.after, id),
                                                pairing::toReadableString(after),
                                                pairing::toReadableString(before)));
    }
}

std::vector<PlayerId> playersOn(const EventState& state, const ResultsRecorded& action, bool adjourned) {
    std::vector<PlayerId> players;
    for (const ResultChange& change : action.results) {
        if ((change.before == GameResult::Adjourned) != adjourned || change.before == change.after) continue;
        if (change.before == GameResult::Open) continue;
        if (adjourned && change.after == GameResult::Draw) continue;
        const PairedBoard& board = state.round(action.round).boards[change.board.value() - 1U];
        players.insert(players.end(), {board.white, board.black});
    }
    return players;
}

} // namespace

void addWarnings(const Change& change, const RoundUnpaired& action, Warnings& warnings) {
    const EventState& before = change.before;
    if (before.stateOf(action.round) == RoundState::Draft) return;
    const std::size_t all = before.round(action.round).boards.size();
    const std::size_t results = all - before.openBoards(action.round).size();
    warnings.push_back(
        {.level = WarningLevel::Confirm,
         .name = "unpair-published-round",
         .act = text("the published pairing of round {} is taken back, with {} results", action.round.value(),
                     results),
         .rule = text("a published pairing changes only for the reasons of this article"),
         .article = "C.04.2 art. 4.4",
         .players = {},
         .round = action.round,
         .consequences = {text("the sheet in the hall is void: take it down and say so to the players"),
                          text("the round can be paired anew")}});
}

void addWarnings(const Change& change, const ResultsRecorded& action, Warnings& warnings) {
    const EventState& before = change.before;
    if (action.round >= before.pairedRounds()) return;
    if (const auto players = playersOn(before, action, true); !players.empty()) {
        Warning warning{
            .level = WarningLevel::Confirm,
            .name = "adjourned-result",
            .act = text("an adjourned game of round {} ends otherwise than drawn", action.round.value()),
            .rule = text("later rounds were paired as if it were a draw"),
            .article = "C.04.2 art. 3.1",
            .players = players,
            .round = action.round,
            .consequences = {
                text("the report file gets the line \"### Adjournment @ Round {}\"", action.round.value())}};
        addScoreChanges(change, players, warning);
        warnings.push_back(std::move(warning));
    }
    const auto players = playersOn(before, action, false);
    if (players.empty()) return;
    // Of the closed rounds only the one before the last can be touched in FIDE mode.
    const bool closed = action.round.value() + 1 < before.pairedRounds().value();
    Warning warning{.level = closed ? levelOfDeparture(before) : WarningLevel::Confirm,
                    .name = closed ? "closed-round" : "correction",
                    .act = text("a result of round {} is corrected", action.round.value()),
                    .rule =
                        text("published rounds are facts; when a correction comes decides what it changes"),
                    .article = "C.04.2 art. 4.3",
                    .players = players,
                    .round = action.round,
                    .consequences = {}};
    sayWindow(change, action.round, warning);
    warning.consequences.push_back(
        text("the report file gets the line \"### Correction @ Round {}\"", action.round.value()));
    addScoreChanges(change, players, warning);
    if (closed)
        warning.consequences.push_back(
            text("in FIDE mode it can be stored for the rating report only, with standings and pairings as "
                 "they are"));
    warnings.push_back(std::move(warning));
}

} // namespace arbiter::app
