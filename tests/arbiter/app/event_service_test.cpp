#include "arbiter/app/event_service.hpp"

#include <boost/test/unit_test.hpp>
#include <sys/stat.h>

#include "arbiter/app/verify.hpp"
#include "arbiter/store/event_file.hpp"
#include "support/event/event_words.hpp"
#include "support/event/file_bytes.hpp"
#include "support/event/small_disk.hpp"
#include "support/event/temporary_folder.hpp"

using namespace test_support;
using namespace arbiter::app;
using arbiter::store::StoreError;
using arbiter::store::Trouble;
using pairing::BoardNumber;
using pairing::RoundNumber;

namespace {

EventService makeEvent(const std::filesystem::path& file, int players, std::uint16_t rounds = 5,
                       PairingEngine engine = dutchEngine()) {
    auto service =
        EventService::create(file, settings(rounds), {"Arbiter"}, tickingClock(), std::move(engine));
    BOOST_TEST_REQUIRE(service.has_value());
    BOOST_TEST_REQUIRE(service->importPlayers("players.csv", field(players)).has_value());
    return std::move(*service);
}

void playRounds(EventService& service, std::uint16_t rounds, GameResult result) {
    for (std::uint16_t number = 1; number <= rounds; ++number) {
        const RoundNumber round = service.state().nextRound();
        const auto paired = pairAndPublish(service);
        BOOST_TEST_REQUIRE(paired.has_value(), (paired ? std::string() : toString(paired.error())));
        BOOST_TEST_REQUIRE(service.recordResults(round, results(service.state(), round, result)).has_value());
    }
}

} // namespace

BOOST_AUTO_TEST_CASE(an_evening_is_the_same_when_the_file_is_opened_again) {
    const TemporaryFolder folder;
    const auto file = folder / "Vereinsabend Zürich.flagfall";
    auto service = makeEvent(file, 9);
    playRounds(service, 5, GameResult::Draw);
    BOOST_TEST(service.state().isFinished());
    const auto again = EventService::open(file, {"Deputy"});
    BOOST_TEST((again.state() == service.state()));
    BOOST_TEST(again.journalNumber() == 2 + 15);
    const PairingEngine engine = dutchEngine();
    const auto verification = verify(file, &engine);
    BOOST_TEST(verification.pairingsChecked == 5U);
    for (const auto& finding : verification.findings)
        BOOST_ERROR(rules::english(finding.text));
    // The diary: who, when, what; the ticking clock gives a second to each entry.
    const auto journal = again.journal();
    BOOST_TEST(journal.front().time == "2026-11-30T00:53:21Z"); // 1796000001 s after 1970
    BOOST_TEST(journal.back().time == "2026-11-30T00:53:37Z");
    BOOST_TEST(journal.back().who == "Arbiter");
    BOOST_TEST(verbOf(journal.back().action) == "results recorded");
}

// "Anyone can query it": the views add up to the points that the rules give.
BOOST_AUTO_TEST_CASE(the_tables_tell_the_scores_to_any_sqlite_tool) {
    const TemporaryFolder folder;
    const auto file = folder / "club.flagfall";
    auto service = makeEvent(file, 13);
    BOOST_TEST(service.grantBye(PlayerId(3), RoundNumber(2), pairing::RequestedBye::HalfPoint).has_value());
    BOOST_TEST(service.withdrawPlayer(PlayerId(9)).has_value());
    const GameResult kinds[] = {GameResult::WhiteWins,          GameResult::Draw,
                                GameResult::BlackWins,          GameResult::WhiteWinsByForfeit,
                                GameResult::BlackWinsByForfeit, GameResult::DoubleForfeit,
                                GameResult::WhiteHalfBlackZero, GameResult::WhiteZeroBlackHalf,
                                GameResult::BothZero,           GameResult::UnratedWhiteWins,
                                GameResult::UnratedDraw,        GameResult::UnratedBlackWins};
    std::size_t kind = 0;
    for (std::uint16_t round = 1; round <= 3; ++round) {
        settleNoShows(service);
        BOOST_TEST_REQUIRE(pairAndPublish(service).has_value());
        std::vector<BoardResult> entered = results(service.state(), RoundNumber(round), GameResult::Open);
        for (BoardResult& result : entered)
            result.result = kinds[kind++ % std::size(kinds)];
        BOOST_TEST_REQUIRE(service.recordResults(RoundNumber(round), entered).has_value());
    }
    auto event = arbiter::store::EventFile::openToRead(file);
    arbiter::store::Statement scores(event.connection(), "SELECT player, points FROM scores");
    scores.run();
    std::size_t rows = 0;
    while (scores.next()) {
        const PlayerId id(static_cast<std::uint32_t>(scores.integer(0)));
        const auto expected = pairing::scoreAfter(*service.state().playerOf(id), RoundNumber(3),
                                                  service.state().tournament.scoring);
        BOOST_TEST(scores.integer(1) == expected.tenths());
        ++rows;
    }
    BOOST_TEST(rows == 13U);
}

