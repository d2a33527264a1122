#include "staging_folder.hpp"

#include <cerrno>
#include <cstdlib>
#include <system_error>
#include <utility>

#include <fmt/format.h>

namespace arbiter::cli {
namespace {

namespace fs = std::filesystem;

// The first part of the path that is not there; empty if all of it is.
fs::path outermostMissing(const fs::path& folder) {
    std::error_code ignored;
    fs::path reached;
    for (const fs::path& part : folder) {
        reached /= part;
        if (!fs::exists(reached, ignored)) return reached;
    }
    return {};
}

} // namespace

StagingFolder::StagingFolder(fs::path folder, fs::path path, fs::path made)
    : folder_(std::move(folder))
    , path_(std::move(path))
    , made_(std::move(made)) {}

StagingFolder::StagingFolder(StagingFolder&& other) noexcept
    : folder_(std::move(other.folder_))
    , path_(std::exchange(other.path_, {}))
    , made_(std::exchange(other.made_, {})) {}

Answer<StagingFolder> StagingFolder::in(const fs::path& folder) {
    fs::path made = outermostMissing(folder);
    std::error_code trouble;
    fs::create_directories(folder, trouble);
    if (trouble)
        return failure(ExitCode::FileAccess,
                       fmt::format("{}: the folder cannot be made: {}", folder.string(), trouble.message()));
    std::string name = (folder / ".unfinished-XXXXXX").string();
    if (::mkdtemp(name.data()) == nullptr)
        return failure(ExitCode::FileAccess,
                       fmt::format("{}: nothing can be written into the folder: {}", folder.string(),
                                   std::generic_category().message(errno)));
    return StagingFolder(folder, name, std::move(made));
}

StagingFolder::~StagingFolder() {
    if (path_.empty()) return;
    std::error_code ignored;
    fs::remove_all(path_, ignored);
    if (made_.empty()) return;
    // From the inside out, as far as they are empty.
    for (fs::path folder = folder_; fs::remove(folder, ignored) && folder != made_;)
        folder = folder.parent_path();
}

Outcome StagingFolder::moveFilesOut() {
    std::error_code trouble;
    // A listing may miss names while others disappear from it: until nothing is left.
    for (bool moved = true; moved && !trouble;) {
        moved = false;
        for (fs::directory_iterator entry(path_, trouble), end; !trouble && entry != end;
             entry.increment(trouble)) {
            fs::rename(entry->path(), folder_ / entry->path().filename(), trouble);
            if (trouble) break;
            moved = true;
        }
    }
    if (trouble)
        return failure(ExitCode::FileAccess, fmt::format("{}: the files cannot be put there: {}",
                                                         folder_.string(), trouble.message()));
    return {};
}

} // namespace arbiter::cli
