// PGN read as it is found and written as it should be.
#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>

#include <algorithm>
#include <ostream>
#include <random>
#include <string>
#include <vector>

#include "rules/board/chess960.hpp"
#include "rules/board/legal_moves.hpp"
#include "rules/notation/diagram.hpp"
#include "rules/notation/fen.hpp"
#include "rules/notation/pgn.hpp"
#include "rules/notation/pgn_round.hpp"
#include "rules/notation/write_move.hpp"
#include "support/perft_cases.hpp"

namespace data = boost::unit_test::data;
using namespace rules;
using namespace rules::board;
using namespace rules::notation;

namespace {

std::vector<PgnGame> gamesOf(std::string_view text, PgnOptions options = {}) {
    PgnReader reader(text, std::move(options));
    std::vector<PgnGame> games;
    while (auto game = reader.next())
        games.push_back(std::move(*game));
    return games;
}

std::string movesOf(const PgnGame& game) {
    std::string text;
    Position position = game.start;
    for (const PgnMove& move : game.moves.moves) {
        if (!text.empty()) text += ' ';
        if (!move.move) return text + "--";
        text += writeSan(position, *move.move);
        position.play(*move.move);
    }
    return text;
}

struct Row {
    const char* name;
    const char* text;
    std::vector<std::string> games;  // moves and result
    std::vector<std::string> faults; // "line:column code"

    friend std::ostream& operator<<(std::ostream& out, const Row& row) { return out << row.name; }
};

const std::vector<Row> rows{
    {"nothing", " \n\n", {}, {}},
    {"byte order mark", "\xEF\xBB\xBF[Event \"a\"]\n\n1. e4 1-0\n", {"e4 1-0"}, {}},
    {"numbers in all forms", "1.e4 e5 2 Nf3 2...Nc6 3. ... Bb5 17... a6 *", {"e4 e5 Nf3 Nc6 Bb5 a6 *"}, {}},
    {"no blank line between games",
     "[Event \"a\"]\n1. e4 1-0\n[Event \"b\"]\n1. d4 0-1",
     {"e4 1-0", "d4 0-1"},
     {}},
    {"no result at the end",
     "[Event \"a\"]\n[Result \"0-1\"]\n\n1. e4\n\n[Event \"b\"]\n\n1. d4",
     {"e4 0-1", "d4 *"},
     {}},
    {"no moves", "[Event \"a\"]\n[Result \"1-0\"]\n\n1-0\n\n[Event \"b\"]\n\n*\n", {" 1-0", " *"}, {}},
    {"tags only", "[Event \"a\"]\n[Result \"1-0\"]\n[Event \"b\"]\n", {" 1-0", " *"}, {}},
    {"other spellings of results",
     "1. e4 1/2 1. d4 ½-½ 1. c4 1:0",
     {"e4 1/2-1/2", "d4 1/2-1/2", "c4 1-0"},
     {}},
    {"castling with zeros is no result",
     "1. g3 g6 2. Bg2 Bg7 3. Nf3 Nf6 4. 0-0 0-0 *",
     {"g3 g6 Bg2 Bg7 Nf3 Nf6 O-O O-O *"},
     {}},
    {"evaluations are skipped", "1. e4 = e5 += 2. Nf3 ± N *", {"e4 e5 Nf3 *"}, {}},
    {"a tag that is not closed", "[Event \"a\n\n1. e4 *", {"e4 *"}, {"1:1 pgn.tag"}},
    {"tag without bracket", "[Event \"a\"\n\n1. e4 *", {"e4 *"}, {"1:1 pgn.tag"}},
    {"an illegal move",
     "[Event \"a\"]\n\n1. e4 e5 2. e5 d5 *\n\n[Event \"b\"]\n\n1. d4 *",
     {"e4 e5 *", "d4 *"},
     {"3:13 pgn.illegal"}},
    {"the result tag differs",
     "[Event \"a\"]\n[Result \"1-0\"]\n\n1. e4 0-1",
     {"e4 0-1"},
     {"1:1 pgn.result"}},
    {"result only in the tag", "[Event \"a\"]\n[Result \"1-0\"]\n\n1. e4 *", {"e4 1-0"}, {}},
    {"variations open at the end", "1. e4 (1. d4 (1. c4", {"e4 *"}, {"1:20 pgn.variation"}},
    {"a variation too many closed", "1. e4 ) e5 *", {"e4 e5 *"}, {"1:7 pgn.variation"}},
    {"empty variation", "1. e4 () e5 *", {"e4 e5 *"}, {}},
    {"null move", "1. e4 -- *", {"e4 -- *"}, {"1:7 pgn.null"}},
    {"FEN with SetUp 0",
     "[FEN \"4k3/8/8/8/8/8/4P3/4K3 w - - 0 1\"]\n[SetUp \"0\"]\n\n1. e4 *",
     {"e4 *"},
     {"1:1 pgn.setup"}},
    {"FEN that is none", "[FEN \"4k3/8\"]\n\n1. e4 *", {" *"}, {"1:1 fen.ranks", "1:1 fen.side"}},
    {"another game", "[Variant \"Atomic\"]\n\n1. e4 *", {" *"}, {"1:1 pgn.variant"}},
    {"Chess960 by number",
     "[Variant \"Chess960\"]\n[Position \"518\"]\n\n1. Nf3 Nf6 2. g3 g6 3. Bg2 Bg7 4. O-O *",
     {"Nf3 Nf6 g3 g6 Bg2 Bg7 O-O *"},
     {}},
    {"Chess960 by FEN",
     "[Variant \"Fischer Random\"]\n[FEN \"1r2k1r1/8/8/8/8/8/8/1R2K1R1 w KQkq - 0 1\"]\n\n1. O-O-O *",
     {"O-O-O *"},
     {}},
};

} // namespace

