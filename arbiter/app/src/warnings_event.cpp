// Warnings of acts on the event as a whole.
#include <algorithm>

#include "arbiter/app/fide_mode.hpp"
#include "repairing.hpp"
#include "warning_cases.hpp"
#include "warning_gate.hpp"

namespace arbiter::app {
namespace {

using rules::text;

// A setting that departs and did not before.
void addDepartures(const Change& change, Warnings& warnings) {
    if (!isInFideMode(change.before)) return;
    for (const Departure& departure : departingSettings(change.after))
        warnings.push_back(warningOfLeaving(change.before, departure.text));
}

} // namespace

void addWarnings(const Change& change, const SettingsChanged& action, Warnings& warnings) {
    const EventState& before = change.before;
    addDepartures(change, warnings);
    if (action.plannedRounds && before.tournament.roundRobin &&
        change.after.tournament.plannedRounds != *action.plannedRounds)
        warnings.push_back(
            {.level = WarningLevel::Acknowledge,
             .name = "round-robin-length",
             .act = text("a round robin of these players has {} rounds, not {}",
                         change.after.tournament.plannedRounds.value(), action.plannedRounds->value()),
             .rule = text("everybody meets everybody equally often"),
             .article = "C.05 Annex 1",
             .players = {},
             .round = std::nullopt,
             .consequences = {text("the number of rounds follows from the players")}});
    const bool started = !before.rounds.empty();
    if (!started) return;
    if (action.tieBreaks && *action.tieBreaks != before.tieBreaks)
        warnings.push_back(
            {.level = WarningLevel::TwoSteps,
             .name = "tie-breaks-after-start",
             .act = text("the tie-breaks change after round 1 was paired"),
             .rule = text("they are announced before the event; players have relied on them"),
             .article = "C.07 art. 3",
             .players = {},
             .round = presentRound(before),
             .consequences = {
                 text("all standings are computed by the new list, also those of earlier rounds"),
                 text("the former list goes into the report file as a comment")}});
    if (action.plannedRounds && *action.plannedRounds != before.tournament.plannedRounds)
        warnings.push_back(
            {.level = WarningLevel::TwoSteps,
             .name = "rounds-after-start",
             .act = text("the number of rounds changes from {} to {} after round 1 was paired",
                         before.tournament.plannedRounds.value(), action.plannedRounds->value()),
             .rule = text("the number of rounds is announced beforehand"),
             .article = "C.04.1 art. 1",
             .players = {},
             .round = presentRound(before),
             .consequences = {text("the change goes into the report file as a comment")}});
    if (action.plannedRounds && changesLastRound(before, *action.plannedRounds)) {
        const int last = before.pairedRounds().value();
        Warning& asked = warnings.back();
        if (action.pairedOtherwise.empty())
            asked.consequences.push_back(
                text("round {} was paired again as {}: the pairing is the same", last,
                     last == action.plannedRounds->value() ? "the last round" : "a round before the last"));
        else
            warnings.push_back(
                {.level = WarningLevel::Confirm,
                 .name = "last-round-differs",
                 .act = text("round {} was not paired as {}", last,
                             last == action.plannedRounds->value() ? "the last round of the event"
                                                                   : "a round before the last"),
                 .rule = text("the last round has rules of its own (topscorers)"),
                 .article = "C.04.3 art. 1.8, 2.1.3",
                 .players = {},
                 .round = before.pairedRounds(),
                 .consequences = {
                     text("boards {} are paired otherwise with {} rounds; the pairing stays, "
                          "unless it is taken back and made again",
                          listed(action.pairedOtherwise), action.plannedRounds->value()),
                     text("the report file gets the line \"### Configuration @ Round {}\"", last)}});
    }
}

void addWarnings(const Change& change, const TournamentImported& action, Warnings& warnings) {
    addDepartures(change, warnings);
    if (action.fideModeLeft && isInFideMode(change.before))
        warnings.push_back(
            warningOfLeaving(change.before, text("{} says that it has left FIDE mode", action.source)));
}

void addWarnings(const Change& change, const FideModeLeft&, Warnings& warnings) {
    if (isInFideMode(change.before))
        warnings.push_back(warningOfLeaving(change.before, text("the arbiter leaves it on purpose")));
}

} // namespace arbiter::app
