// Two programs on one event at the same time: no act is lost, doubled or done unseen (U07, U12).
#include <boost/test/unit_test.hpp>
#include <map>
#include <set>

#include "arbiter/app/verify.hpp"
#include "support/event/act_in_short.hpp"
#include "support/event/child_process.hpp"
#include "support/event/event_words.hpp"
#include "support/event/temporary_folder.hpp"
#include "support/event/worker.hpp"

using namespace test_support;
using namespace arbiter::app;
using pairing::BoardNumber;
using pairing::RoundNumber;

namespace {

EventService makeEvent(const std::filesystem::path& file, int players) {
    auto service = EventService::create(file, settings(), {"Arbiter"}, tickingClock());
    BOOST_TEST_REQUIRE(service.has_value());
    if (players > 0) BOOST_TEST_REQUIRE(service->importPlayers("players.csv", field(players)).has_value());
    return std::move(*service);
}

void checkSound(const std::filesystem::path& file) {
    for (const Finding& finding : verify(file).findings)
        BOOST_ERROR(rules::english(finding.text));
}

std::vector<BoardResult> one(std::uint16_t board, GameResult result) {
    return {{BoardNumber(board), result}};
}

} // namespace

BOOST_AUTO_TEST_CASE(two_hands_on_one_event_lose_and_double_nothing) {
    const TemporaryFolder folder;
    const auto file = folder / "club.flagfall";
    makeEvent(file, 0);
    constexpr int each = 60;
    ChildProcess anna(eventWorker(), {"add", file.string(), "Anna", std::to_string(each)});
    ChildProcess bert(eventWorker(), {"add", file.string(), "Bert", std::to_string(each)});
    for (ChildProcess* worker : {&anna, &bert})
        BOOST_TEST(worker->readLine().value_or("") == "ready");
    for (ChildProcess* worker : {&anna, &bert})
        worker->writeLine("go");
    std::set<std::int64_t> numbers;
    for (ChildProcess* worker : {&anna, &bert})
        while (const auto line = worker->readLine())
            BOOST_TEST(numbers.insert(std::stoll(*line)).second, *line);
    BOOST_TEST(anna.wait() == 0);
    BOOST_TEST(bert.wait() == 0);
    BOOST_TEST(numbers.size() == std::size_t{2 * each});
    const auto service = EventService::open(file, {"Arbiter"});
    BOOST_TEST(service.journalNumber() == 1 + 2 * each);
    BOOST_TEST(service.state().entrants.size() == std::size_t{2 * each});
    checkSound(file);
}

// Entries, check-in, pairing, results, corrections, withdrawals, undo and redo from two desks at once: what
// each was told is done stands in the journal under its number and its name, once, and nothing else does.
BOOST_AUTO_TEST_CASE(two_desks_enter_one_whole_event) {
    const TemporaryFolder folder;
    const auto file = folder / "club.flagfall";
    BOOST_TEST_REQUIRE(EventService::create(file, settings(7), {"Arbiter"}, tickingClock()).has_value());
    constexpr int each = 220;
    ChildProcess anna(eventWorker(), {"hammer", file.string(), "Anna", "11", std::to_string(each)});
    ChildProcess bert(eventWorker(), {"hammer", file.string(), "Bert", "12", std::to_string(each)});
    const std::map<std::string, ChildProcess*> desks{{"Anna", &anna}, {"Bert", &bert}};
    for (const auto& [name, worker] : desks)
        BOOST_TEST_REQUIRE(worker->readLine().value_or("") == "ready");
    for (const auto& [name, worker] : desks)
        worker->writeLine("go");
    std::map<std::int64_t, std::pair<std::string, std::string>> done; // who and what, by number
    for (const auto& [name, worker] : desks)
        while (const auto line = worker->readLine()) {
            if (line->starts_with("refused ")) continue;
            const auto blank = line->find(' ');
            const bool fresh =
                done.emplace(std::stoll(line->substr(0, blank)), std::pair(name, line->substr(blank + 1)))
                    .second;
            BOOST_TEST_REQUIRE(fresh, *line);
        }
    BOOST_TEST(anna.wait() == 0);
    BOOST_TEST(bert.wait() == 0);
    BOOST_TEST(done.size() == std::size_t{2 * each});

    const auto service = EventService::open(file, {"Arbiter"});
    std::map<std::string, int> changes; // how often the desks alternate is up to the machine
    for (const JournalLine& line : service.journal()) {
        if (line.number == 1 || std::holds_alternative<WarningGiven>(line.action)) continue;
        const auto said = done.find(line.number);
        BOOST_TEST_REQUIRE((said != done.end()), line.number << ": " << inShort(line.action));
        BOOST_TEST(said->second.first == line.who);
        BOOST_TEST(said->second.second == inShort(line.action));
        ++changes[line.who];
        done.erase(said);
    }
    BOOST_TEST(done.empty());
    BOOST_TEST(changes["Anna"] == each);
    BOOST_TEST(changes["Bert"] == each);
    const PairingEngine engine = dutchEngine();
    for (const Finding& finding : verify(file, &engine).findings)
        BOOST_ERROR(rules::english(finding.text));
}

