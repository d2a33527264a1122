// Prize money: the examples of the usual rules, one prize per player, rounding, and sums to the cent.
#include "pairing/standings/prizes.hpp"

#include <algorithm>
#include <boost/test/data/monomorphic.hpp>
#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>
#include <map>
#include <ostream>

#include "support/tournaments/random_numbers.hpp"

using namespace pairing;
using namespace pairing::standings;
namespace data = boost::unit_test::data;

namespace {

PairingNumber no(std::size_t number) {
    return PairingNumber(static_cast<std::uint16_t>(number));
}

// Players 1, 2, … in the order of the standings with these points (tenths); places[i] where they are shared.
struct Field {
    Tournament event;
    Standings table;
};

Field fieldOf(const std::vector<int>& tenths, const std::vector<int>& places = {}) {
    Field field;
    for (std::size_t index = 0; index < tenths.size(); ++index) {
        Player player;
        player.number = no(index + 1);
        player.name = "Player " + std::to_string(index + 1);
        field.event.players.push_back(player);
        Row row;
        row.player = player.number;
        row.points = Points::fromTenths(tenths[index]);
        row.place = places.empty() ? static_cast<int>(index) + 1 : places[index];
        field.table.rows.push_back(row);
    }
    return field;
}

std::vector<Money> wholes(const std::vector<int>& units) {
    std::vector<Money> money;
    for (const int unit : units)
        money.push_back(Money::whole(unit));
    return money;
}

PrizePlan planOf(const std::vector<int>& main, Division division = Division::None) {
    PrizePlan plan;
    plan.main.prizes = wholes(main);
    plan.division = division;
    return plan;
}

PrizeList category(std::string name, const std::vector<int>& prizes) {
    return {std::move(name), {}, wholes(prizes)};
}

// Amounts of players 1, 2, … in hundredths; all of a player together.
std::vector<std::int64_t> amounts(const PrizeGiving& giving, std::size_t players) {
    std::vector<std::int64_t> sums(players);
    for (const Award& award : giving.awards)
        sums[award.player.value() - 1U] += award.amount.hundredths();
    return sums;
}

using Amounts = std::vector<std::int64_t>;

struct Case {
    const char* what;
    Division division;
    std::vector<int> points; // tenths
    std::vector<int> places; // empty: 1, 2, 3 …
    Amounts expected;
};
std::ostream& operator<<(std::ostream& out, const Case& example) {
    return out << example.what;
}

// Prizes 600, 400, 200, 100 (spec 3.2).
const std::vector<Case> cases{
    {"none: the own place", Division::None, {50, 50, 40, 40}, {}, {60000, 40000, 20000, 10000}},
    {"none: a shared place shares", Division::None, {50, 50, 40}, {1, 1, 3}, {50000, 50000, 20000}},
    {"two tied for 1-2, equal", Division::Equal, {50, 50, 40}, {}, {50000, 50000, 20000}},
    {"two tied for 1-2, Hort", Division::Hort, {50, 50, 40}, {}, {55000, 45000, 20000}},
    {"four tied for 3-6, equal",
     Division::Equal,
     {60, 50, 40, 40, 40, 40},
     {},
     {60000, 40000, 7500, 7500, 7500, 7500}},
    {"four tied for 3-6, Hort",
     Division::Hort,
     {60, 50, 40, 40, 40, 40},
     {},
     {60000, 40000, 13750, 8750, 3750, 3750}},
    {"Hort, a place shared inside the tie", Division::Hort, {50, 50, 50}, {1, 2, 2}, {50000, 35000, 35000}},
    {"more prizes than players", Division::Equal, {50}, {}, {60000}},
    {"nobody", Division::Equal, {}, {}, {}},
};

} // namespace

BOOST_DATA_TEST_CASE(main_prizes, data::make(cases)) {
    const Field field = fieldOf(sample.points, sample.places);
    PrizePlan plan = planOf({600, 400, 200, 100}, sample.division);
    plan.unit = Money::fromHundredths(50);
    for (const bool one : {true, false}) {
        plan.onePerPlayer = one;
        const PrizeGiving giving = givePrizes(field.event, field.table, plan);
        BOOST_TEST(amounts(giving, sample.points.size()) == sample.expected,
                   boost::test_tools::per_element());
        BOOST_TEST((giving.offered == giving.paid + giving.unclaimed + giving.freed));
    }
}

