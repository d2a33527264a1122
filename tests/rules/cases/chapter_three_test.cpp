// A row for each table of rulings: article, what happened in the words of the case format, and the right
// ruling.
#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>

#include <ostream>
#include <string>
#include <vector>

#include "rules/adjudication/decide.hpp"
#include "rules/cases/decide_case.hpp"

namespace data = boost::unit_test::data;
using namespace rules;
using namespace rules::cases;

namespace {

struct Row {
    const char* article;
    const char* event;
    std::string result;
    std::string time{};
    const char* mode = "standard";
    const char* laws = "fide2023";
    const char* fen = "";
    const char* moves = "";

    friend std::ostream& operator<<(std::ostream& out, const Row& row) {
        return out << row.article << ": " << row.event << " (" << row.mode << ", " << row.laws << ")";
    }
};

// White: Ke1, Ne2 pinned by the rook on e7; Black can mate. And a bare king against a rook.
constexpr const char* pinned = "4k3/4r3/8/8/8/8/4N3/4K3 w - - 0 20";
constexpr const char* bareKing = "4k3/8/8/8/8/8/8/R3K3 w - - 0 40";
constexpr const char* mated = "R6k/8/6K1/8/8/8/8/8 b - - 0 60";

const std::vector<Row> rows{
    // 3.1 How a game ends
    {"5.1.2", "resign b", "1-0", "", "standard", "fide2023", bareKing},
    {"5.1.2", "resign w", "1/2-1/2", "", "standard", "fide2023", bareKing},
    {"5.1.2 before 2023", "resign w", "0-1", "", "standard", "fide1992", bareKing},
    {"5.1.1", "resign w", "1-0", "", "standard", "fide2023", mated}, // the mate came first
    {"5.2.3", "agree draw", "1/2-1/2", "", "standard", "fide2023", "", "1. e4 e5"},
    {"5.2.3", "agree draw", "* (not valid)", "", "standard", "fide2023", "", "1. e4"},
    {"9.1 of 1997", "agree draw", "1/2-1/2", "", "standard", "fide1997"},
    {"9.1.1", "agree draw, both have moved, regulations forbid agreements",
     "* (not valid until the arbiter consents)"},
    {"5.2.3", "agree draw, both have moved", "1/2-1/2"},
    // 3.3 Touch-move
    {"4.2.1", "touch w e2, adjust", "*", "", "standard", "fide2023", pinned},
    // 3.5 Illegal moves and the like
    {"7.5.5", "illegal w e2c3 pressed, first", "*", "b+2:00", "standard", "fide2023", pinned},
    {"A.4", "illegal w e2c3 pressed, first", "*", "b+1:00", "rapid-A4", "fide2023", pinned},
    {"B.2", "illegal w e2c3 pressed, first", "*", "b+1:00", "blitz-B2", "fide2023", pinned},
    {"B.3", "illegal w e2c3 pressed, second", "0-1", "", "blitz-B3", "fide2023", pinned},
    {"7.5.3", "press-without-move w, second", "0-1", "", "standard", "fide2023", pinned},
    {"7.5.4", "two-hands b and pressed, first", "*", "w+2:00", "standard", "fide2023", pinned},
    {"A.5.2", "illegal w found five moves later, first", "* (move stands)", "", "rapid-A5", "fide2023",
     pinned},
    {"7.5.1", "illegal w found five moves later, first", "*", "b+1:00", "blitz-B2", "fide2023", pinned},
    {"2001", "illegal w e2c3 pressed, second", "*", "b+2:00", "standard", "fide1997", pinned},
    {"2001", "illegal w e2c3 pressed, third", "0-1", "", "standard", "fide1997", pinned},
    {"1992", "illegal w e2c3 pressed, second", "*", "", "standard", "fide1992", pinned},
    {"1992", "illegal w e2c3 pressed, third", "0-1", "", "standard", "fide1992", pinned},
    // Taking the king is itself such an act, and the last one of a player ends the game like any other.
    {"A.5.2", "king captured w, first", "*", "b+1:00", "rapid-A5", "fide2023", pinned},
    {"7.5.5", "king captured w, second", "0-1", "", "rapid-A5", "fide2023", pinned},
    {"7.5.5", "king captured b, second", "1-0", "", "blitz-B3", "fide2023", bareKing},
    {"7.5.5", "king captured w, second", "1/2-1/2", "", "blitz-B3", "fide2023", bareKing},
    {"A.5.4", "both kings in check, seen by arbiter", "*", "", "rapid-A5"},
    {"A.5.4", "both kings in check, seen by arbiter ; next move completed, corrected", "*", "", "rapid-A5"},
    {"8.7", "illegal w found after the game, first", "* (result stands)", "", "standard", "fide2023", pinned},
    {"II.2", "start position number 0", "BBQNNRKR"},
    // A fact that cannot be is asked for.
    {"7.5.1", "illegal w e1d1 pressed, first",
     "question: The move e1d1 is legal here: what was wrong with it?", "", "standard", "fide2023", bareKing},
    // 3.6 Wrong start, colours
    {"7.2.1", "wrong initial position claimed after 12 moves each", "cancelled, new game", "", "rapid-A4"},
    {"A.5.1.2", "wrong initial position claimed after 10 moves each", "*", "", "blitz-B3"},
    {"7.3", "colours reversed, 10 moves each", "*"},
    {"7.3 of 1997", "colours reversed, 2 moves each", "*", "", "standard", "fide1997"},
    {"7.3 of 1992", "colours reversed, both clocks together have used 61 of 240 minutes", "*", "", "standard",
     "fide1992"},
    // Exactly a quarter is not more than a quarter.
    {"7.3 of 1992", "colours reversed, both clocks together have used 60 of 240 minutes", "stopped, new game",
     "", "standard", "fide1992"},
    {"7.6", "displaced pieces, position cannot be restored", "*"},
    // 3.8 Flag fall
    {"6.9", "flag b", "1-0", "", "standard", "fide2023", bareKing},
    {"6.9", "flag w", "1/2-1/2", "", "standard", "fide2023", bareKing},
    {"6.9 of 1992", "flag w", "0-1", "", "standard", "fide1992", "8/8/4k3/8/4n3/8/3QK3/8 w - - 0 1"},
    {"6.9", "flag w", "1/2-1/2", "", "standard", "fide2023", "8/8/4k3/8/4n3/8/3QK3/8 w - - 0 1"},
    {"6.10.1", "flag both, order unknown", "*"},
    {"6.10.1", "flag both, w first", "1/2-1/2", "", "standard", "fide2023", bareKing},
    {"III.3.1", "flag both, order unknown, Guidelines III announced",
     "question: Was it the last period of the time control?"},
    // 3.9 Recording
    {"8.4", "record duty with 5:00 left", "must keep recording", "", "standard 90:00"},
    {"8.4", "record duty with 4:59 left", "need not record until the period ends", "", "standard 90:00"},
    {"8.4", "record duty with 0:30 left", "must keep recording", "", "standard 90:00 + 30 s"},
    {"A.2", "record duty with 9:00 left", "need not record", "", "rapid-A4"},
    // 3.11 Lateness: exactly at the limit is in time
    {"6.7.1", "late w 15:00, default time 15:00", "*"},
    {"6.7.1", "late b 15:01, default time 15:00", "1-0 forfeit"},
    {"1997", "late b 60 minutes", "*", "", "standard", "fide1997"},
    {"1997", "late b 61 minutes", "1-0 forfeit", "", "standard", "fide1997"},
    {"6.7.2", "neither present at start, default 30:00; w arrives at 20:00", "*", "w-20:00"},
    {"6.7.1", "late w 20 minutes, default time 15 minutes", "0-1 forfeit"},
    // 3.6 and 3.10 Interruptions
    {"6.10.1", "clock defective", "*"},
    {"6.10.2", "clock set wrongly, found after 12 moves each", "*"},
    {"A.5.1.1", "clock set wrongly, found after 12 moves each", "*", "", "rapid-A5"},
    {"7.4", "w knocks over pieces", "*"},
    {"12.5", "disturbance from outside", "*"},
    {"6.11.2", "b stops the clock, a queen for the promotion is missing", "*"},
    // 3.12 Conduct
    {"11.3.2.1", "phone switched off in b's bag as agreed", "*"},
    {"11.3.3", "b refuses inspection", "*", "arbiter chooses from 12.9"},
    {"11.3.2.2", "phone on b", "1-0", "", "standard", "fide2023", bareKing},
    {"11.3.2.2", "phone on w", "0-1", "", "standard", "fide2023", bareKing}, // no exception for mating
    {"10.2", "arbiter wants to score 1/2-0", "1/2-0"},
    {"10.2", "arbiter wants to score 1-1/2", "refused"},
    {"11.5", "distraction by w", "*", "arbiter chooses from 12.9"},
    // 3.13 Guidelines III
    {"III.5.3", "w has 1:59 left, claims b makes no effort ; arbiter rejects", "*", "b+2:00",
     "quickplay-III"},
    {"III.5", "w has 2:00 left, claims b makes no effort", "not admitted", "", "quickplay-III"},
    {"III.2", "w has 1:00 left, claims b makes no effort", "not admitted", "", "standard"},
    {"III.5.1", "w has 1:40 left, claims b makes no effort ; arbiter agrees", "1/2-1/2", "", "quickplay-III"},
    {"III.5.2", "w has 1:40 left, claims b makes no effort ; arbiter postpones", "*", "", "quickplay-III"},
    {"III.5.2", "w has 1:40 left, claims b makes no effort ; arbiter postpones ; flag w", "*", "",
     "quickplay-III"},
    {"III.5.2", "flag w after a postponed claim, arbiter: b could not win", "1/2-1/2", "", "quickplay-III",
     "fide2023", pinned},
    {"III.5.2", "flag w after a postponed claim, arbiter: b tried", "0-1", "", "quickplay-III", "fide2023",
     pinned},
    {"6.9 before III.5.2", "flag w after a postponed claim, arbiter: b tried", "1/2-1/2", "", "quickplay-III",
     "fide2023", bareKing},
    {"III.6", "w has 1:00 left, claims b makes no effort, no arbiter is present", "*", "", "quickplay-III"},
    {"III.5 having the move", "b has 1:00 left, claims w makes no effort", "not admitted", "",
     "quickplay-III", "fide2023", pinned},
    {"III.2 without increment", "w has 1:00 left, claims b makes no effort", "not admitted", "",
     "quickplay-III 60:00 + 10 s"},
    // Clock readings of the record.
    {"III.4", "w asks for 5 s increment ; arbiter agrees", "*", "+5 s per move for both; b+2:00",
     "quickplay-III", "fide2023", "", "1. e4 {[%clk 0:01:30]} e5 {[%clk 0:20:00]}"},
    {"III.4", "w asks for 5 s increment ; arbiter agrees", "not admitted", "", "quickplay-III", "fide2023",
     "", "1. e4 {[%clk 0:02:30]} e5"},
    {"8.4", "record duty w", "need not record until the period ends", "", "standard 90:00", "fide2023", "",
     "1. e4 {[%clk 0:04:59]} e5 {[%clk 1:00:00]}"},
    {"8.4", "record duty b", "must keep recording", "", "standard 90:00", "fide2023", "",
     "1. e4 {[%clk 0:04:59]} e5 {[%clk 1:00:00]}"},
    {"wrong claim of 1992", "claim threefold w board, at move 2", "0-1", "w used +5:00", "standard",
     "fide1992", "", "1. e4 {[%clk 0:04:00]} e5"},
    // 9.1.1, however the draw is agreed
    {"9.1.1", "agree draw at move 12, regulations forbid before move 30 ; arbiter consents", "1/2-1/2"},
    {"9.1.1", "offer-draw w ; b accepts ; regulations forbid before move 30",
     "* (not valid until the arbiter consents)", "", "standard", "fide2023", "", "1. e4 e5"},
    {"9.1.1", "offer-draw w ; b accepts ; regulations forbid before move 30 ; arbiter consents", "1/2-1/2",
     "", "standard", "fide2023", "", "1. e4 e5"},
    {"9.1.1", "offer-draw w, regulations forbid before move 30", "* (not valid until the arbiter consents)",
     "", "standard", "fide2023", "", "1. e4 e5"},
    {"5.2.3", "offer-draw w ; b accepts", "* (not valid)"},
    {"5.2.3", "offer-draw w ; b accepts", "1/2-1/2", "", "standard", "fide2023", "", "1. e4 e5"},
    // Score sheets with gaps: what is known may be enough; else the arbiter has the game reconstructed.
    {"8.5.3", "claim threefold w board, score sheets incomplete", "*", "", "rapid-A5", "fide2023", "",
     "1. e4 e5"},
    {"9.2.1.2", "claim threefold w board, score sheets incomplete", "1/2-1/2", "", "rapid-A5", "fide2023", "",
     "(Nf3 Nf6 Ng1 Ng8)*2"},
    // A contested result
    {"8.7", "result disputed, w reports 1-0, b reports 0-1", "*"},
    {"5.1.1", "result disputed, w reports =, b reports 0-1", "1-0", "", "standard", "fide2023", mated},
    // One thing after the other: the first that ends the game decides.
    {"5.1.2 before 6.9", "resign b ; flag w", "1-0", "", "standard", "fide2023", bareKing},
    {"7.5.5", "illegal w e2c3 pressed ; illegal w e2c3 pressed", "0-1", "b+2:00", "standard", "fide2023",
     pinned},
    // 3.14 Adjournment
    {"I.8", "sealed move of w is ambiguous", "0-1"},
    {"I.12", "sealed move of w: the envelope is missing", "*"},
};

} // namespace

