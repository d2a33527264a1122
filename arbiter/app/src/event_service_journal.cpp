#include "event_service_inside.hpp"

#include <algorithm>

#include "action_json.hpp"
#include "diary_words.hpp"

namespace arbiter::app {

std::vector<JournalLine> EventService::journal() const {
    std::vector<JournalLine> lines;
    inside_->file.journal().readAfter(0, [this, &lines](const store::JournalEntry& entry) {
        try {
            lines.push_back({entry.number, entry.time, entry.who, actionFrom(entry.verb, entry.facts)});
        } catch (const UnreadableFacts& unreadable) {
            throw damaged(file(), {"journal.facts", rules::text("entry {} of the journal cannot be read: {}",
                                                                entry.number, unreadable.what())});
        }
    });
    return lines;
}

std::vector<DiaryLine> EventService::diary() const {
    std::vector<store::JournalEntry> entries;
    inside_->file.journal().readAfter(0, [&](const store::JournalEntry& entry) { entries.push_back(entry); });
    Replay replay;
    replay.expectUndoing(undoneIn(entries));
    std::vector<DiaryLine> lines;
    for (const store::JournalEntry& entry : entries) {
        try {
            const Recorded recorded = recordedFrom(entry.verb, entry.facts);
            const std::string& section = recorded.envelope.section;
            lines.push_back({entry.number, entry.time, entry.who, section, entry.verb,
                             journalWords(replay, section, recorded.action), recorded.envelope.confirmed,
                             roundOf(recorded.action), concernsJournal(recorded.action)});
        } catch (const UnreadableFacts& unreadable) {
            throw damaged(file(), {"journal.facts", rules::text("entry {} of the journal cannot be read: {}",
                                                                entry.number, unreadable.what())});
        }
        if (const auto fault = replay.take(entry); fault && fault->fatal) throw damaged(file(), *fault);
    }
    for (const Step& step : replay.done())
        lines[static_cast<std::size_t>(step.number - 1)].holds = true;
    return lines;
}

std::optional<UndoWords> EventService::undoable(std::size_t acts) const {
    const auto places = inside_->undoablePlaces();
    return acts == 0 || acts > places.size() ? std::nullopt
                                             : inside_->undoWords(places, places.size() - acts);
}

std::optional<UndoWords> EventService::undoableSince(std::string_view verb) const {
    const auto places = inside_->undoablePlaces();
    for (std::size_t place = places.size(); place > 0; --place)
        if (verbOf(inside_->replay.done()[places[place - 1]].action) == verb)
            return inside_->undoWords(places, place - 1);
    return std::nullopt;
}

std::optional<UndoWords> EventService::undoableFrom(std::int64_t entry) const {
    const auto places = inside_->undoablePlaces();
    const auto first = std::ranges::lower_bound(
        places, entry, {}, [this](std::size_t place) { return inside_->replay.done()[place].number; });
    return inside_->undoWords(places, static_cast<std::size_t>(first - places.begin()));
}

std::optional<UndoWords> EventService::redoable() const {
    const auto* group = inside_->replay.stepsToRedo(inside_->section);
    if (!group) return std::nullopt;
    std::vector<const Step*> steps;
    for (const Step& step : *group)
        steps.push_back(&step);
    return UndoWords{steps.front()->number, summaryOf(steps, inside_->replay)};
}

EventService::Outcome EventService::undo(std::int64_t from) {
    return inside_->commit(ActsUndone{from, inside_->undoesOneSection()});
}

EventService::Outcome EventService::redo(std::int64_t from) {
    return inside_->commit(ActsRedone{from});
}

} // namespace arbiter::app
