#include "arbiter/store/event_file.hpp"

#include <boost/test/data/monomorphic.hpp>
#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>
#include <ostream>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include "schema.hpp"
#include "support/event/file_bytes.hpp"
#include "support/event/temporary_folder.hpp"

using namespace arbiter::store;
using namespace test_support;
namespace data = boost::unit_test::data;
namespace fs = std::filesystem;

namespace {

void makeEvent(const fs::path& file) {
    EventFile::create(file, [](EventFile& event) {
        for (int number = 1; number <= 200; ++number)
            event.journal().append("2026-11-30T18:00:00Z", "Arbiter", "note",
                                   "{\"text\":\"" + std::string(100, 'x') + "\"}");
    });
}

// The trouble of opening a file and reading all of it; none if it went well.
std::optional<Trouble> troubleWith(const fs::path& file) {
    try {
        auto event = EventFile::open(file);
        event.journal().readAfter(0, [](const JournalEntry&) {});
        return std::nullopt;
    } catch (const StoreError& error) {
        BOOST_TEST(std::string(error.what()).find(file.string()) == 0U); // names the file
        return error.trouble();
    }
}

std::size_t filesIn(const fs::path& folder) {
    return static_cast<std::size_t>(std::distance(fs::directory_iterator(folder), fs::directory_iterator()));
}

struct Damage {
    const char* name;
    std::string (*damaged)(std::string bytes);
    Trouble expected;
};
std::ostream& operator<<(std::ostream& out, const Damage& damage) {
    return out << damage.name;
}

// Offsets are those of the SQLite file format: 0 magic, 60 user_version, 68 application_id.
const Damage damages[] = {
    {"an empty file", [](std::string) { return std::string(); }, Trouble::NotAnEvent},
    {"a text file", [](std::string) { return std::string("Name;Rating\nM\xC3\xBCller;1800\n"); },
     Trouble::NotAnEvent},
    {"a long text file", [](std::string) { return std::string(20000, 'a'); }, Trouble::NotAnEvent},
    {"cut off inside the header", [](std::string bytes) { return bytes.substr(0, 50); }, Trouble::NotAnEvent},
    {"cut off after the first page", [](std::string bytes) { return bytes.substr(0, 4096); },
     Trouble::Damaged},
    {"cut off in the middle", [](std::string bytes) { return bytes.substr(0, bytes.size() / 2); },
     Trouble::Damaged},
    {"cut off by one byte", [](std::string bytes) { return bytes.substr(0, bytes.size() - 1); },
     Trouble::Damaged},
    {"overwritten in the middle",
     [](std::string bytes) {
         return bytes.replace(4096, bytes.size() - 4096, std::string(bytes.size() - 4096, '\xA5'));
     },
     Trouble::Damaged},
    {"of another program", [](std::string bytes) { return bytes.replace(68, 4, std::string("\0\0\0\1", 4)); },
     Trouble::NotAnEvent},
    {"of a newer version",
     [](std::string bytes) { return bytes.replace(60, 4, std::string("\0\0\3\xE7", 4)); },
     Trouble::NewerVersion},
};

} // namespace

BOOST_DATA_TEST_CASE(what_is_no_sound_event_is_refused_and_stays_as_it_is, data::make(damages)) {
    const TemporaryFolder folder;
    const auto file = folder / "club.flagfall";
    makeEvent(file);
    const std::string bytes = sample.damaged(readFile(file));
    writeFile(file, bytes);
    const auto trouble = troubleWith(file);
    BOOST_TEST_REQUIRE(trouble.has_value());
    BOOST_TEST((*trouble == sample.expected));
    BOOST_TEST((readFile(file) == bytes));
    BOOST_TEST(filesIn(folder.path()) == 1U);
}

BOOST_AUTO_TEST_CASE(a_new_event_is_one_file_marked_as_ours) {
    const TemporaryFolder folder;
    const auto file = folder / "club.flagfall";
    makeEvent(file);
    BOOST_TEST(filesIn(folder.path()) == 1U);
    const std::string bytes = readFile(file);
    BOOST_TEST(bytes.substr(68, 4) == "FLGF");
    BOOST_TEST(bytes.substr(60, 4) == std::string("\0\0\0\3", 4));
    auto event = EventFile::open(file);
    BOOST_TEST(!event.isReadOnly());
    BOOST_TEST(event.journal().lastNumber() == 200);
    BOOST_TEST(event.integrityFaults().empty());
    // On disk when it is confirmed: 3 is EXTRA; and one file: no WAL.
    BOOST_TEST(event.connection().integerOf("PRAGMA synchronous") == 3);
    BOOST_TEST(event.connection().textOf("PRAGMA journal_mode") == "delete");
    BOOST_TEST(event.connection().integerOf("PRAGMA foreign_keys") == 1);
}

BOOST_AUTO_TEST_CASE(a_new_event_never_replaces_a_file_and_leaves_nothing_when_it_fails) {
    const TemporaryFolder folder;
    const auto file = folder / "club.flagfall";
    writeFile(file, "precious");
    BOOST_CHECK_EXCEPTION(makeEvent(file), StoreError,
                          [](const StoreError& error) { return error.trouble() == Trouble::AlreadyExists; });
    BOOST_TEST(readFile(file) == "precious");
    BOOST_CHECK_THROW(
        EventFile::create(folder / "other.flagfall", [](EventFile&) { throw std::runtime_error("no"); }),
        std::runtime_error);
    BOOST_CHECK_EXCEPTION(makeEvent(folder / "no such folder/x.flagfall"), StoreError,
                          [](const StoreError& error) { return error.trouble() == Trouble::CannotOpen; });
    BOOST_TEST(filesIn(folder.path()) == 1U);
}