// 100 among three in whole units: 34, 33, 33; in tens: 40, 30, 30; with a prize of 100.05 the first has the
// rest.
BOOST_AUTO_TEST_CASE(what_is_left_over_goes_to_the_higher_placed) {
    const Field field = fieldOf({50, 50, 50});
    PrizePlan plan = planOf({100}, Division::Equal);
    BOOST_TEST(amounts(givePrizes(field.event, field.table, plan), 3) == (Amounts{3400, 3300, 3300}),
               boost::test_tools::per_element());
    plan.unit = Money::whole(10);
    BOOST_TEST(amounts(givePrizes(field.event, field.table, plan), 3) == (Amounts{4000, 3000, 3000}),
               boost::test_tools::per_element());
    plan.main.prizes = {Money::fromHundredths(10005)};
    plan.unit = Money::whole(1);
    BOOST_TEST(amounts(givePrizes(field.event, field.table, plan), 3) == (Amounts{3405, 3300, 3300}),
               boost::test_tools::per_element());
}

// 60 among four are 15 each; with at least 20 the lowest placed leaves: 20, 20, 20.
BOOST_AUTO_TEST_CASE(no_share_below_the_least) {
    const Field field = fieldOf({50, 50, 50, 50});
    PrizePlan plan = planOf({60}, Division::Equal);
    plan.least = Money::whole(20);
    BOOST_TEST(amounts(givePrizes(field.event, field.table, plan), 4) == (Amounts{2000, 2000, 2000, 0}),
               boost::test_tools::per_element());
}

// Falling values: 600 to 1, 400 to 2, women's 250 to 3, 200 to 4 (3 has a prize), 100 to 5, women's 50 to 6.
BOOST_AUTO_TEST_CASE(one_prize_per_player_the_best_one) {
    Field field = fieldOf({60, 55, 50, 45, 40, 35});
    for (const std::size_t woman : {2U, 5U})
        field.event.players[woman].sex = Sex::Female;
    PrizePlan plan = planOf({600, 400, 200, 100});
    plan.categories = {category("Women", {250, 50})};
    plan.categories[0].who.sex = Sex::Female;
    const PrizeGiving giving = givePrizes(field.event, field.table, plan);
    BOOST_TEST(amounts(giving, 6) == (Amounts{60000, 40000, 25000, 20000, 10000, 5000}),
               boost::test_tools::per_element());
    BOOST_TEST((giving.unclaimed == Money()));
    // All that they have won: the third also keeps 200.
    plan.onePerPlayer = false;
    BOOST_TEST(amounts(givePrizes(field.event, field.table, plan), 6) ==
                   (Amounts{60000, 40000, 45000, 10000, 0, 5000}),
               boost::test_tools::per_element());
}

BOOST_AUTO_TEST_CASE(a_main_prize_goes_before_a_category_prize_of_the_same_value) {
    const Field field = fieldOf({60, 50});
    PrizePlan plan = planOf({100});
    plan.categories = {category("All", {100})};
    const PrizeGiving giving = givePrizes(field.event, field.table, plan);
    BOOST_REQUIRE(giving.awards.size() == 2U);
    BOOST_TEST(!giving.awards[0].category.has_value());
    BOOST_TEST((giving.awards[1].player == no(2)));
}

// Equal: 2 and 3 share 300 + 100. The category gives 250, more than the 200 of player 3: his share is freed.
BOOST_AUTO_TEST_CASE(a_better_category_prize_takes_the_place_of_a_main_share) {
    Field field = fieldOf({60, 50, 50, 40});
    field.event.players[2].rating = Rating(1700);
    field.event.players[3].rating = Rating(1600);
    PrizePlan plan = planOf({500, 300, 100}, Division::Equal);
    plan.categories = {category("U1800", {250, 30})};
    plan.categories[0].who.ratingBelow = Rating(1800);
    const PrizeGiving giving = givePrizes(field.event, field.table, plan);
    BOOST_TEST(amounts(giving, 4) == (Amounts{50000, 20000, 25000, 3000}), boost::test_tools::per_element());
    BOOST_TEST((giving.freed == Money::whole(200)));
    BOOST_TEST((giving.paid == Money::whole(980)));
    // A smaller one goes past him to the next.
    plan.categories[0].prizes = wholes({150});
    BOOST_TEST(amounts(givePrizes(field.event, field.table, plan), 4) ==
                   (Amounts{50000, 20000, 20000, 15000}),
               boost::test_tools::per_element());
}

