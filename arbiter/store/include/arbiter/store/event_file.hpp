// An event file: made whole or not at all, opened only if it is ours and sound, upgraded after a copy.
// Use it for every access to an event; failures are StoreErrors.
#pragma once

#include <cstdint>
#include <filesystem>
#include <functional>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "arbiter/store/connection.hpp"
#include "arbiter/store/journal.hpp"

namespace arbiter::store {

// "FLGF" in SQLite's header: what `file` and other programs know our files by.
inline constexpr std::int64_t applicationId = 0x464C4746;

class EventFile {
  public:
    // Makes the file under another name beside it, lets `fill` write its first entries in one transaction,
    // and only then gives it its name. Never replaces a file.
    static void create(const std::filesystem::path& file, const std::function<void(EventFile&)>& fill);

    // Read-only where the file or its folder may only be read. An older file is copied to
    // "NAME.version-N" beside it, then upgraded; `steps` are the built-in ones except in tests.
    [[nodiscard]] static EventFile open(const std::filesystem::path& file);
    [[nodiscard]] static EventFile open(const std::filesystem::path& file,
                                        std::span<const std::string_view> steps);
    // Never changes anything, not even an older version.
    [[nodiscard]] static EventFile openToRead(const std::filesystem::path& file);

    [[nodiscard]] Connection& connection() noexcept { return *connection_; }
    [[nodiscard]] Journal journal() noexcept { return Journal(*connection_); }
    [[nodiscard]] bool isReadOnly() const noexcept {
        return connection_->access() == Connection::Access::ReadOnly;
    }
    [[nodiscard]] const std::filesystem::path& file() const noexcept { return connection_->shownAs(); }

    // Of an older version: opened to be read only, and not upgraded.
    [[nodiscard]] bool isOlder();
    // Just upgraded: the tables beside the journal are to be filled.
    [[nodiscard]] bool hasEmptyTables();

    // What SQLite itself finds wrong with the pages, indexes and references of the file; empty: nothing.
    [[nodiscard]] std::vector<std::string> integrityFaults();

  private:
    explicit EventFile(std::unique_ptr<Connection> connection)
        : connection_(std::move(connection)) {}

    std::unique_ptr<Connection> connection_;
};

} // namespace arbiter::store
