// Warnings of acts on the event as a whole.
#include <algorithm>

#include "arbiter/app/fide_mode.hpp"
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
             .consequences = {text("the last round has rules of its own (C.04.3: topscorers); whether the "
                                   "round paired last "
                                   "was paired as the final one must be checked"),
                              text("the change goes into the report file as a comment")}});
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
