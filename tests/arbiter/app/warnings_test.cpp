// The five levels of warnings at the one gate, and FIDE mode (acceptance part 1; the numbers are its rows).
#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>
#include <functional>
#include <ostream>

#include "arbiter/app/fide_mode.hpp"
#include "arbiter/app/verify.hpp"
#include "support/event/event_words.hpp"
#include "support/event/temporary_folder.hpp"

using namespace test_support;
using namespace arbiter::app;
using pairing::BoardNumber;
using pairing::RequestedBye;
using pairing::RoundNumber;
namespace data = boost::unit_test::data;

namespace {

using Outcome = EventService::Outcome;

EventService makeEvent(const std::filesystem::path& file, std::uint16_t rounds = 5) {
    auto service = EventService::create(file, settings(rounds), {"Arbiter"}, tickingClock());
    BOOST_TEST_REQUIRE(service.has_value());
    BOOST_TEST_REQUIRE(service->importPlayers("players.csv", field(8)).has_value());
    return std::move(*service);
}

void play(EventService& service, std::uint16_t rounds) {
    while (service.state().pairedRounds().value() < rounds) {
        BOOST_TEST_REQUIRE(pairAndPublish(service).has_value());
        const RoundNumber round = service.state().pairedRounds();
        BOOST_TEST_REQUIRE(
            service.recordResults(round, results(service.state(), round, GameResult::WhiteWins)).has_value());
    }
}

Outcome correct(EventService& service, std::uint16_t round) {
    return service.recordResults(RoundNumber(round),
                                 std::vector<BoardResult>{{BoardNumber(1), GameResult::Draw}});
}

Outcome setTieBreaks(EventService& service, std::vector<std::string> codes) {
    SettingsChanged change;
    change.tieBreaks = std::move(codes);
    return service.changeSettings(change);
}

Outcome setRounds(EventService& service, std::uint16_t rounds) {
    SettingsChanged change;
    change.plannedRounds = RoundNumber(rounds);
    return service.changeSettings(change);
}

struct Act {
    const char* name; // of its warning
    WarningLevel level;
    std::function<void(EventService&)> before;
    std::function<Outcome(EventService&)> act;
};
std::ostream& operator<<(std::ostream& out, const Act& act) {
    return out << act.name;
}

void nothing(EventService&) {}

const std::vector<Act>& acts() {
    static const std::vector<Act> all{
        {"full-point-bye", WarningLevel::Acknowledge, nothing,
         [](EventService& service) {
             return service.grantBye(PlayerId(3), RoundNumber(2), RequestedBye::FullPoint);
         }},
        {"second-half-point-bye", WarningLevel::Confirm,
         [](EventService& service) {
             BOOST_TEST_REQUIRE(
                 service.grantBye(PlayerId(3), RoundNumber(2), RequestedBye::HalfPoint).has_value());
         },
         [](EventService& service) {
             return service.grantBye(PlayerId(3), RoundNumber(4), RequestedBye::HalfPoint);
         }},
        {"unpair-published-round", WarningLevel::Confirm, [](EventService& service) { play(service, 1); },
         [](EventService& service) { return service.unpairRound(RoundNumber(1)); }},
        {"undo-publication", WarningLevel::Confirm, [](EventService& service) { play(service, 1); },
         [](EventService& service) { return service.undo(service.undoableSince("round paired")->from); }},
        {"correction", WarningLevel::Confirm, [](EventService& service) { play(service, 2); },
         [](EventService& service) { return correct(service, 1); }},
        {"adjourned-result", WarningLevel::Confirm,
         [](EventService& service) {
             BOOST_TEST_REQUIRE(pairAndPublish(service).has_value());
             BOOST_TEST_REQUIRE(service
                                    .recordResults(RoundNumber(1), results(service.state(), RoundNumber(1),
                                                                           GameResult::Adjourned))
                                    .has_value());
             BOOST_TEST_REQUIRE(pairAndPublish(service).has_value());
         },
         [](EventService& service) {
             return service.recordResults(RoundNumber(1),
                                          std::vector<BoardResult>{{BoardNumber(1), GameResult::BlackWins}});
         }},
        {"tie-breaks-after-start", WarningLevel::TwoSteps, [](EventService& service) { play(service, 1); },
         [](EventService& service) { return setTieBreaks(service, {"SB"}); }},
        {"rounds-after-start", WarningLevel::TwoSteps, [](EventService& service) { play(service, 1); },
         [](EventService& service) { return setRounds(service, 6); }},
        {leaveFideMode, WarningLevel::TwoSteps, nothing,
         [](EventService& service) { return setTieBreaks(service, {"SOS"}); }},
        {leaveFideMode, WarningLevel::TwoSteps, nothing,
         [](EventService& service) { return service.leaveFideMode("the club wants it"); }},
        {"closed-round", WarningLevel::NotHere, [](EventService& service) { play(service, 4); },
         [](EventService& service) { return correct(service, 2); }},
    };
    return all;
}

// the act, the rule with its article, and what follows.
void checkComplete(const Warning& warning) {
    BOOST_TEST(!warning.act.pattern.empty());
    BOOST_TEST(!warning.rule.pattern.empty());
    BOOST_TEST(!warning.article.empty());
    BOOST_TEST(!warning.consequences.empty());
}

} // namespace

