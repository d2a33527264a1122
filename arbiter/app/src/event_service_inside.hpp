// What an EventService holds: the file, the replay of its journal, and the one write path.
// For the files event_service*.cpp only.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "arbiter/app/event_service.hpp"
#include "arbiter/store/event_file.hpp"
#include "event_rows.hpp"
#include "journal_acts.hpp"
#include "replay.hpp"
#include "warning_gate.hpp"

namespace arbiter::app {

// The exception for a file whose journal does not add up.
[[nodiscard]] store::StoreError damaged(const std::filesystem::path& file, const ReplayFault& fault);

// As the two ends of what people type.
[[nodiscard]] std::string withoutBlanksAround(const std::string& text);

struct EventService::Inside {
    using MakeAction = std::function<rules::Expected<Action, Refusal>(const EventState& fresh)>;

    store::EventFile file;
    Actor actor;
    Clock clock;
    PairingEngine engine;
    Replay replay{};
    std::string section{};
    Answers answers{};
    std::optional<store::EventRows> rows{}; // of replay.sections(), once they were needed
    bool rehearsal = false;
    std::vector<std::function<void(const EventState&)>> listeners{};

    [[nodiscard]] const EventState& state() const { return replay.state(section); }

    // Brings the state up to the file; true if it was behind.
    bool catchUp();

    void notify() const;

    // The tables of a file that has just been upgraded are empty; of any other they are as they should be.
    void fillTables();

    // The one write path.
    Outcome commit(const MakeAction& make);

    Outcome tryCommit(const MakeAction& make);

    // The code that the first step has given is that of the journal's last entry, and for this very act.
    bool hasRightCode(const Action& action);

    static std::string oneTimeCode(const std::string& hash) { return hash.substr(0, 6); }

    // The act is not done; that it was asked for is on record.
    Refusal warn(store::Transaction& transaction, const Action& action, const Judgement& judgement);

    store::JournalEntry append(const Action& action, const Envelope& envelope);

    std::int64_t write(store::Transaction& transaction, const Action& action,
                       const std::vector<std::string>& confirmed, Consequence consequence);

    // A rehearsal: an entry that is in no file, so that the next act starts from the file.
    std::int64_t keepInMind(const Action& action, Consequence consequence);

    Outcome commit(Action action);

    // In a file with several sections undoing is about the chosen one.
    [[nodiscard]] bool undoesOneSection() const { return replay.sections().size() > 1; }
    // The steps of done() that undoing may be about, in order; the first one made the event or section.
    [[nodiscard]] std::vector<std::size_t> undoablePlaces() const;
    // What undoing these steps from there on takes away.
    [[nodiscard]] std::optional<UndoWords> undoWords(const std::vector<std::size_t>& places,
                                                     std::size_t first) const;
};

} // namespace arbiter::app
