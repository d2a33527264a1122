// Rulings at the boards of an event: what they set, count and tell the pairing, and what becomes of them.
#include "arbiter/app/rule_incident.hpp"

#include <boost/test/unit_test.hpp>

#include "arbiter/app/verify.hpp"
#include "event_rows.hpp"
#include "support/event/event_words.hpp"
#include "support/event/temporary_folder.hpp"

using namespace test_support;
using namespace arbiter::app;
using namespace rules::adjudication;
using pairing::BoardNumber;
using pairing::RoundNumber;
using rules::Colour;

namespace {

constexpr auto standard = rules::draws::Level::Standard;

BoardIncident at(std::uint16_t board, Incident incident, std::uint16_t round = 1) {
    BoardIncident told{.round = RoundNumber(round),
                       .board = BoardNumber(board),
                       .rules = fide2023,
                       .level = rules::draws::Level::RapidUnsupervised,
                       .incident = std::move(incident),
                       .arbiter = "Arbiter, A"};
    told.record.opponentCanMate = true;
    return told;
}

IllegalAct illegalBy(Colour colour) {
    return IllegalAct{.by = colour};
}

EventService makeEvent(const std::filesystem::path& file, int players = 8) {
    auto service = EventService::create(file, settings(5), {"Typist"}, tickingClock());
    BOOST_TEST_REQUIRE(service.has_value());
    BOOST_TEST_REQUIRE(service->importPlayers("players.csv", field(players)).has_value());
    BOOST_TEST_REQUIRE(pairAndPublish(*service).has_value());
    return std::move(*service);
}

void enterAll(EventService& service, GameResult result = GameResult::Draw) {
    const RoundNumber round = service.state().pairedRounds();
    std::vector<BoardResult> open;
    for (const BoardNumber board : service.state().openBoards(round))
        open.push_back({board, result});
    BOOST_TEST_REQUIRE(service.recordResults(round, open).has_value());
}

void must(const EventService::Outcome& outcome) {
    BOOST_TEST_REQUIRE(outcome.has_value(), (outcome ? "" : toString(outcome.error())));
}

std::string codeOfRefusal(const EventService::Outcome& outcome) {
    return outcome ? "done" : outcome.error().code;
}

GameResult resultAt(const EventService& service, std::uint16_t board, std::uint16_t round = 1) {
    return service.state().resultOf(RoundNumber(round), BoardNumber(board));
}

} // namespace

// U14: per player and game, the second one loses, the next round begins at 0.
BOOST_AUTO_TEST_CASE(illegal_moves_are_counted_for_each_game) {
    const TemporaryFolder folder;
    auto service = makeEvent(folder / "e.flagfall");
    must(service.ruleOn(at(2, illegalBy(Colour::White))));
    const RulingMade& first = service.state().incidents.front().act;
    BOOST_TEST(first.number == 1U);
    BOOST_TEST((first.ruling.clockChanges == std::vector{rules::draws::ClockChange{Colour::Black, 60}}));
    BOOST_TEST((illegalActsAt(service.state(), RoundNumber(1), BoardNumber(2)) ==
                rules::ByColour<std::uint32_t>{1, 0}));
    BOOST_TEST((illegalActsAt(service.state(), RoundNumber(1), BoardNumber(1)) ==
                rules::ByColour<std::uint32_t>{0, 0}));
    BOOST_TEST((resultAt(service, 2) == GameResult::Open));
    // The opponent's first is his first.
    must(service.ruleOn(at(2, illegalBy(Colour::Black))));
    BOOST_TEST((resultAt(service, 2) == GameResult::Open));
    const auto proposed = rulingOn(service.state(), at(2, illegalBy(Colour::White)));
    BOOST_TEST_REQUIRE(proposed.has_value());
    BOOST_TEST((proposed->after == GameResult::BlackWins));
    BOOST_TEST(std::ranges::count(proposed->ruling.articles, "7.5.5") == 1);
    must(service.ruleOn(at(2, illegalBy(Colour::White))));
    BOOST_TEST((resultAt(service, 2) == GameResult::BlackWins));
    enterAll(service);
    must(pairAndPublish(service));
    for (std::uint16_t board = 1; board <= 4; ++board)
        BOOST_TEST((illegalActsAt(service.state(), RoundNumber(2), BoardNumber(board)) ==
                    rules::ByColour<std::uint32_t>{0, 0}));
    BOOST_TEST(verify(service.file()).findings.empty());
}

