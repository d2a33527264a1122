// Adds up journal entries to the states of an event's sections, checking the chain of hashes on the way.
// Use it to open an event, to take in what others wrote, to undo and redo, and to verify.
#pragma once

#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "action_json.hpp"
#include "arbiter/app/action.hpp"
#include "arbiter/app/event_state.hpp"
#include "arbiter/app/refusal.hpp"
#include "arbiter/store/journal.hpp"
#include "rules/base/expected.hpp"
#include "rules/base/text.hpp"

namespace arbiter::app {

struct ReplayFault {
    std::string code; // "journal.number", "journal.hash", "journal.facts", "journal.replay"
    rules::Text text;
    bool fatal = true; // the state cannot be told from here on
};

using Sections = std::map<std::string, EventState>; // by name; a file with one tournament has ""

// An act of the journal that holds, or that could be done again.
struct Step {
    std::int64_t number = 0; // of its entry
    std::string section;
    Action action;
    // The section before it, where it is known that the act will be taken back: saves adding up anew.
    std::shared_ptr<const EventState> before;
};

// What an act makes of an event; only the sections that it touches.
struct Consequence {
    Sections changed;
    std::vector<Remark> remarks;
};

class Replay {
  public:
    // Entries that a later one takes back, if that is known: then undoing them costs little.
    void expectUndoing(std::set<std::int64_t> numbers) { doomed_ = std::move(numbers); }

    // The entry must be the next one. A fault of the hash alone is not fatal: the entry is taken in.
    std::optional<ReplayFault> take(const store::JournalEntry& entry);
    // As take(), for an entry whose consequence is at hand.
    void accept(const store::JournalEntry& entry, const std::string& section, const Action& action,
                Consequence consequence);

    // What the act would do now; nothing is changed.
    [[nodiscard]] rules::Expected<Consequence, Refusal> consequenceOf(const std::string& section,
                                                                      const Action& action) const;

    // A section that there is not: an event that is not created.
    [[nodiscard]] const EventState& state(const std::string& section = {}) const;
    [[nodiscard]] const Sections& sections() const noexcept { return sections_; }
    [[nodiscard]] std::int64_t number() const noexcept { return number_; }
    [[nodiscard]] const std::string& hash() const noexcept { return hash_; }

    // The acts that hold, in order: the last one is the next to be undone.
    [[nodiscard]] const std::vector<Step>& done() const noexcept { return done_; }
    // The places in done() of what undoing would take back.
    [[nodiscard]] std::vector<std::size_t> stepsToUndo(const std::string& section,
                                                       const ActsUndone& action) const;
    // What can be done again: the acts of that section that were undone last, or a section as a whole.
    // nullptr: nothing.
    [[nodiscard]] const std::vector<Step>* stepsToRedo(const std::string& section) const;
    [[nodiscard]] const std::vector<Step>* stepsToRedo(const ActsRedone& action) const;

  private:
    struct Exit {
        std::int64_t number = 0;
        std::string section;
        pairing::RoundNumber round;
    };

    std::optional<ReplayFault> applyEntry(const store::JournalEntry& entry);
    rules::Expected<std::vector<Remark>, Refusal> doInPlace(std::int64_t number, const Recorded& recorded);
    rules::Expected<Consequence, Refusal> undo(const std::string& section, const ActsUndone& action) const;
    rules::Expected<Consequence, Refusal> redo(const ActsRedone& action) const;
    bool isNextToRedo(std::size_t group) const;
    EventState withoutSteps(const std::string& section, std::size_t kept) const;
    void forgetUndone(const std::string& section);
    void rememberStep(std::int64_t number, const std::string& section, const Action& action);
    void noteExit(std::int64_t number, const std::string& section, const EventState& state);
    std::optional<pairing::RoundNumber> leftBefore(std::int64_t number, const std::string& section) const;

    Sections sections_;
    std::vector<Step> done_;
    std::vector<std::vector<Step>> undone_; // groups as they were undone, the last one last
    std::vector<Exit> exits_;               // of FIDE mode; nothing takes one away
    std::set<std::int64_t> doomed_;
    std::int64_t number_ = 0;
    std::string hash_;
};

// An act on the journal itself, not on a section: undoing, redoing, a warning.
[[nodiscard]] bool concernsJournal(const Action& action);

// The entries that later ones undo, for Replay::expectUndoing. Entries that cannot be read are passed over.
[[nodiscard]] std::set<std::int64_t> undoneIn(const std::vector<store::JournalEntry>& journal);

} // namespace arbiter::app
