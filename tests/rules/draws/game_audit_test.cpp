// The audit of PGN files: every finding with its game, line and column.
#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>

#include <ostream>
#include <string>
#include <vector>

#include "rules/draws/game_audit.hpp"

namespace data = boost::unit_test::data;
using namespace rules;
using namespace rules::draws;

namespace {

struct Row {
    const char* name;
    const char* text;
    std::size_t games;
    std::vector<std::string> findings; // "game line:column code"

    friend std::ostream& operator<<(std::ostream& out, const Row& row) { return out << row.name; }
};

const std::vector<Row> rows{
    {"nothing", "", 0, {}},
    {"a game without tags", "1. e4 e5 *", 1, {}},
    {"two games without tags", "1. e4 e5 1-0 1. d4 d5 2. Nf9 0-1 1. c4 *", 3, {"2 1:26 unreadable-move"}},
    {"illegal move",
     "[Event \"a\"]\n\n1. e4 e5\n2. Bc5 Nc6 1-0\n\n[Event \"b\"]\n\n1. d4 1/2-1/2\n",
     2,
     {"1 4:4 illegal-move"}},
    {"ambiguous move", "1. Nf3 a6 2. d4 b6 3. Nd2 *", 1, {"1 1:23 ambiguous-move"}},
    {"null move", "1. e4 -- 2. d4 *", 1, {"1 1:7 null-move"}},
    {"null moves and slips in variations are no concern", "1. e4 (1. -- e5) (1. e5) e5 *", 1, {}},
    {"mate and the wrong result",
     "[Result \"1-0\"]\n\n1. f3 e5 2. g4 Qh4# 1-0\n",
     1,
     {"1 3:16 wrong-result"}},
    {"played on after mate in a broken record", "1. f3 e5 2. g4 Qh4# 3. a3 0-1", 1, {"1 1:24 illegal-move"}},
    {"played on after stalemate's twin, a dead position",
     "[FEN \"4k3/8/8/8/8/4r3/4K3/8 w - - 0 1\"]\n\nKxe3 Kd7 Kd4 1/2-1/2",
     1,
     {"1 3:6 played-on"}},
    {"dead position with a winner",
     "[FEN \"4k3/8/8/8/8/4r3/4K3/8 w - - 0 1\"]\n\nKxe3 1-0",
     1,
     {"1 3:1 wrong-result"}},
    {"threefold", "1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 Ng8 1/2-1/2", 1, {"1 1:41 repetition-claim"}},
    {"fivefold and on",
     "1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 Ng8\n5. Nf3 Nf6 6. Ng1 Ng8 7. Nf3 Nf6 8. Ng1 Ng8\n9. e4 1-0",
     1,
     {"1 1:41 repetition-claim", "1 3:4 played-on", "1 3:4 wrong-result"}},
    {"fifty moves",
     "[FEN \"4k3/8/8/8/8/8/8/R3K3 w - - 99 100\"]\n\n100. Ra2 *",
     1,
     {"1 3:6 fifty-move-claim"}},
    {"75 moves",
     "[FEN \"4k3/8/8/8/8/8/8/R3K3 w - - 149 150\"]\n\n150. Ra2 1/2-1/2",
     1,
     {"1 1:1 fifty-move-claim"}},
    {"tag and move text disagree", "[Result \"1-0\"]\n\n1. e4 0-1\n", 1, {"1 1:1 wrong-result"}},
    {"strange result tag", "[Result \"won\"]\n\n1. e4 *\n", 1, {"1 1:1 wrong-result"}},
    {"bad start",
     "[FEN \"8/8/8/8/8/8/8/8 w - - 0 1\"]\n\n1. e4 *\n",
     1,
     {"1 1:1 bad-start", "1 1:1 bad-start"}},
    {"comment that is not closed",
     "[Event \"a\"]\n\n1. e4 {good\n\n[Event \"b\"]\n\n1. e5 *",
     2,
     {"1 3:7 broken-text", "2 7:4 illegal-move"}},
    {"comments, glyphs, variations, clocks",
     "{first} 1. e4! $1 {[%clk 1:30:00]} 1... e5?! (1... c5 (1... e6) {x}) 2. Nf3 ; rest (\n2... Nc6 *",
     1,
     {}},
    {"escaped lines and carriage returns",
     "[Event \"a\"]\r\n\r\n% nothing {\r\n1. e4\r\n1... Ke3 *\r\n",
     1,
     {"1 5:6 illegal-move"}},
};

} // namespace

BOOST_DATA_TEST_CASE(findings_have_their_places, data::make(rows), row) {
    const Audit audit = auditGames(row.text);
    BOOST_TEST(audit.games == row.games);
    std::vector<std::string> findings;
    for (const Finding& finding : audit.findings)
        findings.push_back(std::to_string(finding.game) + " " + std::to_string(finding.line) + ":" +
                           std::to_string(finding.column) + " " + codeOf(finding.kind));
    BOOST_TEST(findings == row.findings, boost::test_tools::per_element());
}

BOOST_AUTO_TEST_CASE(an_illegal_move_is_told_with_the_players_and_the_legal_alternatives) {
    const Audit audit = auditGames("[White \"Ek, T.\"]\n[Black \"Dahl\"]\n\n1. e4 e5 2. Nf4 *\n");
    BOOST_TEST_REQUIRE(audit.findings.size() == 1U);
    BOOST_TEST(toString(diagnosticOf(audit.findings[0], "open.pgn")) ==
               "open.pgn:4:13: error: game 1 (Ek, T. - Dahl): 2. Nf4: no knight of White can go to f4. "
               "Legal and similar: Nf3, f4, Na3, Nc3, Ne2");
}

BOOST_AUTO_TEST_CASE(a_game_of_six_thousand_moves_is_audited) {
    std::string text = "[FEN \"4k3/8/8/8/8/8/8/R3K3 w Q - 0 1\"]\n\n";
    for (int move = 0; move < 3000; ++move)
        text += "Ra2 Kd8 Ra1 Ke8 ";
    const Audit audit = auditGames(text + "1/2-1/2");
    BOOST_TEST(audit.games == 1U);
    BOOST_TEST(audit.halfmoves == 12000U);
    BOOST_TEST(!audit.findings.empty());
}
