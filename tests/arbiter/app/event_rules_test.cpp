// Rules of the event on those who come late or not at all, and what a changed number of rounds means.
#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>

#include "arbiter/app/prepare.hpp"
#include "arbiter/app/round_checks.hpp"
#include "arbiter/app/warnings.hpp"
#include "support/event/service_words.hpp"

using namespace test_support;
using namespace arbiter::app;
using pairing::BoardNumber;
using pairing::RoundNumber;
namespace data = boost::unit_test::data;

namespace {

std::string english(const std::vector<rules::Text>& texts) {
    std::string all;
    for (const rules::Text& text : texts)
        all += rules::english(text) + "\n";
    return all;
}

// Everything that level 4 asks for, in its two steps.
EventService::Outcome insist(Desk& desk, const SettingsChanged& change, std::vector<std::string> names) {
    desk.answer(names);
    const auto first = desk.service.changeSettings(change);
    if (first || first.error().oneTimeCode.empty()) return first;
    desk.service.answer({names, first.error().oneTimeCode});
    return desk.service.changeSettings(change);
}

SettingsChanged rounds(std::uint16_t number) {
    SettingsChanged change;
    change.plannedRounds = RoundNumber(number);
    return change;
}

struct Field {
    int players;
    std::uint16_t rounds;
    bool warned;
};
std::ostream& operator<<(std::ostream& out, const Field& field) {
    return out << field.players << " players, " << field.rounds << " rounds";
}

} // namespace

// A-039, C.04.1 art. 2: everybody meets everybody once at most.
BOOST_DATA_TEST_CASE(
    a039_more_rounds_than_the_field_can_play,
    data::make(std::vector<Field>{
        {6, 6, true}, {5, 6, true}, {6, 5, false}, {5, 5, false}, {4, 5, true}, {3, 3, false}})) {
    Desk desk(sample.players, sample.rounds);
    const auto items = itemsBeforePairing(desk.state());
    BOOST_TEST((std::ranges::find(items, "too-many-rounds", &PrepareItem::code) != items.end()) ==
               sample.warned);
    const Done paired = Desk::must(desk.service.pairNextRound());
    BOOST_TEST((std::ranges::find(paired.warnings, "too-many-rounds", &Warning::name) !=
                paired.warnings.end()) == sample.warned);
}

BOOST_AUTO_TEST_CASE(a039_the_length_of_a_round_robin_follows_from_its_players) {
    const TemporaryFolder folder;
    EventSettings wanted = settings(5);
    wanted.roundRobin = pairing::RoundRobin{};
    auto service = EventService::create(folder / "rr.flagfall", wanted, {"Arbiter"}, tickingClock());
    BOOST_TEST_REQUIRE(service.has_value());
    Desk::must(service->importPlayers("players.csv", field(6)));
    const Done done = Desk::must(service->changeSettings(rounds(7)));
    BOOST_TEST_REQUIRE(done.warnings.size() == 1U);
    BOOST_TEST(done.warnings[0].name == "round-robin-length");
    BOOST_TEST(service->state().tournament.plannedRounds.value() == 5);
}

// two rounds of two; a third one makes round 2 an ordinary round. In a field where nobody is a
// topscorer with an absolute preference that changes nothing, and it is said that this was looked at.
BOOST_AUTO_TEST_CASE(a037_the_last_round_is_looked_at_again) {
    Desk desk(8, 2);
    desk.play();
    desk.play();
    desk.answer({});
    const auto asked = desk.service.changeSettings(rounds(3));
    BOOST_TEST_REQUIRE(!asked.has_value());
    BOOST_TEST_REQUIRE(asked.error().warnings.size() == 1U);
    const std::string said = english(asked.error().warnings[0].consequences);
    BOOST_TEST(said.find("round 2 was paired again as a round before the last: the pairing is the same") !=
                   std::string::npos,
               said);
    Desk::must(insist(desk, rounds(3), {"rounds-after-start"}));
    BOOST_TEST(desk.faults() == "");
    // Not the round paired last: nothing to look at.
    desk.answer({});
    const auto further = desk.service.changeSettings(rounds(5));
    BOOST_TEST(english(further.error().warnings[0].consequences).find("paired again") == std::string::npos);
}

