// Files of earlier versions open, say the same, and are copied before they change (U37, U58).
#include <boost/test/unit_test.hpp>

#include "arbiter/app/verify.hpp"
#include "support/event/event_words.hpp"
#include "support/event/file_bytes.hpp"
#include "support/event/temporary_folder.hpp"

using namespace test_support;
using namespace arbiter::app;
using pairing::BoardNumber;
using pairing::RoundNumber;

namespace {

const std::filesystem::path oldFiles = std::filesystem::path(FLAGFALL_SOURCE_DIR) / "tests/cases/events";

} // namespace

BOOST_AUTO_TEST_CASE(a_file_of_version_1_becomes_one_of_ours) {
    const TemporaryFolder folder;
    const auto file = folder / "old.flagfall";
    std::filesystem::copy_file(oldFiles / "version-1.flagfall", file);
    const std::string bytes = readFile(file);
    const PairingEngine engine = dutchEngine();
    // Looking at it does not change it.
    BOOST_TEST(verify(file, &engine).findings.empty());
    BOOST_TEST((readFile(file) == bytes));

    auto service = EventService::open(file, {"Arbiter"});
    BOOST_TEST((readFile(folder / "old.flagfall.version-1") == bytes));
    const EventState& state = service.state();
    BOOST_TEST(state.tournament.info.name == "Old Swiss");
    BOOST_TEST(state.rounds.size() == 3U);
    BOOST_TEST((state.stateOf(RoundNumber(2)) == RoundState::Complete));
    BOOST_TEST((state.stateOf(RoundNumber(3)) == RoundState::Running)); // its rounds knew no draft
    BOOST_TEST((state.resultOf(RoundNumber(3), BoardNumber(2)) == GameResult::WhiteHalfBlackZero));
    BOOST_TEST(verify(file, &engine).findings.empty()); // the tables are filled
    BOOST_TEST(verify(file, &engine).pairingsChecked == 3U);
    // And it goes on.
    BOOST_TEST(
        service
            .recordResults(RoundNumber(3), std::vector<BoardResult>{{BoardNumber(3), GameResult::Draw},
                                                                    {BoardNumber(4), GameResult::Draw}})
            .has_value());
    BOOST_TEST(service.pairNextRound().has_value());
    BOOST_TEST(verify(file, &engine).findings.empty());
}

// Version 2 knew no incidents: it opens as it was, and rulings go on record in it.
BOOST_AUTO_TEST_CASE(a_file_of_version_2_becomes_one_of_ours) {
    const TemporaryFolder folder;
    const auto file = folder / "old.flagfall";
    std::filesystem::copy_file(oldFiles / "version-2.flagfall", file);
    const std::string bytes = readFile(file);
    const PairingEngine engine = dutchEngine();
    BOOST_TEST(verify(file, &engine).findings.empty());
    auto service = EventService::open(file, {"Arbiter"});
    BOOST_TEST((readFile(folder / "old.flagfall.version-2") == bytes));
    service.chooseSection("B");
    const EventState& state = service.state();
    BOOST_TEST(state.tournament.info.name == "Old Swiss, B");
    BOOST_TEST(state.rounds.size() == 2U);
    BOOST_TEST((state.stateOf(RoundNumber(2)) == RoundState::Draft));
    BOOST_TEST(state.incidents.empty());
    BOOST_TEST(verify(file, &engine).findings.empty());
    service.chooseSection("A");
    BOOST_TEST(service.state().round(RoundNumber(3)).disputes.size() == 1U);
    const BoardIncident phone{.round = RoundNumber(3),
                              .board = BoardNumber(2),
                              .incident = rules::adjudication::DeviceFound{{true, false}},
                              .arbiter = "Arbiter"};
    BOOST_TEST(service.ruleOn(phone).has_value());
    BOOST_TEST((service.state().resultOf(RoundNumber(3), BoardNumber(2)) == GameResult::BlackWins));
    const auto after = verify(file, &engine);
    BOOST_TEST(after.findings.empty());
    BOOST_TEST(after.pairingsChecked >= 4U);
}
