// Files that are complete on disk or not there: syncing, taking a name that nobody has, copying.
// Use it wherever a file is made that somebody will rely on.
#pragma once

#include <filesystem>

namespace arbiter::store {

// The contents, and the folder that names the file, are on disk afterwards.
void syncToDisk(const std::filesystem::path& file);

// Gives `from` the name `to`; throws StoreError (AlreadyExists) instead of replacing a file.
void renameWithoutReplacing(const std::filesystem::path& from, const std::filesystem::path& to);

// A complete copy under a name that nobody has; nothing is left behind when that fails.
void copyWithoutReplacing(const std::filesystem::path& from, const std::filesystem::path& to);

} // namespace arbiter::store