BOOST_DATA_TEST_CASE(games_are_read_with_what_is_wrong, data::make(rows), row) {
    std::vector<std::string> games;
    std::vector<std::string> faults;
    for (const PgnGame& game : gamesOf(row.text)) {
        games.push_back(movesOf(game) + " " + std::string(textOf(game.result)));
        for (const auto& fault : game.faults.items())
            faults.push_back(std::to_string(*fault.line) + ":" + std::to_string(*fault.column) + " " +
                             fault.code);
    }
    BOOST_TEST(games == row.games, boost::test_tools::per_element());
    BOOST_TEST(faults == row.faults, boost::test_tools::per_element());
}

BOOST_AUTO_TEST_CASE(comments_glyphs_and_variations_are_kept) {
    const auto games = gamesOf("{before} 1. e4! $14 {good\n  move [%clk 1:29:54]} (1. d4 {other} d5 (1... "
                               "Nf6)) 1... e5 ; line\n2. Nf3 *");
    BOOST_TEST_REQUIRE(games.size() == 1U);
    const PgnGame& game = games[0];
    BOOST_TEST(game.moves.comment == "before");
    BOOST_TEST_REQUIRE(game.moves.moves.size() == 3U);
    const PgnMove& first = game.moves.moves[0];
    BOOST_TEST((first.nags == std::vector<int>{1, 14}));
    BOOST_TEST(first.comment == "good move [%clk 1:29:54]");
    BOOST_TEST(clockTenths(first.comment).value() == (3600 + 29 * 60 + 54) * 10);
    BOOST_TEST_REQUIRE(first.variations.size() == 1U);
    BOOST_TEST(first.variations[0].moves.size() == 2U);
    BOOST_TEST(first.variations[0].moves[0].comment == "other");
    BOOST_TEST(first.variations[0].moves[1].variations.size() == 1U);
    BOOST_TEST(game.moves.moves[1].comment == "line");
}

BOOST_AUTO_TEST_CASE(clock_comments_are_read_and_written) {
    BOOST_TEST(clockTenths("[%clk 0:05:09.7]").value() == 3097);
    BOOST_TEST(clockTenths("{[%clk 12:30]}").value() == 7500);
    BOOST_TEST(!clockTenths("[%emt 0:01]").has_value());
    BOOST_TEST(!clockTenths("[%clk x]").has_value());
    BOOST_TEST(clockComment(3097) == "[%clk 0:05:09.7]");
    BOOST_TEST(clockComment((3600 + 29 * 60 + 54) * 10) == "[%clk 1:29:54]");
}

