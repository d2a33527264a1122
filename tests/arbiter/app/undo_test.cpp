// Undo and redo: every act, any depth, in words, itself on record (U21, U22).
#include <boost/test/unit_test.hpp>

#include "arbiter/app/verify.hpp"
#include "support/event/event_words.hpp"
#include "support/event/temporary_folder.hpp"

using namespace test_support;
using namespace arbiter::app;
using pairing::BoardNumber;
using pairing::RequestedBye;
using pairing::RoundNumber;

namespace {

EventService makeEvent(const std::filesystem::path& file, int players) {
    auto service = EventService::create(file, settings(3), {"Arbiter"}, tickingClock());
    BOOST_TEST_REQUIRE(service.has_value());
    if (players > 0) BOOST_TEST_REQUIRE(service->importPlayers("players.csv", field(players)).has_value());
    return std::move(*service);
}

void enter(EventService& service, std::uint16_t boards) {
    for (std::uint16_t board = 1; board <= boards; ++board)
        BOOST_TEST_REQUIRE(
            service
                .recordResults(service.state().pairedRounds(),
                               std::vector<BoardResult>{{BoardNumber(board), GameResult::Draw}})
                .has_value());
}

void checkSound(const std::filesystem::path& file) {
    const PairingEngine engine = dutchEngine();
    for (const Finding& finding : verify(file, &engine).findings)
        BOOST_ERROR(rules::english(finding.text));
}

} // namespace

// U22: the five results are named, and redo brings all of them back.
BOOST_AUTO_TEST_CASE(undoing_a_pairing_says_what_goes_and_redo_brings_it_back) {
    const TemporaryFolder folder;
    const auto file = folder / "club.flagfall";
    auto service = makeEvent(file, 12);
    const EventState before = service.state();
    BOOST_TEST_REQUIRE(pairAndPublish(service).has_value());
    enter(service, 5);
    const EventState after = service.state();

    const auto words = service.undoableSince("round paired");
    BOOST_TEST_REQUIRE(words.has_value());
    BOOST_TEST(rules::english(words->words) == "pairing of round 1, publication of round 1 and 5 results");
    const auto asked = service.undo(words->from);
    BOOST_TEST_REQUIRE(!asked.has_value());
    BOOST_TEST(asked.error().code == "undo-publication");
    BOOST_TEST((service.state() == after));
    service.answer({{"undo-publication"}, {}});
    BOOST_TEST_REQUIRE(service.undo(words->from).has_value());
    BOOST_TEST((service.state() == before));
    checkSound(file);

    const auto again = service.redoable();
    BOOST_TEST_REQUIRE(again.has_value());
    BOOST_TEST((again->words == words->words));
    BOOST_TEST_REQUIRE(service.redo(again->from).has_value());
    BOOST_TEST((service.state() == after));
    BOOST_TEST(!service.redoable().has_value());
    BOOST_TEST((EventService::open(file, {"Arbiter"}).state() == after));
    checkSound(file);
}

BOOST_AUTO_TEST_CASE(all_the_way_down_and_up_again) {
    const TemporaryFolder folder;
    const auto file = folder / "club.flagfall";
    auto service = makeEvent(file, 0);
    service.answer({{"undo-publication", "second-half-point-bye"}, {}});
    std::vector<EventState> states{service.state()};
    const auto keep = [&](const EventService::Outcome& outcome) {
        BOOST_TEST_REQUIRE(outcome.has_value(), (outcome ? std::string() : toString(outcome.error())));
        states.push_back(service.state());
    };
    keep(service.importPlayers("players.csv", field(7)));
    keep(service.grantBye(PlayerId(2), RoundNumber(2), RequestedBye::HalfPoint));
    keep(service.grantBye(PlayerId(2), RoundNumber(3), RequestedBye::HalfPoint));
    keep(service.editPlayer(PlayerId(7), person("Player 07", 2222)));
    keep(service.pairNextRound());
    keep(service.unpairRound(RoundNumber(1)));
    keep(service.pairNextRound());
    keep(service.publishRound(RoundNumber(1)));
    keep(service.recordResults(RoundNumber(1),
                               results(service.state(), RoundNumber(1), GameResult::WhiteWins)));
    keep(service.withdrawPlayer(PlayerId(1)));
    keep(service.addPlayer(person("Late, Lena", 2500)));
    keep(service.pairNextRound());

    for (std::size_t step = states.size() - 1; step > 0; --step) {
        const auto words = service.undoable();
        BOOST_TEST_REQUIRE(words.has_value());
        BOOST_TEST_REQUIRE(service.undo(words->from).has_value());
        BOOST_TEST_REQUIRE((service.state() == states[step - 1]));
        BOOST_TEST_REQUIRE((EventService::open(file, {"Arbiter"}).state() == service.state()));
    }
    BOOST_TEST(!service.undoable().has_value()); // the event itself stays
    for (std::size_t step = 1; step < states.size(); ++step) {
        const auto words = service.redoable();
        BOOST_TEST_REQUIRE(words.has_value());
        BOOST_TEST_REQUIRE(service.redo(words->from).has_value());
        BOOST_TEST_REQUIRE((service.state() == states[step]));
    }
    checkSound(file);
    // Nothing was taken out of the journal.
    BOOST_TEST(service.journalNumber() == static_cast<std::int64_t>(1 + 3 * (states.size() - 1)));
}