BOOST_AUTO_TEST_CASE(a_refused_act_leaves_file_and_state_as_they_are) {
    const TemporaryFolder folder;
    const auto file = folder / "club.flagfall";
    auto service = makeEvent(file, 4, 3);
    BOOST_TEST_REQUIRE(service.pairNextRound().has_value());
    const std::string bytes = readFile(file);
    const EventState before = service.state();
    BOOST_TEST(!service.pairNextRound().has_value());
    BOOST_TEST(!service.addPlayer(person("player 01", 5)).has_value());
    BOOST_TEST(
        !service
             .recordResults(RoundNumber(1), std::vector<BoardResult>{{BoardNumber(1), GameResult::Draw},
                                                                     {BoardNumber(9), GameResult::Draw}})
             .has_value());
    BOOST_TEST((service.state() == before));
    BOOST_TEST((readFile(file) == bytes));
}

BOOST_AUTO_TEST_CASE(an_event_that_makes_no_sense_leaves_no_file) {
    const TemporaryFolder folder;
    EventSettings wrong = settings(0);
    BOOST_TEST(!EventService::create(folder / "club.flagfall", wrong, {"Arbiter"}).has_value());
    BOOST_TEST(std::filesystem::is_empty(folder.path()));
}

BOOST_AUTO_TEST_CASE(blanks_around_names_are_not_stored) {
    const TemporaryFolder folder;
    auto service = makeEvent(folder / "club.flagfall", 2);
    BOOST_TEST(service.addPlayer(person("  Blank, Bo ", 1500)).has_value());
    BOOST_TEST(service.state().playerOf(PlayerId(3))->name == "Blank, Bo");
}

// Names of users and files may be bytes of any kind; the journal is UTF-8 and its hashes hold.
BOOST_AUTO_TEST_CASE(names_that_are_not_utf_8_do_not_harm_the_journal) {
    const TemporaryFolder folder;
    const auto file = folder / "club.flagfall";
    auto service = EventService::create(file, settings(), {"J\xFCrg"}, tickingClock());
    BOOST_TEST_REQUIRE(service.has_value());
    BOOST_TEST(service->importPlayers("M\xFCller\n.csv", field(2)).has_value());
    BOOST_TEST(verify(file).findings.empty());
    const auto journal = EventService::open(file, {"Arbiter"}).journal();
    BOOST_TEST(journal.back().who == "J\uFFFDrg");
    BOOST_TEST(std::get<PlayersImported>(journal.back().action).source == "M\uFFFDller\uFFFD.csv");
}

BOOST_AUTO_TEST_CASE(a_rehearsal_shows_what_would_be_and_stores_nothing) {
    const TemporaryFolder folder;
    const auto file = folder / "club.flagfall";
    auto service = makeEvent(file, 6, 3);
    const std::string bytes = readFile(file);
    service.rehearse(true);
    BOOST_TEST(service.pairNextRound().has_value());
    BOOST_TEST(service.state().rounds.size() == 1U);
    BOOST_TEST((readFile(file) == bytes));
    service.rehearse(false);
    BOOST_TEST(service.withdrawPlayer(PlayerId(6)).has_value());
    BOOST_TEST(service.state().rounds.empty());
    BOOST_TEST((EventService::open(file, {"Arbiter"}).state() == service.state()));
}

// U16: a pairing that breaks a rule is never stored.
BOOST_AUTO_TEST_CASE(a_pairing_that_breaks_a_rule_is_not_stored) {
    const TemporaryFolder folder;
    const auto file = folder / "club.flagfall";
    // An engine that pairs 1-2, 3-4 every round.
    const PairingEngine stubborn{
        "stubborn",
        {pairing::RuleEdition::Fide2026},
        [](const pairing::Tournament& tournament, RoundNumber round,
           std::span<const pairing::PairingNumber> participants)
            -> rules::Expected<pairing::RoundPairing, pairing::PairingRefusal> {
            if (round.value() == 1) return dutchEngine().pairRound(tournament, round, participants);
            pairing::RoundPairing again;
            for (const pairing::Player& player : tournament.players)
                if (pairing::scheduledColour(player.rounds[0]) == pairing::Colour::White)
                    again.boards.push_back({player.number, *pairing::scheduledOpponent(player.rounds[0])});
            return again;
        }};
    auto service = makeEvent(file, 4, 3, stubborn);
    playRounds(service, 1, GameResult::Draw);
    const std::string bytes = readFile(file);
    BOOST_CHECK_THROW(service.pairNextRound(), std::logic_error);
    BOOST_TEST((readFile(file) == bytes));
    BOOST_TEST(service.state().rounds.size() == 1U);
    BOOST_TEST(service.addPlayer(person("Goes, On", 1500)).has_value());
}

