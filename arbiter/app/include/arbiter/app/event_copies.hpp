// Backup, restore and rescue of an event: what a copy must be before it is relied on.
// Use it for copies to a stick, for going back to one, and for a file that does not open any more.
#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "arbiter/app/verify.hpp"

namespace arbiter::app {

// A copy that was checked after it was made. Throws store::StoreError; a file of that name is never replaced.
Verification copyEvent(const std::filesystem::path& event, const std::filesystem::path& target);

struct Restored {
    std::vector<Finding> findings;    // of the copy: then nothing was changed
    std::filesystem::path kept;       // where the file that was replaced is now; empty: there was none
    bool carriedFideModeOver = false; // it had left FIDE mode, the copy had not: the loss was carried over
};

// The copy is checked first, by replay and engine; the present file stays beside it under another name.
Restored restoreEvent(const std::filesystem::path& event, const std::filesystem::path& copy,
                      const std::string& who);

struct Rescued {
    std::int64_t savedEntries = 0; // of the journal; 0: nothing could be saved
    std::string lastAct;           // the last one that is saved, in words
    std::vector<std::string> lost; // what is not, entry by entry, and why
    std::string trouble;           // what the file's own faults are; empty: none
};

// Makes a new event of all that can be read and still fits, also after the damaged place; what is missing is
// named, and noted in the new event. The damaged file is not touched.
Rescued rescueEvent(const std::filesystem::path& damaged, const std::filesystem::path& target);

} // namespace arbiter::app