BOOST_AUTO_TEST_CASE(old_encodings_are_turned_into_utf8) {
    const auto games = gamesOf("[White \"M\xFCller \\\"X\\\"\"]\n[Black \"Ḁb\"]\n\n*");
    BOOST_TEST(games[0].tag("White") == "Müller \"X\"");
    BOOST_TEST(games[0].tag("Black") == "Ḁb");
}

BOOST_AUTO_TEST_CASE(the_next_game_is_found_behind_binary_rubbish) {
    std::string rubbish;
    std::mt19937 random(5);
    for (int i = 0; i < 20000; ++i)
        rubbish += static_cast<char>(random() & 0xFFU);
    const auto games = gamesOf(rubbish + "\n[Event \"after\"]\n\n1. e4 *\n");
    BOOST_TEST_REQUIRE(!games.empty());
    BOOST_TEST(games.back().tag("Event") == "after");
    BOOST_TEST(movesOf(games.back()) == "e4");
}

BOOST_AUTO_TEST_CASE(a_game_in_export_format_looks_like_this) {
    auto game = gamesOf("[Board \"7\"]\n[White \"Ek \\\"T\\\"\"]\n[Event \"Open\"]\n\n1. e4 {[%clk 1:30:00]} "
                        "e5 (1... c5 2. Nf3) 2. Nf3 0-1")
                    .at(0);
    BOOST_TEST(writePgn(game) == "[Event \"Open\"]\n[Site \"?\"]\n[Date \"????.??.??\"]\n[Round "
                                 "\"?\"]\n[White \"Ek \\\"T\\\"\"]\n[Black \"?\"]\n"
                                 "[Result \"0-1\"]\n[Board \"7\"]\n\n"
                                 "1. e4 { [%clk 1:30:00] } 1... e5 ( 1... c5 2. Nf3 ) 2. Nf3 0-1\n\n");
}

BOOST_AUTO_TEST_CASE(written_games_read_back_the_same) {
    for (const auto& row : support::perftCases(false)) {
        if (row.depth != 1) continue;
        std::mt19937 random(3);
        const auto start = readFen(row.fen).value().value;
        PgnGame game;
        game.start = start;
        game.tags = {{"Event", "Täst \\ \"q\""}, {"White", "A"}, {"Result", "1-0"}};
        if (start.variant() == Variant::Chess960) game.tags.push_back({"Variant", "Chess960"});
        game.result = PgnResult::WhiteWins;
        Position position = start;
        for (int ply = 0; ply < 60; ++ply) {
            const MoveList moves = legalMoves(position);
            if (moves.empty()) break;
            PgnMove move{moves[random() % moves.size()], {}, {}, {}};
            if (random() % 4 == 0) move.nags.push_back(static_cast<int>(random() % 140));
            if (random() % 4 == 0)
                move.comment =
                    "a comment (with ; signs) that is long enough to be broken over lines, now and then";
            if (random() % 5 == 0) move.variations.push_back({"instead", {{moves[0], {}, "x", {}}}});
            position.play(*move.move);
            game.moves.moves.push_back(std::move(move));
        }
        const std::string text = writePgn(game);
        for (std::size_t at = 0; at < text.size();) {
            const std::size_t end = text.find('\n', at);
            BOOST_TEST((text[at] == '[' || end - at <= 80U));
            at = end + 1;
        }
        const auto again = gamesOf(text);
        BOOST_TEST_REQUIRE(again.size() == 1U);
        BOOST_TEST(again[0].faults.empty());
        BOOST_TEST((again[0].moves == game.moves));
        BOOST_TEST(again[0].start.isSamePosition(game.start));
        BOOST_TEST((again[0].result == game.result));
        BOOST_TEST(again[0].tag("Event") == game.tag("Event"));
        BOOST_TEST(writePgn(again[0]) == text);
    }
}

