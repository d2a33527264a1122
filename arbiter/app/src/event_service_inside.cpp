#include "event_service_inside.hpp"

#include "action_json.hpp"
#include "diary_words.hpp"
#include "time_text.hpp"

namespace arbiter::app {

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

bool EventService::Inside::catchUp() {
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

void EventService::Inside::notify() const {
    for (const auto& listener : listeners)
        listener(state());
}

void EventService::Inside::fillTables() {
    if (file.isReadOnly() || !file.hasEmptyTables()) return;
    store::Transaction transaction(file.connection());
    catchUp();
    store::writeDifferences(file.connection(), store::differencesOf(store::readEventRows(file.connection()),
                                                                    rowsOf(replay.sections())));
    transaction.commit();
}

EventService::Outcome EventService::Inside::commit(const MakeAction& make) {
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

EventService::Outcome EventService::Inside::tryCommit(const MakeAction& make) {
    using Kind = store::Transaction::Kind;
    store::Transaction transaction(file.connection(), rehearsal ? Kind::Read : Kind::Write);
    if (catchUp()) notify();
    auto action = make(state());
    if (!action) return rules::unexpected(std::move(action.error()));
    auto consequence = replay.consequenceOf(section, *action);
    if (!consequence) return rules::unexpected(std::move(consequence.error()));
    Judgement judgement =
        judge(warningsOfAct(replay, section, *action, *consequence), answers, hasRightCode(*action), state());
    if (!judgement.open.empty()) return rules::unexpected(warn(transaction, *action, judgement));
    Done done{0, consequence->remarks, std::move(judgement.said)};
    done.journalNumber = rehearsal
                             ? keepInMind(*action, std::move(*consequence))
                             : write(transaction, *action, judgement.confirmed, std::move(*consequence));
    return done;
}

bool EventService::Inside::hasRightCode(const Action& action) {
    if (answers.code.empty() || replay.number() == 0) return false;
    const auto last = file.journal().entry(replay.number());
    if (!last || last->verb != verbOf(WarningGiven{})) return false;
    const auto given = std::get<WarningGiven>(actionFrom(last->verb, last->facts));
    return given.verb == verbOf(action) && given.facts == factsOf(action) &&
           answers.code == oneTimeCode(last->hash);
}

Refusal EventService::Inside::warn(store::Transaction& transaction, const Action& action,
                                   const Judgement& judgement) {
    if (rehearsal) return refusalOf(judgement, {});
    WarningGiven given{std::string(verbOf(action)), factsOf(action), {}};
    for (const Warning& warning : judgement.open)
        given.warnings.push_back(warning.name);
    const store::JournalEntry entry = append(given, {section, {}});
    transaction.commit();
    replay.accept(entry, section, given, {});
    return refusalOf(judgement, oneTimeCode(entry.hash));
}

store::JournalEntry EventService::Inside::append(const Action& action, const Envelope& envelope) {
    return file.journal().append(timeText(clock()), actor.name, std::string(verbOf(action)),
                                 factsOf(action, envelope));
}

std::int64_t EventService::Inside::write(store::Transaction& transaction, const Action& action,
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

std::int64_t EventService::Inside::keepInMind(const Action& action, Consequence consequence) {
    const store::JournalEntry imagined{replay.number() + 1, {}, {}, {}, {}, {}};
    replay.accept(imagined, section, action, std::move(consequence));
    rows.reset();
    return imagined.number;
}

EventService::Outcome EventService::Inside::commit(Action action) {
    return commit(
        [&action](const EventState&) -> rules::Expected<Action, Refusal> { return std::move(action); });
}

std::vector<std::size_t> EventService::Inside::undoablePlaces() const {
    std::vector<std::size_t> places;
    for (std::size_t place = 0; place < replay.done().size(); ++place)
        if (!undoesOneSection() || replay.done()[place].section == section) places.push_back(place);
    return places;
}

std::optional<UndoWords> EventService::Inside::undoWords(const std::vector<std::size_t>& places,
                                                         std::size_t first) const {
    if (first >= places.size() || places[first] == 0) return std::nullopt; // the event itself stays
    std::vector<const Step*> steps;
    for (std::size_t place = first; place < places.size(); ++place)
        steps.push_back(&replay.done()[places[place]]);
    return UndoWords{steps.front()->number, summaryOf(steps, replay)};
}

} // namespace arbiter::app
