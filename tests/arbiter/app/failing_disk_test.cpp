// The plug is pulled, or the disk fails, at the n-th write, sync or removal inside SQLite: whatever was
// confirmed is there, the file opens and verifies, and the next act works (U53).
#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>
#include <cstdlib>
#include <optional>
#include <utility>
#include <vector>

#include "support/event/child_process.hpp"
#include "support/event/service_words.hpp"
#include "support/event/worker.hpp"

using namespace test_support;
using namespace arbiter::app;
namespace data = boost::unit_test::data;

namespace {

// The environment of the worker only: it is taken back before anything else is started.
class FailingDisk {
  public:
    FailingDisk(int at, const std::string& how) {
        // By its name alone, looked for in a folder: blanks in a path would end it.
        set("LD_PRELOAD", "libfailing_disk.so");
        set("LD_LIBRARY_PATH", eventWorker().parent_path().string());
        set("ASAN_OPTIONS", "verify_asan_link_order=0"); // the library comes before the sanitizer's own
        set("FAIL_AT", std::to_string(at));
        set("FAIL_HOW", how);
    }
    ~FailingDisk() {
        for (const auto& [name, value] : before_)
            if (value)
                ::setenv(name.c_str(), value->c_str(), 1);
            else
                ::unsetenv(name.c_str());
    }
    FailingDisk(const FailingDisk&) = delete;
    FailingDisk& operator=(const FailingDisk&) = delete;

  private:
    void set(const char* name, const std::string& value) {
        const char* before = std::getenv(name);
        before_.emplace_back(name, before == nullptr ? std::nullopt : std::optional<std::string>(before));
        ::setenv(name, value.c_str(), 1);
    }

    std::vector<std::pair<std::string, std::optional<std::string>>> before_;
};

struct Run {
    std::int64_t confirmed = 0; // the last entry that the worker has said
    bool finished = false;
};

Run work(const std::filesystem::path& file, int at, const std::string& how) {
    const FailingDisk disk(at, how);
    ChildProcess worker(eventWorker(), {"steps", file.string(), "Worker"});
    Run run;
    while (const auto line = worker.readLine()) {
        if (line->starts_with("done "))
            run.confirmed = std::stoll(line->substr(5));
        else if (*line == "finished")
            run.finished = true;
    }
    worker.wait();
    return run;
}

} // namespace

BOOST_DATA_TEST_CASE(what_was_confirmed_survives_every_moment,
                     data::make(std::vector<std::string>{"kill", "killed-after", "eio", "enospc"})) {
    const TemporaryFolder folder;
    const auto start = folder / "start.flagfall";
    {
        auto service = EventService::create(start, settings(5), {"Arbiter"}, tickingClock());
        BOOST_TEST_REQUIRE(service.has_value());
        BOOST_TEST_REQUIRE(service->importPlayers("players.csv", field(60)).has_value());
        BOOST_TEST_REQUIRE(pairAndPublish(*service).has_value());
    }
    int moments = 0;
    bool finished = false;
    for (int at = 1; !finished && at < 400; at += sample.starts_with("kill") ? 1 : 3) {
        BOOST_TEST_CONTEXT("at call " << at) {
            const auto file = folder / ("at " + std::to_string(at) + ".flagfall");
            std::filesystem::copy_file(start, file);
            const Run run = work(file, at, sample);
            finished = run.finished;
            ++moments;
            auto service = EventService::open(file, {"Arbiter"});
            BOOST_TEST_REQUIRE(service.journalNumber() >= run.confirmed);
            BOOST_TEST_REQUIRE(service.journalNumber() <= std::max<std::int64_t>(run.confirmed, 4) + 1);
            for (const Finding& finding : verify(file).findings)
                BOOST_ERROR(rules::english(finding.text));
            BOOST_TEST_REQUIRE(service.addPlayer(person("Goes, On", 1500)).has_value());
            std::filesystem::remove(file);
        }
    }
    BOOST_TEST(finished); // beyond the last call nothing fails
    BOOST_TEST(moments > 15);
}
