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