BOOST_AUTO_TEST_CASE(what_is_told_must_agree_with_the_record) {
    const TemporaryFolder folder;
    auto service = makeEvent(folder / "e.flagfall");
    auto second = at(1, illegalBy(Colour::Black));
    second.which = 2;
    BOOST_TEST(codeOfRefusal(service.ruleOn(second)) == "incident.count");
    must(service.ruleOn(at(1, illegalBy(Colour::Black))));
    auto first = second;
    first.which = 1;
    BOOST_TEST(codeOfRefusal(service.ruleOn(first)) == "incident.count");
    must(service.ruleOn(second));
    BOOST_TEST((resultAt(service, 1) == GameResult::WhiteWins));
    // A flag does not fall in a game that is over; nothing was stored.
    const std::int64_t before = service.journalNumber();
    const auto again = service.ruleOn(at(1, FlagFall{Colour::White}));
    BOOST_TEST(codeOfRefusal(again) == "incident.game-over");
    BOOST_TEST(toString(again.error()).find("over by incident 2") != std::string::npos,
               toString(again.error()));
    BOOST_TEST(service.journalNumber() == before);
    // Found after the game it changes nothing, and is on record.
    auto late = at(1, illegalBy(Colour::White));
    std::get<IllegalAct>(late.incident).raised = Raised::AfterTheGame;
    must(service.ruleOn(late));
    BOOST_TEST((resultAt(service, 1) == GameResult::WhiteWins));
}

// Two arbiters rule on the same game: the second has to look again.
BOOST_AUTO_TEST_CASE(a_ruling_on_an_older_state_is_refused) {
    EventState state = eventOf(8);
    const TemporaryFolder folder;
    auto service = makeEvent(folder / "e.flagfall");
    auto mine = *rulingOn(service.state(), at(1, illegalBy(Colour::White)));
    mine.time = "2026-11-30T14:05:00Z";
    must(service.ruleOn(at(1, illegalBy(Colour::White))));
    EventState now = service.state();
    const auto applied = apply(now, mine);
    BOOST_TEST_REQUIRE(!applied.has_value());
    BOOST_TEST((applied.error().kind == RefusalKind::Outdated));
    mine.number = now.nextIncident;
    BOOST_TEST((apply(now, mine).error().code == "incident.count"));
}

// 7.3: on move 12 the game goes on with the colours as played, and the next pairing is the one that the same
// colours would have made if the sheet had had them.
BOOST_AUTO_TEST_CASE(reversed_colours_reach_the_pairing) {
    const TemporaryFolder folder;
    auto ruled = makeEvent(folder / "ruled.flagfall");
    auto swapped = makeEvent(folder / "swapped.flagfall");
    const PairedBoard sheet = ruled.state().round(RoundNumber(1)).boards[2];
    const auto done = ruled.ruleOn(at(3, ColoursReversed{{12, 12}}));
    must(done);
    BOOST_TEST_REQUIRE(done->warnings.size() == 1U);
    BOOST_TEST(done->warnings.front().name == "colours-as-played");
    swapped.answer({{"colours-exchanged"}, {}});
    must(swapped.swapColours(RoundNumber(1), BoardNumber(3)));
    BOOST_TEST((ruled.state().round(RoundNumber(1)).boards[2] == PairedBoard{sheet.black, sheet.white}));
    for (EventService* service : {&ruled, &swapped}) {
        enterAll(*service, GameResult::WhiteWins);
        must(pairAndPublish(*service));
    }
    BOOST_TEST((ruled.state().round(RoundNumber(2)).boards == swapped.state().round(RoundNumber(2)).boards));
    BOOST_TEST((ruled.state().tournament == swapped.state().tournament));
    // An illegal move before it is found stays with the player who made it.
    auto again = makeEvent(folder / "again.flagfall");
    must(again.ruleOn(at(3, illegalBy(Colour::White))));
    must(again.ruleOn(at(3, ColoursReversed{{12, 12}})));
    BOOST_TEST((illegalActsAt(again.state(), RoundNumber(1), BoardNumber(3)) ==
                rules::ByColour<std::uint32_t>{0, 1}));
}

