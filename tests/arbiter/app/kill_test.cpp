// The end without warning, two hundred times in one event of sixty players (U53): after each kill the file
// opens, verifies, and holds every act that was confirmed.
#include <boost/test/unit_test.hpp>
#include <chrono>
#include <csignal>
#include <map>
#include <random>
#include <set>

#include "arbiter/app/verify.hpp"
#include "support/event/act_in_short.hpp"
#include "support/event/child_process.hpp"
#include "support/event/event_words.hpp"
#include "support/event/temporary_folder.hpp"
#include "support/event/worker.hpp"

using namespace test_support;
using namespace arbiter::app;

namespace {

// Not a wait for something to happen: it only makes the moment of the kill random.
void spinFor(std::chrono::microseconds duration) {
    const auto end = std::chrono::steady_clock::now() + duration;
    while (std::chrono::steady_clock::now() < end) {
    }
}

// What the journal has to hold: the acts in short by their numbers, and after each kill the entries as they
// stood then, which never change.
class Expected {
  public:
    // A line of the worker. Refused acts are on nobody's account.
    void hear(const std::string& line) {
        if (line.starts_with("refused ")) return;
        const auto blank = line.find(' ');
        const std::int64_t number = std::stoll(line.substr(0, blank));
        BOOST_TEST_REQUIRE(number > last_, line);
        BOOST_TEST_REQUIRE(confirmed_.emplace(number, line.substr(blank + 1)).second, line);
        last_ = number;
    }

    void compareWith(const EventService& service) {
        const auto journal = service.journal();
        // At most one act was on disk and not yet said.
        BOOST_TEST_REQUIRE(service.journalNumber() >= last_);
        BOOST_TEST_REQUIRE(service.journalNumber() <= last_ + 1);
        for (const JournalLine& line : journal) {
            const std::string words = inShort(line.action);
            const auto [known, fresh] = all_.emplace(line.number, words);
            if (!fresh) BOOST_TEST_REQUIRE(known->second == words);
            if (const auto said = confirmed_.find(line.number); said != confirmed_.end())
                BOOST_TEST_REQUIRE(said->second == words);
            // Nothing is in the file that nobody did: an act unsaid is the last one of its process.
            const bool ours = confirmed_.contains(line.number) || line.number == service.journalNumber() ||
                              unsaid_.contains(line.number);
            BOOST_TEST_REQUIRE(ours, line.number << ": " << words);
        }
        if (!confirmed_.contains(service.journalNumber())) unsaid_.insert(service.journalNumber());
        last_ = service.journalNumber();
    }

    [[nodiscard]] std::size_t confirmed() const { return confirmed_.size(); }

  private:
    std::map<std::int64_t, std::string> confirmed_;
    std::map<std::int64_t, std::string> all_;
    std::set<std::int64_t> unsaid_{1}; // the event itself
    std::int64_t last_ = 1;
};

} // namespace

BOOST_AUTO_TEST_CASE(whatever_was_confirmed_before_a_kill_is_there_after_it) {
    const TemporaryFolder folder;
    const auto file = folder / "club.flagfall";
    BOOST_TEST_REQUIRE(EventService::create(file, settings(7), {"Arbiter"}, tickingClock()).has_value());
    constexpr unsigned seed = 20261130;
    BOOST_TEST_MESSAGE("seed " << seed);
    std::mt19937 random(seed);
    Expected expected;
    for (unsigned kill = 0; kill < 200; ++kill) {
        BOOST_TEST_CONTEXT("kill " << kill) {
            ChildProcess worker(eventWorker(), {"enter", file.string(), "Arbiter", std::to_string(kill)});
            for (auto lines = random() % 6; lines > 0; --lines) {
                const auto line = worker.readLine();
                BOOST_TEST_REQUIRE(line.has_value());
                expected.hear(*line);
            }
            spinFor(std::chrono::microseconds(random() % 5000));
            worker.kill();
            while (const auto line = worker.readLine()) // what it had said before it died
                expected.hear(*line);
            BOOST_TEST_REQUIRE(worker.wait() == -SIGKILL);
            expected.compareWith(EventService::open(file, {"Arbiter"}));
            for (const Finding& finding : verify(file).findings)
                BOOST_ERROR(rules::english(finding.text));
        }
    }
    const auto service = EventService::open(file, {"Arbiter"});
    BOOST_TEST(expected.confirmed() > 300U);
    BOOST_TEST(service.state().rounds.size() == 7U); // it came to the end
    const PairingEngine engine = dutchEngine();
    for (const Finding& finding : verify(file, &engine).findings)
        BOOST_ERROR(rules::english(finding.text));
}
