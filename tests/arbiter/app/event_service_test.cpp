#include "arbiter/app/event_service.hpp"

#include <boost/test/unit_test.hpp>

#include "arbiter/app/verify.hpp"
#include "arbiter/store/store_error.hpp"
#include "support/event/event_words.hpp"
#include "support/event/file_bytes.hpp"
#include "support/event/temporary_folder.hpp"

using namespace test_support;
using arbiter::store::StoreError;
using pairing::BoardNumber;
using pairing::RoundNumber;

namespace {

app::EventService makeEvent(const std::filesystem::path& file, int players, std::uint16_t rounds = 5) {
    auto service = app::EventService::create(file, settings(rounds), {"Arbiter"}, tickingClock());
    BOOST_TEST_REQUIRE(service.has_value());
    BOOST_TEST_REQUIRE(service->importPlayers("players.csv", field(players)).has_value());
    return std::move(*service);
}

} // namespace

BOOST_AUTO_TEST_CASE(an_evening_is_the_same_when_the_file_is_opened_again) {
    const TemporaryFolder folder;
    const auto file = folder / "Vereinsabend Zürich.flagfall";
    auto service = makeEvent(file, 9);
    for (std::uint16_t round = 1; round <= 5; ++round) {
        const auto paired = service.pairNextRound();
        BOOST_TEST_REQUIRE(paired.has_value(), (paired ? std::string() : app::toString(paired.error())));
        BOOST_TEST_REQUIRE(service
                               .recordResults(RoundNumber(round), results(service.state(), RoundNumber(round),
                                                                          app::GameResult::Draw))
                               .has_value());
    }
    BOOST_TEST(service.state().isFinished());
    const auto again = app::EventService::open(file, {"Deputy"});
    BOOST_TEST((again.state() == service.state()));
    BOOST_TEST(again.journalNumber() == 2 + 10);
    const app::PairingEngine engine = app::dutchEngine();
    const auto verification = app::verify(file, &engine);
    BOOST_TEST(verification.pairingsChecked == 5U);
    for (const auto& finding : verification.findings)
        BOOST_ERROR(rules::english(finding.text));
}