BOOST_AUTO_TEST_CASE(who_may_win) {
    Field field = fieldOf({60, 50, 40});
    field.table.rows[0].withdrawn = true;
    PrizePlan plan = planOf({100, 50});
    BOOST_TEST(amounts(givePrizes(field.event, field.table, plan), 3) == (Amounts{0, 10000, 5000}),
               boost::test_tools::per_element());
    plan.withdrawnMayWin = true;
    BOOST_TEST(amounts(givePrizes(field.event, field.table, plan), 3) == (Amounts{10000, 5000, 0}),
               boost::test_tools::per_element());
    field.table.rows[1].place = 0; // expelled
    BOOST_TEST(amounts(givePrizes(field.event, field.table, plan), 3) == (Amounts{10000, 0, 5000}),
               boost::test_tools::per_element());
}

BOOST_AUTO_TEST_CASE(conditions) {
    Player player;
    player.sex = Sex::Female;
    player.birth = PartialDate{2008, 0, 0};
    player.rating = Rating(1799);
    player.club = "Harbour";
    player.federation = "GER";
    const auto holds = [&](auto&& set) {
        PrizeCondition condition;
        set(condition);
        return meets(player, condition);
    };
    BOOST_TEST(meets(player, {}));
    BOOST_TEST(holds([](PrizeCondition& c) { c.sex = Sex::Female; }));
    BOOST_TEST(!holds([](PrizeCondition& c) { c.sex = Sex::Male; }));
    BOOST_TEST(holds([](PrizeCondition& c) { c.bornFrom = 2008; }));
    BOOST_TEST(!holds([](PrizeCondition& c) { c.bornFrom = 2009; }));
    BOOST_TEST(holds([](PrizeCondition& c) { c.bornUntil = 2008; }));
    BOOST_TEST(!holds([](PrizeCondition& c) { c.bornUntil = 2007; }));
    BOOST_TEST(holds([](PrizeCondition& c) { c.ratingBelow = Rating(1800); }));
    BOOST_TEST(!holds([](PrizeCondition& c) { c.ratingBelow = Rating(1799); }));
    BOOST_TEST(holds([](PrizeCondition& c) { c.ratingFrom = Rating(1799); }));
    BOOST_TEST(!holds([](PrizeCondition& c) { c.ratingFrom = Rating(1800); }));
    BOOST_TEST(!holds([](PrizeCondition& c) { c.onlyUnrated = true; }));
    BOOST_TEST(holds([](PrizeCondition& c) { c.club = "Harbour"; }));
    BOOST_TEST(!holds([](PrizeCondition& c) { c.federation = "FRA"; }));
    player.rating.reset();
    BOOST_TEST(holds([](PrizeCondition& c) { c.onlyUnrated = true; }));
    BOOST_TEST(!holds([](PrizeCondition& c) { c.ratingBelow = Rating(1800); }));
    BOOST_TEST(holds([](PrizeCondition& c) {
        c.ratingBelow = Rating(1800);
        c.alsoUnrated = true;
    }));
    player.birth.reset();
    BOOST_TEST(!holds([](PrizeCondition& c) { c.bornUntil = 2020; }));
}

