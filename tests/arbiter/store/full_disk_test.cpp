#include <boost/test/unit_test.hpp>

#include "arbiter/store/event_file.hpp"
#include "support/event/small_disk.hpp"

using namespace arbiter::store;
using test_support::SmallDisk;

namespace {

bool isFull(const StoreError& error, const SmallDisk& disk) {
    // A limit on the size of files is not told as a full disk, but as a disk that accepts no more.
    return error.trouble() == Trouble::DiskFull || (!disk.isRealDisk() && error.trouble() == Trouble::Other);
}

const std::string facts = "{\"text\":\"" + std::string(2000, 'x') + "\"}";

} // namespace

BOOST_AUTO_TEST_CASE(on_a_full_disk_everything_up_to_there_is_safe) {
    const SmallDisk disk(256);
    const auto file = disk / "club.flagfall";
    EventFile::create(file, [](EventFile&) {});
    std::int64_t confirmed = 0;
    bool full = false;
    {
        auto event = EventFile::open(file);
        while (!full && confirmed < 1000) {
            try {
                Transaction transaction(event.connection());
                event.journal().append("2026-11-30T18:00:00Z", "Anna", "note", facts);
                transaction.commit();
                ++confirmed;
            } catch (const StoreError& error) {
                BOOST_TEST(isFull(error, disk), error.what());
                full = true;
            }
        }
        BOOST_TEST(full);
        BOOST_TEST(event.journal().lastNumber() == confirmed); // the same connection goes on
    }
    auto again = EventFile::open(file);
    BOOST_TEST(confirmed > 10);
    BOOST_TEST(again.journal().lastNumber() == confirmed);
    BOOST_TEST(again.integrityFaults().empty());
}

BOOST_AUTO_TEST_CASE(a_new_event_that_does_not_fit_leaves_nothing) {
    const SmallDisk disk(32);
    try {
        EventFile::create(disk / "club.flagfall", [](EventFile&) {});
        BOOST_ERROR("there is no room for it");
    } catch (const StoreError& error) {
        BOOST_TEST(isFull(error, disk), error.what());
    }
    const auto folder = (disk / "x").parent_path();
    BOOST_TEST(std::filesystem::is_empty(folder));
}
