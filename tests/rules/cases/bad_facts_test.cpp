// Facts that cannot be, or that are missing: a question or a refusal that names the fact, never a guess.
#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>

#include <ostream>
#include <string>
#include <vector>

#include "rules/cases/decide_case.hpp"

namespace data = boost::unit_test::data;
using namespace rules;
using namespace rules::cases;

namespace {

struct Row {
    const char* event;
    std::vector<std::pair<std::string, std::string>> fields;
    const char* says; // in the question or in the fault

    friend std::ostream& operator<<(std::ostream& out, const Row& row) { return out << row.event; }
};

constexpr const char* pinned = "4k3/4r3/8/8/8/8/4N3/4K3 w - - 0 20";
constexpr const char* rook = "4k3/8/8/8/8/8/8/R3K3 w - - 0 40";

const std::vector<Row> rows{
    // Combinations that cannot be
    {"flag w ; flag w", {}, "the flag of White cannot fall twice"},
    {"illegal b e7e5 pressed, first", {}, "It was White's turn to move: who made the move?"},
    {"illegal w e1d1 pressed, first",
     {{"fen", rook}},
     "The move e1d1 is legal here: what was wrong with it?"},
    {"illegal w e4e5 pressed, first", {{"fen", rook}}, "No piece of White stands on e4: which move was it?"},
    {"illegal w g7g8 pressed without replacing the pawn",
     {{"fen", pinned}},
     "No pawn of White stands on g7: which pawn was not replaced?"},
    {"press-without-move b", {{"fen", pinned}}, "It was White's turn to move: who pressed the clock?"},
    {"result disputed, w reports 1-0, b reports 1-0", {}, "Both report 1-0: what is contested?"},
    // Names that there are not
    {"flag w", {{"rules", "fide1850"}}, "there is no rule-set of that name"},
    {"flag w", {{"mode", "rapidA4"}}, "there is no level of that name"},
    // A record that stops too early, goes on too far, or breaks off
    {"flag w at move 31",
     {{"moves", "1. e4 e5 2. Nf3"}},
     "The record of the game stops after 2.Nf3, the incident was at move 31: which moves were played in "
     "between?"},
    {"flag w at move 1",
     {{"moves", "1. e4 e5 2. Nf3 Nc6"}},
     "The record of the game goes on after 2...Nc6, the incident was at move 1"},
    {"flag w", {{"moves", "1. e4 e5 2. Ke3"}}, "2. Ke3"},
    {"flag w", {{"moves", "1. e4 {[%clk 0:04:00]"}}, "the comment is not closed"},
    // Facts that were not told
    {"resign", {}, "\"resign\" does not say which player"},
    {"phone in the venue", {}, "On whom was the device found?"},
    {"late w", {}, "Who came how long after the start?"},
    {"record duty b", {{"mode", "standard 90:00"}}, "How much time is left on the clock of Black?"},
    {"w claims b makes no effort",
     {{"mode", "quickplay-III"}},
     "How much time is left on the clock of White?"},
    {"flag both, order unknown, Guidelines III announced", {}, "Was it the last period of the time control?"},
    {"flag w after a postponed claim", {}, "Were the Guidelines for games without increment announced"},
    {"colours reversed", {{"rules", "fide1992"}}, "How much time have both players used together"},
    {"illegal w pressed, first", {{"rules", "house"}}, "Did the move leave the own king in check?"},
};

} // namespace

BOOST_DATA_TEST_CASE(the_fact_is_named, data::make(rows), row) {
    std::vector<RulesCase::Field> fields{{"id", "row", 1, 1}, {"event", row.event, 2, 8}};
    for (const auto& [key, value] : row.fields)
        fields.push_back({key, value, 3, 8});
    const auto decided = decideCase(RulesCase(std::move(fields), 1));
    BOOST_TEST_REQUIRE((!std::holds_alternative<NotUnderstood>(decided)));
    std::string said;
    if (const auto* faults = std::get_if<Diagnostics>(&decided)) {
        for (const Diagnostic& fault : faults->items()) {
            said += english(fault.message) + "\n";
            BOOST_TEST((fault.line && *fault.line >= 2)); // of the field that is wrong
        }
    } else {
        const auto& answer = std::get<CaseAnswer>(decided);
        BOOST_TEST(answer.result.starts_with("question: "), answer.result);
        said = answer.result;
    }
    BOOST_TEST(said.find(row.says) != std::string::npos, said);
}

// "13 moves" after move 13: both half-moves of the move count.
BOOST_AUTO_TEST_CASE(a_record_up_to_the_move_is_enough) {
    for (const char* moves : {"1. e4 e5 2. Nf3", "1. e4 e5 2. Nf3 Nc6", "1. e4 e5"}) {
        const RulesCase one(
            {{"id", "row", 1, 1}, {"event", "flag w at move 2", 2, 1}, {"moves", moves, 3, 1}}, 1);
        const auto decided = decideCase(one);
        const auto* answer = std::get_if<CaseAnswer>(&decided);
        BOOST_TEST_REQUIRE((answer != nullptr));
        BOOST_TEST(answer->result == "0-1", moves << ": " << answer->result);
    }
}
