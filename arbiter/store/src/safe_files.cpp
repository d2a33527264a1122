#include "safe_files.hpp"

#include <cerrno>
#include <cstdio>
#include <fcntl.h>
#include <system_error>
#include <unistd.h>

#include "trouble.hpp"

namespace arbiter::store {
namespace {

namespace fs = std::filesystem;

[[noreturn]] void throwErrno(int error, const fs::path& file) {
    switch (error) {
    case ENOENT:
        throw troubleOf(Trouble::NotFound, file);
    case EEXIST:
        throw troubleOf(Trouble::AlreadyExists, file);
    case EACCES:
    case EPERM:
    case EROFS:
        throw troubleOf(Trouble::ReadOnly, file);
    case ENOSPC:
    case EDQUOT:
        throw troubleOf(Trouble::DiskFull, file);
    default:
        throw StoreError(Trouble::Other, file,
                         rules::text("{}: {}. Check the disk or stick, and try again", file.string(),
                                     std::generic_category().message(error)));
    }
}

void syncOne(const fs::path& path, int flags) {
    const int handle = ::open(path.c_str(), O_CLOEXEC | flags);
    if (handle < 0) throwErrno(errno, path);
    const int failed = ::fsync(handle) == 0 ? 0 : errno;
    ::close(handle);
    // Some file systems (network, some sticks) cannot sync a folder; that is no failure of the file.
    if (failed != 0 && failed != EINVAL) throwErrno(failed, path);
}

fs::path folderOf(const fs::path& file) {
    return file.has_parent_path() ? file.parent_path() : fs::path(".");
}

} // namespace

void syncToDisk(const fs::path& file) {
    syncOne(file, O_RDONLY);
    syncOne(folderOf(file), O_RDONLY | O_DIRECTORY);
}

void renameWithoutReplacing(const fs::path& from, const fs::path& to) {
    if (::renameat2(AT_FDCWD, from.c_str(), AT_FDCWD, to.c_str(), RENAME_NOREPLACE) != 0) {
        // A file system without this form of renaming: look first, then rename.
        if (errno != EINVAL && errno != ENOSYS) throwErrno(errno, to);
        if (fs::exists(to)) throw troubleOf(Trouble::AlreadyExists, to);
        if (std::rename(from.c_str(), to.c_str()) != 0) throwErrno(errno, to);
    }
    syncOne(folderOf(to), O_RDONLY | O_DIRECTORY);
}

void copyWithoutReplacing(const fs::path& from, const fs::path& to) {
    fs::path draft = to;
    draft += ".part";
    std::error_code error;
    fs::copy_file(from, draft, fs::copy_options::overwrite_existing, error);
    try {
        if (error) throwErrno(error.value(), to);
        syncToDisk(draft);
        renameWithoutReplacing(draft, to);
    } catch (...) {
        fs::remove(draft, error);
        throw;
    }
}

} // namespace arbiter::store