// what each level must do, for every act that has a warning.
BOOST_DATA_TEST_CASE(every_warning_stands_at_the_gate, data::make(acts())) {
    const TemporaryFolder folder;
    const auto file = folder / "club.flagfall";
    auto service = makeEvent(file);
    sample.before(service);
    const EventState before = service.state();
    const auto entries = service.journalNumber();
    const Outcome first = sample.act(service);
    if (sample.level <= WarningLevel::Acknowledge) {
        BOOST_TEST_REQUIRE(first.has_value());
        BOOST_TEST_REQUIRE(first->warnings.size() == 1U);
        BOOST_TEST(first->warnings[0].name == sample.name);
        checkComplete(first->warnings[0]);
        return;
    }
    // Not done, but on record.
    BOOST_TEST_REQUIRE(!first.has_value());
    BOOST_TEST((service.state() == before));
    BOOST_TEST(service.journalNumber() == entries + 1);
    BOOST_TEST(service.diary().back().verb == "warning given");
    BOOST_TEST_REQUIRE(first.error().warnings.size() == 1U);
    BOOST_TEST(first.error().warnings[0].name == sample.name);
    BOOST_TEST((first.error().warnings[0].level == sample.level));
    checkComplete(first.error().warnings[0]);
    // Another name is no answer.
    service.answer({{"yes", "correction-of-something"}, "000000"});
    BOOST_TEST(!sample.act(service).has_value());
    const std::string name = sample.level == WarningLevel::NotHere ? leaveFideMode : sample.name;
    service.answer({{name}, {}});
    Outcome second = sample.act(service);
    if (sample.level >= WarningLevel::TwoSteps) {
        // The name alone is not enough: the code of the first step has to come with it, and at once.
        BOOST_TEST_REQUIRE(!second.has_value());
        BOOST_TEST(second.error().warnings[0].name == name);
        const std::string code = second.error().oneTimeCode;
        BOOST_TEST(code.size() == 6U);
        service.answer({{name}, code == "000000" ? "000001" : "000000"});
        const Outcome guessed = sample.act(service);
        BOOST_TEST_REQUIRE(!guessed.has_value());
        service.answer({{name}, code});
        BOOST_TEST(!sample.act(service).has_value()); // used up by the guess
        service.answer({{name}, {}});
        const std::string last = sample.act(service).error().oneTimeCode;
        BOOST_TEST((service.state() == before));
        service.answer({{name}, last});
        second = sample.act(service);
    }
    BOOST_TEST_REQUIRE(second.has_value());
    BOOST_TEST((service.diary().back().confirmed == std::vector<std::string>{name}));
    BOOST_TEST((EventService::open(file, {"Arbiter"}).state() == service.state()));
    for (const Finding& finding : verify(file).findings)
        BOOST_ERROR(rules::english(finding.text));
}

// A rehearsal asks the same and leaves no trace.
BOOST_AUTO_TEST_CASE(a_rehearsal_is_asked_too) {
    const TemporaryFolder folder;
    auto service = makeEvent(folder / "club.flagfall");
    play(service, 1);
    const auto entries = service.journalNumber();
    service.rehearse(true);
    BOOST_TEST(service.unpairRound(RoundNumber(1)).error().code == "unpair-published-round");
    service.rehearse(false);
    BOOST_TEST(EventService::open(service.file(), {"Arbiter"}).journalNumber() == entries);
}

