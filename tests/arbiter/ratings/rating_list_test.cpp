// Lists taken in, looked up and held against an event.
#include "arbiter/ratings/rating_list.hpp"

#include <algorithm>
#include <fstream>
#include <string>
#include <vector>

#include <boost/test/unit_test.hpp>

#include "arbiter/ratings/list_check.hpp"
#include "arbiter/ratings/list_folder.hpp"
#include "arbiter/ratings/list_import.hpp"
#include "arbiter/store/store_error.hpp"
#include "support/event/service_words.hpp"
#include "support/event/temporary_folder.hpp"
#include "support/files/fide_lines.hpp"

using namespace arbiter;
using namespace arbiter::ratings;
using namespace support;
using exchange::RateOfPlay;
using pairing::Rating;

namespace {

FideLine line(const std::string& id, const std::string& name, const std::string& rating,
              const std::string& fed = "GER", const std::string& born = "1980") {
    FideLine made;
    made.id = id;
    made.name = name;
    made.standard = rating;
    made.fed = fed;
    made.born = born;
    return made;
}

const std::vector<FideLine> people{
    line("101", "Mueller, Joerg", "2100"),
    line("102", "Muller, Thomas", "2300"),
    line("103", "Garcia Perez, Maria", "1900", "ESP"),
    line("104", "Garcia, Jose Maria", "2000", "ESP"),
    line("105", "Li, Wei", "2200", "CHN", "1990"),
    line("106", "Lin, Weixiong", "2500", "CHN"),
    line("107", "Li, Wei", "2150", "CHN", "2004"),
    line("108", "O'Brien, Sean", "0", "IRL"),
    line("109", "Al-Masri, Omar", "1800", "SYR"),
    line("110", "Nepomniachtchi, Ian", "2770", "FID"),
};

class Lists {
  public:
    Lists() {
        std::string text = combinedHeader();
        for (const FideLine& person : people)
            text += combinedLine(person);
        take(text);
    }

    void write(const std::string& name, const std::string& bytes) const {
        std::ofstream(folder_ / name, std::ios::binary) << bytes;
    }
    void take(const std::string& text, const std::string& month = "2026-10") const {
        write("list.txt", text);
        const auto made = importFideList({folder_ / "list.txt"}, database(), month);
        BOOST_REQUIRE(made.has_value());
    }
    [[nodiscard]] std::filesystem::path database() const { return folder_ / "FIDE.ratings"; }
    [[nodiscard]] std::filesystem::path operator/(const std::string& name) const { return folder_ / name; }

  private:
    test_support::TemporaryFolder folder_;
};

std::string idsFor(const RatingList& list, const std::string& words) {
    std::string ids;
    for (const Found& found : list.search(words))
        ids += (ids.empty() ? "" : " ") + found.player.fideId +
               std::string(static_cast<std::size_t>(found.slips), '~');
    return ids;
}

} // namespace

BOOST_AUTO_TEST_CASE(names_in_any_order_without_accents_and_with_slips) {
    const Lists lists;
    const RatingList list(lists.database());
    BOOST_TEST(list.facts().players == people.size());
    BOOST_TEST(list.facts().month == "2026-10");
    BOOST_TEST(idsFor(list, "Müller") == "102 101"); // both ways of writing it, the stronger first
    BOOST_TEST(idsFor(list, "jörg MÜLLER") == "101");
    BOOST_TEST(idsFor(list, "maria garcia") == "104 103");
    BOOST_TEST(idsFor(list, "García, Pérez") == "103");
    BOOST_TEST(idsFor(list, "li wei") == "105 107 106"); // whole words before beginnings
    BOOST_TEST(idsFor(list, "obrien") == "108");
    BOOST_TEST(idsFor(list, "O’Brien, Seán") == "108");
    BOOST_TEST(idsFor(list, "almasri") == "109");
    BOOST_TEST(idsFor(list, "masri al") == "109");
    BOOST_TEST(idsFor(list, "nepo") == "110");
    BOOST_TEST(idsFor(list, "Nepomniashchi") == "110~~"); // one letter changed, one missing
    BOOST_TEST(idsFor(list, "Nepomnjashchi").empty());    // three are too many
    BOOST_TEST(idsFor(list, "Grcia Pereez") == "103~~");
    BOOST_TEST(idsFor(list, "105") == "105");
    BOOST_TEST(idsFor(list, "zzzzzz").empty());
    BOOST_TEST(idsFor(list, "\" OR words:* NEAR(").empty());
    BOOST_TEST(idsFor(list, " , ").empty());
    BOOST_TEST(list.search("li", 1).size() == 1U);
}

