// An event file in which somebody has written by hand: verify names the place.
#include "arbiter/app/verify.hpp"

#include <boost/test/data/monomorphic.hpp>
#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>
#include <ostream>

#include "arbiter/app/event_service.hpp"
#include "arbiter/store/event_file.hpp"
#include "support/event/event_words.hpp"
#include "support/event/file_bytes.hpp"
#include "support/event/temporary_folder.hpp"

using namespace test_support;
using namespace arbiter::app;
using arbiter::store::StoreError;
using arbiter::store::Trouble;
using pairing::RoundNumber;
namespace data = boost::unit_test::data;

namespace {

// Two rounds of six players, the first with results: entries 1 created, 2 imported, 3 paired, 4 published,
// 5 results, 6 paired.
std::filesystem::path makeEvent(const TemporaryFolder& folder, int players = 6) {
    auto file = folder / "club.flagfall";
    auto service = EventService::create(file, settings(3), {"Arbiter"}, tickingClock());
    BOOST_TEST_REQUIRE(service.has_value());
    BOOST_TEST_REQUIRE(service->importPlayers("players.csv", field(players)).has_value());
    BOOST_TEST_REQUIRE(pairAndPublish(*service).has_value());
    BOOST_TEST_REQUIRE(
        service
            ->recordResults(RoundNumber(1), results(service->state(), RoundNumber(1), GameResult::WhiteWins))
            .has_value());
    BOOST_TEST_REQUIRE(service->pairNextRound().has_value());
    return file;
}

struct Tampering {
    const char* name;
    const char* sql;
    const char* code;
    std::int64_t entry; // 0: of no entry
    bool opens;         // the event can still be worked with
};
std::ostream& operator<<(std::ostream& out, const Tampering& tampering) {
    return out << tampering.name;
}

const Tampering tamperings[] = {
    {"a result in the table only", "UPDATE games SET result = '0-1' WHERE round = 1 AND board = 2",
     "table.row", 0, true},
    {"a player taken out of a round", "DELETE FROM round_numbers WHERE round = 1 AND player = 3", "table.row",
     0, true},
    {"a bye nobody got", "INSERT INTO byes VALUES ('', 1, 1, 'half-point')", "table.row", 0, true},
    {"a result in the journal", "UPDATE journal SET facts = replace(facts, '1-0', '0-1') WHERE number = 5",
     "journal.hash", 5, false},
    {"another hand", "UPDATE journal SET who = 'Nobody' WHERE number = 3", "journal.hash", 3, false},
    {"another time", "UPDATE journal SET time = '2020-01-01T00:00:00Z' WHERE number = 2", "journal.hash", 2,
     false},
    {"an entry less", "DELETE FROM journal WHERE number = 4", "journal.number", 5, false},
    {"an entry that cannot be",
     "UPDATE journal SET facts = replace(facts, '\"board\":1', '\"board\":9') WHERE number = 5",
     "journal.hash", 5, false},
    {"facts that are none", "UPDATE journal SET facts = '{}' WHERE number = 5", "journal.hash", 5, false},
    {"an empty journal", "DELETE FROM journal", "journal.empty", 0, false},
};

// The triggers that protect the journal are taken away first, as somebody would who means it.
void tamper(const std::filesystem::path& file, const char* sql) {
    auto event = arbiter::store::EventFile::open(file);
    event.connection().execute("DROP TRIGGER journal_is_not_changed");
    event.connection().execute("DROP TRIGGER journal_is_not_deleted");
    event.connection().execute(sql);
}

} // namespace

BOOST_DATA_TEST_CASE(what_was_written_by_hand_is_found, data::make(tamperings)) {
    const TemporaryFolder folder;
    const auto file = makeEvent(folder);
    BOOST_TEST(verify(file).findings.empty());
    tamper(file, sample.sql);
    const std::string bytes = readFile(file);
    const Verification verification = verify(file);
    const auto found =
        std::ranges::find(verification.findings, std::string_view(sample.code), &Finding::code);
    BOOST_TEST_REQUIRE((found != verification.findings.end()));
    BOOST_TEST(found->journalNumber.value_or(0) == sample.entry);
    BOOST_TEST((readFile(file) == bytes)); // verify changes nothing
    if (sample.opens) {
        BOOST_CHECK_NO_THROW(static_cast<void>(EventService::open(file, {"Arbiter"})));
    } else {
        BOOST_CHECK_EXCEPTION(static_cast<void>(EventService::open(file, {"Arbiter"})), StoreError,
                              [](const StoreError& error) { return error.trouble() == Trouble::Damaged; });
    }
}

// Verifies an event with an engine that pairs round 1 in another way.
Verification verifiedByAnotherEngine(int players) {
    const TemporaryFolder folder;
    const auto file = makeEvent(folder, players);
    const PairingEngine engine = dutchEngine();
    BOOST_TEST(verify(file, &engine).findings.empty());
    PairingEngine other = engine;
    other.name = "other";
    other.pairRound = [players](const pairing::Tournament& tournament, RoundNumber round,
                                std::span<const pairing::PairingNumber> participants) {
        auto made = dutchEngine().pairRound(tournament, round, participants);
        // The first two of the lower half change places: legal, but not what the rules choose.
        const int first = players / 2 + 1;
        if (round.value() == 1)
            for (pairing::Pair& pair : made->boards)
                for (pairing::PairingNumber* number : {&pair.white, &pair.black})
                    if (number->value() == first || number->value() == first + 1)
                        *number = pairing::PairingNumber(
                            static_cast<std::uint16_t>(2 * first + 1 - number->value()));
        return made;
    };
    return verify(file, &other);
}

BOOST_AUTO_TEST_CASE(a_pairing_that_another_engine_would_not_make_is_named) {
    // A bracket of 16 is too large for the second judge: the difference is found here.
    const Verification verification = verifiedByAnotherEngine(16);
    BOOST_TEST_REQUIRE(verification.findings.size() == 1U);
    BOOST_TEST(verification.findings[0].code == "pairing.differs");
    BOOST_TEST(verification.findings[0].journalNumber.value_or(0) == 3);
    BOOST_TEST(verification.pairingsChecked == 2U);
}

BOOST_AUTO_TEST_CASE(an_engine_that_pairs_against_the_rules_is_named) {
    const Verification verification = verifiedByAnotherEngine(6);
    BOOST_TEST_REQUIRE(verification.findings.size() == 1U);
    BOOST_TEST(verification.findings[0].code == "pairing.engine");
    BOOST_TEST(rules::english(verification.findings[0].text).find("an equally good pairing comes earlier") !=
               std::string::npos);
}

// Entries with hashes in order whose contents make no sense: written by a program gone wrong.
BOOST_AUTO_TEST_CASE(entries_that_do_not_add_up_are_found) {
    const std::tuple<const char*, const char*, const char*> entries[] = {
        {"dance", "{}", "journal.facts"},
        {"bye granted", "{}", "journal.facts"},
        {"player withdrawn", R"({"player":99})", "journal.replay"},
    };
    for (const auto& [verb, facts, code] : entries) {
        const TemporaryFolder folder;
        const auto file = makeEvent(folder);
        arbiter::store::EventFile::open(file).journal().append("2026-11-30T18:00:00Z", "Anna", verb, facts);
        const Verification verification = verify(file);
        BOOST_TEST_REQUIRE(verification.findings.size() == 1U);
        BOOST_TEST(verification.findings[0].code == code);
        BOOST_TEST(verification.findings[0].journalNumber.value_or(0) == 7);
    }
}