BOOST_AUTO_TEST_CASE(chess960_arrays_have_their_numbers) {
    const auto rank = [](unsigned number) { return writeFen(chess960Start(number).value()).substr(0, 8); };
    BOOST_TEST(rank(518) == "rnbqkbnr");
    BOOST_TEST(rank(0) == "bbqnnrkr");
    BOOST_TEST(rank(959) == "rkrnnqbb");
    BOOST_TEST(!chess960Start(960).has_value());
    std::vector<std::string> all;
    for (unsigned number = 0; number < chess960Count; ++number)
        all.push_back(rank(number));
    std::ranges::sort(all);
    BOOST_TEST((std::ranges::adjacent_find(all) == all.end()));
    BOOST_TEST(chess960Start(518)->isSamePosition(Position::initial()));
}

BOOST_AUTO_TEST_CASE(a_piece_of_a_file_is_cut_where_its_last_game_begins) {
    const std::string_view two = "[Event \"a\"]\n\n1. e4 *\n\n[Event \"b\"]\n\n1. d4";
    BOOST_TEST(lastGameStart(two).value() == two.find("[Event \"b\"]"));
    const std::string_view plain =
        "[White \"a\"]\n[Black \"b\"]\n\n1. e4 *\n\n[White \"c\"]\n[Black \"d\"]\n\n*";
    BOOST_TEST(lastGameStart(plain).value() == plain.find("[White \"c\"]"));
    BOOST_TEST(!lastGameStart("[Event \"a\"]\n\n1. e4 *").has_value());
    BOOST_TEST(!lastGameStart("").has_value());
}

BOOST_AUTO_TEST_CASE(a_round_is_written_board_by_board) {
    const PgnRound round{.event = "Friday \"Open\"",
                         .site = "Oslo NOR",
                         .date = "2026.11.??",
                         .round = 5,
                         .timeControl = "5400+30"};
    const std::vector<PgnBoard> boards{
        {.board = 1,
         .players =
             {{.name = "Ek, Tor", .title = "FM", .rating = 2290, .fideId = "1503014", .federation = "NOR"},
              {.name = "Dahl, Per"}},
         .result = PgnResult::Unknown},
        {.board = 2,
         .players = {{.name = "A"}, {.name = "B"}},
         .result = PgnResult::WhiteWins,
         .played = Played::Forfeit},
        {.board = 3,
         .players = {{.name = "C"}, {.name = "D"}},
         .result = PgnResult::BothLose,
         .played = Played::Forfeit}};
    const std::string text = writeRound(round, boards);
    BOOST_TEST(text.starts_with(
        "[Event \"Friday \\\"Open\\\"\"]\n[Site \"Oslo NOR\"]\n[Date \"2026.11.??\"]\n[Round \"5.1\"]\n"
        "[White \"Ek, Tor\"]\n[Black \"Dahl, Per\"]\n[Result \"*\"]\n[WhiteElo \"2290\"]\n"
        "[WhiteTitle \"FM\"]\n[WhiteFideId \"1503014\"]\n[WhiteFed \"NOR\"]\n[Board \"1\"]\n"
        "[TimeControl \"5400+30\"]\n\n*\n\n"));
    const auto games = gamesOf(text);
    BOOST_TEST_REQUIRE(games.size() == 3U);
    BOOST_TEST((games[1].result == PgnResult::WhiteWins));
    BOOST_TEST(games[1].tag("Termination") == "forfeit");
    BOOST_TEST((games[2].result == PgnResult::Unknown));
    BOOST_TEST(games[2].tag("Termination") == "forfeit");
    for (const PgnGame& game : games)
        BOOST_TEST(game.faults.empty());
}

BOOST_AUTO_TEST_CASE(a_position_is_drawn) {
    BOOST_TEST(diagram(readFen("4k3/8/8/8/8/r7/4P3/4K3 b - - 0 1").value().value, Figures::Letters) ==
               "8  . . . . k . . .  <\n7  . . . . . . . .\n6  . . . . . . . .\n5  . . . . . . . .\n4  . . . "
               ". . . . .\n"
               "3  r . . . . . . .\n2  . . . . P . . .\n1  . . . . K . . .\n   a b c d e f g h\n");
}
