// What an event refuses: each row is an event, an action that does not fit it, and what is said about it.
#include <boost/test/data/monomorphic.hpp>
#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>
#include <ostream>

#include "arbiter/app/round_checks.hpp"
#include "support/event/event_words.hpp"
#include "support/event/paired_rounds.hpp"

using namespace test_support;
using namespace arbiter::app;
namespace data = boost::unit_test::data;
using pairing::BoardNumber;
using pairing::RequestedBye;
using pairing::RoundNumber;

namespace {

using Kind = RefusalKind;

EventState empty() {
    return eventOf(0);
}
EventState four() {
    return eventOf(4, 3);
}
// Four players, round 1 paired: board 1 is 1 - 3 or 3 - 1, board 2 the others; no results.
EventState running() {
    EventState state = four();
    pairRound(state);
    return state;
}
// Four players, all three rounds paired and drawn.
EventState over() {
    EventState state = four();
    for (int round = 1; round <= 3; ++round)
        playRound(state, GameResult::Draw);
    return state;
}

EventCreated created(void (*change)(EventSettings&)) {
    EventCreated action{settings()};
    change(action.settings);
    return action;
}
SettingsChanged rounds(std::uint16_t number) {
    SettingsChanged change;
    change.plannedRounds = RoundNumber(number);
    return change;
}
SettingsChanged scoring(pairing::Points bye) {
    SettingsChanged change;
    change.scoring = pairing::ScoringSystem{};
    change.scoring->pairingAllocatedBye = bye;
    return change;
}
PlayerAdded added(void (*change)(Person&)) {
    PlayerAdded action{person("New, Player", 1500), {}};
    change(action.person);
    return action;
}
PlayersImported imported(std::vector<ImportedPerson> players) {
    return {"list.csv", std::move(players)};
}
ResultsRecorded recorded(std::uint16_t round, std::vector<ResultChange> results) {
    return {RoundNumber(round), std::move(results)};
}
ResultChange board(std::uint16_t number, GameResult after, GameResult before = GameResult::Open) {
    return {BoardNumber(number), before, after};
}

struct Row {
    const char* name;
    EventState (*given)();
    Action (*action)();
    Kind kind;
    const char* code;
    const char* said; // part of the message
};
std::ostream& operator<<(std::ostream& out, const Row& row) {
    return out << row.name;
}

const Row rows[] = {
    // Settings
    {"no rounds", [] { return EventState{}; },
     []() -> Action { return created([](EventSettings& s) { s.plannedRounds = RoundNumber(0); }); },
     Kind::BadRequest, "settings.invalid", "it must be 1 to 99"},
    {"two draws worth more than a win and a loss", [] { return EventState{}; },
     []() -> Action {
         return created([](EventSettings& s) { s.scoring.draw = pairing::Points::fromTenths(8); });
     },
     Kind::BadRequest, "settings.invalid", "two draws (1.6)"},
    {"a bye worth more than a win", [] { return EventState{}; },
     []() -> Action {
         return created([](EventSettings& s) { s.scoring.pairingAllocatedBye = pairing::Points::whole(2); });
     },
     Kind::BadRequest, "settings.invalid", "must not give more than a win"},
    {"an unknown tie-break", [] { return EventState{}; },
     []() -> Action { return created([](EventSettings& s) {
                          s.tieBreaks = {"BH", "XYZ"};
                      }); },
     Kind::BadRequest, "settings.invalid", "XYZ"},
    {"a tie-break twice", [] { return EventState{}; },
     []() -> Action { return created([](EventSettings& s) {
                          s.tieBreaks = {"BH", "BH"};
                      }); },
     Kind::BadRequest, "settings.invalid", "BH"},
    {"a first day that is none", [] { return EventState{}; },
     []() -> Action {
         return created([](EventSettings& s) { s.info.firstDay = pairing::PartialDate{2026, 13, 1}; });
     },
     Kind::BadRequest, "settings.invalid", "2026-13-1 is no date"},
    {"a name of two lines", [] { return EventState{}; },
     []() -> Action { return created([](EventSettings& s) { s.info.name = "Club\nSwiss"; }); },
     Kind::BadRequest, "settings.invalid", "UTF-8 text on one line"},
    {"a second creation", empty, []() -> Action { return EventCreated{settings()}; }, Kind::BadRequest,
     "event.exists", "exists already"},
    {"anything before the creation", [] { return EventState{}; }, []() -> Action { return rounds(3); },
     Kind::BadRequest, "event.missing", "no event"},
    {"C.04.1 art. 3: other bye points after round 1", running,
     []() -> Action { return scoring(pairing::Points::fromTenths(5)); }, Kind::RuleForbids,
     "settings.scoring-locked", "C.04.1 art. 3"},
    {"C.04.3 5.1: another initial colour after round 1", running,
     []() -> Action {
         SettingsChanged change;
         change.initialColour = rules::opposite(drawInitialColour(settings().seed));
         return change;
     },
     Kind::RuleForbids, "settings.initial-colour-locked", "drawn before round 1"},
    {"fewer rounds than are paired", over, []() -> Action { return rounds(2); }, Kind::RuleForbids,
     "settings.too-few-rounds", "3 rounds are paired already"},
    // People
    {"a player without a name", empty, []() -> Action { return added([](Person& p) { p.name = ""; }); },
     Kind::BadRequest, "player.invalid", "needs a name"},
    {"a name that is not UTF-8", empty,
     []() -> Action { return added([](Person& p) { p.name = "M\xFCller"; }); }, Kind::BadRequest,
     "player.invalid", "UTF-8"},
    {"a federation in small letters", empty,
     []() -> Action { return added([](Person& p) { p.federation = "ger"; }); }, Kind::BadRequest,
     "player.invalid", "\"ger\""},
    {"a FIDE ID with letters", empty, []() -> Action { return added([](Person& p) { p.fideId = "12x"; }); },
     Kind::BadRequest, "player.invalid", "\"12x\""},
    {"born in month 13", empty,
     []() -> Action { return added([](Person& p) {
                          p.birth = pairing::PartialDate{1990, 13, 1};
                      }); },
     Kind::BadRequest, "player.invalid", "1990-13-1"},
    {"the same name again, births unknown", four,
     []() -> Action {
         return PlayerAdded{person("player 03", 1400), {}};
     },
     Kind::BadRequest, "player.duplicate", "Player 03 (no. 3), already in the list"},
    {"a list with duplicates names both rows", empty,
     []() -> Action {
         return imported(
             {{person("Müller, Hans", 1800), 2}, {person("Li, Wei", 1700), 3}, {person("MULLER, hans"), 4}});
     },
     Kind::BadRequest, "import.duplicates", "line 4: MULLER, hans: the same person as line 2: Müller, Hans"},
    {"an empty list", empty, []() -> Action { return imported({}); }, Kind::BadRequest, "import.no-players",
     "list.csv has no players"},
    {"a missed round that is not paired", four,
     []() -> Action {
         return PlayerAdded{person("Late, Lea"), {{RoundNumber(1), RequestedBye::HalfPoint}}};
     },
     Kind::BadRequest, "player.missed-round", "has not missed round 1"},
    {"a late entry after the last pairing", over,
     []() -> Action {
         return PlayerAdded{person("Late, Lea"), {}};
     },
     Kind::RuleForbids, "event.no-more-rounds", "all 3 rounds are paired"},
    {"editing nobody", four,
     []() -> Action {
         return PlayerEdited{PlayerId(99), {}, {}};
     },
     Kind::BadRequest, "player.unknown", "no player 99"},
    {"editing what has changed meanwhile", four,
     []() -> Action {
         return PlayerEdited{PlayerId(1), person("Player 01", 1), person("Player 01", 2000)};
     },
     Kind::Outdated, "player.changed-meanwhile", "Player 01 (no. 1)"},
    {"removing a player of a paired round", running, []() -> Action { return PlayerRemoved{PlayerId(1)}; },
     Kind::RuleForbids, "player.cannot-remove", "Withdraw the player instead"},
    {"withdrawing twice",
     [] {
         EventState state = four();
         act(state, PlayerWithdrawn{PlayerId(2)});
         return state;
     },
     []() -> Action { return PlayerWithdrawn{PlayerId(2)}; }, Kind::BadRequest, "player.already-withdrawn",
     "from round 1"},
    {"returning without having left", four, []() -> Action { return PlayerReturned{PlayerId(2)}; },
     Kind::BadRequest, "player.not-withdrawn", "Player 02"},
    {"C.04.2 2.3: new numbers after round 4",
     [] {
         EventState state = eventOf(8, 7);
         for (int round = 1; round <= 4; ++round)
             playRound(state, GameResult::WhiteWins);
         return state;
     },
     []() -> Action { return PlayersRenumbered{}; }, Kind::RuleForbids, "numbers.frozen", "C.04.2 art. 2.3"},
    // Byes
    {"a bye in a paired round", running,
     []() -> Action {
         return ByeGranted{PlayerId(1), RoundNumber(1), RequestedBye::HalfPoint};
     },
     Kind::BadRequest, "bye.round-paired", "round 1 is paired already"},
    {"a bye after the last round", four,
     []() -> Action {
         return ByeGranted{PlayerId(1), RoundNumber(4), RequestedBye::HalfPoint};
     },
     Kind::BadRequest, "bye.no-such-round", "the event has 3 rounds"},
    {"a bye for one who has left",
     [] {
         EventState state = four();
         act(state, PlayerWithdrawn{PlayerId(2)});
         return state;
     },
     []() -> Action {
         return ByeGranted{PlayerId(2), RoundNumber(1), RequestedBye::ZeroPoint};
     },
     Kind::BadRequest, "bye.withdrawn", "is withdrawn"},
    {"revoking a bye that is not there", four,
     []() -> Action {
         return ByeRevoked{PlayerId(1), RoundNumber(2)};
     },
     Kind::BadRequest, "bye.none", "no bye in a coming round 2"},
    // Results
    {"a result before round 1", four, []() -> Action { return recorded(1, {board(1, GameResult::Draw)}); },
     Kind::BadRequest, "result.no-round", "Pair round 1 first"},
    {"a result of a coming round", running,
     []() -> Action { return recorded(2, {board(1, GameResult::Draw)}); }, Kind::BadRequest,
     "result.no-round", "the last paired round is 1"},
    {"a board that does not exist", running,
     []() -> Action { return recorded(1, {board(3, GameResult::Draw)}); }, Kind::BadRequest, "result.invalid",
     "round 1 has boards 1 to 2"},
    {"board 0", running, []() -> Action { return recorded(1, {board(0, GameResult::Draw)}); },
     Kind::BadRequest, "result.invalid", "board 0"},
    {"two results for a board", running,
     []() -> Action {
         return recorded(1, {board(1, GameResult::Draw), board(1, GameResult::WhiteWins)});
     },
     Kind::BadRequest, "result.invalid", "two results for one board"},
    {"no result at all", running, []() -> Action { return recorded(1, {}); }, Kind::BadRequest, "result.none",
     "no result was given"},
    {"a result on top of one not seen",
     [] {
         EventState state = running();
         act(state, recorded(1, {board(2, GameResult::BlackWins)}));
         return state;
     },
     []() -> Action {
         return recorded(1, {board(1, GameResult::Draw), board(2, GameResult::WhiteWins)});
     },
     Kind::Outdated, "result.changed-meanwhile", "0-1 was entered meanwhile"},
    {"taking a result away from an earlier round",
     [] {
         EventState state = four();
         playRound(state, GameResult::Draw);
         pairRound(state);
         return state;
     },
     []() -> Action { return recorded(1, {board(1, GameResult::Open, GameResult::Draw)}); }, Kind::BadRequest,
     "result.invalid", "a later round is paired with it"},
    // A whole tournament
    {"a tournament into an event with players", four,
     []() -> Action {
         return TournamentImported{"open.trf", {}, {}, {}};
     },
     Kind::BadRequest, "import.event-has-players", "Make a new event for open.trf"},
};

} // namespace

