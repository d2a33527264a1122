#include "files.hpp"

#include <cerrno>
#include <cstdio>
#include <cstdlib>
#include <system_error>

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/stat.h>
#include <unistd.h>

namespace arbiter::cli {
namespace {

namespace fs = std::filesystem;

std::string reasonOf(int error) {
    return std::generic_category().message(error);
}

auto accessFailure(const fs::path& file, std::string_view what, int error) {
    return failure(ExitCode::FileAccess, fmt::format("{}: {}: {}", file.string(), what, reasonOf(error)));
}

// A descriptor that is closed when it goes out of use.
class Descriptor {
  public:
    explicit Descriptor(int number) noexcept
        : number_(number) {}
    Descriptor(const Descriptor&) = delete;
    Descriptor& operator=(const Descriptor&) = delete;
    ~Descriptor() {
        if (number_ > STDERR_FILENO) ::close(number_);
    }
    [[nodiscard]] int number() const noexcept { return number_; }

  private:
    int number_;
};

// Removes the unfinished file unless it was renamed.
class UnfinishedFile {
  public:
    explicit UnfinishedFile(std::string name)
        : name_(std::move(name)) {}
    UnfinishedFile(const UnfinishedFile&) = delete;
    UnfinishedFile& operator=(const UnfinishedFile&) = delete;
    ~UnfinishedFile() {
        if (!finished_) ::unlink(name_.c_str());
    }
    [[nodiscard]] bool renameTo(const fs::path& file) noexcept {
        finished_ = ::rename(name_.c_str(), file.c_str()) == 0;
        return finished_;
    }

  private:
    std::string name_;
    bool finished_ = false;
};

bool writeAll(int descriptor, std::string_view bytes) {
    while (!bytes.empty()) {
        const ssize_t written = ::write(descriptor, bytes.data(), bytes.size());
        if (written < 0 && errno != EINTR) return false;
        if (written > 0) bytes.remove_prefix(static_cast<std::size_t>(written));
    }
    return true;
}

// What a new file would get, or what the file to be replaced has.
mode_t modeFor(const fs::path& file) {
    struct stat status {};
    if (::stat(file.c_str(), &status) == 0) return status.st_mode & 0777U;
    const mode_t mask = ::umask(0);
    ::umask(mask);
    return 0666U & ~mask;
}

} // namespace

Answer<std::string> readFile(const fs::path& file) {
    const bool isInput = file == "-";
    const Descriptor descriptor(isInput ? STDIN_FILENO : ::open(file.c_str(), O_RDONLY | O_CLOEXEC));
    if (descriptor.number() < 0) return accessFailure(file, "cannot be opened", errno);
    std::string bytes;
    std::string block(1U << 16U, '\0');
    while (true) {
        const ssize_t count = ::read(descriptor.number(), block.data(), block.size());
        if (count == 0) return bytes;
        if (count < 0 && errno == EINTR) continue;
        if (count < 0) return accessFailure(file, "cannot be read", errno);
        bytes.append(block, 0, static_cast<std::size_t>(count));
    }
}

Outcome replaceFile(const fs::path& file, std::string_view bytes) {
    // A symbolic link stays one: what it points to is replaced.
    std::error_code ignored;
    const fs::path target = fs::is_symlink(file, ignored) ? fs::weakly_canonical(file, ignored) : file;
    const mode_t mode = modeFor(target);
    std::string name = target.string() + ".XXXXXX";
    const Descriptor descriptor(::mkostemp(name.data(), O_CLOEXEC));
    if (descriptor.number() < 0) return accessFailure(file, "cannot be written", errno);
    UnfinishedFile unfinished(name);
    if (!writeAll(descriptor.number(), bytes) || ::fchmod(descriptor.number(), mode) != 0 ||
        ::fsync(descriptor.number()) != 0 || !unfinished.renameTo(target))
        return accessFailure(file, "cannot be written", errno);
    const fs::path folder = target.has_parent_path() ? target.parent_path() : ".";
    const Descriptor directory(::open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC));
    if (directory.number() >= 0) ::fsync(directory.number()); // the new name is on the disk as well
    return {};
}

FileKind kindOf(const fs::path& file) {
    if (file.extension() == ".flagfall") return FileKind::Event;
    const Descriptor descriptor(::open(file.c_str(), O_RDONLY | O_CLOEXEC));
    constexpr std::string_view mark("SQLite format 3\0", 16);
    std::string start(mark.size(), '\0');
    const bool isDatabase =
        descriptor.number() >= 0 &&
        ::read(descriptor.number(), start.data(), start.size()) == static_cast<ssize_t>(start.size()) &&
        start == mark;
    return isDatabase ? FileKind::Event : FileKind::Other;
}

} // namespace arbiter::cli
