// Warnings of rulings: those of the results and colours that they change, and of appeals that wait.
#include <algorithm>

#include "names_of_people.hpp"
#include "warning_cases.hpp"

namespace arbiter::app {
namespace {

using rules::text;

// As if the result had been entered and the colours exchanged by hand; only that the colours of the present
// round are no change of the sheet here but what was played (7.3).
void addBoardWarnings(const Change& change, pairing::RoundNumber round, const ResultChange& result,
                      bool turnsColours, Warnings& warnings) {
    if (result.before != result.after) addWarnings(change, ResultsRecorded{round, {result}}, warnings);
    if (!turnsColours) return;
    if (round < change.before.pairedRounds()) {
        addWarnings(change, ColoursSwapped{round, result.board}, warnings);
        return;
    }
    const PairedBoard& pair = change.after.round(round).boards[result.board.value() - 1U];
    warnings.push_back({.level = WarningLevel::Acknowledge,
                        .name = "colours-as-played",
                        .act = text("board {} of round {} counts with the colours as played",
                                    result.board.value(), round.value()),
                        .rule = text("a game that began with reversed colours and stands keeps its colours"),
                        .article = "Laws 7.3",
                        .players = {pair.white, pair.black},
                        .round = round,
                        .consequences = {text("on the sheet {} has White now; the next pairing uses it",
                                              labelOf(change.after, pair.white))}});
}

} // namespace

void addWarnings(const Change& change, const RulingMade& action, Warnings& warnings) {
    addBoardWarnings(change, action.round, {action.board, action.before, action.after},
                     action.coloursAsPlayed, warnings);
}

void addWarnings(const Change& change, const RulingReviewed& action, Warnings& warnings) {
    const RuledIncident* incident = findIncident(change.before, action.number);
    const bool turns = incident->act.coloursAsPlayed && incident->stands() != action.upheld;
    addBoardWarnings(change, incident->act.round, {incident->act.board, action.before, action.after}, turns,
                     warnings);
}

void addWarnings(const Change& change, const EventClosed&, Warnings& warnings) {
    for (const RuledIncident* incident : pendingAppeals(change.before))
        warnings.push_back(
            {.level = WarningLevel::Confirm,
             .name = "appeal-pending",
             .act = text("the appeal against ruling {} is not decided", incident->act.number),
             .rule = text("a decision on it may change the result of board {} of round {}",
                          incident->act.board.value(), incident->act.round.value()),
             .article = "Laws 11.10",
             .players = {incident->act.white, incident->act.black},
             .round = incident->act.round,
             .consequences = {text("the standings are final without it; undo the closing to decide it")}});
}

} // namespace arbiter::app