BOOST_AUTO_TEST_CASE(a_new_game_begins_at_zero) {
    const TemporaryFolder folder;
    auto service = makeEvent(folder / "e.flagfall");
    must(service.ruleOn(at(1, illegalBy(Colour::White))));
    must(service.ruleOn(at(1, ColoursReversed{{9, 9}})));
    BOOST_TEST((illegalActsAt(service.state(), RoundNumber(1), BoardNumber(1)) ==
                rules::ByColour<std::uint32_t>{0, 0}));
    BOOST_TEST((resultAt(service, 1) == GameResult::Open));
    BOOST_TEST(!service.state().incidents.back().act.coloursAsPlayed);
}

// Results that only a ruling gives; and what the Laws leave to the arbiter is asked for, never guessed.
BOOST_AUTO_TEST_CASE(unequal_results_and_choices) {
    const TemporaryFolder folder;
    auto service = makeEvent(folder / "e.flagfall");
    must(service.ruleOn(at(1, DeviceFound{{true, true}})));
    BOOST_TEST((resultAt(service, 1) == GameResult::BothZero));
    auto refusal = at(2, PersistentRefusal{{true, false}});
    const auto asked = service.ruleOn(refusal);
    BOOST_TEST(codeOfRefusal(asked) == "incident.choice");
    BOOST_TEST(asked.error().details.size() == 3U);
    refusal.option = 2;
    must(service.ruleOn(refusal));
    BOOST_TEST((resultAt(service, 2) == GameResult::WhiteZeroBlackHalf));
    auto offence = at(3, OtherOffence{Colour::Black, "11.5"});
    BOOST_TEST(codeOfRefusal(service.ruleOn(offence)) == "incident.choice");
    offence.clockChanges = {{Colour::White, 120}};
    must(service.ruleOn(offence));
    BOOST_TEST((resultAt(service, 3) == GameResult::Open));
    offence.option = 20;
    BOOST_TEST(codeOfRefusal(service.ruleOn(offence)) == "incident.choice");
    // 10.2, and a fact that is missing.
    BOOST_TEST(codeOfRefusal(service.ruleOn(at(3, ScoresWanted{{3, 1}}))) == "incident.scores");
    BOOST_TEST(codeOfRefusal(service.ruleOn(at(3, Late{}))) == "incident.fact");
    auto flag = at(3, FlagFall{Colour::White});
    flag.record.opponentCanMate.reset();
    const auto position = service.ruleOn(flag);
    BOOST_TEST(codeOfRefusal(position) == "incident.fact");
    BOOST_TEST(rules::english(position.error().details.front()).starts_with("Can Black still mate?"));
    // Against what the Laws give only with a reason.
    auto late = at(4, Late{.seconds = {std::nullopt, 3600}});
    late.result = GameResult::Draw;
    BOOST_TEST(codeOfRefusal(service.ruleOn(late)) == "incident.note");
    late.note = "the bus had an accident";
    late.result = GameResult::Open;
    must(service.ruleOn(late));
    BOOST_TEST((resultAt(service, 4) == GameResult::Open));
    BOOST_TEST(codeOfRefusal(service.ruleOn(at(9, FlagFall{Colour::White}))) == "incident.board");
    BOOST_TEST(codeOfRefusal(service.ruleOn(at(1, FlagFall{Colour::White}, 7))) == "incident.round");
}

// U09: a contested result counts as open until it is ruled on; who, when and why stand in the diary.
BOOST_AUTO_TEST_CASE(a_ruling_closes_a_dispute) {
    const TemporaryFolder folder;
    auto service = makeEvent(folder / "e.flagfall");
    must(service.dispute(BoardNumber(1), "both say they won"));
    auto contested =
        at(1, ResultContested{{rules::draws::Outcome::WhiteWins, rules::draws::Outcome::BlackWins}});
    contested.option = 2;
    contested.note = "the score sheets end in mate";
    must(service.ruleOn(contested));
    BOOST_TEST((resultAt(service, 1) == GameResult::BlackWins));
    BOOST_TEST(service.state().round(RoundNumber(1)).disputes.empty());
    const DiaryLine line = service.diary().back();
    const std::string words = rules::english(line.words);
    for (const char* part : {"Round 1 board 1", "The result is contested", "by Arbiter, A", "result 0-1",
                             "8.7", "the score sheets end in mate"})
        BOOST_TEST(words.find(part) != std::string::npos, words);
    BOOST_TEST((line.round == RoundNumber(1)));
    BOOST_TEST(line.who == "Typist");
}

