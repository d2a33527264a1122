// Time controls read, written and played; every value computed by hand from Laws 6.2 to 6.4.
#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>

#include <ostream>
#include <string>
#include <vector>

#include "rules/clock/time_control.hpp"

namespace data = boost::unit_test::data;
using namespace rules;
using namespace rules::clock;

namespace {

TimeControl pgn(const char* text) {
    return readPgnTimeControl(text).value();
}

struct BadControl {
    const char* text;
    friend std::ostream& operator<<(std::ostream& out, const BadControl& row) { return out << row.text; }
};
const std::vector<BadControl> badControls{{"?"},    {"-"},          {""},        {"40/"},       {"/300"},
                                          {"300+"}, {"300:40/300"}, {"300:300"}, {"0/300:300"}, {"*"},
                                          {"12x"},  {"9999999999"}, {"40/300:"}};

} // namespace

BOOST_AUTO_TEST_CASE(pgn_controls_are_written_as_they_were_read) {
    for (const char* text :
         {"300", "300+2", "40/7200:3600", "40/5400+30:1800+30", "40/7200:20/3600:900", "*180", "40/7200"})
        BOOST_TEST(writePgnTimeControl(pgn(text)) == text);
}

BOOST_DATA_TEST_CASE(what_is_no_time_control_is_refused, data::make(badControls), row) {
    const auto read = readPgnTimeControl(row.text);
    BOOST_TEST_REQUIRE(!read.has_value());
    BOOST_TEST(read.error().items().front().code == "clock.control");
}

BOOST_AUTO_TEST_CASE(words_mean_the_same_as_pgn) {
    BOOST_TEST((readTimeControlWords("90:00 + 30 s").value() == pgn("5400+30")));
    BOOST_TEST((readTimeControlWords("90+30").value() == pgn("5400+30")));
    BOOST_TEST(
        (readTimeControlWords("40/90:00 + 30:00, increment 30 s").value() == pgn("40/5400+30:1800+30")));
    BOOST_TEST((readTimeControlWords("40/90:00 then 30:00, no increment").value() == pgn("40/5400:1800")));
    BOOST_TEST((readTimeControlWords("delay 25:00 with 10 s").value().extra == ExtraTime::Delay));
    BOOST_TEST(!readTimeControlWords("as long as you like").has_value());
    BOOST_TEST(writeTimeControlWords(pgn("40/5400+30:1800+30")) ==
               "40 moves in 90 minutes, then 30 minutes; 30 seconds more for each move from the first");
}

BOOST_AUTO_TEST_CASE(words_with_units) {
    for (const char* text : {"90 minutes and 30 seconds a move", "90 min + 30 sec per move",
                             "90 minutes for the whole game plus 30 seconds for each move"})
        BOOST_TEST((readTimeControlWords(text).value() == pgn("5400+30")), text);
    BOOST_TEST(
        (readTimeControlWords("40 moves in 90 minutes, then 30 minutes for the rest, 30 s extra").value() ==
         pgn("40/5400+30:1800+30")));
    for (const char* text : {"minutes", "40 moves", "0 moves in 90 minutes", "thirty minutes", "seconds"})
        BOOST_TEST(!readTimeControlWords(text).has_value(), text);
}

// A.1 and B.1: 600 seconds and 60 times 5 are 15 minutes; 600 minutes would be a working day.
BOOST_AUTO_TEST_CASE(bare_numbers_are_seconds_or_minutes_by_their_size) {
    BOOST_TEST((readTimeControl("600+5").value() == pgn("600+5")));
    BOOST_TEST((readTimeControl("10+5").value() == pgn("600+5")));
    BOOST_TEST((readTimeControl("5400+30").value() == pgn("5400+30")));
    BOOST_TEST((readTimeControl("90+30").value() == pgn("5400+30")));
    BOOST_TEST((readTimeControl("120+30").value() == pgn("7200+30")));
    BOOST_TEST((readTimeControl("300").value() == pgn("300")));
    BOOST_TEST((readTimeControl("40/6000+30:900+30").value() == pgn("40/6000+30:900+30")));
    BOOST_TEST((readTimeControl("180:00 + 2 s").value() == pgn("10800+2")));
    for (const char* text : {"180+2", "121+0", "299+1", "", "soon"})
        BOOST_TEST(!readTimeControl(text).has_value(), text);
    BOOST_TEST((levelOf(readTimeControl("600+5").value(), true) == draws::Level::RapidSupervised));
}

BOOST_AUTO_TEST_CASE(an_increment_is_given_before_the_first_move) {
    const TimeControl control = pgn("5400+30");
    BOOST_TEST(startOf(control).milliseconds == 5430'000);
    BOOST_TEST(afterMove(control, startOf(control), 25'000).milliseconds == 5435'000); // 5430 - 25 + 30
}

BOOST_AUTO_TEST_CASE(a_delay_runs_first) {
    const TimeControl control = readTimeControlWords("delay 25:00 with 10 s").value();
    BOOST_TEST(afterMove(control, startOf(control), 7'000).milliseconds == 1500'000);
    BOOST_TEST(afterMove(control, startOf(control), 13'000).milliseconds == 1497'000);
}

BOOST_AUTO_TEST_CASE(the_next_period_is_added_with_its_last_move) {
    const TimeControl control = pgn("2/60:30");
    ClockSide side = afterMove(control, startOf(control), 20'000);
    BOOST_TEST((side == ClockSide{40'000, 0, 1}));
    side = afterMove(control, side, 30'000);
    BOOST_TEST((side == ClockSide{40'000, 1, 2})); // 40 - 30 + 30
    BOOST_TEST(!hasLostOnTime(control, side));
    side = afterMove(control, side, 50'000);
    BOOST_TEST(hasLostOnTime(control, side));
}

BOOST_AUTO_TEST_CASE(a_move_that_is_not_completed_does_not_count) {
    const TimeControl control = pgn("2/60:30");
    const ClockSide one = afterMove(control, startOf(control), 20'000);
    const ClockSide fallen = afterMove(control, one, 40'000);
    BOOST_TEST(fallen.completedMoves == 1U);
    BOOST_TEST(hasLostOnTime(control, fallen));
    BOOST_TEST(withPenalty(one, 120).milliseconds == 160'000);
    BOOST_TEST(withPenalty(one, -300).milliseconds < 0);
}

BOOST_AUTO_TEST_CASE(levels_by_time) {
    using draws::Level;
    BOOST_TEST((levelOf(pgn("3600"), true) == Level::Standard)); // exactly 60 minutes
    BOOST_TEST((levelOf(pgn("3599"), true) == Level::RapidSupervised));
    BOOST_TEST((levelOf(pgn("900+10"), false) == Level::RapidUnsupervised)); // 25 minutes
    BOOST_TEST((levelOf(pgn("600"), true) == Level::BlitzSupervised));       // exactly 10 minutes
    BOOST_TEST((levelOf(pgn("180+2"), false) == Level::BlitzUnsupervised));
}

BOOST_AUTO_TEST_CASE(time_used_between_two_readings) {
    // 0:59:58, then 0:59:31 with 30 seconds added: 3598 + 30 - 3571.
    BOOST_TEST(usedMilliseconds(3598'000, 3571'000, 30'000) == 57'000);
}
