#include "arbiter/store/event_tables.hpp"

#include <boost/test/unit_test.hpp>

#include "arbiter/store/event_file.hpp"
#include "support/event/temporary_folder.hpp"

using namespace arbiter::store;
using test_support::TemporaryFolder;

namespace {

Row player(std::int64_t id, std::int64_t number, std::string name) {
    return {"", id, number, std::move(name), "",     "", std::int64_t{1500}, "",
            "", "", "",     std::int64_t{1}, Value()};
}
Row event() {
    Row row(shapeOf(TableName::Event).columns.size(), Value(std::int64_t{0}));
    for (std::size_t column = 0; column < row.size(); ++column)
        if (const auto name = shapeOf(TableName::Event).columns[column]; name == "initial_colour")
            row[column] = Value();
        else if (name == "fide_mode")
            row[column] = "yes";
        else if (name == "section")
            row[column] = "";
        else if (column < 11 || name == "preset" || name == "seed" || name == "tie_breaks")
            row[column] = "x";
    return row;
}
Row roundRow(std::int64_t number) {
    return {"", number, "published", "2026", "test"};
}
Row game(std::int64_t round, std::int64_t board, std::string result) {
    return {"", round, board, std::int64_t{1}, std::int64_t{2}, std::move(result)};
}

} // namespace

BOOST_AUTO_TEST_CASE(only_what_differs_is_written_and_it_is_read_back_equal) {
    EventRows before;
    before.add(TableName::Event, event());
    before.add(TableName::Players, player(2, 2, "Bo"));
    before.add(TableName::Players, player(1, 1, "Åsa"));
    before.sort();
    EventRows after;
    after.add(TableName::Event, event());
    after.add(TableName::Players, player(1, 2, "Åsa")); // changed
    after.add(TableName::Players, player(2, 2, "Bo"));  // the same
    after.add(TableName::Players, player(3, 3, "Cem")); // new
    after.add(TableName::Rounds, roundRow(1));
    after.add(TableName::Games, game(1, 1, "½-0"));
    after.sort();
    const auto differences = differencesOf(before, after);
    BOOST_TEST(differences.size() == 4U);
    BOOST_TEST(differencesOf(after, before).size() == 4U);
    BOOST_TEST(differencesOf(after, after).empty());

    const TemporaryFolder folder;
    EventFile::create(folder / "club.flagfall", [&](EventFile& event) {
        writeDifferences(event.connection(), differencesOf({}, before));
        BOOST_TEST((readEventRows(event.connection()) == before));
        writeDifferences(event.connection(), differences);
        BOOST_TEST((readEventRows(event.connection()) == after));
        writeDifferences(event.connection(), differencesOf(after, {}));
        BOOST_TEST((readEventRows(event.connection()) == EventRows{}));
    });
}

BOOST_AUTO_TEST_CASE(a_row_that_refers_to_nobody_is_not_committed) {
    const TemporaryFolder folder;
    EventRows rows;
    rows.add(TableName::Rounds, roundRow(1));
    rows.add(TableName::Games, game(1, 1, "*")); // players 1 and 2 do not exist
    BOOST_CHECK_THROW(EventFile::create(folder / "club.flagfall",
                                        [&](EventFile& event) {
                                            writeDifferences(event.connection(), differencesOf({}, rows));
                                        }),
                      StoreError);
    BOOST_TEST(!std::filesystem::exists(folder / "club.flagfall"));
}
