#include "arbiter/app/event_service.hpp"

#include <algorithm>
#include <optional>
#include <utility>

#include "action_json.hpp"
#include "arbiter/app/apply.hpp"
#include "arbiter/app/sheet_changes.hpp"
#include "arbiter/store/event_file.hpp"
#include "diary_words.hpp"
#include "event_rows.hpp"
#include "journal_acts.hpp"
#include "names_of_people.hpp"
#include "replay.hpp"
#include "round_maker.hpp"
#include "time_text.hpp"
#include "warning_gate.hpp"

namespace arbiter::app {
namespace {

using pairing::RoundNumber;

store::StoreError damaged(const std::filesystem::path& file, const ReplayFault& fault) {
    return {store::Trouble::Damaged, file,
            rules::text("{}: the file is damaged: {}. Keep it as it is, and work on with your latest copy",
                        file.string(), rules::english(fault.text))};
}

std::string withoutBlanksAround(const std::string& text) {
    const auto first = text.find_first_not_of(' ');
    if (first == std::string::npos) return {};
    return text.substr(first, text.find_last_not_of(' ') - first + 1);
}

Person tidied(Person person) {
    for (std::string Person::*part : {&Person::name, &Person::federation, &Person::fideId, &Person::club})
        person.*part = withoutBlanksAround(person.*part);
    return person;
}

std::optional<Refusal> badSectionName(const std::string& name) {
    if (isPlainText(name) && withoutBlanksAround(name) == name) return std::nullopt;
    return Refusal{.code = "section.name",
                   .reason = rules::text("the name of a section must be UTF-8 text on one line"),
                   .wayOut = rules::text("Choose a short name, such as A")};
}

} // namespace

Clock systemClock() {
    return [] { return std::chrono::floor<std::chrono::seconds>(std::chrono::system_clock::now()); };
}

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
    bool catchUp() {
        const std::int64_t seen = replay.number();
        if (seen > 0) {
            // Another journal than the one we know (a restored copy, a rehearsal): start afresh.
            const auto last = file.journal().entry(seen);
            if (!last || last->hash != replay.hash()) {
                replay = {};
                rows.reset();
            }
        }
        const std::int64_t from = replay.number();
        std::vector<store::JournalEntry> entries;
        file.journal().readAfter(from, [&](const store::JournalEntry& entry) { entries.push_back(entry); });
        replay.expectUndoing(undoneIn(entries));
        for (const store::JournalEntry& entry : entries)
            if (const auto fault = replay.take(entry)) throw damaged(file.file(), *fault);
        const bool moved = replay.number() != from || from != seen;
        if (moved) rows.reset();
        return moved;
    }

    void notify() const {
        for (const auto& listener : listeners)
            listener(state());
    }

    // The tables of a file that has just been upgraded are empty; of any other they are as they should be.
    void fillTables() {
        if (file.isReadOnly() || !file.hasEmptyTables()) return;
        store::Transaction transaction(file.connection());
        catchUp();
        store::writeDifferences(
            file.connection(),
            store::differencesOf(store::readEventRows(file.connection()), rowsOf(replay.sections())));
        transaction.commit();
    }

    // The one write path.
    Outcome commit(const MakeAction& make) {
        if (file.isReadOnly() && !rehearsal)
            throw store::StoreError(
                store::Trouble::ReadOnly, file.file(),
                rules::text(
                    "{}: the file or its folder can only be read, so nothing was stored. Copy the event to a "
                    "place where you may write, and open the copy",
                    file.file().string()));
        Outcome outcome = tryCommit(make);
        if (outcome) notify();
        return outcome;
    }

