// Direct encounter, FIDE C.07 art. 6: groups as crosstables, everybody in one group.
#include "tiebreak/direct_encounter.hpp"

#include <algorithm>
#include <boost/test/data/monomorphic.hpp>
#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>
#include <numeric>
#include <ostream>
#include <string>
#include <vector>

#include "support/tournaments/crosstable_words.hpp"
#include "support/tournaments/random_numbers.hpp"

using namespace pairing;
using namespace pairing::tiebreak;
using support::CrosstableLine;
namespace data = boost::unit_test::data;

namespace {

struct Encounter {
    const char* article;
    const char* name;
    std::vector<CrosstableLine> table;
    EventKind kind;
    bool forfeitsPlayed;
    std::vector<std::int64_t> places;
};
std::ostream& operator<<(std::ostream& out, const Encounter& encounter) {
    return out << encounter.article << ' ' << encounter.name;
}

constexpr EventKind swiss = EventKind::Swiss;
constexpr EventKind roundRobin = EventKind::Predetermined;

const Encounter encounters[] = {
    // 1 beat 2, 3, 4; 2 beat 3, 4; 3 and 4 have not met: 1 (3 > 2, 1, 1), 2 (2 > 1, 1), then nothing.
    {"6.3",
     "ranked from the top, the rest stays tied",
     {{1, "2w1 3w1 4w1"}, {2, "1b0 4w1 3w1"}, {3, "Z 1b0 2b0"}, {4, "Z 2b0 1b0"}},
     swiss,
     false,
     {1, 2, 3, 3}},
    // 3 drew with 1 and 2, 4 has met nobody: worst of 3 is 1, best of 4 is 3.
    {"6.3",
     "nobody is certain to be first",
     {{1, "3w= Z"}, {2, "Z 3w="}, {3, "1b= 2b="}, {4, "Z Z"}},
     swiss,
     false,
     {1, 1, 1, 1}},
    {"6.3", "two who have not met stay tied", {{1, "Z"}, {2, "Z"}}, swiss, false, {1, 1}},
    {"6.2",
     "three who have all met",
     {{1, "2w= 3w1 Z"}, {2, "1b= Z 3w="}, {3, "Z 1b0 2b="}},
     swiss,
     false,
     {1, 2, 3}},
    {"6.2",
     "a circle of three stays tied",
     {{1, "2w1 3w0 Z"}, {2, "1b0 Z 3w1"}, {3, "Z 1b1 2b0"}},
     swiss,
     false,
     {1, 1, 1}},
    // 1: beat 2 and 4, lost to 3: 2. 2: lost to 1, drew 3, beat 4: 1½. 3: beat 1, drew 2, lost to 4: 1½.
    // 4: beat 3: 1. Applied to 2 and 3 again: their draw.
    {"6.2",
     "two in the middle who drew stay tied",
     {{1, "2w1 3w0 4w1"}, {2, "1b0 4w1 3w="}, {3, "4w0 1b1 2b="}, {4, "3b1 2b0 1b0"}},
     swiss,
     false,
     {1, 2, 2, 4}},
    // 1 and 2 have 2, 3 and 4 have 1; 1 beat 2, 4 beat 3.
    {"6.2",
     "applied again to each part still tied",
     {{1, "2w1 3w0 4w1"}, {2, "1b0 4w1 3w1"}, {3, "4w0 1b1 2b0"}, {4, "3b1 2b0 1b0"}},
     swiss,
     false,
     {1, 2, 4, 3}},
    // 1 beat 2 twice, the others drew: 1 has 1 + ½, 2 has 0 + ½, 3 has ½ + ½.
    {"6.1.2",
     "who met twice has the average of the games",
     {{1, "2w1 2b1 3w= Z"}, {2, "1b0 1w0 Z 3w="}, {3, "Z Z 1b= 2b="}},
     swiss,
     false,
     {1, 3, 2}},
    {"6.1.2", "a win each is a draw", {{1, "2w1 2b0"}, {2, "1b0 1w1"}}, swiss, false, {1, 1}},
    // 1 beat 3 and 4, has not met 2; 2 drew with 3 and lost to 4; 3 drew with 4. 1 has 2 for certain; 2 has
    // ½ to 1½, 3 has 1, 4 has 1½. 4 is not above the 1½ of 2; but among 2, 3, 4 all have met: ½, 1, 1½.
    {"6.3",
     "the rest goes through the article with a new table",
     {{1, "3w1 4w1 Z"}, {2, "4w0 3w= Z"}, {3, "1b0 2b= 4w="}, {4, "2b1 1b0 3b="}},
     swiss,
     false,
     {1, 4, 3, 2}},
    // 1 beat all; 3 drew with 2 and 4, who have not met: 3 has 1, they have ½ to 1½, with any table.
    {"6.3",
     "a new table that decides nothing",
     {{1, "3w1 4w1 2w1"}, {2, "Z 3w= 1b0"}, {3, "1b0 2b= 4w="}, {4, "Z 1b0 3b="}},
     swiss,
     false,
     {1, 2, 2, 2}},
    {"6.1.1", "a forfeit is no meeting in a Swiss", {{1, "2w+"}, {2, "1b-"}}, swiss, false, {1, 1}},
    {"6.1.1", "unless the list says /P", {{1, "2w-"}, {2, "1b+"}}, swiss, true, {2, 1}},
    {"6.1.1",
     "a double forfeit decides nothing with /P either",
     {{1, "2w-"}, {2, "1b-"}},
     swiss,
     true,
     {1, 1}},
    {"15.2", "in a round robin forfeits are games", {{1, "2w-"}, {2, "1b+"}}, roundRobin, false, {2, 1}},
};

Field fieldOf(const Encounter& encounter) {
    const Tournament event = support::tournamentFrom(encounter.table);
    return Field::of(event, event.recordedRounds(), {.kind = encounter.kind});
}

std::vector<std::size_t> everybody(const Field& field) {
    std::vector<std::size_t> group(field.size());
    std::iota(group.begin(), group.end(), 0U);
    return group;
}

} // namespace

