#include "replay.hpp"

#include "action_json.hpp"
#include "arbiter/app/apply.hpp"

namespace arbiter::app {

using rules::text;

std::optional<ReplayFault> Replay::applyEntry(const store::JournalEntry& entry) {
    try {
        const auto applied = app::apply(state_, actionFrom(entry.verb, entry.facts));
        if (applied) return std::nullopt;
        return ReplayFault{"journal.replay",
                           text("entry {} of the journal ({}) does not fit the entries before it: {}",
                                entry.number, entry.verb, rules::english(applied.error().reason))};
    } catch (const UnreadableFacts& unreadable) {
        return ReplayFault{"journal.facts", text("entry {} of the journal ({}) cannot be read: {}",
                                                 entry.number, entry.verb, unreadable.what())};
    }
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
        return fault;
    }
    number_ = entry.number;
    hash_ = entry.hash;
    return fault;
}

void Replay::accept(const store::JournalEntry& entry, EventState outcome) {
    state_ = std::move(outcome);
    number_ = entry.number;
    hash_ = entry.hash;
}

} // namespace arbiter::app