    Outcome tryCommit(const MakeAction& make) {
        using Kind = store::Transaction::Kind;
        store::Transaction transaction(file.connection(), rehearsal ? Kind::Read : Kind::Write);
        if (catchUp()) notify();
        auto action = make(state());
        if (!action) return rules::unexpected(std::move(action.error()));
        auto consequence = replay.consequenceOf(section, *action);
        if (!consequence) return rules::unexpected(std::move(consequence.error()));
        Judgement judgement = judge(warningsOfAct(replay, section, *action, *consequence), answers,
                                    hasRightCode(*action), state());
        if (!judgement.open.empty()) return rules::unexpected(warn(transaction, *action, judgement));
        Done done{0, consequence->remarks, std::move(judgement.said)};
        done.journalNumber = rehearsal
                                 ? keepInMind(*action, std::move(*consequence))
                                 : write(transaction, *action, judgement.confirmed, std::move(*consequence));
        return done;
    }

    // The code that the first step has given is that of the journal's last entry, and for this very act.
    bool hasRightCode(const Action& action) {
        if (answers.code.empty() || replay.number() == 0) return false;
        const auto last = file.journal().entry(replay.number());
        if (!last || last->verb != verbOf(WarningGiven{})) return false;
        const auto given = std::get<WarningGiven>(actionFrom(last->verb, last->facts));
        return given.verb == verbOf(action) && given.facts == factsOf(action) &&
               answers.code == oneTimeCode(last->hash);
    }

    static std::string oneTimeCode(const std::string& hash) { return hash.substr(0, 6); }

    // The act is not done; that it was asked for is on record.
    Refusal warn(store::Transaction& transaction, const Action& action, const Judgement& judgement) {
        if (rehearsal) return refusalOf(judgement, {});
        WarningGiven given{std::string(verbOf(action)), factsOf(action), {}};
        for (const Warning& warning : judgement.open)
            given.warnings.push_back(warning.name);
        const store::JournalEntry entry = append(given, {section, {}});
        transaction.commit();
        replay.accept(entry, section, given, {});
        return refusalOf(judgement, oneTimeCode(entry.hash));
    }

    store::JournalEntry append(const Action& action, const Envelope& envelope) {
        return file.journal().append(timeText(clock()), actor.name, std::string(verbOf(action)),
                                     factsOf(action, envelope));
    }

    std::int64_t write(store::Transaction& transaction, const Action& action,
                       const std::vector<std::string>& confirmed, Consequence consequence) {
        if (!rows) rows = rowsOf(replay.sections());
        const store::JournalEntry entry = append(action, {section, confirmed});
        store::EventRows after = rowsOf(replay.sections(), consequence.changed);
        store::writeDifferences(file.connection(), store::differencesOf(*rows, after));
        transaction.commit();
        replay.accept(entry, section, action, std::move(consequence));
        rows = std::move(after);
        return entry.number;
    }

    // A rehearsal: an entry that is in no file, so that the next act starts from the file.
    std::int64_t keepInMind(const Action& action, Consequence consequence) {
        const store::JournalEntry imagined{replay.number() + 1, {}, {}, {}, {}, {}};
        replay.accept(imagined, section, action, std::move(consequence));
        rows.reset();
        return imagined.number;
    }

    Outcome commit(Action action) {
        return commit(
            [&action](const EventState&) -> rules::Expected<Action, Refusal> { return std::move(action); });
    }

    // The steps of done() from there on.
    [[nodiscard]] std::optional<UndoWords> undoWords(std::size_t first) const {
        const auto& done = replay.done();
        if (first >= done.size()) return std::nullopt;
        std::vector<const Step*> steps;
        if (first == 0) return std::nullopt; // the event itself stays
        for (std::size_t place = first; place < done.size(); ++place)
            steps.push_back(&done[place]);
        return UndoWords{done[first].number, summaryOf(steps, replay)};
    }
};

EventService::EventService(std::unique_ptr<Inside> inside) noexcept
    : inside_(std::move(inside)) {}
EventService::EventService(EventService&&) noexcept = default;
EventService& EventService::operator=(EventService&&) noexcept = default;
EventService::~EventService() = default;

