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
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "arbiter/app/action.hpp"
#include "arbiter/app/event_state.hpp"
#include "arbiter/app/pairing_engine.hpp"
#include "arbiter/app/refusal.hpp"
#include "arbiter/app/rule_incident.hpp"
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
    std::vector<Warning> warnings; // that were said or answered with it
};

// One line of the event's diary.
struct JournalLine {
    std::int64_t number = 0;
    std::string time; // "2026-11-30T18:05:12Z"
    std::string who;
    Action action;
};

// The same for people.
struct DiaryLine {
    std::int64_t number = 0;
    std::string time;
    std::string who;
    std::string section;
    std::string verb;
    rules::Text words;                         // what was done, with names
    std::vector<std::string> confirmed;        // warnings that were answered, by name
    std::optional<pairing::RoundNumber> round; // that it was about
    bool holds = true;                         // not undone
};

// What undoing or redoing would do.
struct UndoWords {
    std::int64_t from = 0; // number of the first act that it concerns
    rules::Text words;     // "pairing of round 4 and 5 results"
};

// Of a ruling: by whom, and what becomes of it.
struct Reviewing {
    ReviewBody body = ReviewBody::ChiefArbiter;
    bool upheld = false;
    std::string by;
    std::string reason;
    std::optional<GameResult> result{}; // of the board; none: what it was before the ruling
};

class EventService {
  public:
    using Outcome = rules::Expected<Done, Refusal>;

    // The file must not exist yet. Nothing is left behind when it cannot be made.
    [[nodiscard]] static rules::Expected<EventService, Refusal>
    create(const std::filesystem::path& file, const EventSettings& settings, Actor actor,
           Clock clock = systemClock(), PairingEngine engine = dutchEngine(),
           const std::string& section = {});
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

    // What the person says to the warnings of the acts that follow, until he says something else.
    void answer(Answers answers);

    // A file may hold several tournaments of one event; state() and all acts are those of the chosen one. A
    // file with one tournament has the section "".
    [[nodiscard]] std::vector<std::string> sections() const;
    [[nodiscard]] const std::string& section() const noexcept;
    void chooseSection(const std::string& name); // there must be one of that name
    [[nodiscard]] const EventState& state(const std::string& section) const;
    Outcome addSection(const std::string& name, const EventSettings& settings); // and chooses it

    // The journal in words, from the first entry.
    [[nodiscard]] std::vector<DiaryLine> diary() const;
    // The last `acts` acts that hold, on the chosen section; nothing if there are fewer to undo.
    [[nodiscard]] std::optional<UndoWords> undoable(std::size_t acts = 1) const;
    // Everything since the last act of that verb, and it as well.
    [[nodiscard]] std::optional<UndoWords> undoableSince(std::string_view verb) const;
    // Everything since that entry of the journal, and it as well.
    [[nodiscard]] std::optional<UndoWords> undoableFrom(std::int64_t entry) const;
    [[nodiscard]] std::optional<UndoWords> redoable() const;
    Outcome undo(std::int64_t from); // as undoable() has it
    Outcome redo(std::int64_t from); // as redoable() has it
    Outcome leaveFideMode(const std::string& reason);

    // Each of these: check, one transaction (journal entry and tables), on disk, then answer. What others
    // wrote meanwhile is taken in first; if that is in the way, the act is refused and nothing is lost.
    Outcome changeSettings(const SettingsChanged& change);
    Outcome importPlayers(const std::string& source, std::vector<ImportedPerson> players);
    // What the file says of FIDE mode, and its lines "### …".
    Outcome importTournament(const std::string& source, pairing::Tournament tournament,
                             std::optional<pairing::RoundNumber> fideModeLeft = std::nullopt,
                             std::vector<std::string> comments = {});
    Outcome addPlayer(const Person& person,
                      const std::map<pairing::RoundNumber, pairing::RequestedBye>& missedRounds = {});
    Outcome editPlayer(PlayerId player, const Person& person);
    Outcome removePlayer(PlayerId player);
    Outcome withdrawPlayer(PlayerId player);
    Outcome returnPlayer(PlayerId player);
    Outcome grantBye(PlayerId player, pairing::RoundNumber round, pairing::RequestedBye kind);
    Outcome revokeBye(PlayerId player, pairing::RoundNumber round);
    Outcome renumberPlayers();
    Outcome exchangeNumbers(PlayerId one, PlayerId other);
    Outcome checkIn(std::vector<PlayerId> players, bool present = true);
    Outcome expelPlayer(PlayerId player, const std::string& reason);
    Outcome allowHalfPointByes(PlayerId player, bool allowed);
    Outcome fixBoard(PlayerId player, std::optional<pairing::BoardNumber> board);
    Outcome forbid(Prohibition prohibition);
    Outcome liftProhibition(std::uint32_t number);
    Outcome settleNoShow(PlayerId player); // of the last round: he plays on
    Outcome addNote(const std::string& text, std::optional<PlayerId> player = std::nullopt);
    Outcome settleNote(std::uint32_t number);
    Outcome closeEvent();
    // Pairs state().nextRound(); afterwards state().round(…) has the boards. Boards of the round before
    // without a result are in the way, or adjourned if that is wished.
    Outcome pairNextRound(bool adjournOpenBoards = false);
    // Changes to the last paired round; see sheet_changes.hpp.
    Outcome seat(PlayerId one, PlayerId other, ChangeReason reason);
    Outcome cancel(PlayerId player);
    Outcome swapColours(pairing::RoundNumber round, pairing::BoardNumber board);
    Outcome swapSeats(PlayerId one, PlayerId other, ChangeReason reason);
    Outcome dispute(pairing::BoardNumber board, const std::string& note);
    Outcome correctForRating(pairing::RoundNumber round, const BoardResult& result);
    // The round as the arbiter made it in a session; what does not fit the event any more is refused.
    Outcome pairByHand(const RoundPaired& round);
    // A session that is not ended: it outlives the program, and nothing else is paired or published
    // meanwhile.
    Outcome keepHandPairing(HandPairingKept kept);
    Outcome dropHandPairing();
    Outcome publishRound(pairing::RoundNumber round);
    Outcome unpairRound(pairing::RoundNumber round);
    // The last resorts for players tied to the end; see the actions of these names.
    Outcome orderTie(std::vector<PlayerId> players, const std::string& reason);
    Outcome drawLots();
    Outcome recordResults(pairing::RoundNumber round, std::span<const BoardResult> results);
    // What happened at a board, ruled on and kept; see rule_incident.hpp. The ruling was made at that time,
    // or now.
    Outcome ruleOn(BoardIncident incident, std::optional<Time> at = std::nullopt);
    Outcome appeal(std::uint32_t number, PlayerId player, const std::string& grounds);
    Outcome review(std::uint32_t number, const Reviewing& what);

  private:
    struct Inside;
    explicit EventService(std::unique_ptr<Inside> inside) noexcept;
    std::unique_ptr<Inside> inside_;
};

} // namespace arbiter::app