BOOST_AUTO_TEST_CASE(a_new_act_ends_redoing) {
    const TemporaryFolder folder;
    auto service = makeEvent(folder / "club.flagfall", 4);
    BOOST_TEST_REQUIRE(service.withdrawPlayer(PlayerId(1)).has_value());
    BOOST_TEST_REQUIRE(service.undo(service.undoable()->from).has_value());
    const auto undone = service.redoable();
    BOOST_TEST_REQUIRE(undone.has_value());
    BOOST_TEST_REQUIRE(service.withdrawPlayer(PlayerId(2)).has_value());
    BOOST_TEST(!service.redoable().has_value());
    BOOST_TEST(service.redo(undone->from).error().code == "redo.nothing");
}

// What is undone is what was seen, and nothing that another program did meanwhile.
BOOST_AUTO_TEST_CASE(undoing_something_that_is_undone_already_is_refused) {
    const TemporaryFolder folder;
    const auto file = folder / "club.flagfall";
    auto anna = makeEvent(file, 4);
    BOOST_TEST_REQUIRE(anna.withdrawPlayer(PlayerId(1)).has_value());
    auto bert = EventService::open(file, {"Bert"});
    const auto seenByBoth = bert.undoable();
    BOOST_TEST_REQUIRE(anna.undo(seenByBoth->from).has_value());
    const auto second = bert.undo(seenByBoth->from);
    BOOST_TEST_REQUIRE(!second.has_value());
    BOOST_TEST((second.error().kind == RefusalKind::Outdated));
    BOOST_TEST(bert.state().entrants.size() == 4U);
}

BOOST_AUTO_TEST_CASE(the_diary_tells_it_in_words) {
    const TemporaryFolder folder;
    auto service = makeEvent(folder / "club.flagfall", 4);
    BOOST_TEST_REQUIRE(service.withdrawPlayer(PlayerId(1)).has_value());
    BOOST_TEST_REQUIRE(service.undo(service.undoable()->from).has_value());
    BOOST_TEST_REQUIRE(pairAndPublish(service).has_value());
    enter(service, 1);
    const auto diary = service.diary();
    const std::vector<std::string> expected{"Event \"Test Swiss\" made: 3 rounds",
                                            "4 players entered from players.csv",
                                            "Player 01 (no. 1) withdrawn from round 1",
                                            "Undone: withdrawal of Player 01 (no. 1)",
                                            "Round 1 paired: 2 boards",
                                            "Round 1 published",
                                            ""};
    BOOST_TEST_REQUIRE(diary.size() == expected.size());
    for (std::size_t line = 0; line + 1 < expected.size(); ++line)
        BOOST_TEST(rules::english(diary[line].words) == expected[line]);
    BOOST_TEST(rules::english(diary[6].words).starts_with("Round 1: board 1 = Player 0"));
    BOOST_TEST(!diary[2].holds);
    BOOST_TEST(diary[3].holds);
    BOOST_TEST((diary[6].round == RoundNumber(1)));
}
