// Random walks of 500 acts with undo and redo, on a file: it verifies all the time, and everything undone it
// is the empty event again, everything redone the finished one.
#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>
#include <random>

#include "arbiter/app/sheet_changes.hpp"
#include "event_rows.hpp"
#include "support/event/service_words.hpp"

using namespace test_support;
using namespace arbiter::app;
using pairing::BoardNumber;
using pairing::RequestedBye;
using pairing::RoundNumber;
namespace data = boost::unit_test::data;

namespace {

class Walker {
  public:
    explicit Walker(unsigned seed)
        : random_(seed)
        , desk_(8, 9) {
        // Everything that can be confirmed is; nothing leaves FIDE mode.
        desk_.answer({"second-half-point-bye", "unpair-published-round", "undo-publication", "correction",
                      "adjourned-result", "expulsion", "renumbering", "numbers-exchanged", "changed-sheet",
                      "rematch", "prohibited-pair", "colours-exchanged", "rating-only"});
    }

    Desk& desk() { return desk_; }

    // True: something was done.
    bool step(int number) {
        EventService& service = desk_.service;
        switch (below(26)) {
        case 0:
            return done(service.addPlayer(person("Added " + std::to_string(number), rating())));
        case 1:
            return done(service.editPlayer(anybody(), person("Edited " + std::to_string(number), rating())));
        case 2:
            return below(4) == 0 && done(service.withdrawPlayer(anybody()));
        case 3:
            return done(service.returnPlayer(anybody()));
        case 4:
            return done(service.grantBye(anybody(), anyRound(), static_cast<RequestedBye>(below(3))));
        case 5:
            return done(service.revokeBye(anybody(), anyRound()));
        case 6:
            return below(2) == 0 ? done(service.renumberPlayers())
                                 : done(service.exchangeNumbers(anybody(), anybody()));
        case 7:
            return done(service.fixBoard(anybody(), BoardNumber(static_cast<std::uint16_t>(1 + below(4)))));
        case 8:
            return desk_.state().rounds.empty() &&
                   done(service.forbid(
                       {ProhibitionKind::Players, {anybody(), anybody()}, {}, RoundNumber(1), {}}));
        case 9:
            return done(service.addNote("note", anybody()));
        case 10:
            return done(service.settleNote(below(5)));
        case 11:
            return below(3) == 0 && done(service.unpairRound(desk_.state().pairedRounds()));
        case 12:
            return done(service.cancel(anybody()));
        case 13:
            return seat();
        case 14:
            return !desk_.state().rounds.empty() &&
                   done(service.swapSeats(anybody(), anybody(), ChangeReason::EventRules));
        case 15:
            return done(service.swapColours(anyRound(), anyBoard()));
        case 16:
            return !desk_.state().rounds.empty() && done(service.dispute(anyBoard(), "contested"));
        case 17:
            return done(service.correctForRating(anyRound(), {anyBoard(), GameResult::Draw}));
        case 18:
            return undo(1 + below(4));
        case 19:
            return redo();
        case 20:
            settleNoShows(service);
            return done(service.pairNextRound(below(4) == 0));
        case 21:
            return done(service.publishRound(desk_.state().pairedRounds()));
        default:
            return results();
        }
    }

    bool undo(std::size_t acts) {
        const auto words = desk_.service.undoable(acts);
        return words && done(desk_.service.undo(words->from));
    }
    bool redo() {
        const auto words = desk_.service.redoable();
        return words && done(desk_.service.redo(words->from));
    }

  private:
    unsigned below(unsigned limit) { return static_cast<unsigned>(random_() % limit); }
    std::uint16_t rating() { return static_cast<std::uint16_t>(1000 + below(1500)); }
    PlayerId anybody() { return PlayerId(1 + below(desk_.state().nextPlayerId.value())); }
    RoundNumber anyRound() { return RoundNumber(static_cast<std::uint16_t>(1 + below(9))); }
    BoardNumber anyBoard() { return BoardNumber(static_cast<std::uint16_t>(1 + below(5))); }
    static bool done(const EventService::Outcome& outcome) { return outcome.has_value(); }

    bool seat() {
        if (desk_.state().rounds.empty()) return false;
        const auto idle = idlePlayers(desk_.state());
        return idle.size() >= 2 && done(desk_.service.seat(idle[below(static_cast<unsigned>(idle.size()))],
                                                           idle.back(), ChangeReason::WithoutGame));
    }

    bool results() {
        const EventState& state = desk_.state();
        if (state.rounds.empty()) return false;
        std::vector<BoardResult> entered;
        for (std::uint16_t board = 1; board <= state.rounds.back().boards.size(); ++board)
            if (below(3) != 0) entered.push_back({BoardNumber(board), static_cast<GameResult>(below(14))});
        return done(desk_.service.recordResults(state.pairedRounds(), entered));
    }

    std::mt19937 random_; // the same numbers everywhere
    Desk desk_;
};

// The event before its first act.
EventState stateWithoutPlayers(Walker& walker) {
    BOOST_TEST_REQUIRE(walker.undo(1)); // the entry list
    EventState empty = walker.desk().state();
    BOOST_TEST_REQUIRE(walker.redo());
    return empty;
}

} // namespace

BOOST_DATA_TEST_CASE(five_hundred_acts_there_and_back, data::make({1U, 2U, 3U}), seed) {
    Walker walker(seed);
    Desk& desk = walker.desk();
    const EventState start = stateWithoutPlayers(walker);
    int done = 0;
    for (int number = 0; done < 500 && number < 6000; ++number) {
        if (!walker.step(number)) continue;
        ++done;
        if (done % 50 == 0) BOOST_TEST_REQUIRE(desk.faults() == "");
    }
    BOOST_TEST(done == 500);
    BOOST_TEST(desk.state().rounds.size() + 1 > 1U); // it came to rounds
    const EventState end = desk.state();
    std::size_t undone = 0;
    while (walker.undo(1))
        ++undone;
    BOOST_TEST((desk.state() == start));
    BOOST_TEST((rowsOf({{"", desk.state()}}) == rowsOf({{"", start}})));
    for (std::size_t step = 0; step < undone; ++step)
        BOOST_TEST_REQUIRE(walker.redo());
    BOOST_TEST((desk.state() == end));
    BOOST_TEST(desk.faults() == "");
}
