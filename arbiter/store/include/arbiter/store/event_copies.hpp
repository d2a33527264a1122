// Copies of event files, and a copy in place of the file: each complete or not there at all.
// Failures are StoreErrors; the file that one started with is never worse off.
#pragma once

#include <filesystem>
#include <functional>
#include <string>
#include <vector>

#include "arbiter/store/journal.hpp"

namespace arbiter::store {

// A copy of one moment, also while other programs write. Never replaces a file; it is on the disk when this
// returns, so that a stick can be pulled.
void copyEvent(const std::filesystem::path& event, const std::filesystem::path& target);

// Puts a copy of `source` in the place of `event`. What was there is kept beside it, whatever its state; the
// answer is its new name.
std::filesystem::path replaceEvent(const std::filesystem::path& event, const std::filesystem::path& source);

// What can be read of the journal of a damaged file, in order, with gaps where a page is gone.
struct Salvage {
    std::vector<JournalEntry> entries;
    std::string trouble; // the first fault that was met; empty: none
};
[[nodiscard]] Salvage salvagedJournal(const std::filesystem::path& event);

// A free name beside it: "club.flagfall" and "backup" give "club.backup.flagfall", "club.backup-2.flagfall" …
[[nodiscard]] std::filesystem::path freeNameBeside(const std::filesystem::path& event,
                                                   const std::string& what);

} // namespace arbiter::store