// what became wrong asks at level 3, and the report file says so.
BOOST_AUTO_TEST_CASE(a038_a_pairing_that_became_wrong) {
    EventState before = eventOf(8, 3);
    act(before, RoundPaired{.round = RoundNumber(1),
                            .boards = {{PlayerId(1), PlayerId(5)},
                                       {PlayerId(6), PlayerId(2)},
                                       {PlayerId(3), PlayerId(7)},
                                       {PlayerId(8), PlayerId(4)}},
                            .pairingAllocatedBye = {},
                            .byes = {},
                            .numbers = numbersOf(before),
                            .initialColour = pairing::Colour::White,
                            .engine = "test"});
    SettingsChanged change = rounds(1);
    change.pairedOtherwise = {BoardNumber(2), BoardNumber(4)};
    EventState after = before;
    act(after, change);
    const auto warnings = warningsOf(before, change, after);
    const auto found = std::ranges::find(warnings, "last-round-differs", &Warning::name);
    BOOST_TEST_REQUIRE((found != warnings.end()));
    BOOST_TEST((found->level == WarningLevel::Confirm));
    BOOST_TEST(english(found->consequences).find("boards 2, 4") != std::string::npos);
    const auto named = std::ranges::find_if(after.comments, [](const std::string& line) {
        return line.starts_with("### Configuration @ Round 1: boards 2, 4 of round 1");
    });
    BOOST_TEST((named != after.comments.end()));
}

// Laws of Chess art. 6.7.1: the entry says by which time the game was forfeited.
BOOST_AUTO_TEST_CASE(a_forfeit_is_by_default_time) {
    Desk desk(4);
    desk.pair();
    SettingsChanged change;
    change.eventRules = EventRules{30, false, false};
    Desk::must(desk.service.changeSettings(change));
    const Done done = Desk::must(desk.service.recordResults(
        RoundNumber(1), std::vector<BoardResult>{{BoardNumber(1), GameResult::WhiteWinsByForfeit}}));
    BOOST_TEST_REQUIRE(done.remarks.size() == 1U);
    BOOST_TEST(rules::english(done.remarks[0].text).find("default time, 30 minutes") != std::string::npos);
    BOOST_TEST(rules::english(desk.service.diary().back().words).find("by default time of 30 minutes") !=
               std::string::npos);
    BOOST_TEST(desk.faults() == "");
}

// C.04.2 art. 2.4 leaves the points of missed rounds to the event: half for each, within its limits on byes.
BOOST_AUTO_TEST_CASE(late_entries_get_what_the_rules_of_the_event_give) {
    Desk desk(6, 5);
    SettingsChanged change;
    change.eventRules = EventRules{{}, false, true};
    change.byeRules = ByeRules{2, 2};
    Desk::must(desk.service.changeSettings(change));
    const auto score = [&desk](PlayerId id) {
        return pairing::scoreAfter(*desk.state().playerOf(id), desk.state().pairedRounds(),
                                   desk.state().tournament.scoring)
            .tenths();
    };
    desk.play();
    Desk::must(desk.service.addPlayer(person("Late, Lena", 1500)));
    BOOST_TEST(score(PlayerId(7)) == 5);
    Desk::must(desk.service.withdrawPlayer(PlayerId(7)));
    desk.play();
    desk.play();
    // Three missed, two byes at most.
    Desk::must(desk.service.addPlayer(person("Late, Otto", 1400)));
    BOOST_TEST(score(PlayerId(8)) == 10);
    // Said by hand it is as it is said.
    Desk::must(desk.service.addPlayer(person("Late, Paul", 1300),
                                      {{RoundNumber(1), pairing::RequestedBye::ZeroPoint}}));
    BOOST_TEST(score(PlayerId(9)) == 0);
    BOOST_TEST(desk.faults() == "");
}

