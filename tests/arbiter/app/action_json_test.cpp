// Every case of Action survives the journal unchanged, in the same bytes each time.
#include "action_json.hpp"

#include <boost/test/unit_test.hpp>
#include <set>

#include "support/event/event_words.hpp"
#include "support/incident_samples.hpp"

using namespace test_support;
using namespace arbiter::app;
using namespace pairing;

namespace {

Person everything() {
    Person made = person("Żółć, Łukasz \"Lolek\"", 2345);
    made.title = Title::Wfm;
    made.sex = Sex::Female;
    made.federation = "POL";
    made.fideId = "1100000";
    made.birth = PartialDate{1990, 2, 0};
    made.club = "Klub 王";
    return made;
}

EventSettings allSettings() {
    EventSettings made = settings();
    made.info = {.name = "Open",
                 .city = "Łódź",
                 .federation = "POL",
                 .firstDay = PartialDate{2026, 11, 30},
                 .lastDay = PartialDate{2026, 12, 0},
                 .chiefArbiter = "Arbiter, A",
                 .deputyArbiters = {"B", "C"},
                 .timeControl = "90+30"};
    made.seed = 0xFFFFFFFFFFFFFFFFULL;
    made.initialColour = Colour::Black;
    made.edition = RuleEdition::Fide2017;
    made.scoring.pairingAllocatedBye = Points::fromTenths(5);
    return made;
}

Tournament allEvents() {
    const PairingNumber other(2);
    Tournament tournament;
    tournament.info = allSettings().info;
    tournament.plannedRounds = RoundNumber(11);
    tournament.initialColour = Colour::White;
    tournament.parityNumbering = ParityNumbering::Registered;
    tournament.acceleration = {
        true, {{Points::whole(1), RoundNumber(1), RoundNumber(2), PairingNumber(1), PairingNumber(2)}}};
    tournament.forbidden = {{RoundNumber(1), std::nullopt, {PairingNumber(1), other}},
                            {RoundNumber(2), RoundNumber(3), {PairingNumber(1), other}}};
    Player player;
    player.number = PairingNumber(1);
    setPerson(player, everything());
    player.rounds = {NotPaired{},
                     PlayedGame{other, Colour::White, Outcome::Win},
                     PlayedGame{other, Colour::Black, Outcome::Loss, false},
                     ForfeitWin{other, Colour::White},
                     ForfeitWin{other, std::nullopt},
                     ForfeitLoss{other, Colour::Black},
                     DoubleForfeit{other, Colour::Black},
                     AdjournedGame{other, Colour::White},
                     PendingGame{other, Colour::Black},
                     PairingAllocatedBye{},
                     FullPointBye{},
                     HalfPointBye{},
                     ZeroPointBye{}};
    player.requestedByes = {{RoundNumber(14), RequestedBye::FullPoint}};
    tournament.players = {player};
    return tournament;
}

RulingMade rulingOn(const rules::adjudication::Incident& incident) {
    using namespace rules::adjudication;
    using rules::board::Move;
    using rules::board::Square;
    Ruling ruling;
    ruling.verdict = Verdict::Over;
    ruling.scores = rules::ByColour<Score>{Score::Half, Score::Zero};
    ruling.forfeit = true;
    ruling.remark = rules::text("move stands");
    ruling.clockChanges = {{rules::Colour::White, -180}};
    ruling.duties = {rules::text("{} must play {}", "White", "Nf3")};
    ruling.allowed = std::vector{Move::plain(Square::G1, Square::F3), Move::enPassant(Square::E5, Square::D6),
                                 Move::castling(Square::E1, Square::A1),
                                 Move::promotion(Square::A7, Square::A8, rules::board::PieceKind::Knight)};
    ruling.illegalActs = {2, 1};
    ruling.articles = {"7.5.1", "rule-set house, default time 15:00"};
    ruling.explanation = {rules::text("{} loses the game", "White")};
    ruling.options = {{rules::text("a warning"), {}, {}},
                      {rules::text("draw"),
                       rules::ByColour<Score>{Score::Half, Score::Half},
                       {{rules::Colour::Black, 60}}}};
    ruling.question = rules::text("who?");
    IncidentFacts facts;
    facts.ruleSet = "house";
    facts.level = rules::draws::Level::BlitzSupervised;
    facts.incident = incident;
    facts.start = "4k3/8/8/8/8/8/8/4K3 w - - 0 1";
    facts.moves = "e1e2 e8e7";
    facts.known = true;
    facts.complete = false;
    facts.incidentMove = 2;
    facts.illegalActs = {1, 1};
    facts.secondsLeft = {61, std::nullopt};
    facts.lastPeriod = true;
    facts.regulations = {900, 30, true, 10};
    return {7,
            RoundNumber(3),
            BoardNumber(2),
            PlayerId(1),
            PlayerId(2),
            facts,
            ruling,
            GameResult::Open,
            GameResult::WhiteHalfBlackZero,
            true,
            "seen by two witnesses",
            "Arbiter, A",
            "2026-11-30T14:05:12Z"};
}

std::vector<Action> actions() {
    SettingsChanged change;
    change.info = allSettings().info;
    change.plannedRounds = RoundNumber(9);
    change.scoring = ScoringSystem::of(Points::whole(3), Points::whole(1), Points{});
    change.tieBreaks = {"BH/C1", "SB"};
    change.initialColour = Colour::White;
    change.byeRules = ByeRules{1, 2};
    change.eventRules = EventRules{30, true, true};
    change.pairedOtherwise = {BoardNumber(2), BoardNumber(4)};
    ResultsRecorded results{RoundNumber(3), {}};
    for (const GameResult result :
         {GameResult::Open, GameResult::WhiteWins, GameResult::Draw, GameResult::BlackWins,
          GameResult::WhiteWinsByForfeit, GameResult::BlackWinsByForfeit, GameResult::DoubleForfeit,
          GameResult::WhiteHalfBlackZero, GameResult::WhiteZeroBlackHalf, GameResult::BothZero,
          GameResult::UnratedWhiteWins, GameResult::UnratedDraw, GameResult::UnratedBlackWins,
          GameResult::Adjourned})
        results.results.push_back(
            {BoardNumber(static_cast<std::uint16_t>(results.results.size() + 1)), GameResult::Open, result});
    RoundPaired round{.round = RoundNumber(2),
                      .boards = {{PlayerId(1), PlayerId(2)}, {PlayerId(4), PlayerId(3)}},
                      .pairingAllocatedBye = PlayerId(5),
                      .byes = {{PlayerId(6), RequestedBye::ZeroPoint}},
                      .numbers = {{PlayerId(1), PairingNumber(9999)}},
                      .edition = RuleEdition::Fide2026,
                      .initialColour = Colour::Black,
                      .engine = "test"};
    RoundPaired even = round;
    even.pairingAllocatedBye.reset();
    even.draft = true;
    even.adjourned = {BoardNumber(2), BoardNumber(5)};
    return {
        EventCreated{allSettings()},
        EventCreated{settings()},
        change,
        SettingsChanged{},
        PlayersImported{"Müller.csv", {{everything(), 2}, {person("Plain"), {}}}},
        TournamentImported{"open.trf", allEvents(), {}, {}},
        TournamentImported{"open.trf", allEvents(), RoundNumber(2), {"### MPA @ Round 2"}},
        PlayerAdded{everything(), {}},
        PlayerAdded{person("Plain"),
                    {{RoundNumber(1), RequestedBye::HalfPoint}, {RoundNumber(2), RequestedBye::ZeroPoint}}},
        PlayerEdited{PlayerId(7), person("Plain"), everything()},
        PlayerRemoved{PlayerId(8)},
        PlayerWithdrawn{PlayerId(9)},
        PlayerReturned{PlayerId(10)},
        ByeGranted{PlayerId(11), RoundNumber(3), RequestedBye::FullPoint},
        ByeRevoked{PlayerId(12), RoundNumber(4)},
        PlayersRenumbered{},
        PlayersRenumbered{true},
        HandPairingKept{RoundNumber(2),
                        {PairedBoard{PlayerId(1), PlayerId(2)}, std::nullopt},
                        PlayerId(5),
                        {PlayerId(3), PlayerId(4)}},
        HandPairingKept{RoundNumber(2), {}, std::nullopt, {}},
        HandPairingDropped{RoundNumber(2)},
        round,
        even,
        results,
        RoundPublished{RoundNumber(2)},
        RoundUnpaired{RoundNumber(2)},
        FideModeLeft{"by wish"},
        TieOrdered{{PlayerId(3), PlayerId(1)}, "play-off 2½-1½"},
        LotsDrawn{},
        ActsUndone{17},
        ActsUndone{17, true},
        ActsRedone{17},
        WarningGiven{
            "bye granted", R"({"kind":"half-point","player":11,"round":3})", {"second-half-point-bye"}},
        NumbersExchanged{PlayerId(1), PlayerId(2)},
        PlayersCheckedIn{{PlayerId(1), PlayerId(2)}, true},
        PlayersCheckedIn{{PlayerId(1)}, false},
        PlayerExpelled{PlayerId(3), "telephone"},
        HalfPointByesAllowed{PlayerId(3), false},
        BoardFixed{PlayerId(3), BoardNumber(1)},
        BoardFixed{PlayerId(3), std::nullopt},
        PairingsForbidden{
            {ProhibitionKind::Players, {PlayerId(1), PlayerId(2)}, {}, RoundNumber(1), RoundNumber(3)}},
        PairingsForbidden{{ProhibitionKind::Club, {}, "Hafen", RoundNumber(1), std::nullopt}},
        ProhibitionLifted{1},
        NoShowSettled{PlayerId(3), RoundNumber(2)},
        NoteAdded{"wants a bye", PlayerId(3)},
        NoteAdded{"fetch chalk", std::nullopt},
        NoteSettled{2},
        EventClosed{},
        ResultDisputed{RoundNumber(2), BoardNumber(3), GameResult::WhiteWins, "both say they won"},
        ResultCorrectedForRating{RoundNumber(2), BoardNumber(3), GameResult::Draw},
        PlayersSeated{RoundNumber(2), PlayerId(1), PlayerId(2), BoardNumber(7), ChangeReason::WithoutGame},
        PlayerCancelled{RoundNumber(2), PlayerId(1)},
        ColoursSwapped{RoundNumber(2), BoardNumber(1)},
        SeatsSwapped{RoundNumber(2), PlayerId(1), PlayerId(2), ChangeReason::AlreadyMet},
        RulingMade{},
        RulingAppealed{7, RoundNumber(3), BoardNumber(2), PlayerId(1), "the clock", "2026-11-30T14:15:12Z"},
        RulingReviewed{7, RoundNumber(3), BoardNumber(2), ReviewBody::AppealsCommittee, true, "A, B, C",
                       "no fault", GameResult::Open, GameResult::Draw, "2026-11-30T15:05:12Z"},
        RulingReviewed{7, RoundNumber(3), BoardNumber(2), ReviewBody::ChiefArbiter, false, "A", "a fault",
                       GameResult::Draw, GameResult::Draw, "2026-11-30T15:05:12Z"}};
}

} // namespace