BOOST_AUTO_TEST_CASE(pairing_twice_at_once_gives_one_pairing_and_one_clear_refusal) {
    const TemporaryFolder folder;
    const auto file = folder / "club.flagfall";
    makeEvent(file, 20);
    ChildProcess anna(eventWorker(), {"pair", file.string(), "Anna"});
    ChildProcess bert(eventWorker(), {"pair", file.string(), "Bert"});
    for (ChildProcess* worker : {&anna, &bert})
        BOOST_TEST(worker->readLine().value_or("") == "ready");
    for (ChildProcess* worker : {&anna, &bert})
        worker->writeLine("go");
    const std::set<std::string> answers{anna.readLine().value_or(""), bert.readLine().value_or("")};
    BOOST_TEST((answers == std::set<std::string>{"paired", "round.already-paired"}));
    BOOST_TEST(EventService::open(file, {"Arbiter"}).state().rounds.size() == 1U);
    checkSound(file);
}

BOOST_AUTO_TEST_CASE(each_sees_what_the_other_did_and_nothing_unseen_is_overwritten) {
    const TemporaryFolder folder;
    const auto file = folder / "club.flagfall";
    auto anna = makeEvent(file, 8);
    BOOST_TEST_REQUIRE(pairAndPublish(anna).has_value());
    auto bert = EventService::open(file, {"Bert"});
    int told = 0;
    bert.onChange([&told](const EventState&) { ++told; });

    // Different boards: both are kept.
    BOOST_TEST(anna.recordResults(RoundNumber(1), one(1, GameResult::WhiteWins)).has_value());
    BOOST_TEST(bert.recordResults(RoundNumber(1), one(2, GameResult::Draw)).has_value());
    BOOST_TEST((bert.state().resultOf(RoundNumber(1), BoardNumber(1)) == GameResult::WhiteWins));
    BOOST_TEST(told == 2); // Anna's act, then his own

    // Anna has not seen Bert's board 2: her result for it is refused, and now she has seen it.
    const auto unseen = anna.recordResults(RoundNumber(1), one(2, GameResult::BlackWins));
    BOOST_TEST_REQUIRE(!unseen.has_value());
    BOOST_TEST((unseen.error().kind == RefusalKind::Outdated));
    BOOST_TEST((anna.state().resultOf(RoundNumber(1), BoardNumber(2)) == GameResult::Draw));
    BOOST_TEST(anna.recordResults(RoundNumber(1), one(2, GameResult::BlackWins)).has_value());

    BOOST_TEST(bert.refresh());
    BOOST_TEST(!bert.refresh());
    BOOST_TEST((bert.state() == anna.state()));

    // The same with a player's facts.
    Person changed = personOf(*anna.state().playerOf(PlayerId(1)));
    changed.club = "Anna's";
    BOOST_TEST(anna.editPlayer(PlayerId(1), changed).has_value());
    changed.club = "Bert's";
    const auto edit = bert.editPlayer(PlayerId(1), changed);
    BOOST_TEST_REQUIRE(!edit.has_value());
    BOOST_TEST(edit.error().code == "player.changed-meanwhile");
    BOOST_TEST(bert.state().playerOf(PlayerId(1))->club == "Anna's");
    checkSound(file);
}

// A copy from a stick put back in place of the file while it is open: never a mixture of the two.
BOOST_AUTO_TEST_CASE(another_journal_under_the_same_name_is_taken_in_as_a_whole) {
    const TemporaryFolder folder;
    const auto file = folder / "club.flagfall";
    const auto copy = folder / "copy.flagfall";
    auto anna = makeEvent(file, 4);
    std::filesystem::copy_file(file, copy);
    BOOST_TEST_REQUIRE(anna.addPlayer(person("Only, Here", 1500)).has_value());
    std::filesystem::copy_file(copy, file, std::filesystem::copy_options::overwrite_existing);
    BOOST_TEST(anna.addPlayer(person("After, Copy", 1500)).has_value());
    BOOST_TEST(anna.state().entrants.size() == 5U);
    BOOST_TEST(anna.state().playerOf(PlayerId(5))->name == "After, Copy");
    checkSound(file);
}