BOOST_DATA_TEST_CASE(rows_of_chapter_three, data::make(rows), row) {
    std::vector<RulesCase::Field> fields{
        {"id", "row", 1, 1}, {"event", row.event, 1, 1}, {"mode", row.mode, 1, 1}, {"rules", row.laws, 1, 1}};
    if (*row.fen != '\0') fields.push_back({"fen", row.fen, 1, 1});
    if (*row.moves != '\0') fields.push_back({"moves", row.moves, 1, 1});
    const RulesCase one(std::move(fields), 1);
    const auto decided = decideCase(one);
    const auto* answer = std::get_if<CaseAnswer>(&decided);
    BOOST_TEST_REQUIRE((answer != nullptr));
    BOOST_TEST(answer->result == row.result, answer->result << " | " << answer->explanation);
    BOOST_TEST(answer->time == row.time);
    // The same facts, the same ruling.
    BOOST_TEST((std::get<CaseAnswer>(decideCase(one)) == *answer));
}

BOOST_AUTO_TEST_CASE(no_ruling_gives_impossible_scores) {
    using namespace adjudication;
    using enum Score;
    BOOST_TEST(arePossible({One, Zero}));
    BOOST_TEST(arePossible({Half, Zero}));
    BOOST_TEST(arePossible({Zero, Zero}));
    BOOST_TEST(!arePossible({One, Half}));
    const std::vector<Incident> incidents{FlagFall{Colour::White},
                                          FlagFall{},
                                          Resignation{Colour::Black},
                                          DrawAgreement{},
                                          PersistentRefusal{{true, true}},
                                          DeviceFound{{true, true}},
                                          DeviceFound{{false, true}},
                                          ScoresWanted{{2, 0}},
                                          ScoresWanted{{3, 1}}};
    for (const RuleSet& rules : knownRuleSets)
        for (const Incident& incident : incidents) {
            const Ruling ruling = decide(rules, draws::Level::Standard, GameRecord{}, incident);
            BOOST_TEST((ruling.verdict == Verdict::Over) == ruling.scores.has_value());
            if (ruling.scores) BOOST_TEST(arePossible(*ruling.scores));
            BOOST_TEST(!ruling.articles.empty());
        }
}