// Two of three players have met, the third has had the bye: nobody can be paired in round 3 with 2 left.
BOOST_AUTO_TEST_CASE(no_legal_pairing_names_the_players_and_the_article) {
    const TemporaryFolder folder;
    auto service = makeEvent(folder / "club.flagfall", 4, 3);
    playRounds(service, 1, GameResult::Draw);
    // Who met in round 1 are the only ones left.
    const PairedBoard met = service.state().round(RoundNumber(1)).boards.front();
    for (const Entrant& entrant : std::vector<Entrant>(service.state().entrants))
        if (entrant.id != met.white && entrant.id != met.black)
            BOOST_TEST(service.withdrawPlayer(entrant.id).has_value());
    const auto refused = service.pairNextRound();
    BOOST_TEST_REQUIRE(!refused.has_value());
    BOOST_TEST((refused.error().kind == RefusalKind::NoLegalPairing));
    BOOST_TEST(refused.error().article == "C.04.3 art. 1.9.3");
    BOOST_TEST(!refused.error().details.empty());
}

BOOST_AUTO_TEST_CASE(the_edition_of_2017_is_not_paired_with_the_rules_of_2026) {
    const TemporaryFolder folder;
    EventSettings old = settings(3);
    old.edition = pairing::RuleEdition::Fide2017;
    PairingEngine newRulesOnly = dutchEngine();
    newRulesOnly.editions = {pairing::RuleEdition::Fide2026};
    auto service =
        EventService::create(folder / "club.flagfall", old, {"Arbiter"}, tickingClock(), newRulesOnly);
    BOOST_TEST_REQUIRE(service.has_value());
    BOOST_TEST_REQUIRE(service->importPlayers("players.csv", field(4)).has_value());
    const auto refused = service->pairNextRound();
    BOOST_TEST_REQUIRE(!refused.has_value());
    BOOST_TEST(refused.error().code == "round.edition");
}

// C.04.2 of 2017 says nothing else about round 1: 1-3, 4-2; the stored round keeps the edition.
BOOST_AUTO_TEST_CASE(an_event_of_2017_is_paired_by_its_own_edition) {
    const TemporaryFolder folder;
    EventSettings old = settings(3);
    old.edition = pairing::RuleEdition::Fide2017;
    old.initialColour = pairing::Colour::White;
    const auto file = folder / "club.flagfall";
    auto service = EventService::create(file, old, {"Arbiter"}, tickingClock());
    BOOST_TEST_REQUIRE(service.has_value());
    BOOST_TEST_REQUIRE(service->importPlayers("players.csv", field(4)).has_value());
    BOOST_TEST_REQUIRE(service->pairNextRound().has_value());
    BOOST_TEST((service->state().tournament.edition == pairing::RuleEdition::Fide2017));
    const PairingEngine engine = dutchEngine();
    BOOST_TEST(verify(file, &engine).findings.empty());
}

BOOST_AUTO_TEST_CASE(a_full_disk_refuses_the_act_and_keeps_the_event) {
    const SmallDisk disk(256);
    const auto file = disk / "club.flagfall";
    auto service = makeEvent(file, 4, 3);
    std::size_t added = 0;
    bool full = false;
    while (!full && added < 2000) {
        try {
            Person next = person("Player " + std::to_string(100 + added), 1000);
            next.club = std::string(2000, 'x');
            if (service.addPlayer(next)) ++added;
        } catch (const StoreError& error) {
            BOOST_TEST((error.trouble() == Trouble::DiskFull || !disk.isRealDisk()), error.what());
            full = true;
        }
    }
    BOOST_TEST(full);
    BOOST_TEST(service.state().entrants.size() == 4 + added);
    BOOST_TEST((EventService::open(file, {"Arbiter"}).state() == service.state()));
    BOOST_TEST(verify(file).findings.empty());
}