BOOST_DATA_TEST_CASE(an_action_that_does_not_fit_is_refused_and_changes_nothing, data::make(rows)) {
    EventState state = sample.given();
    const EventState before = state;
    const auto applied = arbiter::app::apply(state, sample.action());
    BOOST_TEST_REQUIRE(!applied.has_value());
    const Refusal& refusal = applied.error();
    BOOST_TEST((refusal.kind == sample.kind));
    BOOST_TEST(refusal.code == sample.code);
    BOOST_TEST(toString(refusal).find(sample.said) != std::string::npos, toString(refusal));
    BOOST_TEST((state == before));
}

namespace {

struct Obstacle {
    const char* name;
    EventState (*given)();
    std::uint16_t round;
    Kind kind;
    const char* code;
    const char* said;
};
std::ostream& operator<<(std::ostream& out, const Obstacle& obstacle) {
    return out << obstacle.name;
}

EventState withdrawnBut(std::uint32_t left) {
    EventState state = four();
    for (std::uint32_t id = left + 1; id <= 4; ++id)
        act(state, PlayerWithdrawn{PlayerId(id)});
    return state;
}

const Obstacle obstacles[] = {
    {"U05: results missing on both boards", running, 2, Kind::RuleForbids, "round.results-missing",
     "2 boards have no result yet: 1, 2"},
    {"U05: one result missing, named with its players",
     [] {
         EventState state = running();
         act(state, recorded(1, {board(1, GameResult::Draw)}));
         return state;
     },
     2, Kind::RuleForbids, "round.results-missing", "board 2: Player 0"},
    {"U07: the same round again", running, 1, Kind::Outdated, "round.already-paired",
     "round 1 is paired already"},
    {"a round too far", four, 2, Kind::BadRequest, "round.not-next", "before round 1"},
    {"U23: nobody", empty, 1, Kind::RuleForbids, "round.too-few-players", "there is none"},
    {"U23: all withdrawn", [] { return withdrawnBut(0); }, 1, Kind::RuleForbids, "round.too-few-players",
     "needs two players"},
    {"U23: all but one withdrawn", [] { return withdrawnBut(1); }, 1, Kind::RuleForbids,
     "round.too-few-players", "there is only one"},
    {"all planned rounds are paired", over, 4, Kind::RuleForbids, "round.all-paired", "all 3 planned rounds"},
};

} // namespace

BOOST_DATA_TEST_CASE(what_stands_in_the_way_of_a_pairing_is_named, data::make(obstacles)) {
    const EventState state = sample.given();
    const auto obstacle = obstacleToPairing(state, RoundNumber(sample.round));
    BOOST_TEST_REQUIRE(obstacle.has_value());
    BOOST_TEST((obstacle->kind == sample.kind));
    BOOST_TEST(obstacle->code == sample.code);
    BOOST_TEST(toString(*obstacle).find(sample.said) != std::string::npos, toString(*obstacle));
}

BOOST_AUTO_TEST_CASE(five_players_may_play_five_rounds) {
    BOOST_TEST(!obstacleToPairing(eventOf(5, 5), RoundNumber(1)).has_value());
    BOOST_TEST(!obstacleToPairing(eventOf(4, 3), RoundNumber(1)).has_value());
}