rules::Expected<EventService, Refusal> EventService::create(const std::filesystem::path& file,
                                                            const EventSettings& settings, Actor actor,
                                                            Clock clock, PairingEngine engine,
                                                            const std::string& section) {
    if (auto refusal = badSectionName(section)) return rules::unexpected(std::move(*refusal));
    const Action action = EventCreated{settings};
    const auto made = Replay().consequenceOf(section, action);
    if (!made) return rules::unexpected(made.error());
    store::EventFile::create(file, [&](store::EventFile& fresh) {
        fresh.journal().append(timeText(clock()), madePlain(actor.name), std::string(verbOf(action)),
                               factsOf(action, {section, {}}));
        store::writeDifferences(fresh.connection(), store::differencesOf({}, rowsOf(made->changed)));
    });
    return open(file, std::move(actor), std::move(clock), std::move(engine));
}

EventService EventService::open(const std::filesystem::path& file, Actor actor, Clock clock,
                                PairingEngine engine) {
    auto inside = std::make_unique<Inside>(
        Inside{store::EventFile::open(file), {madePlain(actor.name)}, std::move(clock), std::move(engine)});
    inside->catchUp();
    if (inside->replay.sections().empty())
        throw damaged(file, {"journal.empty", rules::text("its journal is empty")});
    inside->section = inside->replay.sections().begin()->first;
    inside->fillTables();
    return EventService(std::move(inside));
}

const EventState& EventService::state() const noexcept {
    return inside_->state();
}
const EventState& EventService::state(const std::string& section) const {
    return inside_->replay.state(section);
}
std::int64_t EventService::journalNumber() const noexcept {
    return inside_->replay.number();
}
const std::filesystem::path& EventService::file() const noexcept {
    return inside_->file.file();
}
bool EventService::isReadOnly() const noexcept {
    return inside_->file.isReadOnly();
}

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

bool EventService::refresh() {
    const store::Transaction moment(inside_->file.connection(), store::Transaction::Kind::Read);
    const bool moved = inside_->catchUp();
    if (moved) inside_->notify();
    return moved;
}

void EventService::onChange(std::function<void(const EventState&)> listener) {
    inside_->listeners.push_back(std::move(listener));
}

void EventService::rehearse(bool on) {
    inside_->rehearsal = on;
}

void EventService::answer(Answers answers) {
    inside_->answers = std::move(answers);
}

std::vector<std::string> EventService::sections() const {
    std::vector<std::string> names;
    for (const auto& [name, state] : inside_->replay.sections())
        names.push_back(name);
    return names;
}

const std::string& EventService::section() const noexcept {
    return inside_->section;
}

void EventService::chooseSection(const std::string& name) {
    inside_->section = name;
}

EventService::Outcome EventService::addSection(const std::string& name, const EventSettings& settings) {
    if (auto refusal = badSectionName(name)) return rules::unexpected(std::move(*refusal));
    const std::string before = std::exchange(inside_->section, name);
    Outcome outcome = inside_->commit(EventCreated{settings});
    if (!outcome) inside_->section = before;
    return outcome;
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
    const std::size_t all = inside_->replay.done().size();
    return acts == 0 || acts > all ? std::nullopt : inside_->undoWords(all - acts);
}

std::optional<UndoWords> EventService::undoableSince(std::string_view verb) const {
    const auto& done = inside_->replay.done();
    for (std::size_t place = done.size(); place > 0; --place)
        if (verbOf(done[place - 1].action) == verb) return inside_->undoWords(place - 1);
    return std::nullopt;
}

std::optional<UndoWords> EventService::undoableFrom(std::int64_t entry) const {
    const auto& done = inside_->replay.done();
    const auto first = std::ranges::lower_bound(done, entry, {}, &Step::number);
    return inside_->undoWords(static_cast<std::size_t>(first - done.begin()));
}

std::optional<UndoWords> EventService::redoable() const {
    if (inside_->replay.undone().empty()) return std::nullopt;
    std::vector<const Step*> steps;
    for (const Step& step : inside_->replay.undone().back())
        steps.push_back(&step);
    return UndoWords{steps.front()->number, summaryOf(steps, inside_->replay)};
}

