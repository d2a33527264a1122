// The last resorts for players tied to the end: an order made by hand, lots; both are acts of the journal.
#include <boost/test/unit_test.hpp>

#include "support/event/event_words.hpp"

using namespace test_support;
using namespace arbiter::app;

namespace {

std::string refusalCode(const EventState& state, const Action& action) {
    EventState copy = state;
    const auto applied = arbiter::app::apply(copy, action);
    BOOST_TEST((copy == state) == !applied.has_value());
    return applied ? "" : applied.error().code;
}

} // namespace

BOOST_AUTO_TEST_CASE(an_order_by_hand_is_recorded_with_its_reason) {
    EventState state = eventOf(4);
    BOOST_TEST(act(state, TieOrdered{{PlayerId(3), PlayerId(1)}, "play-off 2-1"}).empty());
    BOOST_REQUIRE(state.orderedTies.size() == 1U);
    // The same players in another order: the later one counts. Others stand beside it.
    act(state, TieOrdered{{PlayerId(2), PlayerId(4)}, "lots drawn by hand"});
    act(state, TieOrdered{{PlayerId(1), PlayerId(3)}, "result corrected"});
    BOOST_REQUIRE(state.orderedTies.size() == 2U);
    BOOST_TEST(state.orderedTies[0].reason == "lots drawn by hand");
    BOOST_TEST((state.orderedTies[1].players == std::vector{PlayerId(1), PlayerId(3)}));
}

BOOST_AUTO_TEST_CASE(orders_that_are_refused) {
    const EventState state = eventOf(4);
    BOOST_TEST(refusalCode(state, TieOrdered{{PlayerId(3), PlayerId(9)}, "play-off"}) == "player.unknown");
    BOOST_TEST(refusalCode(state, TieOrdered{{PlayerId(3)}, "play-off"}) == "tie.players");
    BOOST_TEST(refusalCode(state, TieOrdered{{PlayerId(3), PlayerId(3)}, "play-off"}) == "tie.players");
    BOOST_TEST(refusalCode(state, TieOrdered{{PlayerId(3), PlayerId(1)}, ""}) == "tie.reason");
    BOOST_TEST(refusalCode(state, TieOrdered{{PlayerId(3), PlayerId(1)}, "a\nb"}) == "tie.reason");
}

// U34: drawing again gives the same order, and says that it was drawn already.
BOOST_AUTO_TEST_CASE(lots_are_drawn_once) {
    EventState state = eventOf(4);
    BOOST_TEST(act(state, LotsDrawn{}).empty());
    BOOST_TEST(state.lotsDrawn);
    const auto again = act(state, LotsDrawn{});
    BOOST_REQUIRE(again.size() == 1U);
    BOOST_TEST(again.front().code == "lots.drawn");
}
