#include "arbiter/app/verify.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>
#include <stdexcept>

#include "action_json.hpp"
#include "arbiter/store/event_file.hpp"
#include "event_rows.hpp"
#include "replay.hpp"
#include "round_maker.hpp"

namespace arbiter::app {
namespace {

using rules::text;

// What the file holds at one moment.
struct Contents {
    std::vector<std::string> integrityFaults;
    std::vector<store::JournalEntry> journal;
    std::optional<store::EventRows> rows; // none: the tables of an older version, made anew when it is opened
};

Contents contentsOf(const std::filesystem::path& path) {
    auto file = store::EventFile::openToRead(path);
    const store::Transaction moment(file.connection(), store::Transaction::Kind::Read);
    Contents contents;
    contents.integrityFaults = file.integrityFaults();
    file.journal().readAfter(0, [&](const store::JournalEntry& entry) { contents.journal.push_back(entry); });
    if (!file.isOlder()) contents.rows = store::readEventRows(file.connection());
    return contents;
}

std::string shown(const store::Value& value) {
    if (const auto* number = std::get_if<std::int64_t>(&value)) return std::to_string(*number);
    if (const auto* word = std::get_if<std::string>(&value)) return *word;
    return "nothing";
}

std::string shown(const std::optional<store::Row>& row) {
    if (!row) return "no row";
    std::vector<std::string> values;
    for (const store::Value& value : *row)
        values.push_back(shown(value));
    return fmt::format("{}", fmt::join(values, ", "));
}

Finding tableFinding(const store::RowDifference& difference) {
    return {"table.row", std::nullopt,
            text("table {}: stored is {}; by the journal it should be {}",
                 store::shapeOf(difference.table).name, shown(difference.before), shown(difference.after))};
}

// A stored pairing is made again from the state that it was made from.
std::optional<Finding> pairingFinding(const EventState& before, const store::JournalEntry& entry,
                                      const RoundPaired& stored, const PairingEngine& engine) {
    const auto made = makeRound(before, stored.round, engine, {!stored.adjourned.empty(), stored.draft});
    // A round paired by hand has the engine's beside it.
    if (!made && stored.byHand && !stored.byHand->engine) return std::nullopt;
    if (!made)
        return Finding{"pairing.refused", entry.number,
                       text("round {}: {} finds no pairing ({}); stored is one by {}", stored.round.value(),
                            engine.name, rules::english(made.error().reason), stored.engine)};
    const EnginesRound recorded = stored.byHand ? stored.byHand->engine.value_or(EnginesRound{})
                                                : EnginesRound{stored.boards, stored.pairingAllocatedBye};
    if (EnginesRound{made->boards, made->pairingAllocatedBye} != recorded)
        return Finding{"pairing.differs", entry.number,
                       text("round {}: {} pairs it otherwise than it is stored (by {})", stored.round.value(),
                            engine.name, stored.engine)};
    return std::nullopt;
}

void checkPairing(const Replay& replay, const store::JournalEntry& entry, const PairingEngine& engine,
                  Verification& verification) {
    if (entry.verb != verbOf(RoundPaired{})) return;
    try {
        const Recorded recorded = recordedFrom(entry.verb, entry.facts);
        auto finding = pairingFinding(replay.state(recorded.envelope.section), entry,
                                      std::get<RoundPaired>(recorded.action), engine);
        ++verification.pairingsChecked;
        if (finding) verification.findings.push_back(std::move(*finding));
    } catch (const UnreadableFacts&) {
        // The replay of this entry says so.
    } catch (const std::logic_error& broken) {
        verification.findings.push_back({"pairing.engine", entry.number, text("{}", broken.what())});
    }
}

// True: the state can be told up to the last entry.
bool replayAll(const std::vector<store::JournalEntry>& journal, const PairingEngine* engine, Replay& replay,
               Verification& verification) {
    for (const store::JournalEntry& entry : journal) {
        if (engine) checkPairing(replay, entry, *engine, verification);
        const auto fault = replay.take(entry);
        if (fault) verification.findings.push_back({fault->code, entry.number, fault->text});
        if (fault && fault->fatal) return false;
    }
    return true;
}

} // namespace

Verification verify(const std::filesystem::path& file, const PairingEngine* engine) {
    const Contents contents = contentsOf(file);
    Verification verification;
    verification.journalEntries = static_cast<std::int64_t>(contents.journal.size());
    if (!contents.journal.empty()) verification.lastHash = contents.journal.back().hash;
    for (const std::string& fault : contents.integrityFaults)
        verification.findings.push_back({"file.damaged", std::nullopt, text("{}", fault)});
    Replay replay;
    replay.expectUndoing(undoneIn(contents.journal));
    if (!replayAll(contents.journal, engine, replay, verification)) return verification;
    if (replay.sections().empty())
        verification.findings.push_back({"journal.empty", std::nullopt, text("the journal is empty")});
    if (!contents.rows) return verification;
    for (const auto& difference : store::differencesOf(*contents.rows, rowsOf(replay.sections())))
        verification.findings.push_back(tableFinding(difference));
    return verification;
}

} // namespace arbiter::app
