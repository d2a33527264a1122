#include "arbiter/store/journal.hpp"

#include <boost/test/unit_test.hpp>

#include "arbiter/store/event_file.hpp"
#include "support/event/temporary_folder.hpp"

using namespace arbiter::store;
using test_support::TemporaryFolder;

BOOST_AUTO_TEST_CASE(the_hash_is_sha_256_over_the_parts_with_their_lengths) {
    // printf '1:120:2026-11-30T18:00:00Z4:Anna4:note2:{}0:' | sha256sum
    const JournalEntry entry{1, "2026-11-30T18:00:00Z", "Anna", "note", "{}", {}};
    BOOST_TEST(hashOf(entry, "") == "47a5e1c64cd266b966796b1aa158deb10f9ad02f3da7a8996d186e0c29bc935c");
    // Moving a letter from one part to the next makes another hash.
    BOOST_TEST(hashOf({1, "2026-11-30T18:00:00Z", "Annan", "ote", "{}", {}}, "") != hashOf(entry, ""));
}

BOOST_AUTO_TEST_CASE(entries_are_numbered_chained_and_never_changed) {
    const TemporaryFolder folder;
    EventFile::create(folder / "club.flagfall", [](EventFile& event) {
        const auto first = event.journal().append("2026-11-30T18:00:00Z", "Anna", "note", "{}");
        const auto second = event.journal().append("2026-11-30T18:00:01Z", "Żółć", "note", "{\"a\":\"½\"}");
        BOOST_TEST(first.number == 1);
        BOOST_TEST(second.number == 2);
        BOOST_TEST(second.hash == hashOf(second, first.hash));
        BOOST_TEST((event.journal().entry(2) == second));
        BOOST_TEST(!event.journal().entry(3));
    });
    auto event = EventFile::open(folder / "club.flagfall");
    int read = 0;
    event.journal().readAfter(1, [&](const JournalEntry& entry) {
        ++read;
        BOOST_TEST(entry.who == "Żółć");
        BOOST_TEST(entry.facts == "{\"a\":\"½\"}");
    });
    BOOST_TEST(read == 1);
    BOOST_CHECK_THROW(event.connection().execute("UPDATE journal SET who = 'Eve' WHERE number = 1"),
                      StoreError);
    BOOST_CHECK_THROW(event.connection().execute("DELETE FROM journal"), StoreError);
    BOOST_TEST(event.journal().lastNumber() == 2);
}

BOOST_AUTO_TEST_CASE(a_transaction_that_is_not_committed_leaves_nothing) {
    const TemporaryFolder folder;
    EventFile::create(folder / "club.flagfall", [](EventFile&) {});
    auto event = EventFile::open(folder / "club.flagfall");
    {
        const Transaction transaction(event.connection());
        event.journal().append("2026-11-30T18:00:00Z", "Anna", "note", "{}");
    }
    BOOST_TEST(event.journal().lastNumber() == 0);
}