BOOST_DATA_TEST_CASE(direct_encounter_splits_the_group_as_the_article_says, data::make(encounters)) {
    const Field field = fieldOf(sample);
    const auto group = everybody(field);
    std::vector<std::int64_t> places;
    for (const Working& working :
         directEncounter(field, group, {.forfeitsPlayed = sample.forfeitsPlayed}, MutualTables::Kept))
        places.push_back(working.value.number->numerator());
    BOOST_TEST(places == sample.places, boost::test_tools::per_element());
}

BOOST_DATA_TEST_CASE(direct_encounter_does_not_depend_on_the_order_of_the_group, data::make(encounters)) {
    const Field field = fieldOf(sample);
    auto group = everybody(field);
    const TieBreak tieBreak{.forfeitsPlayed = sample.forfeitsPlayed};
    do {
        const auto workings = directEncounter(field, group, tieBreak, MutualTables::LeftOut);
        for (std::size_t member = 0; member < group.size(); ++member)
            BOOST_TEST(workings[member].value.number->numerator() == sample.places[group[member]]);
    } while (std::ranges::next_permutation(group).found);
}

BOOST_DATA_TEST_CASE(the_mutual_games_add_up_to_the_separate_scores, data::make(encounters)) {
    const Field field = fieldOf(sample);
    const auto group = everybody(field);
    const auto workings =
        directEncounter(field, group, {.forfeitsPlayed = sample.forfeitsPlayed}, MutualTables::Kept);
    for (std::size_t member = 0; member < group.size(); ++member) {
        BOOST_REQUIRE(!workings[member].tables.empty());
        const MutualTable& whole = workings[member].tables.front();
        BOOST_TEST(whole.lines.size() == group.size());
        const auto line = std::ranges::find(whole.lines, field.number(member), &MutualTable::Line::player);
        BOOST_REQUIRE((line != whole.lines.end()));
        BOOST_TEST((line->score == sumOfParts(workings[member])));
    }
}
