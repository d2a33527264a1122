#include "arbiter/app/event_copies.hpp"

#include <fmt/format.h>

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

Rescued rescueEvent(const std::filesystem::path& damaged, const std::filesystem::path& target) {
    const store::Salvage salvage = store::salvagedJournal(damaged);
    Rescued rescued;
    rescued.trouble = salvage.trouble;
    Replay replay;
    std::vector<store::JournalEntry> good;
    replay.expectUndoing(undoneIn(salvage.entries));
    for (const store::JournalEntry& entry : salvage.entries) {
        std::string words = entry.verb;
        try {
            const Recorded recorded = recordedFrom(entry.verb, entry.facts);
            words = rules::english(journalWords(replay, recorded.envelope.section, recorded.action));
        } catch (const UnreadableFacts&) {
            // take() says so.
        }
        if (const auto fault = replay.take(entry)) {
            rescued.trouble = rules::english(fault->text);
            break;
        }
        good.push_back(entry);
        rescued.lastAct = words;
    }
    if (good.empty()) return rescued;
    // The faulty entry may have been taken in for its hash alone: add up again what is saved.
    Replay saved;
    saved.expectUndoing(undoneIn(good));
    for (const store::JournalEntry& entry : good)
        static_cast<void>(saved.take(entry));
    store::EventFile::create(target, [&](store::EventFile& file) {
        for (const store::JournalEntry& entry : good)
            file.journal().append(entry.time, entry.who, entry.verb, entry.facts);
        store::writeDifferences(file.connection(), store::differencesOf({}, rowsOf(saved.sections())));
    });
    rescued.savedEntries = static_cast<std::int64_t>(good.size());
    return rescued;
}

} // namespace arbiter::app
