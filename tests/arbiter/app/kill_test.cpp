// The end without warning: U53, checked at random moments.
#include <boost/test/unit_test.hpp>
#include <chrono>
#include <map>
#include <random>
#include <sstream>

#include "arbiter/app/verify.hpp"
#include "support/event/child_process.hpp"
#include "support/event/event_words.hpp"
#include "support/event/temporary_folder.hpp"
#include "support/event/worker.hpp"

using namespace test_support;
using namespace arbiter::app;
using pairing::BoardNumber;
using pairing::RoundNumber;

namespace {

struct Confirmed {
    std::int64_t journalNumber = 0;
    std::uint16_t board = 0;
    std::string result;
};

Confirmed confirmedIn(const std::string& line) {
    std::istringstream words(line);
    Confirmed confirmed;
    words >> confirmed.journalNumber >> confirmed.board >> confirmed.result;
    return confirmed;
}

// Not a wait for something to happen: it only makes the moment of the kill random.
void spinFor(std::chrono::microseconds duration) {
    const auto end = std::chrono::steady_clock::now() + duration;
    while (std::chrono::steady_clock::now() < end) {
    }
}

std::filesystem::path pairedEvent(const TemporaryFolder& folder) {
    auto file = folder / "club.flagfall";
    auto service = EventService::create(file, settings(), {"Arbiter"}, tickingClock());
    BOOST_TEST_REQUIRE(service.has_value());
    BOOST_TEST_REQUIRE(service->importPlayers("players.csv", field(60)).has_value());
    BOOST_TEST_REQUIRE(pairAndPublish(*service).has_value());
    return file;
}

} // namespace

BOOST_AUTO_TEST_CASE(whatever_was_confirmed_before_a_kill_is_there_after_it) {
    const TemporaryFolder folder;
    const auto file = pairedEvent(folder);
    std::mt19937 random(20261130);
    std::map<std::uint16_t, std::string> expected; // by board
    std::int64_t last = 4;
    for (unsigned round = 0; round < 30; ++round) {
        ChildProcess worker(eventWorker(), {"record", file.string(), "Arbiter", std::to_string(round)});
        const auto take = [&](const std::string& line) {
            const Confirmed confirmed = confirmedIn(line);
            BOOST_TEST_REQUIRE(confirmed.journalNumber == last + 1, line);
            last = confirmed.journalNumber;
            expected[confirmed.board] = confirmed.result;
        };
        for (auto lines = 1 + random() % 17; lines > 0; --lines) {
            const auto line = worker.readLine();
            BOOST_TEST_REQUIRE(line.has_value());
            take(*line);
        }
        spinFor(std::chrono::microseconds(random() % 4000));
        worker.kill();
        while (const auto line = worker.readLine()) // what it had said before it died
            take(*line);
        BOOST_TEST(worker.wait() == -1);

        const auto service = EventService::open(file, {"Arbiter"});
        // At most one act was on disk and not yet said.
        BOOST_TEST(service.journalNumber() >= last);
        BOOST_TEST_REQUIRE(service.journalNumber() <= last + 1);
        if (service.journalNumber() == last + 1) {
            const auto journal = service.journal();
            const auto& unsaid = std::get<ResultsRecorded>(journal.back().action).results.front();
            expected[unsaid.board.value()] = codeOf(unsaid.after);
            last = service.journalNumber();
        }
        for (const auto& [board, result] : expected)
            BOOST_TEST(codeOf(service.state().resultOf(RoundNumber(1), BoardNumber(board))) == result);
        for (const Finding& finding : verify(file).findings)
            BOOST_ERROR(rules::english(finding.text));
    }
}