// an order among equals that was chosen first outlives a new numbering.
BOOST_AUTO_TEST_CASE(a107_numbers_made_anew_keep_the_order_among_equals) {
    Desk desk(0);
    for (const char* name : {"Adam", "Bert", "Carl", "Dora"})
        Desk::must(desk.service.addPlayer(person(name, 1800)));
    desk.answer({"numbers-exchanged", "renumbering"});
    Desk::must(desk.service.exchangeNumbers(PlayerId(1), PlayerId(4)));
    Desk::must(desk.service.exchangeNumbers(PlayerId(2), PlayerId(3)));
    const auto order = desk.state().idsByNumber();
    BOOST_TEST((order == std::vector{PlayerId(4), PlayerId(3), PlayerId(2), PlayerId(1)}));
    Desk::must(desk.service.renumberPlayers());
    BOOST_TEST((desk.state().idsByNumber() == order));
    // Who is no longer their equal goes where his rating belongs; the others stay in their order.
    Desk::must(desk.service.editPlayer(PlayerId(3), person("Carl", 1900)));
    BOOST_TEST(
        (desk.state().idsByNumber() == std::vector{PlayerId(3), PlayerId(4), PlayerId(2), PlayerId(1)}));
    BOOST_TEST(desk.faults() == "");
}

// A correction behind a draft: the draft is paired with it, and what would be otherwise is said.
BOOST_AUTO_TEST_CASE(a_correction_behind_a_draft_says_what_it_does_to_it) {
    Desk desk(8);
    desk.play(GameResult::WhiteWins);
    Desk::must(desk.service.pairNextRound());
    desk.answer({"correction"});
    const auto refused = desk.service.recordResults(
        RoundNumber(1), std::vector<BoardResult>{{BoardNumber(1), GameResult::BlackWins}});
    BOOST_TEST_REQUIRE(!refused.has_value());
    BOOST_TEST(refused.error().code == "result.draft-follows");
    BOOST_TEST_REQUIRE(refused.error().details.size() == 1U);
    BOOST_TEST(rules::english(refused.error().details[0]).find("boards of round 2 are paired otherwise") !=
               std::string::npos);
    // Colours can be exchanged all the same; the window of art. 4.3 is named with what it does.
    desk.answer({});
    const auto asked = desk.service.swapColours(RoundNumber(1), BoardNumber(1));
    BOOST_TEST_REQUIRE(!asked.has_value());
    const std::string said = english(asked.error().warnings.at(0).consequences);
    BOOST_TEST(said.find("standings and the next pairing use it") != std::string::npos, said);
    BOOST_TEST(said.find("round 2") != std::string::npos, said);
}

// Undo and redo of one section: what was done on another one since stays.
BOOST_AUTO_TEST_CASE(undo_of_one_section_leaves_the_others_alone) {
    Desk desk(4);
    Desk::must(desk.service.addSection("B", settings()));
    Desk::must(desk.service.importPlayers("b.csv", field(6)));
    desk.service.chooseSection("");
    Desk::must(desk.service.withdrawPlayer(PlayerId(1)));
    desk.service.chooseSection("B");
    Desk::must(desk.service.withdrawPlayer(PlayerId(2)));
    const EventState b = desk.service.state("B");
    desk.service.chooseSection("");
    const auto words = desk.service.undoable();
    BOOST_TEST_REQUIRE(words.has_value());
    BOOST_TEST(rules::english(words->words) == "withdrawal of Player 01 (no. 1)");
    Desk::must(desk.service.undo(words->from));
    BOOST_TEST(!desk.service.state("").find(PlayerId(1))->withdrawnFrom.has_value());
    BOOST_TEST((desk.service.state("B") == b));
    // A new act on B does not end redoing here.
    desk.service.chooseSection("B");
    Desk::must(desk.service.withdrawPlayer(PlayerId(3)));
    BOOST_TEST(!desk.service.redoable().has_value());
    desk.service.chooseSection("");
    const auto again = desk.service.redoable();
    BOOST_TEST_REQUIRE(again.has_value());
    Desk::must(desk.service.redo(again->from));
    BOOST_TEST(desk.service.state("").find(PlayerId(1))->withdrawnFrom.has_value());
    BOOST_TEST(desk.faults() == "");
    // All of it, in both; what made the section goes last.
    while (const auto next = desk.service.undoable())
        Desk::must(desk.service.undo(next->from));
    BOOST_TEST(desk.service.state("").entrants.empty());
    desk.service.chooseSection("B");
    BOOST_TEST(desk.service.state("B").entrants.size() == 6U);
    while (const auto next = desk.service.undoable())
        Desk::must(desk.service.undo(next->from));
    BOOST_TEST(desk.service.sections().size() == 1U);
    desk.service.chooseSection("");
    BOOST_TEST(desk.faults() == "");
}