BOOST_AUTO_TEST_CASE(by_number) {
    const Lists lists;
    const RatingList list(lists.database());
    BOOST_REQUIRE_EQUAL(list.withId("110").size(), 1U);
    BOOST_TEST(list.withId("110")[0].name == "Nepomniachtchi, Ian");
    BOOST_TEST(list.withId("111").empty());
    BOOST_TEST(list.withId("0").empty());
    BOOST_TEST(list.withId("").empty());
    BOOST_TEST(list.withId("99999999999999999999").empty());
}

BOOST_AUTO_TEST_CASE(lists_of_one_type_add_up) {
    const Lists lists;
    const FideLine one = line("7", "Ek, Tor", "");
    lists.write("standard_rating_list.txt", singleHeader("OCT26") + singleLine(one, "2000", "20"));
    lists.write("rapid_rating_list.txt", singleHeader("OCT26") + singleLine(one, "1950", "20") +
                                             singleLine(line("8", "Berg, Al", ""), "1700", "20"));
    const auto made = importFideList({lists / "standard_rating_list.txt", lists / "rapid_rating_list.txt"},
                                     lists.database(), "");
    BOOST_REQUIRE(made.has_value());
    BOOST_TEST(made->value.month == "2026-10");
    BOOST_TEST(made->value.rates == "standard rapid");
    BOOST_TEST(made->value.players == 2U);
    const RatingList list(lists.database());
    const auto player = list.withId("7")[0];
    BOOST_TEST((player.standard.rating == Rating(2000)));
    BOOST_TEST((player.rapid.rating == Rating(1950)));
    // Effective ratings: the standard one where there is no other, and it is said.
    BOOST_TEST((effectiveRating(player, RateOfPlay::Rapid)->rating == Rating(1950)));
    BOOST_TEST((effectiveRating(player, RateOfPlay::Blitz)->rating == Rating(2000)));
    BOOST_TEST((effectiveRating(player, RateOfPlay::Blitz)->kind == RateOfPlay::Standard));
    BOOST_TEST(!effectiveRating(list.withId("8")[0], RateOfPlay::Standard).has_value());
}

BOOST_AUTO_TEST_CASE(a_bad_list_leaves_the_old_one_and_nothing_else) {
    const Lists lists;
    lists.write("bad.txt", "no list at all\n");
    const auto made = importFideList({lists / "bad.txt"}, lists.database(), "2026-11");
    BOOST_REQUIRE(!made.has_value());
    BOOST_TEST(made.error().items()[0].code == "list.header");
    BOOST_TEST(RatingList(lists.database()).facts().month == "2026-10");
    std::size_t files = 0;
    for (const auto& entry : std::filesystem::directory_iterator(lists.database().parent_path())) {
        BOOST_TEST(entry.path().string().find(".new-") == std::string::npos);
        ++files;
    }
    BOOST_TEST(files == 3U); // list.txt, bad.txt, FIDE.ratings
}

BOOST_AUTO_TEST_CASE(files_that_are_no_list_are_refused) {
    const Lists lists;
    BOOST_CHECK_THROW(RatingList(lists / "missing.ratings"), store::StoreError);
    lists.write("text.ratings", "not a database, but long enough to be looked at as one");
    BOOST_CHECK_THROW(RatingList(lists / "text.ratings"), store::StoreError);
    const test_support::Desk desk(4);
    BOOST_CHECK_THROW(RatingList(desk.file()), store::StoreError);
}

