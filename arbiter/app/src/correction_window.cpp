#include "correction_window.hpp"

#include "repairing.hpp"

namespace arbiter::app {

using pairing::RoundNumber;
using rules::text;

CorrectionWindow windowFor(const EventState& state, RoundNumber round) {
    const RoundNumber last = state.pairedRounds();
    if (round >= last) return CorrectionWindow::BeforeNextPairing;
    // A draft is no pairing yet: nobody has seen it.
    const bool nextIsLast = round.value() + 1 == last.value();
    const RoundState next = state.stateOf(last);
    if (nextIsLast && next == RoundState::Draft) return CorrectionWindow::BeforeNextPairing;
    if (nextIsLast && next == RoundState::Running) return CorrectionWindow::WhileNextRound;
    return CorrectionWindow::Later;
}

static void sayDraft(const Change& change, Warning& warning) {
    const RoundNumber draft = change.before.pairedRounds();
    const auto moved = boardsPairedOtherwise(change.before, change.after);
    if (!moved)
        warning.consequences.push_back(
            text("with the correction round {} cannot be paired; its draft stays until it is unpaired",
                 draft.value()));
    else if (moved->empty())
        warning.consequences.push_back(
            text("the draft of round {} is the same with the correction", draft.value()));
    else
        warning.consequences.push_back(text(
            "with the correction {} of {} boards of round {} are paired otherwise ({}); unpair the draft "
            "and pair again",
            moved->size(), change.before.rounds.back().boards.size(), draft.value(), listed(*moved)));
}

void sayWindow(const Change& change, RoundNumber round, Warning& warning) {
    const EventState& before = change.before;
    const int last = before.pairedRounds().value();
    switch (windowFor(before, round)) {
    case CorrectionWindow::BeforeNextPairing:
        warning.consequences.push_back(text("standings and the next pairing use it"));
        if (round < before.pairedRounds()) sayDraft(change, warning);
        break;
    case CorrectionWindow::WhileNextRound:
        warning.consequences.push_back(
            text("the pairing of round {} stays as it is; the one after it uses the correction", last));
        break;
    case CorrectionWindow::Later:
        warning.consequences.push_back(text(
            "round {} is over, so by this article it counts for the rating report only, unless the rules "
            "of the event say otherwise; the pairings up to round {} stay as they are",
            round.value() + 1, last));
        break;
    }
}

} // namespace arbiter::app
