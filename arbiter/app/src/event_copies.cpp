#include "arbiter/app/event_copies.hpp"

#include <fmt/format.h>
#include <map>

#include "arbiter/app/event_service.hpp"
#include "arbiter/app/fide_mode.hpp"
#include "arbiter/store/event_copies.hpp"
#include "arbiter/store/event_file.hpp"
#include "event_rows.hpp"
#include "journal_acts.hpp"
#include "names_of_people.hpp"
#include "replay.hpp"

namespace arbiter::app {
namespace {

using rules::text;

// What the file that is about to be replaced says of itself, if it can still be read.
struct Before {
    std::int64_t entries = 0;
    bool leftFideMode = false;
};

std::optional<Before> lastStateOf(const std::filesystem::path& event) {
    try {
        const auto service = EventService::open(event, {"restore"});
        return Before{service.journalNumber(), !isInFideMode(service.state())};
    } catch (const store::StoreError&) {
        return std::nullopt;
    }
}

// Restoring must not be a way back into FIDE mode.
bool carryOver(EventService& service) {
    if (!isInFideMode(service.state())) return false;
    const std::string reason = "left before a copy was restored";
    service.answer({{leaveFideMode}, {}});
    const auto asked = service.leaveFideMode(reason);
    if (asked) return true;
    service.answer({{leaveFideMode}, asked.error().oneTimeCode});
    return service.leaveFideMode(reason).has_value();
}

} // namespace

Verification copyEvent(const std::filesystem::path& event, const std::filesystem::path& target) {
    store::copyEvent(event, target);
    return verify(target);
}

Restored restoreEvent(const std::filesystem::path& event, const std::filesystem::path& copy,
                      const std::string& who) {
    const PairingEngine engine = dutchEngine();
    Restored restored;
    restored.findings = verify(copy, &engine).findings;
    if (!restored.findings.empty()) return restored;
    const auto before = lastStateOf(event);
    restored.kept = store::replaceEvent(event, copy);
    auto service = EventService::open(event, {who});
    std::string note = fmt::format("Restored from {}", madePlain(copy.filename().string()));
    if (!restored.kept.empty())
        note += fmt::format("; the file before{} is kept as {}",
                            before ? fmt::format(" ({} entries)", before->entries) : "",
                            madePlain(restored.kept.filename().string()));
    static_cast<void>(service.addNote(note));
    if (before && before->leftFideMode) restored.carriedFideModeOver = carryOver(service);
    return restored;
}

namespace {

// The acts of a damaged journal, put together again entry by entry.
class Rebuilding {
  public:
    explicit Rebuilding(Rescued& rescued)
        : rescued_(rescued) {}

    void take(const store::JournalEntry& entry) {
        for (std::int64_t missing = last_ + 1; missing < entry.number; ++missing)
            lose(missing, text("it cannot be read"));
        const bool known = entry.number == last_ + 1;
        const bool sound = !known || entry.hash == store::hashOf(entry, lastHash_);
        last_ = entry.number;
        lastHash_ = entry.hash;
        if (!sound) return lose(entry.number, text("it was changed after it was written"));
        try {
            add(entry, recordedFrom(entry.verb, entry.facts));
        } catch (const UnreadableFacts& unreadable) {
            lose(entry.number, text("it cannot be read: {}", unreadable.what()));
        }
    }

    [[nodiscard]] const std::vector<store::JournalEntry>& good() const { return good_; }
    [[nodiscard]] const Replay& replay() const { return replay_; }

  private:
    void lose(std::int64_t number, const rules::Text& why) {
        rescued_.lost.push_back(rules::english(text("entry {}: {}", number, rules::english(why))));
    }

    // Entries have moved up where others are missing: what undoing and redoing refer to moves along.
    bool renumber(Action& action) const {
        const auto moved = [this](std::int64_t& from, bool orLater) {
            const auto place = newNumber_.lower_bound(from);
            if (place == newNumber_.end() || (!orLater && place->first != from)) return false;
            from = place->second;
            return true;
        };
        if (auto* undone = std::get_if<ActsUndone>(&action)) return moved(undone->from, true);
        if (auto* redone = std::get_if<ActsRedone>(&action)) return moved(redone->from, false);
        return true;
    }

    void add(const store::JournalEntry& entry, Recorded recorded) {
        if (!renumber(recorded.action)) return lose(entry.number, text("what it refers to is missing"));
        const std::string& section = recorded.envelope.section;
        auto consequence = replay_.consequenceOf(section, recorded.action);
        const std::string words = rules::english(journalWords(replay_, section, recorded.action));
        if (!consequence)
            return lose(entry.number, text("{}: it does not fit what is left ({})", words,
                                           rules::english(consequence.error().reason)));
        store::JournalEntry kept = entry;
        kept.number = replay_.number() + 1;
        kept.facts = factsOf(recorded.action, recorded.envelope);
        kept.hash = store::hashOf(kept, replay_.hash());
        replay_.accept(kept, section, recorded.action, std::move(*consequence));
        newNumber_.emplace(entry.number, kept.number);
        good_.push_back(std::move(kept));
        rescued_.lastAct = words;
    }

    Rescued& rescued_;
    Replay replay_;
    std::vector<store::JournalEntry> good_;
    std::map<std::int64_t, std::int64_t> newNumber_; // of those that are kept
    std::int64_t last_ = 0;
    std::string lastHash_;
};

} // namespace

Rescued rescueEvent(const std::filesystem::path& damaged, const std::filesystem::path& target) {
    const store::Salvage salvage = store::salvagedJournal(damaged);
    Rescued rescued;
    rescued.trouble = salvage.trouble;
    Rebuilding rebuilding(rescued);
    for (const store::JournalEntry& entry : salvage.entries)
        rebuilding.take(entry);
    const auto& good = rebuilding.good();
    if (good.empty()) return rescued;
    store::EventFile::create(target, [&](store::EventFile& file) {
        for (const store::JournalEntry& entry : good)
            file.journal().append(entry.time, entry.who, entry.verb, entry.facts);
        store::writeDifferences(file.connection(),
                                store::differencesOf({}, rowsOf(rebuilding.replay().sections())));
    });
    rescued.savedEntries = static_cast<std::int64_t>(good.size());
    if (!rescued.lost.empty())
        static_cast<void>(
            EventService::open(target, {"rescue"})
                .addNote(fmt::format("Rescued from {}: {} entries of its journal are missing",
                                     madePlain(damaged.filename().string()), rescued.lost.size())));
    return rescued;
}

} // namespace arbiter::app
