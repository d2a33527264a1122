#include "journal_acts.hpp"

#include <algorithm>
#include <fmt/format.h>
#include <fmt/ranges.h>

#include "arbiter/app/apply.hpp"
#include "arbiter/app/warnings.hpp"
#include "diary_words.hpp"

namespace arbiter::app {
namespace {

using rules::text;

std::vector<const Step*> stepsUndoneBy(const Replay& replay, const std::string& section,
                                       const ActsUndone& action) {
    std::vector<const Step*> steps;
    for (const std::size_t place : replay.stepsToUndo(section, action))
        steps.push_back(&replay.done()[place]);
    return steps;
}

std::vector<const Step*> stepsDoneAgainBy(const Replay& replay, const ActsRedone& action) {
    std::vector<const Step*> steps;
    if (const auto* group = replay.stepsToRedo(action))
        for (const Step& step : *group)
            steps.push_back(&step);
    return steps;
}

bool publishes(const Step* step) {
    const auto* paired = std::get_if<RoundPaired>(&step->action);
    return std::holds_alternative<RoundPublished>(step->action) || (paired && !paired->draft);
}

std::vector<Warning> warningsOfUndoing(const Replay& replay, const std::string& section,
                                       const ActsUndone& action, const Consequence& consequence) {
    std::vector<Warning> warnings;
    const auto steps = stepsUndoneBy(replay, section, action);
    const rules::Text what = summaryOf(steps, replay);
    if (const auto published = std::ranges::find_if(steps, publishes); published != steps.end())
        warnings.push_back({.level = WarningLevel::Confirm,
                            .name = "undo-publication",
                            .act = text("undo: {}", rules::english(what)),
                            .rule = text("a published pairing is a fact; it changes only for the reasons of "
                                         "this article"),
                            .article = "C.04.2 art. 4.4",
                            .players = {},
                            .round = roundOf((*published)->action),
                            .consequences = {text("the sheet in the hall is void: take it down and say so to "
                                                  "the players"),
                                             text("\"redo\" brings all of it back")}});
    for (const auto& [name, state] : consequence.changed)
        if (state.fideModeLeftIn && state.departedActs.size() < replay.state(name).departedActs.size())
            warnings.push_back({.level = WarningLevel::Notice,
                                .name = "fide-mode-stays-left",
                                .act = text("undo: {}", rules::english(what)),
                                .rule = text("the act is taken back, not the loss of FIDE mode"),
                                .article = "C.02.03",
                                .players = {},
                                .round = state.fideModeLeftIn,
                                .consequences = {text("FIDE mode stays left since round {}",
                                                      state.fideModeLeftIn->value())}});
    return warnings;
}

std::vector<Warning> warningsOfRedoing(const Replay& replay, const ActsRedone& action) {
    std::vector<Warning> warnings;
    Sections sections = replay.sections();
    for (const Step* step : stepsDoneAgainBy(replay, action)) {
        EventState& state = sections[step->section];
        const EventState before = state;
        if (!app::apply(state, step->action)) return warnings; // consequenceOf has refused it
        for (Warning& warning : warningsOf(before, step->action, state))
            if (std::ranges::find(warnings, warning.name, &Warning::name) == warnings.end())
                warnings.push_back(std::move(warning));
    }
    return warnings;
}

} // namespace

std::vector<Warning> warningsOfAct(const Replay& replay, const std::string& section, const Action& action,
                                   const Consequence& consequence) {
    if (const auto* undone = std::get_if<ActsUndone>(&action))
        return warningsOfUndoing(replay, section, *undone, consequence);
    if (const auto* redone = std::get_if<ActsRedone>(&action)) return warningsOfRedoing(replay, *redone);
    return warningsOf(replay.state(section), action, consequence.changed.at(section));
}

static rules::Text wordsOfWarning(const Replay& replay, const std::string& section,
                                  const WarningGiven& given) {
    rules::Text what = text("{}", given.verb);
    try {
        what = journalWords(replay, section, actionFrom(given.verb, given.facts));
    } catch (const UnreadableFacts&) {
        // The verb alone says enough.
    }
    return text("Not done, since not confirmed ({}): {}", fmt::format("{}", fmt::join(given.warnings, ", ")),
                rules::english(what));
}

rules::Text journalWords(const Replay& replay, const std::string& section, const Action& action) {
    if (const auto* undone = std::get_if<ActsUndone>(&action))
        return text("Undone: {}", rules::english(summaryOf(stepsUndoneBy(replay, section, *undone), replay)));
    if (const auto* redone = std::get_if<ActsRedone>(&action))
        return text("Redone: {}", rules::english(summaryOf(stepsDoneAgainBy(replay, *redone), replay)));
    if (const auto* given = std::get_if<WarningGiven>(&action))
        return wordsOfWarning(replay, section, *given);
    return sentenceFor(replay.state(section), action);
}

} // namespace arbiter::app
