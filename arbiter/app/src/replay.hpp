// Adds up journal entries to a state, checking the chain of hashes on the way.
// Use it to open an event, to take in what others wrote, and to verify.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "arbiter/app/action.hpp"
#include "arbiter/app/event_state.hpp"
#include "arbiter/store/journal.hpp"
#include "rules/base/text.hpp"

namespace arbiter::app {

struct ReplayFault {
    std::string code; // "journal.number", "journal.hash", "journal.facts", "journal.replay"
    rules::Text text;
    bool fatal = true; // the state cannot be told from here on
};

class Replay {
  public:
    // The entry must be the next one. A fault of the hash alone is not fatal: the entry is taken in.
    std::optional<ReplayFault> take(const store::JournalEntry& entry);
    // As take(), for an entry whose action is known to fit and whose outcome is at hand.
    void accept(const store::JournalEntry& entry, EventState outcome);

    [[nodiscard]] const EventState& state() const noexcept { return state_; }
    [[nodiscard]] std::int64_t number() const noexcept { return number_; }
    [[nodiscard]] const std::string& hash() const noexcept { return hash_; }

  private:
    std::optional<ReplayFault> applyEntry(const store::JournalEntry& entry);

    EventState state_;
    std::int64_t number_ = 0;
    std::string hash_;
};

} // namespace arbiter::app