// U62: appealed, decided, overruled; each on record, and the result goes with it.
BOOST_AUTO_TEST_CASE(appeals_and_decisions) {
    const TemporaryFolder folder;
    auto service = makeEvent(folder / "e.flagfall");
    must(service.ruleOn(at(1, FlagFall{Colour::White})));
    must(service.ruleOn(at(2, FlagFall{Colour::White})));
    const PairedBoard pair = service.state().round(RoundNumber(1)).boards[0];
    const PlayerId stranger = service.state().round(RoundNumber(1)).boards[1].white;
    BOOST_TEST(codeOfRefusal(service.appeal(9, pair.white, "why")) == "incident.none");
    BOOST_TEST(codeOfRefusal(service.appeal(1, stranger, "why")) == "appeal.player");
    BOOST_TEST(codeOfRefusal(service.appeal(1, pair.white, "")) == "incident.words");
    const Reviewing committee{
        ReviewBody::AppealsCommittee, false, "A, B and C", "the clock was defective", {}};
    BOOST_TEST(codeOfRefusal(service.review(1, committee)) == "review.no-appeal");
    must(service.appeal(1, pair.white, "the clock was defective"));
    BOOST_TEST(codeOfRefusal(service.appeal(1, pair.white, "again")) == "appeal.again");
    BOOST_TEST((service.state().incidents[0].state() == RulingState::Appealed));
    BOOST_TEST(pendingAppeals(service.state()).size() == 1U);
    BOOST_TEST((resultAt(service, 1) == GameResult::BlackWins)); // it stands until it is decided
    must(service.review(1, committee));
    BOOST_TEST((service.state().incidents[0].state() == RulingState::Overruled));
    BOOST_TEST((resultAt(service, 1) == GameResult::Open));
    BOOST_TEST(codeOfRefusal(service.review(1, {ReviewBody::ChiefArbiter, true, "Chief", "no", {}})) ==
               "review.final");
    // The chief arbiter, with a result of his own; and without a reason nothing.
    BOOST_TEST(codeOfRefusal(service.review(2, {ReviewBody::ChiefArbiter, false, "Chief", "", {}})) ==
               "incident.words");
    must(
        service.review(2, {ReviewBody::ChiefArbiter, false, "Chief", "it had not fallen", GameResult::Draw}));
    BOOST_TEST((resultAt(service, 2) == GameResult::Draw));
    BOOST_TEST(verify(service.file()).findings.empty());
    // All of it can be undone, and done again.
    const auto last = service.undoable(4);
    BOOST_TEST_REQUIRE(last.has_value());
    BOOST_TEST(
        rules::english(last->words) ==
        "ruling 2 (round 1 board 2), appeal against ruling 1, decision on ruling 1 and decision on ruling 2");
    const EventState full = service.state();
    must(service.undo(last->from));
    BOOST_TEST(service.state().incidents.size() == 1U);
    BOOST_TEST((resultAt(service, 1) == GameResult::BlackWins));
    must(service.redo(last->from));
    BOOST_TEST((service.state() == full));
}

BOOST_AUTO_TEST_CASE(an_overruled_illegal_move_counts_no_more) {
    const TemporaryFolder folder;
    auto service = makeEvent(folder / "e.flagfall");
    must(service.ruleOn(at(1, illegalBy(Colour::White))));
    must(service.review(1, {ReviewBody::ChiefArbiter, false, "Chief", "the move was legal", {}}));
    BOOST_TEST((illegalActsAt(service.state(), RoundNumber(1), BoardNumber(1)) ==
                rules::ByColour<std::uint32_t>{0, 0}));
    must(service.review(1, {ReviewBody::ChiefArbiter, true, "Chief", "it was not", {}}));
    BOOST_TEST((illegalActsAt(service.state(), RoundNumber(1), BoardNumber(1)) ==
                rules::ByColour<std::uint32_t>{1, 0}));
}