BOOST_AUTO_TEST_CASE(a_list_of_ones_own_with_its_numbers) {
    const Lists lists;
    exchange::OwnList own;
    own.players.resize(2);
    own.players[0].name = "李伟";
    own.players[0].ownId = "A12-7";
    own.players[0].standard.rating = Rating(1700);
    own.players[1].name = "=1+1";
    own.players[1].ownId = "A12-8";
    const ListFacts facts = importOwnList("DWZ", own, lists / "DWZ.ratings", "2026-09", "dwz.csv");
    BOOST_TEST(facts.players == 2U);
    const RatingList list(lists / "DWZ.ratings");
    BOOST_REQUIRE_EQUAL(list.withId("A12-7").size(), 1U);
    BOOST_TEST(list.search("伟")[0].player.name == "李伟");
    BOOST_TEST(list.search("1")[0].player.name == "=1+1");
    BOOST_TEST(sourceOf(list.facts(), RateOfPlay::Standard) == "DWZ standard 2026-09");
}

BOOST_AUTO_TEST_CASE(names_of_lists_stay_in_their_folder) {
    for (const std::string good : {"FIDE", "DWZ 2026", "club_a-b"})
        BOOST_TEST(isListName(good), good);
    for (const std::string bad : {"", "..", "../x", "a/b", " a", "-x", "a.b", "ÄÖ"})
        BOOST_TEST(!isListName(bad), bad);
    const Lists lists;
    const ListFolder folder(lists.database().parent_path());
    BOOST_TEST(folder.lists() == std::vector<std::string>{"FIDE"}, boost::test_tools::per_element());
    BOOST_TEST(ListFolder(lists / "nowhere").lists().empty());
}

BOOST_AUTO_TEST_CASE(an_event_is_held_against_the_list_and_stays_as_it_is) {
    const Lists lists;
    test_support::Desk desk(2);
    const auto add = [&desk](app::Person person) { desk.must(desk.service.addPlayer(person)); };
    const auto known = [](const std::string& name, const std::string& id, int rating) {
        app::Person person;
        person.name = name;
        person.fideId = id;
        person.rating = Rating(static_cast<std::uint16_t>(rating));
        person.federation = "GER";
        person.sex = pairing::Sex::Male;
        person.birth = pairing::PartialDate{1980, 0, 0};
        return person;
    };
    add(known("Müller, Thomas", "102", 2300)); // agrees
    add(known("Mueller, Jörg", "101", 2050));  // 50 points less than the list
    add(known("Schmidt, Eva", "103", 1900));   // somebody else has that number
    add(known("Nobody, A", "999", 1500));
    add(known("Nepomniachtchi, Ian", "", 2700));
    add(known("Li, Wei", "", 1000));
    const app::EventState before = desk.state();
    const RatingList list(lists.database());
    const auto checks = checkAgainst(list, desk.state(), RateOfPlay::Standard);
    BOOST_TEST((desk.state() == before)); // ratings never change by themselves (acceptance A-084)
    const auto of = [&](const std::string& name) {
        return *std::ranges::find(checks, name, [](const ListCheck& check) { return check.before.name; });
    };
    BOOST_TEST((of("Müller, Thomas").finding == Finding::Agrees));
    BOOST_TEST((of("Mueller, Jörg").finding == Finding::Differs));
    BOOST_TEST((of("Mueller, Jörg").after.rating == Rating(2100)));
    BOOST_TEST(of("Mueller, Jörg").after.name == "Mueller, Jörg");
    BOOST_TEST((of("Schmidt, Eva").finding == Finding::NameDiffers));
    BOOST_TEST(of("Schmidt, Eva").listedName == "Garcia Perez, Maria");
    BOOST_TEST((of("Nobody, A").finding == Finding::NotListed));
    // GER and not FID, 1980 and not 1990 or 2004: nobody of that name that he could be.
    BOOST_TEST((of("Li, Wei").finding == Finding::NoId));
    BOOST_TEST((of("Nepomniachtchi, Ian").finding == Finding::NoId));

    const ListCheck taken = of("Mueller, Jörg");
    desk.must(desk.service.editPlayer(taken.player, taken.after));
    const auto again = checkAgainst(list, desk.state(), RateOfPlay::Standard);
    const auto jorg = *std::ranges::find(again, taken.player, &ListCheck::player);
    BOOST_TEST((jorg.finding == Finding::Agrees));
    BOOST_TEST(desk.faults() == "");
}
