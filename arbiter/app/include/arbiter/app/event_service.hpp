// The one way to change an event file: open or create it, look at state(), call one method for each act.
// Needs a living QCoreApplication in the program (for Qt's SQL driver); file trouble throws
// store::StoreError.
#pragma once

#include <chrono>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <map>
#include <memory>
#include <span>
#include <string>
#include <vector>

#include "arbiter/app/action.hpp"
#include "arbiter/app/event_state.hpp"
#include "arbiter/app/pairing_engine.hpp"
#include "arbiter/app/refusal.hpp"
#include "rules/base/expected.hpp"

namespace arbiter::app {

using Time = std::chrono::sys_seconds; // UTC
using Clock = std::function<Time()>;
[[nodiscard]] Clock systemClock();

// Who acts; stands beside each act in the journal.
struct Actor {
    std::string name;
};

struct Done {
    std::int64_t journalNumber = 0; // of the entry that was written
    std::vector<Remark> remarks;
};

// One line of the event's diary.
struct JournalLine {
    std::int64_t number = 0;
    std::string time; // "2026-11-30T18:05:12Z"
    std::string who;
    Action action;
};

class EventService {
  public:
    using Outcome = rules::Expected<Done, Refusal>;

    // The file must not exist yet. Nothing is left behind when it cannot be made.
    [[nodiscard]] static rules::Expected<EventService, Refusal>
    create(const std::filesystem::path& file, const EventSettings& settings, Actor actor,
           Clock clock = systemClock(), PairingEngine engine = dutchEngine());
    // A file that may only be read opens too; then every act throws store::StoreError (ReadOnly).
    [[nodiscard]] static EventService open(const std::filesystem::path& file, Actor actor,
                                           Clock clock = systemClock(), PairingEngine engine = dutchEngine());

    EventService(EventService&&) noexcept;
    EventService& operator=(EventService&&) noexcept;
    ~EventService();

    [[nodiscard]] const EventState& state() const noexcept;
    [[nodiscard]] std::int64_t journalNumber() const noexcept; // of the last entry in state()
    [[nodiscard]] const std::filesystem::path& file() const noexcept;
    [[nodiscard]] bool isReadOnly() const noexcept;
    [[nodiscard]] std::vector<JournalLine> journal() const;

    // Takes in what other programs wrote meanwhile; true if there was something.
    bool refresh();
    // Called after each change of state(), own or taken in.
    void onChange(std::function<void(const EventState&)> listener);

    // A rehearsal: acts are checked and state() shows what would be, but nothing is stored. The next act
    // starts from the file again.
    void rehearse(bool on);

    // Each of these: check, one transaction (journal entry and tables), on disk, then answer. What others
    // wrote meanwhile is taken in first; if that is in the way, the act is refused and nothing is lost.
    Outcome changeSettings(const SettingsChanged& change);
    Outcome importPlayers(const std::string& source, std::vector<ImportedPerson> players);
    Outcome importTournament(const std::string& source, pairing::Tournament tournament);
    Outcome addPlayer(const Person& person,
                      const std::map<pairing::RoundNumber, pairing::RequestedBye>& missedRounds = {});
    Outcome editPlayer(PlayerId player, const Person& person);
    Outcome removePlayer(PlayerId player);
    Outcome withdrawPlayer(PlayerId player);
    Outcome returnPlayer(PlayerId player);
    Outcome grantBye(PlayerId player, pairing::RoundNumber round, pairing::RequestedBye kind);
    Outcome revokeBye(PlayerId player, pairing::RoundNumber round);
    Outcome renumberPlayers();
    // Pairs state().nextRound(); afterwards state().round(…) has the boards.
    Outcome pairNextRound();
    Outcome recordResults(pairing::RoundNumber round, std::span<const BoardResult> results);

  private:
    struct Inside;
    explicit EventService(std::unique_ptr<Inside> inside) noexcept;
    std::unique_ptr<Inside> inside_;
};

} // namespace arbiter::app