EventService::Outcome EventService::undo(std::int64_t from) {
    return inside_->commit(ActsUndone{from});
}
EventService::Outcome EventService::redo(std::int64_t from) {
    return inside_->commit(ActsRedone{from});
}
EventService::Outcome EventService::leaveFideMode(const std::string& reason) {
    return inside_->commit(FideModeLeft{withoutBlanksAround(reason)});
}
EventService::Outcome EventService::publishRound(RoundNumber round) {
    return inside_->commit(RoundPublished{round});
}
EventService::Outcome EventService::unpairRound(RoundNumber round) {
    return inside_->commit(RoundUnpaired{round});
}

EventService::Outcome EventService::changeSettings(const SettingsChanged& change) {
    return inside_->commit(change);
}

EventService::Outcome EventService::importPlayers(const std::string& source,
                                                  std::vector<ImportedPerson> players) {
    for (ImportedPerson& imported : players)
        imported.person = tidied(std::move(imported.person));
    return inside_->commit(PlayersImported{madePlain(source), std::move(players)});
}

EventService::Outcome EventService::importTournament(const std::string& source,
                                                     pairing::Tournament tournament,
                                                     std::optional<RoundNumber> fideModeLeft,
                                                     std::vector<std::string> comments) {
    return inside_->commit(
        TournamentImported{madePlain(source), std::move(tournament), fideModeLeft, std::move(comments)});
}

EventService::Outcome
EventService::addPlayer(const Person& person,
                        const std::map<RoundNumber, pairing::RequestedBye>& missedRounds) {
    return inside_->commit(PlayerAdded{tidied(person), missedRounds});
}

EventService::Outcome EventService::editPlayer(PlayerId player, const Person& person) {
    // As he was seen here, before anything of others is taken in: a change on top of another one is refused.
    const pairing::Player* seen = state().playerOf(player);
    return inside_->commit(PlayerEdited{player, seen ? personOf(*seen) : Person{}, tidied(person)});
}

EventService::Outcome EventService::removePlayer(PlayerId player) {
    return inside_->commit(PlayerRemoved{player});
}
EventService::Outcome EventService::withdrawPlayer(PlayerId player) {
    return inside_->commit(PlayerWithdrawn{player});
}
EventService::Outcome EventService::returnPlayer(PlayerId player) {
    return inside_->commit(PlayerReturned{player});
}
EventService::Outcome EventService::grantBye(PlayerId player, RoundNumber round, pairing::RequestedBye kind) {
    return inside_->commit(ByeGranted{player, round, kind});
}
EventService::Outcome EventService::revokeBye(PlayerId player, RoundNumber round) {
    return inside_->commit(ByeRevoked{player, round});
}
EventService::Outcome EventService::renumberPlayers() {
    return inside_->commit(PlayersRenumbered{});
}

EventService::Outcome EventService::exchangeNumbers(PlayerId one, PlayerId other) {
    return inside_->commit(NumbersExchanged{one, other});
}
EventService::Outcome EventService::checkIn(std::vector<PlayerId> players, bool present) {
    return inside_->commit(PlayersCheckedIn{std::move(players), present});
}
EventService::Outcome EventService::expelPlayer(PlayerId player, const std::string& reason) {
    return inside_->commit(PlayerExpelled{player, withoutBlanksAround(reason)});
}
EventService::Outcome EventService::allowHalfPointByes(PlayerId player, bool allowed) {
    return inside_->commit(HalfPointByesAllowed{player, allowed});
}
EventService::Outcome EventService::fixBoard(PlayerId player, std::optional<pairing::BoardNumber> board) {
    return inside_->commit(BoardFixed{player, board});
}
EventService::Outcome EventService::forbid(Prohibition prohibition) {
    return inside_->commit(PairingsForbidden{std::move(prohibition)});
}
EventService::Outcome EventService::liftProhibition(std::uint32_t number) {
    return inside_->commit(ProhibitionLifted{number});
}
EventService::Outcome EventService::settleNoShow(PlayerId player) {
    return inside_->commit(NoShowSettled{player, state().pairedRounds()});
}
EventService::Outcome EventService::addNote(const std::string& text, std::optional<PlayerId> player) {
    return inside_->commit(NoteAdded{withoutBlanksAround(text), player});
}
EventService::Outcome EventService::settleNote(std::uint32_t number) {
    return inside_->commit(NoteSettled{number});
}
EventService::Outcome EventService::closeEvent() {
    return inside_->commit(EventClosed{});
}

