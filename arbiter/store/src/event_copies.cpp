#include "arbiter/store/event_copies.hpp"

#include <array>
#include <cstdio>
#include <optional>
#include <unistd.h>

#include "arbiter/store/event_file.hpp"
#include "safe_files.hpp"
#include "trouble.hpp"

namespace arbiter::store {
namespace {

namespace fs = std::filesystem;

fs::path besideWith(fs::path file, const std::string& ending) {
    file += ending;
    return file;
}

void removeQuietly(const fs::path& file) {
    std::error_code ignored;
    fs::remove(file, ignored);
}

// A rollback journal belongs to its file: left behind it would be played back into the new one.
void moveJournalAlong(const fs::path& event, const fs::path& kept) {
    const fs::path journal = besideWith(event, "-journal");
    std::error_code ignored;
    if (fs::exists(journal, ignored)) fs::rename(journal, besideWith(kept, "-journal"), ignored);
}

} // namespace

fs::path freeNameBeside(const fs::path& event, const std::string& what) {
    const std::string stem = event.stem().string() + "." + what;
    fs::path name = event.parent_path() / (stem + event.extension().string());
    for (int further = 2; fs::exists(fs::symlink_status(name)); ++further)
        name = event.parent_path() / (stem + "-" + std::to_string(further) + event.extension().string());
    return name;
}

void copyEvent(const fs::path& event, const fs::path& target) {
    if (fs::exists(fs::symlink_status(target))) throw troubleOf(Trouble::AlreadyExists, target);
    EventFile file = EventFile::open(event);
    const fs::path draft = besideWith(target, ".part-" + std::to_string(::getpid()));
    removeQuietly(draft);
    try {
        // SQLite's own copy: of one moment, and without touching the locks of the file as a plain copy would.
        Statement copy(file.connection(), "VACUUM INTO ?");
        copy.run(std::array<Value, 1>{draft.string()});
        syncToDisk(draft);
        renameWithoutReplacing(draft, target);
    } catch (...) {
        removeQuietly(draft);
        removeQuietly(besideWith(draft, "-journal"));
        throw;
    }
}

fs::path replaceEvent(const fs::path& event, const fs::path& source) {
    const fs::path draft = besideWith(event, ".restored-" + std::to_string(::getpid()));
    removeQuietly(draft);
    copyEvent(source, draft);
    if (!fs::exists(fs::symlink_status(event))) {
        renameWithoutReplacing(draft, event);
        return {};
    }
    const fs::path kept = freeNameBeside(event, "before-restore");
    try {
        // A second name for the old file first, so that there is a whole event at every moment.
        copyWithoutReplacing(event, kept);
        moveJournalAlong(event, kept);
        if (std::rename(draft.c_str(), event.c_str()) != 0) throw troubleOf(Trouble::ReadOnly, event);
        syncToDisk(event);
    } catch (...) {
        removeQuietly(draft);
        throw;
    }
    return kept;
}

namespace {

// The highest number that can be read; where even the index is damaged, none.
std::optional<std::int64_t> lastOf(const Journal& journal) {
    try {
        return journal.lastNumber();
    } catch (const StoreError&) {
        return std::nullopt;
    }
}

} // namespace

// Entry by entry, so that a damaged page costs what stands on it and no more.
Salvage salvagedJournal(const fs::path& event) {
    Salvage salvage;
    // Where the last number cannot be told, so many unreadable ones in a row are taken as the end.
    constexpr std::int64_t patience = 5000;
    try {
        Connection connection(event, Connection::Access::ReadOnly);
        const Journal journal(connection);
        const auto last = lastOf(journal);
        std::int64_t found = 0;
        for (std::int64_t number = 1; number <= last.value_or(found + patience); ++number) {
            try {
                if (auto entry = journal.entry(number)) {
                    found = number;
                    salvage.entries.push_back(std::move(*entry));
                }
            } catch (const StoreError& error) {
                if (salvage.trouble.empty()) salvage.trouble = error.what();
            }
        }
    } catch (const StoreError& error) {
        salvage.trouble = error.what();
    }
    return salvage;
}

} // namespace arbiter::store
