#include "arbiter/app/event_service.hpp"

#include <optional>
#include <utility>

#include "action_json.hpp"
#include "arbiter/app/apply.hpp"
#include "arbiter/store/event_file.hpp"
#include "event_rows.hpp"
#include "names_of_people.hpp"
#include "replay.hpp"
#include "round_maker.hpp"
#include "time_text.hpp"

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
    std::optional<store::EventRows> rows{}; // of replay.state(), once they were needed
    bool rehearsal = false;
    std::vector<std::function<void(const EventState&)>> listeners{};

    void takeIn(const store::JournalEntry& entry) {
        if (const auto fault = replay.take(entry)) throw damaged(file.file(), *fault);
    }

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
        file.journal().readAfter(from, [this](const store::JournalEntry& entry) { takeIn(entry); });
        const bool moved = replay.number() != from || from != seen;
        if (moved) rows.reset();
        return moved;
    }

    void notify() const {
        for (const auto& listener : listeners)
            listener(replay.state());
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
        auto action = make(replay.state());
        if (!action) return rules::unexpected(std::move(action.error()));
        EventState next = replay.state();
        auto remarks = app::apply(next, *action);
        if (!remarks) return rules::unexpected(std::move(remarks.error()));
        return Done{rehearsal ? keepInMind(std::move(next)) : write(transaction, *action, std::move(next)),
                    std::move(*remarks)};
    }

    std::int64_t write(store::Transaction& transaction, const Action& action, EventState next) {
        store::EventRows after = rowsOf(next);
        if (!rows) rows = rowsOf(replay.state());
        const store::JournalEntry entry = file.journal().append(timeText(clock()), actor.name,
                                                                std::string(verbOf(action)), factsOf(action));
        store::writeDifferences(file.connection(), store::differencesOf(*rows, after));
        transaction.commit();
        replay.accept(entry, std::move(next));
        rows = std::move(after);
        return entry.number;
    }

    // A rehearsal: an entry that is in no file, so that the next act starts from the file.
    std::int64_t keepInMind(EventState next) {
        const store::JournalEntry imagined{replay.number() + 1, {}, {}, {}, {}, {}};
        replay.accept(imagined, std::move(next));
        rows.reset();
        return imagined.number;
    }

    Outcome commit(Action action) {
        return commit(
            [&action](const EventState&) -> rules::Expected<Action, Refusal> { return std::move(action); });
    }
};

EventService::EventService(std::unique_ptr<Inside> inside) noexcept
    : inside_(std::move(inside)) {}
EventService::EventService(EventService&&) noexcept = default;
EventService& EventService::operator=(EventService&&) noexcept = default;
EventService::~EventService() = default;

rules::Expected<EventService, Refusal> EventService::create(const std::filesystem::path& file,
                                                            const EventSettings& settings, Actor actor,
                                                            Clock clock, PairingEngine engine) {
    const Action action = EventCreated{settings};
    EventState state;
    if (auto applied = app::apply(state, action); !applied)
        return rules::unexpected(std::move(applied.error()));
    store::EventFile::create(file, [&](store::EventFile& made) {
        made.journal().append(timeText(clock()), madePlain(actor.name), std::string(verbOf(action)),
                              factsOf(action));
        store::writeDifferences(made.connection(), store::differencesOf({}, rowsOf(state)));
    });
    return open(file, std::move(actor), std::move(clock), std::move(engine));
}

EventService EventService::open(const std::filesystem::path& file, Actor actor, Clock clock,
                                PairingEngine engine) {
    auto inside = std::make_unique<Inside>(
        Inside{store::EventFile::open(file), {madePlain(actor.name)}, std::move(clock), std::move(engine)});
    inside->catchUp();
    if (!inside->replay.state().created)
        throw damaged(file, {"journal.empty", rules::text("its journal is empty")});
    return EventService(std::move(inside));
}

const EventState& EventService::state() const noexcept {
    return inside_->replay.state();
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
                                                     pairing::Tournament tournament) {
    return inside_->commit(TournamentImported{madePlain(source), std::move(tournament)});
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

EventService::Outcome EventService::pairNextRound() {
    // The round that is the next one as seen here: if another program pairs it first, this is refused instead
    // of pairing the round after it. The pairing itself is made from the fresh state, under the write lock.
    const RoundNumber round = state().nextRound();
    return inside_->commit([&](const EventState& fresh) -> rules::Expected<Action, Refusal> {
        return makeRound(fresh, round, inside_->engine);
    });
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