BOOST_AUTO_TEST_CASE(plans_that_are_refused) {
    const auto codeOf = [](const PrizePlan& plan) {
        const rules::Diagnostics faults = checkPlan(plan);
        return faults.empty() ? std::string() : faults.items().front().code;
    };
    BOOST_TEST(codeOf(planOf({600, 400})) == "");
    BOOST_TEST(codeOf({}) == "prizes.none");
    BOOST_TEST(codeOf(planOf({400, 600})) == "prizes.rising");
    BOOST_TEST(codeOf(planOf({400, 0})) == "prizes.zero");
    PrizePlan plan = planOf({600, 400});
    plan.budget = Money::whole(1000);
    BOOST_TEST(codeOf(plan) == "");
    plan.budget = Money::fromHundredths(99999);
    BOOST_TEST(codeOf(plan) == "prizes.budget");
    plan = planOf({600});
    plan.categories = {category("Women", {})};
    BOOST_TEST(codeOf(plan) == "prizes.empty");
    plan.categories = {category("Women", {10}), category("Women", {20})};
    BOOST_TEST(codeOf(plan) == "prizes.twice");
    plan = planOf({600});
    plan.unit = Money();
    BOOST_TEST(codeOf(plan) == "prizes.unit");
}

// Random plans: every cent is accounted for, one prize per player means one.
BOOST_AUTO_TEST_CASE(the_sums_match_to_the_cent) {
    for (std::uint64_t seed = 1; seed <= 400; ++seed) {
        BOOST_TEST_CONTEXT("seed " << seed) {
            support::RandomNumbers random(seed);
            std::vector<int> points;
            std::vector<int> places;
            const int players = random.between(1, 12);
            for (int index = 0; index < players; ++index) {
                points.push_back(index == 0 ? 100 : points.back() - 5 * random.between(0, 1));
                const bool shared =
                    index > 0 &&
                    points[static_cast<std::size_t>(index)] == points[static_cast<std::size_t>(index) - 1] &&
                    random.percent(30);
                places.push_back(shared ? places.back() : index + 1);
            }
            Field field = fieldOf(points, places);
            for (Player& player : field.event.players) {
                player.sex = random.percent(40) ? Sex::Female : Sex::Male;
                if (random.percent(80))
                    player.rating = Rating(static_cast<std::uint16_t>(random.between(1200, 2400)));
            }
            const auto falling = [&](int count) {
                std::vector<Money> prizes;
                std::int64_t next = random.between(2000, 100000);
                for (int index = 0; index < count; ++index) {
                    prizes.push_back(Money::fromHundredths(next));
                    next = std::max<std::int64_t>(1, next - random.between(0, 20000));
                }
                return prizes;
            };
            PrizePlan plan;
            plan.main.prizes = falling(random.between(1, 8));
            plan.categories = {{"Women", {}, falling(random.between(1, 3))},
                               {"U1800", {}, falling(random.between(1, 3))}};
            plan.categories[0].who.sex = Sex::Female;
            plan.categories[1].who.ratingBelow = Rating(1800);
            plan.division = random.oneOf(std::vector{Division::None, Division::Equal, Division::Hort});
            plan.onePerPlayer = random.percent(60);
            plan.unit = Money::fromHundredths(random.oneOf(std::vector<std::int64_t>{1, 50, 100, 500}));
            plan.least = Money::whole(random.oneOf(std::vector<std::int64_t>{0, 0, 20}));
            BOOST_REQUIRE(checkPlan(plan).empty());
            const PrizeGiving giving = givePrizes(field.event, field.table, plan);
            BOOST_TEST((giving.offered == sumOf(plan)));
            BOOST_TEST((giving.offered == giving.paid + giving.unclaimed + giving.freed));
            std::map<PairingNumber, int> prizes;
            for (const Award& award : giving.awards) {
                BOOST_TEST((award.amount > Money()));
                ++prizes[award.player];
            }
            if (plan.onePerPlayer)
                for (const auto& [player, count] : prizes)
                    BOOST_TEST(count == 1);
        }
    }
}

BOOST_AUTO_TEST_CASE(amounts_as_people_write_them) {
    BOOST_TEST((moneyFromString("600") == Money::whole(600)));
    BOOST_TEST((moneyFromString("137.5") == Money::fromHundredths(13750)));
    BOOST_TEST((moneyFromString("137,05") == Money::fromHundredths(13705)));
    for (const char* bad : {"", "-5", "1.234", "abc", "5.", "1e3", "99999999999", ".5"})
        BOOST_TEST(!moneyFromString(bad).has_value(), bad);
    BOOST_TEST(toString(Money::fromHundredths(5)) == "0.05");
    BOOST_TEST(toString(Money::fromHundredths(-13750)) == "-137.50");
}