BOOST_AUTO_TEST_CASE(every_case_comes_back_equal) {
    std::set<std::size_t> cases;
    for (const Action& action : actions()) {
        BOOST_TEST_CONTEXT(verbOf(action)) {
            const std::string facts = factsOf(action);
            BOOST_TEST((actionFrom(verbOf(action), facts) == action), facts);
            BOOST_TEST(factsOf(actionFrom(verbOf(action), facts)) == facts);
            cases.insert(action.index());
        }
    }
    BOOST_TEST(cases.size() == std::variant_size_v<Action>);
}

BOOST_AUTO_TEST_CASE(every_incident_comes_back_equal) {
    std::set<std::size_t> kinds;
    for (const auto& incident : test_support::incidentsOfEachKind()) {
        const Action action = rulingOn(incident);
        const std::string facts = factsOf(action);
        BOOST_TEST((actionFrom(verbOf(action), facts) == action), facts);
        kinds.insert(incident.index());
    }
    BOOST_TEST(kinds.size() == std::variant_size_v<rules::adjudication::Incident>);
    const std::string facts = factsOf(rulingOn(test_support::incidentsOfEachKind().front()));
    for (const auto& [part, broken] :
         {std::pair{R"("is":"flag")", R"("is":"flags")"},
          std::pair{R"("level":"blitz-B2")", R"("level":"bullet")"}, std::pair{R"("e5d6ep")", R"("e5z6ep")"},
          std::pair{R"("known":true,)", ""}}) {
        std::string bad = facts;
        BOOST_TEST_REQUIRE(bad.find(part) != std::string::npos, facts);
        bad.replace(bad.find(part), std::string(part).size(), broken);
        BOOST_CHECK_THROW(actionFrom("ruling made", bad), UnreadableFacts);
    }
}

