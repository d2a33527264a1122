// Plans of prizes as text: what a good one says, and every fault of a bad one with its line.
#include "arbiter/exchange/prize_plan.hpp"

#include <boost/test/data/monomorphic.hpp>
#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>
#include <ostream>

using namespace arbiter::exchange;
using namespace pairing::standings;
namespace data = boost::unit_test::data;

BOOST_AUTO_TEST_CASE(a_whole_plan) {
    const auto plan =
        readPrizePlan("\xEF\xBB\xBF# Friday Swiss\n"
                      "main 600 400 137.50\r\n"
                      "category U1800 | rating below 1800 or unrated | 80 40\n"
                      "category Girls of the Harbour | sex f; born from 2008; club SK Harbour | 30 # new\n"
                      "division hort\n"
                      "per-player all\n"
                      "withdrawn yes\n"
                      "unit 0.50\n"
                      "least 20\n"
                      "budget 1300\n"
                      "currency EUR\n",
                      "prizes.txt");
    BOOST_REQUIRE(plan.has_value());
    BOOST_TEST((plan->main.prizes ==
                std::vector{Money::whole(600), Money::whole(400), Money::fromHundredths(13750)}));
    BOOST_REQUIRE(plan->categories.size() == 2U);
    BOOST_TEST((plan->categories[0].who.ratingBelow == pairing::Rating(1800)));
    BOOST_TEST(plan->categories[0].who.alsoUnrated);
    BOOST_TEST(plan->categories[1].name == "Girls of the Harbour");
    BOOST_TEST((plan->categories[1].who.sex == pairing::Sex::Female));
    BOOST_TEST((plan->categories[1].who.bornFrom == 2008));
    BOOST_TEST(plan->categories[1].who.club == "SK Harbour");
    BOOST_TEST((plan->division == Division::Hort));
    BOOST_TEST(!plan->onePerPlayer);
    BOOST_TEST(plan->withdrawnMayWin);
    BOOST_TEST((plan->unit == Money::fromHundredths(50)));
    BOOST_TEST((plan->budget == Money::whole(1300)));
    BOOST_TEST(plan->currency == "EUR");
}

namespace {

struct Bad {
    const char* what;
    const char* text;
    int line; // 0: none
    const char* said;
};
std::ostream& operator<<(std::ostream& out, const Bad& bad) {
    return out << bad.what;
}

const std::vector<Bad> badPlans{
    {"nothing", "# later\n", 0, "main prizes or a category"},
    {"an unknown line", "main 5\nprize 3\n", 2, "one of main"},
    {"a line twice", "main 5\nmain 6\n", 2, "each line once"},
    {"an amount", "main 600 4oo\n", 1, "a number such as 50"},
    {"a negative amount", "main 600 -400\n", 1, "a number such as 50"},
    {"a division", "main 5\ndivision fair\n", 2, "one of none, equal, hort"},
    {"a category without prizes", "category Women | sex f\n", 1, "NAME | conditions | prizes"},
    {"a condition", "category Young | age 18 | 50\n", 1, "born from 2008"},
    {"a sex", "category Women | sex w | 50\n", 1, "sex f"},
    {"a year", "category Young | born from 08 | 50\n", 1, "born from 2008"},
    {"a rating", "category U | rating below abc | 50\n", 1, "rating below 1800"},
    {"rising prizes", "main 5 6\n", 0, "never rise"},
    {"more money than there is", "main 600 400\nbudget 999.99\n", 0, "Lower the prizes by 0.01"},
};

} // namespace

BOOST_DATA_TEST_CASE(plans_that_are_refused, data::make(badPlans)) {
    const auto plan = readPrizePlan(sample.text, "prizes.txt");
    BOOST_REQUIRE(!plan.has_value());
    BOOST_REQUIRE(plan.error().items().size() == 1U);
    const rules::Diagnostic& fault = plan.error().items().front();
    BOOST_TEST(fault.line.value_or(0) == sample.line);
    const std::string said = rules::toString(fault);
    BOOST_TEST(said.starts_with("prizes.txt:"), said);
    BOOST_TEST(said.find(sample.said) != std::string::npos, said);
}