// The gate is the one of results entered by hand: the round before the last asks, an older one is closed.
BOOST_AUTO_TEST_CASE(rulings_on_earlier_rounds_have_the_warnings_of_corrections) {
    const TemporaryFolder folder;
    auto service = makeEvent(folder / "e.flagfall");
    enterAll(service);
    must(pairAndPublish(service));
    const auto phone = at(1, DeviceFound{{true, false}});
    const auto asked = service.ruleOn(phone);
    BOOST_TEST_REQUIRE(!asked.has_value());
    BOOST_TEST((asked.error().kind == RefusalKind::Unconfirmed));
    BOOST_TEST(asked.error().code == "correction");
    const std::string window = rules::english(asked.error().warnings.front().consequences.front());
    BOOST_TEST(window.find("round 2 stays as it is") != std::string::npos, window);
    service.answer({{"correction"}, {}});
    must(service.ruleOn(phone));
    BOOST_TEST((resultAt(service, 1) == GameResult::BlackWins));
    enterAll(service);
    must(pairAndPublish(service));
    const auto closed = service.ruleOn(at(2, DeviceFound{{true, false}}));
    BOOST_TEST(codeOfRefusal(closed) == "closed-round");
    BOOST_TEST((closed.error().kind == RefusalKind::RuleForbids));
    // What changes no result and no colours needs no answer.
    service.answer({});
    auto after = at(2, illegalBy(Colour::Black));
    std::get<IllegalAct>(after.incident).raised = Raised::AfterTheGame;
    must(service.ruleOn(after));
}

BOOST_AUTO_TEST_CASE(closing_with_an_appeal_pending_asks) {
    const TemporaryFolder folder;
    auto made = EventService::create(folder / "e.flagfall", settings(1), {"Typist"}, tickingClock());
    BOOST_TEST_REQUIRE(made.has_value());
    must(made->importPlayers("players.csv", field(4)));
    must(pairAndPublish(*made));
    must(made->ruleOn(at(1, FlagFall{Colour::White})));
    must(made->appeal(1, made->state().round(RoundNumber(1)).boards[0].white, "the clock"));
    enterAll(*made);
    BOOST_TEST(codeOfRefusal(made->closeEvent()) == "appeal-pending");
    made->answer({{"appeal-pending"}, {}});
    must(made->closeEvent());
    BOOST_TEST(codeOfRefusal(made->ruleOn(at(1, FlagFall{Colour::White}))) != "done");
}

BOOST_AUTO_TEST_CASE(an_unpaired_round_takes_its_rulings_along) {
    const TemporaryFolder folder;
    auto service = makeEvent(folder / "e.flagfall");
    must(service.ruleOn(at(1, illegalBy(Colour::White))));
    service.answer({{"unpair-published-round"}, {}});
    must(service.unpairRound(RoundNumber(1)));
    BOOST_TEST(service.state().incidents.empty());
    BOOST_TEST(service.state().nextIncident == 2U);
    BOOST_TEST(verify(service.file()).findings.empty());
}

// The facts as they were told can be ruled on again, and give the same ruling.
BOOST_AUTO_TEST_CASE(facts_on_record_give_the_same_ruling_again) {
    const TemporaryFolder folder;
    auto service = makeEvent(folder / "e.flagfall");
    auto flag = at(1, FlagFall{Colour::White});
    flag.level = standard;
    for (const auto& [from, to] : {std::pair{rules::board::Square::E2, rules::board::Square::E4},
                                   std::pair{rules::board::Square::E7, rules::board::Square::E5}})
        flag.record.line.play(rules::board::Move::plain(from, to));
    flag.record.known = true;
    must(service.ruleOn(flag));
    const RulingMade& act = service.state().incidents.front().act;
    BOOST_TEST(act.facts.moves == "e2e4 e7e5");
    const auto record = recordOf(act.facts);
    BOOST_TEST_REQUIRE(record.has_value());
    BOOST_TEST((decide(*ruleSetFrom(act.facts.ruleSet), act.facts.level, *record, act.facts.incident) ==
                act.ruling));
}