// the three windows of C.04.2 art. 4.3, each said before anything is stored.
BOOST_AUTO_TEST_CASE(the_window_of_a_correction_is_said_with_what_it_changes) {
    const TemporaryFolder folder;
    auto service = makeEvent(folder / "club.flagfall");
    const auto consequencesOf = [](const Outcome& outcome) {
        std::string all;
        for (const rules::Text& consequence : outcome.error().warnings.at(0).consequences)
            all += rules::english(consequence) + "\n";
        return all;
    };
    play(service, 1);
    BOOST_TEST(correct(service, 1).has_value()); // before the next pairing: plain
    BOOST_TEST_REQUIRE(pairAndPublish(service).has_value());
    service.answer({});
    const auto running = service.recordResults(
        RoundNumber(1), std::vector<BoardResult>{{BoardNumber(1), GameResult::BlackWins}});
    BOOST_TEST(consequencesOf(running).find("the pairing of round 2 stays as it is") != std::string::npos);
    BOOST_TEST(consequencesOf(running).find("0 points instead of ½") != std::string::npos);
    play(service, 1); // nothing: round 2 is running
    BOOST_TEST_REQUIRE(
        service.recordResults(RoundNumber(2), results(service.state(), RoundNumber(2), GameResult::Draw))
            .has_value());
    const auto late = service.recordResults(
        RoundNumber(1), std::vector<BoardResult>{{BoardNumber(1), GameResult::BlackWins}});
    BOOST_TEST(consequencesOf(late).find("counts for the rating report only") != std::string::npos);
}

// nothing brings FIDE mode back.
BOOST_AUTO_TEST_CASE(fide_mode_once_left_is_left) {
    const TemporaryFolder folder;
    const auto file = folder / "club.flagfall";
    auto service = makeEvent(file);
    BOOST_TEST(isInFideMode(service.state()));
    play(service, 1);
    service.answer({{"undo-publication"}, {}});
    service.answer({{leaveFideMode}, service.leaveFideMode("wish").error().oneTimeCode});
    BOOST_TEST_REQUIRE(service.leaveFideMode("wish").has_value());
    BOOST_TEST((service.state().fideModeLeftIn == RoundNumber(1)));
    const auto undone = service.undo(service.undoable()->from);
    BOOST_TEST_REQUIRE(undone.has_value());
    BOOST_TEST(undone->warnings.at(0).name == "fide-mode-stays-left");
    BOOST_TEST(service.state().departedActs.empty());
    BOOST_TEST(!isInFideMode(service.state()));
    play(service, 3);
    BOOST_TEST(!isInFideMode(service.state()));
    service.answer({{"undo-publication"}, {}});
    while (const auto words = service.undoable())
        BOOST_TEST_REQUIRE(service.undo(words->from).has_value());
    BOOST_TEST(!isInFideMode(service.state()));
    BOOST_TEST((EventService::open(file, {"Arbiter"}).state() == service.state()));
    for (const Finding& finding : verify(file).findings)
        BOOST_ERROR(rules::english(finding.text));
}

// an event that starts outside FIDE mode says why, and does not enter it by setting values
// back.
BOOST_AUTO_TEST_CASE(an_event_may_start_outside_fide_mode) {
    const TemporaryFolder folder;
    EventSettings children = *presetNamed("children"); // SOS and WR are no tie-breaks of C.07
    children.info.name = "Kids";
    auto service = EventService::create(folder / "kids.flagfall", children, {"Arbiter"}, tickingClock());
    BOOST_TEST_REQUIRE(service.has_value());
    BOOST_TEST(!isInFideMode(service->state()));
    const auto departures = departuresOf(service->state());
    BOOST_TEST_REQUIRE(departures.size() == 2U);
    BOOST_TEST(departures[0].code == "tie-breaks");
    BOOST_TEST(departures[0].value == "SOS,WR");
    BOOST_TEST(departures[1].code == "left");
    BOOST_TEST((departures[1].round == RoundNumber(1)));
    BOOST_TEST_REQUIRE(setTieBreaks(*service, {"BH"}).has_value());
    BOOST_TEST(!isInFideMode(service->state()));
}
