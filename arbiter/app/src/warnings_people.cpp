// Warnings of acts on players.
#include "arbiter/app/bye_names.hpp"
#include "arbiter/app/fide_mode.hpp"
#include "half_point_byes.hpp"
#include "names_of_people.hpp"
#include "numbering.hpp"
#include "prohibitions.hpp"
#include "warning_cases.hpp"

namespace arbiter::app {

using pairing::RequestedBye;
using rules::text;

void addWarnings(const Change& change, const ByeGranted& action, Warnings& warnings) {
    const std::string who = labelOf(change.before, action.player);
    if (action.kind == RequestedBye::FullPoint)
        warnings.push_back(
            {.level = WarningLevel::Acknowledge,
             .name = "full-point-bye",
             .act = text("{} gets a full-point bye in round {}", who, action.round.value()),
             .rule = text("full-point byes are deprecated by FIDE"),
             .article = "C.04.2 art. 3.3",
             .players = {action.player},
             .round = action.round,
             .consequences = {text("he cannot get the pairing-allocated bye any more (C.04.1 art. 4)"),
                              text("the report file gets a comment")}});
    if (action.kind == RequestedBye::HalfPoint &&
        halfPointByesOf(*change.before.playerOf(action.player), action.round) > 0)
        warnings.push_back(
            {.level = WarningLevel::Confirm,
             .name = "second-half-point-bye",
             .act = text("{} gets another half-point bye, in round {}", who, action.round.value()),
             .rule = text("the rules of an event may allow one for each player"),
             .article = "C.05 art. 6.7(4)",
             .players = {action.player},
             .round = action.round,
             .consequences = {text("half a point without playing, for the second time")}});
}

void addWarnings(const Change& change, const PlayerEdited& action, Warnings& warnings) {
    const EventState& before = change.before;
    if (before.rounds.empty()) return;
    const Person& old = action.before;
    const Person& now = action.after;
    const std::string who = labelOf(before, action.player);
    if (folded(old.name) != folded(now.name) && (old.fideId != now.fideId || now.fideId.empty()))
        warnings.push_back(
            {.level = WarningLevel::Acknowledge,
             .name = "identity",
             .act = text("{} is now {}", who, now.name),
             .rule = text("the identity of a player who stands in a paired round changes"),
             .article = "C.04.2 art. 2.3",
             .players = {action.player},
             .round = presentRound(before),
             .consequences = {
                 text("all his games so far are those of {}, in every table and in the report", now.name)}});
    if (old.rating == now.rating && old.title == now.title) return;
    Warning warning{
        .level = WarningLevel::Notice,
        .name = "rating-correction",
        .act = text("rating or title of {} is corrected", who),
        .rule = text("wrong data may be corrected at any time; numbers change only until round 4 is "
                     "paired"),
        .article = "C.04.2 art. 2.3",
        .players = {action.player},
        .round = presentRound(before),
        .consequences = {text("rating-based tie-breaks and the report use the new value; pairing uses "
                              "numbers, which stay")}};
    if (isOutOfOrder(change.after) && before.pairedRounds() < lastRenumbering)
        warning.consequences.push_back(
            text("the list can be numbered anew until round 4 is paired: player renumber"));
    warnings.push_back(std::move(warning));
}

void addWarnings(const Change& change, const PlayersRenumbered&, Warnings& warnings) {
    if (change.before.rounds.empty()) return;
    Warning warning{.level = WarningLevel::Confirm,
                    .name = "renumbering",
                    .act = text("the pairing numbers are made anew"),
                    .rule = text("numbers may be corrected until round 4 is paired"),
                    .article = "C.04.2 art. 2.3",
                    .players = {},
                    .round = presentRound(change.before),
                    .consequences = {text("the report file gets the line \"### TPN @ Round {}\"",
                                          change.before.pairedRounds().value())}};
    for (const Entrant& entrant : change.before.entrants) {
        const auto now = change.after.find(entrant.id)->number;
        if (now == entrant.number) continue;
        warning.players.push_back(entrant.id);
        warning.consequences.push_back(
            text("{} becomes no. {}", labelOf(change.before, entrant.id), now.value()));
    }
    if (warning.players.size() >= 2) warnings.push_back(std::move(warning));
}

void addWarnings(const Change& change, const NumbersExchanged& action, Warnings& warnings) {
    if (change.before.tournament.roundRobin) return; // its numbers are drawn, or given like this
    warnings.push_back(
        {.level = WarningLevel::Confirm,
         .name = "numbers-exchanged",
         .act = text("{} and {} exchange their numbers", labelOf(change.before, action.one),
                     labelOf(change.before, action.other)),
         .rule = text("players of equal rating are numbered by title and alphabet, unless another "
                      "order was announced"),
         .article = "C.04.2 art. 2.2",
         .players = {action.one, action.other},
         .round = presentRound(change.before),
         .consequences = {text("later pairings and colours may differ")}});
}

void addWarnings(const Change& change, const PlayerExpelled& action, Warnings& warnings) {
    warnings.push_back(
        {.level = WarningLevel::Confirm,
         .name = "expulsion",
         .act = text("{} is expelled", labelOf(change.before, action.player)),
         .rule = text("an expelled player is out of the competition"),
         .article = "Laws of Chess art. 12.9",
         .players = {action.player},
         .round = presentRound(change.before),
         .consequences = {text("he is not paired any more and has no place in the standings; his "
                               "games count for his opponents")}});
}

namespace {

Warning lateProhibition(const EventState& before, rules::Text act) {
    return {.level = levelOfDeparture(before),
            .name = "prohibition-after-start",
            .act = std::move(act),
            .rule = text("prohibited pairings are settled before round 1"),
            .article = "C.05 art. 5.2",
            .players = {},
            .round = presentRound(before),
            .consequences = {text("pairings from now on may differ from what the rules give"),
                             text("the report file gets the line \"### Prohibition @ Round {}\"",
                                  before.pairedRounds().value())}};
}

} // namespace

void addWarnings(const Change& change, const PairingsForbidden& action, Warnings& warnings) {
    if (!change.before.rounds.empty())
        warnings.push_back(lateProhibition(
            change.before, text("not to be paired: {}", wordsOf(change.before, action.prohibition))));
}

void addWarnings(const Change& change, const ProhibitionLifted& action, Warnings& warnings) {
    if (!change.before.rounds.empty())
        warnings.push_back(lateProhibition(change.before, text("prohibition {} is lifted", action.number)));
}

} // namespace arbiter::app
