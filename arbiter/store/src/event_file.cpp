#include "arbiter/store/event_file.hpp"

#include <string>
#include <unistd.h>

#include "safe_files.hpp"
#include "schema.hpp"
#include "trouble.hpp"

namespace arbiter::store {
namespace {

namespace fs = std::filesystem;
using Access = Connection::Access;

bool mayWrite(const fs::path& path) {
    return ::access(path.c_str(), W_OK) == 0;
}

fs::path folderOf(const fs::path& file) {
    return file.has_parent_path() ? file.parent_path() : fs::path(".");
}

void runStep(Connection& connection, std::string_view step, std::size_t number) {
    for (const std::string_view statement : statementsOf(step))
        connection.execute(statement);
    // A pragma takes no bound values; this is a number of our own.
    connection.execute("PRAGMA user_version = " + std::to_string(number));
}

void requireRegularFile(const fs::path& file) {
    std::error_code error;
    const auto status = fs::status(file, error);
    if (status.type() == fs::file_type::not_found) throw troubleOf(Trouble::NotFound, file);
    if (error || status.type() != fs::file_type::regular) throw troubleOf(Trouble::CannotOpen, file);
}

// Ours, not newer than we are, and of the length that its first page says.
void requireOurs(Connection& connection, std::size_t latest) {
    if (connection.integerOf("PRAGMA application_id") != applicationId)
        throw troubleOf(Trouble::NotAnEvent, connection.shownAs());
    if (connection.integerOf("PRAGMA user_version") > static_cast<std::int64_t>(latest))
        throw troubleOf(Trouble::NewerVersion, connection.shownAs());
    const std::int64_t length =
        connection.integerOf("PRAGMA page_count") * connection.integerOf("PRAGMA page_size");
    std::error_code error;
    const auto onDisk = fs::file_size(connection.file(), error);
    if (error || static_cast<std::int64_t>(onDisk) < length)
        throw troubleOf(Trouble::Damaged, connection.shownAs());
}

// "club.flagfall.version-1", or with "-2", "-3" … where that exists.
fs::path nameOfCopy(const fs::path& file, std::int64_t version) {
    fs::path base = file;
    base += ".version-" + std::to_string(version);
    fs::path name = base;
    for (int further = 2; fs::exists(name); ++further) {
        name = base;
        name += "-" + std::to_string(further);
    }
    return name;
}

void upgrade(Connection& connection, std::span<const std::string_view> steps) {
    const auto version = [&connection] { return connection.integerOf("PRAGMA user_version"); };
    if (version() == static_cast<std::int64_t>(steps.size())) return;
    {
        // The write lock keeps others away from the file while it is copied.
        Transaction lock(connection);
        if (const std::int64_t old = version(); old < static_cast<std::int64_t>(steps.size()))
            copyWithoutReplacing(connection.file(), nameOfCopy(connection.file(), old));
    }
    for (std::size_t number = 1; number <= steps.size(); ++number) {
        Transaction transaction(connection);
        if (version() >= static_cast<std::int64_t>(number)) continue; // another program was quicker
        runStep(connection, steps[number - 1], number);
        transaction.commit();
    }
}

// While its rollback journal is there, a file is not whole: the two belong together.
void removeDraft(const fs::path& draft) {
    std::error_code ignored;
    fs::remove(draft, ignored);
    fs::path journal = draft;
    journal += "-journal";
    fs::remove(journal, ignored);
}

} // namespace

void EventFile::create(const fs::path& file, const std::function<void(EventFile&)>& fill) {
    if (fs::exists(fs::symlink_status(file))) throw troubleOf(Trouble::AlreadyExists, file);
    if (!fs::is_directory(folderOf(file))) throw troubleOf(Trouble::CannotOpen, file);
    if (!mayWrite(folderOf(file))) throw troubleOf(Trouble::ReadOnly, file);
    fs::path draft = file;
    draft += ".new-" + std::to_string(::getpid());
    removeDraft(draft);
    try {
        {
            EventFile event(std::make_unique<Connection>(draft, Access::Create, file));
            Connection& connection = event.connection();
            connection.prepareForWriting();
            Transaction transaction(connection);
            connection.execute("PRAGMA application_id = " + std::to_string(applicationId));
            const auto& steps = schemaSteps();
            for (std::size_t number = 1; number <= steps.size(); ++number)
                runStep(connection, steps[number - 1], number);
            fill(event);
            transaction.commit();
        }
        renameWithoutReplacing(draft, file);
    } catch (...) {
        removeDraft(draft);
        throw;
    }
}

EventFile EventFile::open(const fs::path& file) {
    return open(file, schemaSteps());
}

EventFile EventFile::open(const fs::path& file, std::span<const std::string_view> steps) {
    requireRegularFile(file);
    const fs::path real = fs::canonical(file); // a link's file has its journal beside itself
    const bool writable = mayWrite(real) && mayWrite(real.parent_path());
    EventFile event(
        std::make_unique<Connection>(real, writable ? Access::ReadWrite : Access::ReadOnly, file));
    requireOurs(event.connection(), steps.size());
    if (writable) {
        event.connection().prepareForWriting();
        upgrade(event.connection(), steps);
    } else if (event.connection().integerOf("PRAGMA user_version") <
               static_cast<std::int64_t>(steps.size())) {
        throw StoreError(
            Trouble::ReadOnly, file,
            rules::text("{}: this event is from an older version and must be upgraded, but the file "
                        "can only be read. Copy it to a place where you may write, and open the copy",
                        file.string()));
    }
    return event;
}

EventFile EventFile::openToRead(const fs::path& file) {
    requireRegularFile(file);
    EventFile event(std::make_unique<Connection>(file, Access::ReadOnly));
    requireOurs(event.connection(), schemaSteps().size());
    return event;
}

bool EventFile::isOlder() {
    return connection_->integerOf("PRAGMA user_version") < static_cast<std::int64_t>(schemaSteps().size());
}

bool EventFile::hasEmptyTables() {
    return connection_->integerOf("SELECT NOT EXISTS (SELECT 1 FROM event)") != 0;
}

std::vector<std::string> EventFile::integrityFaults() {
    std::vector<std::string> faults;
    {
        Statement check(*connection_, "PRAGMA integrity_check");
        check.run();
        while (check.next())
            if (check.text(0) != "ok") faults.push_back(check.text(0));
    }
    Statement references(*connection_, "PRAGMA foreign_key_check");
    references.run();
    while (references.next())
        faults.push_back("table " + references.text(0) + " refers to a missing row of " + references.text(2));
    return faults;
}

} // namespace arbiter::store