BOOST_AUTO_TEST_CASE(a_missing_file_and_a_folder_are_named_as_such) {
    const TemporaryFolder folder;
    BOOST_TEST((troubleWith(folder / "none.flagfall") == Trouble::NotFound));
    BOOST_TEST((troubleWith(folder.path()) == Trouble::CannotOpen));
    BOOST_TEST(filesIn(folder.path()) == 0U);
}

BOOST_AUTO_TEST_CASE(another_programs_database_is_not_touched) {
    const TemporaryFolder folder;
    const auto file = folder / "other.db";
    {
        Connection connection(file, Connection::Access::Create);
        connection.execute("PRAGMA journal_mode = WAL");
        connection.execute("CREATE TABLE theirs (x)");
    }
    const std::string bytes = readFile(file);
    BOOST_TEST((troubleWith(file) == Trouble::NotAnEvent));
    BOOST_TEST((readFile(file) == bytes)); // still WAL: bytes 18 and 19 are 2
    BOOST_TEST(bytes[18] == '\2');
}

// Root may write everywhere, so the check runs as a user who may not.
BOOST_AUTO_TEST_CASE(a_file_that_may_only_be_read_opens_to_be_read) {
    const TemporaryFolder folder;
    const auto file = folder / "club.flagfall";
    makeEvent(file);
    ::chmod(folder.path().c_str(), 0755);
    ::chmod(file.c_str(), 0444);
    const pid_t child = ::fork();
    if (child == 0) {
        int verdict = 1;
        if (::geteuid() == 0 && (::setgid(65534) != 0 || ::setuid(65534) != 0)) ::_exit(2);
        try {
            auto event = EventFile::open(file);
            verdict = event.isReadOnly() && event.journal().lastNumber() == 200 ? 0 : 3;
            event.journal().append("2026-11-30T18:00:00Z", "Arbiter", "note", "{}");
            verdict = 4;
        } catch (const StoreError& error) {
            if (verdict == 0 && error.trouble() != Trouble::ReadOnly) verdict = 5;
        }
        ::_exit(verdict);
    }
    int status = 0;
    ::waitpid(child, &status, 0);
    BOOST_TEST(WIFEXITED(status));
    BOOST_TEST(WEXITSTATUS(status) == 0);
}

BOOST_AUTO_TEST_CASE(an_older_file_is_copied_and_then_upgraded) {
    const TemporaryFolder folder;
    const auto file = folder / "club.flagfall";
    makeEvent(file);
    const std::string before = readFile(file);
    std::vector<std::string_view> steps = schemaSteps();
    const std::string copy = "club.flagfall.version-" + std::to_string(steps.size());
    steps.push_back(
        "ALTER TABLE players ADD COLUMN phone TEXT;\n\nCREATE TABLE notes (\n    text TEXT\n) STRICT;\n");
    {
        auto event = EventFile::open(file, steps);
        BOOST_TEST(event.connection().integerOf("PRAGMA user_version") == static_cast<int>(steps.size()));
        BOOST_TEST(event.connection().integerOf("SELECT count(*) FROM notes") == 0);
        BOOST_TEST(event.journal().lastNumber() == 200);
    }
    BOOST_TEST((readFile(folder / copy) == before));
    BOOST_TEST(filesIn(folder.path()) == 2U);
    BOOST_TEST((troubleWith(file) == Trouble::NewerVersion)); // for the program without the step
    // The copy is an event of the old version; a further upgrade does not overwrite a copy.
    BOOST_TEST(!troubleWith(folder / copy).has_value());
    fs::copy_file(folder / copy, file, fs::copy_options::overwrite_existing);
    BOOST_CHECK_NO_THROW(static_cast<void>(EventFile::open(file, steps)));
    BOOST_TEST(fs::exists(folder / (copy + "-2")));
}

BOOST_AUTO_TEST_CASE(an_upgrade_that_fails_leaves_the_old_file) {
    const TemporaryFolder folder;
    const auto file = folder / "club.flagfall";
    makeEvent(file);
    const std::string before = readFile(file);
    std::vector<std::string_view> steps = schemaSteps();
    steps.push_back("CREATE TABLE notes (text TEXT) STRICT;\n\nINSERT INTO nowhere VALUES (1);\n");
    BOOST_CHECK_THROW(static_cast<void>(EventFile::open(file, steps)), StoreError);
    BOOST_TEST((readFile(file) == before));
    BOOST_TEST(!troubleWith(file).has_value());
}

BOOST_AUTO_TEST_CASE(a_step_falls_into_statements_at_blank_lines) {
    const auto statements =
        statementsOf("CREATE TRIGGER t BEGIN\n  SELECT 1;\n  SELECT 2;\nEND;\n\nCREATE TABLE x (y);\n");
    BOOST_TEST_REQUIRE(statements.size() == 2U);
    BOOST_TEST(statements[0] == "CREATE TRIGGER t BEGIN\n  SELECT 1;\n  SELECT 2;\nEND");
    BOOST_TEST(statements[1] == "CREATE TABLE x (y);\n");
}
