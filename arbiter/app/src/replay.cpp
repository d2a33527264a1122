#include "replay.hpp"

#include <algorithm>

#include "action_json.hpp"
#include "arbiter/app/apply.hpp"
#include "arbiter/app/fide_mode.hpp"
#include "pairing/model/overloaded.hpp"

namespace arbiter::app {
namespace {

using pairing::RoundNumber;
using rules::text;

Refusal nothingTo(const char* code, const char* reason) {
    return {.kind = RefusalKind::BadRequest, .code = code, .reason = text(reason)};
}

Refusal outdated(const char* reason) {
    return {.kind = RefusalKind::Outdated,
            .code = "undo.changed-meanwhile",
            .reason = text(reason),
            .wayOut = text("Look at the log, then decide again")};
}

// The acts that can make a setting depart from the Handbook.
bool touchesSettings(const Action& action) {
    return std::holds_alternative<EventCreated>(action) || std::holds_alternative<SettingsChanged>(action) ||
           std::holds_alternative<TournamentImported>(action);
}

void noteDeparture(EventState& state, const Action& action) {
    if (!state.fideModeLeftIn &&
        (!state.departedActs.empty() || (touchesSettings(action) && !departingSettings(state).empty())))
        state.fideModeLeftIn = presentRound(state);
}

} // namespace

bool concernsJournal(const Action& action) {
    return std::holds_alternative<ActsUndone>(action) || std::holds_alternative<ActsRedone>(action) ||
           std::holds_alternative<WarningGiven>(action);
}

const EventState& Replay::state(const std::string& section) const {
    static const EventState none;
    const auto found = sections_.find(section);
    return found == sections_.end() ? none : found->second;
}

std::optional<RoundNumber> Replay::leftBefore(std::int64_t number, const std::string& section) const {
    std::optional<RoundNumber> left;
    for (const Exit& exit : exits_)
        if (exit.section == section && exit.number < number)
            left = std::min(left.value_or(exit.round), exit.round);
    return left;
}

// A section as the steps before done_[kept] make it. FIDE mode, once left, stays left: each step is done
// with what had been left when it was done first.
EventState Replay::withoutSteps(const std::string& section, std::size_t kept) const {
    EventState state;
    std::size_t from = 0;
    // The first step of the section that goes may know what was before it. A later one does not help: what it
    // knows has the first one in it.
    const auto first = std::ranges::find(done_.begin() + static_cast<std::ptrdiff_t>(kept), done_.end(),
                                         section, &Step::section);
    if (first != done_.end() && first->before) {
        state = *first->before;
        from = kept;
    }
    for (std::size_t place = from; place < kept; ++place) {
        if (done_[place].section != section) continue;
        state.fideModeLeftIn = leftBefore(done_[place].number, section);
        if (!app::apply(state, done_[place].action))
            throw std::logic_error("an act of the journal cannot be done again");
    }
    state.fideModeLeftIn = leftBefore(number_ + 1, section);
    return state;
}

std::vector<std::size_t> Replay::stepsToUndo(const std::string& section, const ActsUndone& action) const {
    std::vector<std::size_t> places;
    for (std::size_t place = 0; place < done_.size(); ++place)
        if (done_[place].number >= action.from && (!action.onlySection || done_[place].section == section))
            places.push_back(place);
    return places;
}

// Sections have nothing in common, so that each group can be done again by itself: only a later one of the
// same section comes first.
bool Replay::isNextToRedo(std::size_t group) const {
    for (std::size_t later = group + 1; later < undone_.size(); ++later)
        for (const Step& step : undone_[later])
            if (std::ranges::find(undone_[group], step.section, &Step::section) != undone_[group].end())
                return false;
    return true;
}

const std::vector<Step>* Replay::stepsToRedo(const std::string& section) const {
    for (std::size_t group = undone_.size(); group > 0; --group) {
        const auto& steps = undone_[group - 1];
        const bool ofSection = std::ranges::find(steps, section, &Step::section) != steps.end();
        const bool ofNone = std::ranges::none_of(
            steps, [this](const Step& step) { return sections_.contains(step.section); });
        if ((ofSection || ofNone) && isNextToRedo(group - 1)) return &steps;
    }
    return nullptr;
}

const std::vector<Step>* Replay::stepsToRedo(const ActsRedone& action) const {
    for (std::size_t group = 0; group < undone_.size(); ++group)
        if (undone_[group].front().number == action.from && isNextToRedo(group)) return &undone_[group];
    return nullptr;
}

rules::Expected<Consequence, Refusal> Replay::undo(const std::string& section,
                                                   const ActsUndone& action) const {
    const auto places = stepsToUndo(section, action);
    if (places.empty() || done_[places.front()].number != action.from)
        return rules::unexpected(outdated("this act does not hold any more, so it cannot be undone"));
    Consequence consequence;
    for (const std::size_t place : places) {
        if (place == 0) return rules::unexpected(nothingTo("undo.nothing", "there is nothing left to undo"));
        consequence.changed.try_emplace(done_[place].section);
    }
    for (auto& [name, state] : consequence.changed)
        state = withoutSteps(name, places.front());
    return consequence;
}

rules::Expected<Consequence, Refusal> Replay::redo(const ActsRedone& action) const {
    if (undone_.empty()) return rules::unexpected(nothingTo("redo.nothing", "there is nothing to redo"));
    const auto* steps = stepsToRedo(action);
    if (!steps) return rules::unexpected(outdated("something else was undone meanwhile"));
    Consequence consequence;
    for (const Step& step : *steps) {
        auto [place, fresh] = consequence.changed.try_emplace(step.section);
        if (fresh) place->second = state(step.section);
        auto remarks = app::apply(place->second, step.action);
        if (!remarks) return rules::unexpected(std::move(remarks.error()));
        consequence.remarks.insert(consequence.remarks.end(), remarks->begin(), remarks->end());
    }
    return consequence;
}

rules::Expected<Consequence, Refusal> Replay::consequenceOf(const std::string& section,
                                                            const Action& action) const {
    if (const auto* what = std::get_if<ActsUndone>(&action)) return undo(section, *what);
    if (const auto* what = std::get_if<ActsRedone>(&action)) return redo(*what);
    if (std::holds_alternative<WarningGiven>(action)) return Consequence{};
    Consequence consequence;
    EventState& state = consequence.changed[section];
    state = this->state(section);
    auto remarks = app::apply(state, action);
    if (!remarks) return rules::unexpected(std::move(remarks.error()));
    noteDeparture(state, action);
    consequence.remarks = std::move(*remarks);
    return consequence;
}

void Replay::noteExit(std::int64_t number, const std::string& section, const EventState& state) {
    if (state.fideModeLeftIn && !leftBefore(number, section))
        exits_.push_back({number, section, *state.fideModeLeftIn});
}

// After a new act on a section nothing of it can be done again.
void Replay::forgetUndone(const std::string& section) {
    std::erase_if(undone_, [&section](const std::vector<Step>& group) {
        return std::ranges::find(group, section, &Step::section) != group.end();
    });
}

void Replay::rememberStep(std::int64_t number, const std::string& section, const Action& action) {
    if (const auto* undone = std::get_if<ActsUndone>(&action)) {
        std::vector<Step> group;
        const auto places = stepsToUndo(section, *undone);
        for (const std::size_t place : places)
            group.push_back(std::move(done_[place]));
        for (auto place = places.rbegin(); place != places.rend(); ++place)
            done_.erase(done_.begin() + static_cast<std::ptrdiff_t>(*place));
        for (Step& step : group)
            step.before.reset();
        undone_.push_back(std::move(group));
    } else if (const auto* redone = std::get_if<ActsRedone>(&action)) {
        const auto* steps = stepsToRedo(*redone);
        const auto group = std::ranges::find_if(
            undone_, [steps](const std::vector<Step>& other) { return &other == steps; });
        std::ranges::move(*group, std::back_inserter(done_));
        undone_.erase(group);
        // Acts on other sections may have been done since; what comes first in the journal comes first here.
        std::ranges::stable_sort(done_, {}, &Step::number);
    } else if (!std::holds_alternative<WarningGiven>(action)) {
        done_.push_back({number, section, action, {}});
        forgetUndone(section);
    }
}

void Replay::accept(const store::JournalEntry& entry, const std::string& section, const Action& action,
                    Consequence consequence) {
    rememberStep(entry.number, section, action);
    for (auto& [name, state] : consequence.changed) {
        noteExit(entry.number, name, state);
        if (state.created)
            sections_[name] = std::move(state);
        else
            sections_.erase(name);
    }
    number_ = entry.number;
    hash_ = entry.hash;
}

// Done to the state itself: a copy for each entry would cost more than all acts together.
rules::Expected<std::vector<Remark>, Refusal> Replay::doInPlace(std::int64_t number,
                                                                const Recorded& recorded) {
    const std::string& section = recorded.envelope.section;
    std::shared_ptr<const EventState> before;
    if (doomed_.contains(number)) before = std::make_shared<EventState>(state(section));
    EventState& state = sections_[section];
    auto remarks = app::apply(state, recorded.action);
    if (!remarks) return remarks;
    noteDeparture(state, recorded.action);
    noteExit(number, section, state);
    done_.push_back({number, section, recorded.action, std::move(before)});
    forgetUndone(section);
    return remarks;
}

std::optional<ReplayFault> Replay::applyEntry(const store::JournalEntry& entry) {
    const auto doesNotFit = [&entry](const Refusal& refusal) {
        return ReplayFault{"journal.replay",
                           text("entry {} of the journal ({}) does not fit the entries before it: {}",
                                entry.number, entry.verb, rules::english(refusal.reason))};
    };
    try {
        const Recorded recorded = recordedFrom(entry.verb, entry.facts);
        if (concernsJournal(recorded.action)) {
            auto consequence = consequenceOf(recorded.envelope.section, recorded.action);
            if (!consequence) return doesNotFit(consequence.error());
            accept(entry, recorded.envelope.section, recorded.action, std::move(*consequence));
        } else if (const auto done = doInPlace(entry.number, recorded); !done) {
            return doesNotFit(done.error());
        }
    } catch (const UnreadableFacts& unreadable) {
        return ReplayFault{"journal.facts", text("entry {} of the journal ({}) cannot be read: {}",
                                                 entry.number, entry.verb, unreadable.what())};
    }
    number_ = entry.number;
    hash_ = entry.hash;
    return std::nullopt;
}

std::optional<ReplayFault> Replay::take(const store::JournalEntry& entry) {
    if (entry.number != number_ + 1)
        return ReplayFault{"journal.number", text("entry {} of the journal is missing", number_ + 1)};
    std::optional<ReplayFault> fault;
    if (entry.hash != store::hashOf(entry, hash_))
        fault = ReplayFault{
            "journal.hash",
            text("entry {} of the journal ({}) was changed after it was written", entry.number, entry.verb),
            false};
    if (auto fatal = applyEntry(entry)) {
        if (!fault) return fatal;
        // That it was changed is why it does not fit.
        fault->fatal = true;
    }
    return fault;
}

std::set<std::int64_t> undoneIn(const std::vector<store::JournalEntry>& journal) {
    const std::string_view verb = verbOf(ActsUndone{});
    std::set<std::int64_t> numbers;
    for (const store::JournalEntry& entry : journal) {
        if (entry.verb != verb) continue;
        try {
            const auto action = std::get<ActsUndone>(actionFrom(entry.verb, entry.facts));
            // Every act that could have held then; one that did not is no loss.
            for (std::int64_t number = action.from; number < entry.number; ++number)
                numbers.insert(number);
        } catch (const UnreadableFacts&) {
            // The replay of this entry says so.
        }
    }
    return numbers;
}

} // namespace arbiter::app