// With full supervision the arbiter confirms, and 7.5.5 is what he is offered: a loss, or a draw if the
// opponent cannot mate.
BOOST_AUTO_TEST_CASE(a_captured_king_may_be_one_act_too_many) {
    using namespace adjudication;
    IllegalAct capture{Colour::White};
    capture.kind = IllegalKind::KingCaptured;
    for (const bool canMate : {true, false}) {
        GameRecord record;
        record.known = false;
        record.opponentCanMate = canMate;
        record.illegalActs.white = 1;
        const Ruling ruling = decide(fide2023, draws::Level::Standard, record, capture);
        BOOST_TEST_REQUIRE(ruling.options.size() == 1U);
        BOOST_TEST((*ruling.options.front().scores == (canMate ? ByColour<Score>{Score::Zero, Score::One}
                                                               : ByColour<Score>{Score::Half, Score::Half})));
        BOOST_TEST(ruling.illegalActs.white == 2U);
        BOOST_TEST(ruling.illegalActs.black == 1U);
    }
}

// 1.3 and 6.2.1.1: what the record shows was earlier than anything that is told afterwards.
BOOST_AUTO_TEST_CASE(an_earlier_end_of_the_game_wins) {
    using namespace adjudication;
    GameRecord record;
    // 1.f3 e5 2.g4 Qh4 mate.
    for (const auto& [from, to] :
         std::vector<std::pair<board::Square, board::Square>>{{board::Square::F2, board::Square::F3},
                                                              {board::Square::E7, board::Square::E5},
                                                              {board::Square::G2, board::Square::G4},
                                                              {board::Square::D8, board::Square::H4}})
        record.line.play(board::Move::plain(from, to));
    const std::vector<Incident> later{FlagFall{Colour::Black},
                                      FlagFall{},
                                      Resignation{Colour::Black},
                                      DrawAgreement{},
                                      DrawOffer{Colour::White, OfferFate::Accepted},
                                      IllegalAct{Colour::Black},
                                      FaultStays{true},
                                      Touched{Colour::White, {board::Square::E1}},
                                      DeviceFound{{false, true}},
                                      PersistentRefusal{{true, true}},
                                      NoScoreSheets{Colour::White},
                                      QuickplayRequest{Colour::White, Quickplay::ClaimsDraw, 60},
                                      DrawClaimed{}};
    for (const RuleSet& rules : knownRuleSets)
        for (const Incident& incident : later) {
            const Ruling ruling = decide(rules, draws::Level::RapidUnsupervised, record, incident);
            BOOST_TEST_REQUIRE(ruling.scores.has_value(), "incident " << incident.index());
            BOOST_TEST((textOf(*ruling.scores) == "0-1"), "incident " << incident.index());
            BOOST_TEST(ruling.articles.front() == "5.1.1");
        }
}