EventService::Outcome EventService::seat(PlayerId one, PlayerId other, ChangeReason reason) {
    return inside_->commit([&](const EventState& fresh) -> rules::Expected<Action, Refusal> {
        if (fresh.rounds.empty())
            return rules::unexpected(
                Refusal{.code = "round.none", .reason = rules::text("no round is paired yet")});
        if (auto refusal = obstacleToSeating(fresh, {one, other}))
            return rules::unexpected(std::move(*refusal));
        const PairedBoard pair = withColours(fresh, one, other);
        return PlayersSeated{fresh.pairedRounds(), pair.white, pair.black, boardForSeating(fresh, pair),
                             reason};
    });
}
EventService::Outcome EventService::cancel(PlayerId player) {
    return inside_->commit(PlayerCancelled{state().pairedRounds(), player});
}
EventService::Outcome EventService::swapColours(RoundNumber round, pairing::BoardNumber board) {
    return inside_->commit(ColoursSwapped{round, board});
}
EventService::Outcome EventService::swapSeats(PlayerId one, PlayerId other, ChangeReason reason) {
    return inside_->commit(SeatsSwapped{state().pairedRounds(), one, other, reason});
}
EventService::Outcome EventService::dispute(pairing::BoardNumber board, const std::string& note) {
    const RoundNumber round = state().pairedRounds();
    const bool seen =
        round.value() >= 1 && board.value() >= 1 && board.value() <= state().round(round).boards.size();
    return inside_->commit(ResultDisputed{
        round, board, seen ? state().resultOf(round, board) : GameResult::Open, withoutBlanksAround(note)});
}
EventService::Outcome EventService::correctForRating(RoundNumber round, const BoardResult& result) {
    return inside_->commit(ResultCorrectedForRating{round, result.board, result.result});
}

EventService::Outcome EventService::pairNextRound(bool adjournOpenBoards) {
    // The round that is the next one as seen here: if another program pairs it first, this is refused instead
    // of pairing the round after it. The pairing itself is made from the fresh state, under the write lock.
    const RoundNumber round = state().nextRound();
    return inside_->commit([&](const EventState& fresh) -> rules::Expected<Action, Refusal> {
        return makeRound(fresh, round, inside_->engine, {adjournOpenBoards, true});
    });
}

EventService::Outcome EventService::pairByHand(const RoundPaired& round) {
    return inside_->commit(Action{round});
}

EventService::Outcome EventService::orderTie(std::vector<PlayerId> players, const std::string& reason) {
    return inside_->commit(TieOrdered{std::move(players), madePlain(withoutBlanksAround(reason))});
}

EventService::Outcome EventService::drawLots() {
    return inside_->commit(LotsDrawn{});
}

EventService::Outcome EventService::recordResults(RoundNumber round, std::span<const BoardResult> results) {
    ResultsRecorded action{round, {}};
    for (const BoardResult& entered : results) {
        // As seen here: what somebody else entered meanwhile is not overwritten unseen.
        const bool seen = round.value() >= 1 && round <= state().pairedRounds() &&
                          entered.board.value() >= 1 &&
                          entered.board.value() <= state().round(round).boards.size();
        action.results.push_back({entered.board,
                                  seen ? state().resultOf(round, entered.board) : GameResult::Open,
                                  entered.result});
    }
    return inside_->commit(std::move(action));
}

} // namespace arbiter::app