BOOST_AUTO_TEST_CASE(the_facts_are_plain_json_with_keys_in_order) {
    BOOST_TEST(factsOf(ByeGranted{PlayerId(11), RoundNumber(3), RequestedBye::HalfPoint}) ==
               R"({"kind":"half-point","player":11,"round":3})");
    BOOST_TEST(factsOf(ResultsRecorded{
                   RoundNumber(3), {{BoardNumber(1), GameResult::Open, GameResult::WhiteHalfBlackZero}}}) ==
               R"({"results":[{"after":"½-0","before":"*","board":1}],"round":3})");
}

BOOST_AUTO_TEST_CASE(what_stands_beside_an_act_comes_back_and_does_not_touch_it) {
    const Action act = ByeRevoked{PlayerId(12), RoundNumber(4)};
    const Envelope envelope{"B", {"one", "two"}};
    const Recorded recorded = recordedFrom(verbOf(act), factsOf(act, envelope));
    BOOST_TEST((recorded.action == act));
    BOOST_TEST((recorded.envelope == envelope));
    BOOST_TEST(factsOf(act, {}) == R"({"player":12,"round":4})");
}

BOOST_AUTO_TEST_CASE(facts_that_do_not_fit_are_unreadable) {
    BOOST_CHECK_THROW(actionFrom("dance", "{}"), UnreadableFacts);
    BOOST_CHECK_THROW(actionFrom("bye granted", "{"), UnreadableFacts);
    BOOST_CHECK_THROW(actionFrom("bye granted", "{}"), UnreadableFacts);
    BOOST_CHECK_THROW(actionFrom("bye granted", R"({"kind":"double","player":11,"round":3})"),
                      UnreadableFacts);
    BOOST_CHECK_THROW(actionFrom("bye granted", R"({"kind":"half-point","player":-1,"round":3})"),
                      UnreadableFacts);
    BOOST_CHECK_THROW(actionFrom("bye granted", R"({"kind":"half-point","player":1,"round":70000})"),
                      UnreadableFacts);
    BOOST_CHECK_THROW(
        actionFrom("results recorded", R"({"results":[{"after":"2-0","before":"*","board":1}],"round":3})"),
        UnreadableFacts);
}
