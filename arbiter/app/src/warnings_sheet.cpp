// Warnings of pairing, and of changes to the sheet of a round.
#include <algorithm>
#include <fmt/format.h>
#include <fmt/ranges.h>

#include "arbiter/app/fide_mode.hpp"
#include "arbiter/app/round_checks.hpp"
#include "arbiter/app/sheet_changes.hpp"
#include "correction_window.hpp"
#include "names_of_people.hpp"
#include "repairing.hpp"
#include "warning_cases.hpp"

namespace arbiter::app {
namespace {

using pairing::BoardNumber;
using pairing::RoundNumber;
using rules::text;

// Games of rounds before the last one that are still adjourned.
std::vector<std::string> olderAdjourned(const EventState& state) {
    std::vector<std::string> games;
    for (std::uint16_t round = 1; round < state.rounds.size(); ++round)
        for (std::uint16_t board = 1; board <= state.rounds[round - 1U].boards.size(); ++board)
            if (state.resultOf(RoundNumber(round), BoardNumber(board)) == GameResult::Adjourned)
                games.push_back(fmt::format("round {} board {}", round, board));
    return games;
}

Warning changedSheet(const EventState& before, RoundNumber round, rules::Text act, const char* article) {
    return {.level = WarningLevel::Confirm,
            .name = "changed-sheet",
            .act = std::move(act),
            .rule = text("a published pairing changes only for the reasons of this article"),
            .article = article,
            .players = {},
            .round = round,
            .consequences = {
                before.round(round).draft
                    ? text("the sheet will say that it was changed by hand")
                    : text("the sheet in the hall is no longer right: print it again; it will say what "
                           "was changed by hand"),
                text("the report file gets the line \"### MPA @ Round {}\"", round.value())}};
}

void addMeeting(const EventState& before, RoundNumber round, const PairedBoard& pair, Warnings& warnings) {
    for (Warning& warning : warningsOfMeeting(before, round, pair))
        warnings.push_back(std::move(warning));
}

} // namespace

Warnings warningsOfMeeting(const EventState& before, RoundNumber round, const PairedBoard& pair) {
    Warnings warnings;
    // In a round robin the tables decide who meets whom how often.
    if (before.tournament.roundRobin) return warnings;
    const auto warn = [&](const char* name, rules::Text rule, const char* article) {
        warnings.push_back(
            {.level = WarningLevel::Confirm,
             .name = name,
             .act = text("{} meets {}", labelOf(before, pair.white), labelOf(before, pair.black)),
             .rule = std::move(rule),
             .article = article,
             .players = {pair.white, pair.black},
             .round = round,
             .consequences = {text("{} meets {}: the round breaks that rule, and the checker will say so",
                                   labelOf(before, pair.white), labelOf(before, pair.black))}});
    };
    if (haveMet(before, pair.white, pair.black, round))
        warn("rematch", text("two players meet at most once"), "C.04.1 art. 2, C.04.3 art. 2.1.1 [C1]");
    if (pairing::isForbidden(before.tournament, before.find(pair.white)->number,
                             before.find(pair.black)->number, round))
        warn("prohibited-pair", text("the two must not be paired in this event"), "C.05 art. 5.2");
    return warnings;
}

void addPresenceWarnings(const Change& change, const RoundPaired& action, Warnings& warnings) {
    const EventState& before = change.before;
    if (!action.adjourned.empty()) {
        Warning warning{.level = WarningLevel::Acknowledge,
                        .name = "open-boards-adjourned",
                        .act = text("boards {} of round {} have no result and are adjourned",
                                    listed(action.adjourned), before.pairedRounds().value()),
                        .rule = text("an adjourned game counts as a draw for the pairing"),
                        .article = "C.04.2 art. 3.1",
                        .players = {},
                        .round = before.pairedRounds(),
                        .consequences = {text("final standings and report wait for these games")}};
        warnings.push_back(std::move(warning));
    }
    if (const auto games = olderAdjourned(before); !games.empty())
        warnings.push_back({.level = WarningLevel::Acknowledge,
                            .name = "older-adjourned-game",
                            .act = text("round {} is paired while {} is adjourned", action.round.value(),
                                        fmt::format("{}", fmt::join(games, ", "))),
                            .rule = text("an adjourned game counts as a draw for the pairing"),
                            .article = "C.04.2 art. 3.1",
                            .players = {},
                            .round = action.round,
                            .consequences = {text("final standings and report wait for these games")}});
    Warning absent{
        .level = WarningLevel::Acknowledge,
        .name = "not-checked-in",
        .act = {},
        .rule = text("who has not confirmed his presence before the draw is left out"),
        .article = "C.04.2 art. 4.1",
        .players = {},
        .round = action.round,
        .consequences = {text("they score nothing in this round; check them in and pair again, or seat "
                              "them later")}};
    std::vector<std::string> names;
    for (const Entrant& entrant : before.entrants)
        if (!entrant.withdrawnFrom && !before.isActive(entrant) &&
            !before.playerOf(entrant.id)->requestedByes.contains(action.round)) {
            absent.players.push_back(entrant.id);
            names.push_back(labelOf(before, entrant.id));
        }
    if (names.empty()) return;
    absent.act = text("left out of round {}, not checked in: {}", action.round.value(),
                      fmt::format("{}", fmt::join(names, "; ")));
    warnings.push_back(std::move(absent));
}

void addTooManyRounds(const EventState& before, const RoundPaired& action, Warnings& warnings) {
    const auto most = playableRounds(before);
    if (!most) return;
    warnings.push_back(
        {.level = WarningLevel::Acknowledge,
         .name = "too-many-rounds",
         .act = text("round 1 is paired with {} rounds planned", before.tournament.plannedRounds.value()),
         .rule = text("two players meet at most once"),
         .article = "C.04.1 art. 2",
         .players = {},
         .round = action.round,
         .consequences = {
             text("so many players can play at most {} rounds; the rounds after that can only be "
                  "paired by hand, with games repeated",
                  *most)}});
}

void addWarnings(const Change& change, const PlayersSeated& action, Warnings& warnings) {
    const PairedBoard pair{action.white, action.black};
    Warning warning =
        changedSheet(change.before, action.round,
                     text("{} - {} are seated at board {}: {}", labelOf(change.before, pair.white),
                          labelOf(change.before, pair.black), action.board.value(), wordsOf(action.reason)),
                     articleOf(action.reason).data());
    warning.players = {pair.white, pair.black};
    warnings.push_back(std::move(warning));
    addMeeting(change.before, action.round, pair, warnings);
}

void addWarnings(const Change& change, const SeatsSwapped& action, Warnings& warnings) {
    Warning warning =
        changedSheet(change.before, action.round,
                     text("{} and {} exchange their seats: {}", labelOf(change.before, action.one),
                          labelOf(change.before, action.other), wordsOf(action.reason)),
                     articleOf(action.reason).data());
    warning.players = {action.one, action.other};
    warnings.push_back(std::move(warning));
    for (const PlayerId id : {action.one, action.other})
        if (const auto board = boardOf(change.after, id))
            addMeeting(change.before, action.round, change.after.rounds.back().boards[board->value() - 1U],
                       warnings);
}

void addWarnings(const Change& change, const PlayerCancelled& action, Warnings& warnings) {
    warnings.push_back(
        {.level = WarningLevel::Acknowledge,
         .name = "cancelled",
         .act = text("{} does not come in round {}", labelOf(change.before, action.player),
                     action.round.value()),
         .rule = text("a published pairing stays; who does not come loses by forfeit"),
         .article = "C.04.2 art. 4.4",
         .players = {action.player},
         .round = action.round,
         .consequences = {text("his opponent wins by forfeit, unless he is seated with somebody else")}});
}

void addWarnings(const Change& change, const ColoursSwapped& action, Warnings& warnings) {
    const EventState& before = change.before;
    Warning warning = changedSheet(
        before, action.round,
        text("board {} of round {}: the colours are exchanged", action.board.value(), action.round.value()),
        "C.04.2 art. 4.3");
    warning.name = "colours-exchanged";
    warning.consequences.push_back(text("the colour history of both changes; who won has won"));
    sayWindow(change, action.round, warning);
    if (action.round.value() + 1 < before.pairedRounds().value()) {
        warning.level = levelOfDeparture(before);
        warning.name = "closed-round";
    }
    warnings.push_back(std::move(warning));
}

void addWarnings(const Change&, const ResultCorrectedForRating& action, Warnings& warnings) {
    warnings.push_back(
        {.level = WarningLevel::Confirm,
         .name = "rating-only",
         .act = text("board {} of round {} is corrected for the rating report only", action.board.value(),
                     action.round.value()),
         .rule = text("a correction that comes too late changes neither standings nor pairings"),
         .article = "C.04.2 art. 4.3",
         .players = {},
         .round = action.round,
         .consequences = {text("standings and pairings stay; export --for-rating has the corrected "
                               "result"),
                          text("the report file gets the line \"### Rating correction @ Round {}\"",
                               action.round.value())}});
}

} // namespace arbiter::app
