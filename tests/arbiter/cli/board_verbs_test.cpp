// board, game, claim, perft: what an arbiter at the board types, and what goes wrong.
#include <boost/test/data/monomorphic.hpp>
#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>

#include <algorithm>
#include <ostream>

#include "program.hpp"

namespace data = boost::unit_test::data;
using namespace cli_test;

namespace {

bool contains(const std::string& text, std::string_view part) {
    return text.find(part) != std::string::npos;
}

std::size_t count(const std::string& text, std::string_view part) {
    std::size_t found = 0;
    for (std::size_t at = text.find(part); at != std::string::npos; at = text.find(part, at + 1))
        ++found;
    return found;
}

std::string replaced(std::string text, std::string_view what, std::string_view with) {
    const auto place = text.find(what);
    BOOST_REQUIRE_NE(place, std::string::npos);
    return text.replace(place, what.size(), with);
}

// Sixty moves each. After 46...Kb8 the white king goes Kc6, Kd6, Kc6, Kd6 and the rook checks and returns:
// the position after 47.Kc6 stands on the board again after 49.Kc6.
const std::string sixtyMoves =
    "1. e4 c5 2. Nf3 d6 3. d4 cxd4 4. Qxd4 Nc6 5. Qd3 e6 6. Be2 Nf6 7. Nc3 Be7 8. Be3 O-O 9. h3 d5 "
    "10. O-O-O Nb4 11. Qd4 Qa5 12. e5 Ne4 13. Nxe4 Qa4 14. Bd3 dxe4 15. Bxe4 Qxa2 16. c3 Qa1+ 17. "
    "Bb1 b5 18. Qe4 Na2+ 19. Kc2 Ba3 20. Bd4 Qxb2+ 21. Kd3 Bd7 22. Rd2 Bc6 23. Rxb2 Bxe4+ 24. Kxe4 "
    "Bxb2 25. Bxa2 Rac8 26. Kd3 b4 27. cxb4 Rfd8 28. Rb1 Bxd4 29. Nxd4 Rd7 30. Ke4 Rc3 31. Bb3 a6 "
    "32. Nxe6 Rxb3 33. Rxb3 fxe6 34. f4 Kf7 35. Ra3 Rd2 36. Rxa6 Rb2 37. Rb6 Rxg2 38. b5 Rb2 39. Kd4 "
    "h6 40. Rb8 g5 41. fxg5 hxg5 42. b6 Ke7 43. Rb7+ Kd8 44. Kc5 Kc8 45. Rf7 Rb3 46. Rh7 Kb8 47. Kc6 "
    "Rc3+ 48. Kd6 Rb3 49. Kc6 Rc3+ 50. Kd6 Rb3 51. Kxe6 Rxb6+ 52. Kf5 Rb7 53. Rxb7+ Kxb7 54. Kxg5 "
    "Kc7 55. e6 Kd8 56. Kf6 Ke8 57. h4 Kd8 58. e7+ Ke8 59. h5 Kd7 60. e8=Q+ Kxe8";

std::string upTo(std::string_view move) {
    return sixtyMoves.substr(0, sixtyMoves.find(move));
}

const std::string twiceBack = "1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1";

} // namespace

BOOST_AUTO_TEST_CASE(perft_prints_the_number_of_move_series_last) {
    const Workplace place;
    // Known counts: 20, 400, 8,902 move series from the initial position.
    BOOST_TEST(place.run({"perft", "startpos", "3"}).out == "8902\n");
    BOOST_TEST(place.run({"perft", "startpos", "0"}).out == "1\n");
    const Ran divided = place.run({"perft", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR", "w", "KQkq", "-",
                                   "0", "1", "2", "--divide"});
    BOOST_TEST(divided.code == 0);
    BOOST_TEST(count(divided.out, ": 20\n") == 20U);
    BOOST_TEST(divided.out.ends_with("\n400\n"), divided.out);
}

BOOST_AUTO_TEST_CASE(perft_says_what_it_expects) {
    const Workplace place;
    for (const auto& arguments :
         std::vector<std::vector<std::string>>{{"perft", "startpos"},
                                               {"perft", "startpos", "deep"},
                                               {"perft", "8/8/8/8/8/8/8/8 w - - 0 1", "2"}}) {
        const Ran ran = place.run(arguments);
        BOOST_TEST(ran.code == 3);
        BOOST_TEST(ran.out == "");
        BOOST_TEST(ran.err != "");
    }
    BOOST_TEST(place.run({"perft", "startpos", "40"}).code == 4);
}

BOOST_AUTO_TEST_CASE(board_shows_the_position_and_what_ends_it) {
    const Workplace place;
    const Ran ran = place.run({"board", "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1"});
    BOOST_TEST(ran.code == 0);
    BOOST_TEST(contains(ran.out, "8  . . . . . . . k  <\n7  . . . . . Q . .\n6  . . . . . . K .\n"), ran.out);
    BOOST_TEST(contains(ran.out, "the game is over: stalemate (5.2.1), 1/2-1/2"), ran.out);
    const Ran json = place.run({"board", "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1", "--format", "json"});
    BOOST_TEST(contains(json.out, "\"kind\": \"stalemate\""), json.out);
    const Ran fifty = place.run({"board", "4k3/8/8/8/8/8/8/R3K3 w - - 100 120"});
    BOOST_TEST(contains(fifty.out, "White may claim a draw by the fifty-move rule"), fifty.out);
}

namespace {

struct BadPosition {
    const char* fen;
    std::vector<const char*> said;
};
std::ostream& operator<<(std::ostream& stream, const BadPosition& row) {
    return stream << row.fen;
}

const std::vector<BadPosition> badPositions{
    {"8/8/8/8/8/8/8/K7 w - - 0 1", {"Black has no king"}},
    {"kkk5/8/8/8/8/8/8/K7 w - - 0 1", {"Black has 3 kings"}},
    {"4k3/8/8/8/8/P7/PPPPPPPP/4K3 w - - 0 1", {"White has 9 pawns"}},
    {"4k3/8/8/8/8/8/4R3/4K3 w - - 0 1", {"check"}},
    {"8/8/8/8/8/8/PPPPPPPP/P3K3 w - - 0 1", {"9 pawns", "no king", "pawn on a1"}}, // all at once
    {"4k3/8/8/8/8/8/8 w - - 0 1", {"FEN"}},
    {"hello", {"FEN"}},
};

} // namespace

BOOST_DATA_TEST_CASE(positions_that_cannot_be_are_refused_with_all_faults, data::make(badPositions), row) {
    const Workplace place;
    const Ran ran = place.run({"board", row.fen});
    BOOST_TEST(ran.code == 3);
    BOOST_TEST(ran.out == "");
    for (const char* part : row.said)
        BOOST_TEST(contains(ran.err, part), ran.err);
}

BOOST_AUTO_TEST_CASE(board_drops_castling_rights_that_cannot_be_unless_strict) {
    const Workplace place;
    const std::string fen = "4k3/8/8/8/8/8/8/4K3 w KQ - 0 1";
    const Ran lenient = place.run({"board", fen});
    BOOST_TEST(lenient.code == 0);
    BOOST_TEST(contains(lenient.err, "warning"), lenient.err);
    BOOST_TEST(place.run({"board", fen, "--strict"}).code == 3);
}

BOOST_AUTO_TEST_CASE(a_written_move_that_repeats_for_the_third_time_draws) {
    const Workplace place;
    const Ran ran = place.run({"claim", "--moves", twiceBack, "--kind", "repetition", "--intends", "Ng8"});
    BOOST_TEST(ran.code == 0);
    BOOST_TEST(ran.err == "");
    BOOST_TEST(ran.out.starts_with("The claim is correct: after 4...Ng8 the same position"), ran.out);
    BOOST_TEST(contains(ran.out, "Result    1/2-1/2\n"), ran.out);
    BOOST_TEST(contains(ran.out, "9.2.1.1"), ran.out);
    BOOST_TEST(contains(ran.out, "at the start; after 2...Ng8; after 4...Ng8 (written)"), ran.out);
    BOOST_TEST(contains(ran.out, "1  R N B Q K B N R  <"), ran.out); // the position claimed, White to move
}

BOOST_AUTO_TEST_CASE(a_written_move_that_does_not_must_be_played_and_costs_time) {
    const Workplace place;
    const Ran ran = place.run({"claim", "--moves", "1. Nf3 Nf6 2. Ng1", "--kind", "repetition", "--by",
                               "black", "--intends", "Ng8"});
    BOOST_TEST(ran.code == 0);
    // 9.5.3: two minutes for the opponent, and the written move.
    BOOST_TEST(contains(ran.out, "Clocks    White +2:00\n"), ran.out);
    BOOST_TEST(contains(ran.out, "Duty      Black must play Ng8\n"), ran.out);
    const Ran blitz = place.run({"claim", "--moves", "1. Nf3 Nf6 2. Ng1", "--kind", "repetition", "--intends",
                                 "Ng8", "--mode", "blitz-B3"});
    BOOST_TEST(contains(blitz.out, "Clocks    White +1:00\n"), blitz.out); // A.3, B.3
}

BOOST_AUTO_TEST_CASE(claims_follow_the_edition_and_what_happened_before) {
    const Workplace place;
    const auto claim = [&](std::vector<std::string> more) {
        std::vector<std::string> arguments{"claim", "--moves", "1. Nf3 Nf6 2. Ng1 Ng8", "--kind",
                                           "repetition"};
        arguments.insert(arguments.end(), more.begin(), more.end());
        return place.run(arguments).out;
    };
    // 1992: five minutes on the claimant's used time; with four minutes left he exceeds the limit.
    BOOST_TEST(contains(claim({"--rules", "fide1992", "--time-left", "4:00"}), "Result    0-1\n"));
    BOOST_TEST(contains(claim({"--rules", "fide1992", "--time-left", "1:04:00"}), "White -5:00"));
    BOOST_TEST(contains(claim({"--by", "black"}), "The claim is not admitted: White has the move"));
    BOOST_TEST(contains(claim({"--touched", "g1"}), "White must move the piece on g1"));
    BOOST_TEST(contains(claim({"--flag"}), "Result    0-1\n"));
    BOOST_TEST(contains(claim({"--intends", "Kd1"}), "the written move Kd1 is not legal"));
}

BOOST_AUTO_TEST_CASE(the_fifty_move_rule_counts_the_written_move) {
    const Workplace place;
    const auto claim = [&](const std::string& fen) {
        return place.run({"claim", "--fen", fen, "--kind", "fifty", "--intends", "Ra2"}).out;
    };
    BOOST_TEST(contains(claim("4k3/8/8/8/8/8/8/R3K3 w - - 99 120"), "Result    1/2-1/2\n")); // 9.3.1
    BOOST_TEST(contains(claim("4k3/8/8/8/8/8/8/R3K3 w - - 98 120"), "Duty      White must play Ra2\n"));
}

BOOST_AUTO_TEST_CASE(a_claim_for_programs) {
    const Workplace place;
    const Ran ran = place.run(
        {"claim", "--moves", twiceBack, "--kind", "repetition", "--intends", "Ng8", "--format", "json"});
    BOOST_TEST(contains(ran.out, "\"verdict\": \"correct\""), ran.out);
    BOOST_TEST(contains(ran.out, "\"result\": \"1/2-1/2\""), ran.out);
    BOOST_TEST(contains(ran.out, "\"claimant\": \"black\""), ran.out);
}

BOOST_AUTO_TEST_CASE(claims_in_a_long_game) {
    const Workplace place;
    const std::string game = upTo("51. Kxe6");
    const Ran right = place.run({"claim", "--moves", game, "--kind", "repetition", "--intends", "Kc6"});
    BOOST_TEST(contains(right.out, "after 47.Kc6; after 49.Kc6; after 51.Kc6 (written)"), right.out);
    BOOST_TEST(contains(right.out, "Result    1/2-1/2\n"), right.out);
    const Ran wrong = place.run({"claim", "--moves", game, "--kind", "repetition", "--intends", "Kc5"});
    BOOST_TEST(contains(wrong.out, "Clocks    Black +2:00\n"), wrong.out);
    BOOST_TEST(contains(wrong.out, "Duty      White must play Kc5\n"), wrong.out);
}

BOOST_AUTO_TEST_CASE(nothing_is_decided_on_a_game_with_slips_or_on_a_doubtful_move) {
    const Workplace place;
    const std::string typed = "1. Nf3 Nf6 2. Ng1 Ng8 3. Nf4 Nf6 4. Ng1 Ng8";
    const Ran refused = place.run({"claim", "--moves", typed, "--kind", "repetition"});
    BOOST_TEST(refused.code == 3);
    BOOST_TEST(refused.out == "");
    BOOST_TEST(contains(refused.err, "3. Nf4: no knight of White can go to f4"), refused.err);
    BOOST_TEST(contains(refused.err, "Probably meant: Nf3"), refused.err);
    const Ran repaired = place.run({"claim", "--moves", typed, "--kind", "repetition", "--repair"});
    BOOST_TEST(repaired.code == 0);
    BOOST_TEST(contains(repaired.err, "3. Nf4"), repaired.err);
    BOOST_TEST(contains(repaired.out, "Result    1/2-1/2\n"), repaired.out);
    // Both knights can go to d2: which one is asked, not guessed.
    const Ran ambiguous =
        place.run({"claim", "--moves", "1. Nf3 a6 2. d4 b6", "--kind", "repetition", "--intends", "Nd2"});
    BOOST_TEST(ambiguous.code == 3);
    BOOST_TEST(contains(ambiguous.err, "Nbd2, Nfd2"), ambiguous.err);
    BOOST_TEST(place.run({"claim", "--moves", "1. e4", "--kind", "repetition", "--intends", "???"}).code ==
               3);
    BOOST_TEST(place.run({"claim", "--moves", "1. e4"}).code == 3);
    BOOST_TEST(place.run({"claim", "--kind", "fifty"}).code == 3);
    BOOST_TEST(place.run({"claim", "--moves", "1. e4", "--kind", "fifty", "--touched", "e5"}).code == 3);
    BOOST_TEST(place.run({"claim", "--moves", "1. e4", "--kind", "fifty", "--time-left", "soon"}).code == 3);
}

BOOST_AUTO_TEST_CASE(the_game_of_a_claim_may_stand_in_a_file) {
    const Workplace place;
    place.write("round é.pgn", "[Event \"a\"]\n\n1. e4 e5 *\n\n[Event \"b\"]\n\n" + twiceBack +
                                   " *\n\n[Event \"c\"]\n\n1. e4 e5 2. Ke3 *\n");
    const auto claim = [&](std::vector<std::string> more) {
        std::vector<std::string> arguments{"claim",      "round é.pgn", "--kind",
                                           "repetition", "--intends",   "Ng8"};
        arguments.insert(arguments.end(), more.begin(), more.end());
        return place.run(arguments);
    };
    BOOST_TEST(contains(claim({"--game", "2"}).out, "Result    1/2-1/2\n"));
    const Ran which = claim({});
    BOOST_TEST(which.code == 3);
    BOOST_TEST(contains(which.err, "--game"), which.err);
    BOOST_TEST(claim({"--game", "4"}).code == 3);
    BOOST_TEST(claim({"--game", "0"}).code == 3);
    const Ran broken = claim({"--game", "3"});
    BOOST_TEST(broken.code == 3);
    BOOST_TEST(contains(broken.err, "round é.pgn:11:13: error"), broken.err);
    BOOST_TEST(place.run({"claim", "none.pgn", "--kind", "fifty"}).code == 5);
}

BOOST_AUTO_TEST_CASE(an_audit_has_a_line_for_each_finding) {
    const Workplace place;
    place.write("a.pgn", "[White \"Ek\"]\n[Black \"Dahl\"]\n\n1. e4 e5 2. Nf4 *\n");
    place.write("b.pgn", "[Result \"1-0\"]\n\n1. f3 e5 2. g4 Qh4# 1-0\n");
    const Ran ran = place.run({"game", "a.pgn", "b.pgn"});
    BOOST_TEST(ran.code == 6);
    BOOST_TEST(ran.err == "");
    BOOST_TEST(ran.out.starts_with(
                   "a.pgn:4:13: error: game 1 (Ek - Dahl): 2. Nf4: no knight of White can go to f4."),
               ran.out);
    BOOST_TEST(contains(ran.out,
                        "\nb.pgn:3:16: warning: game 1: the result is 1-0, but after 2...Qh4# checkmate "
                        "ended the game: 0-1\n"),
               ran.out);
    BOOST_TEST(ran.out.ends_with("\n2 files, 2 games, 6 half-moves: 1 errors, 1 warnings, 0 remarks\n"),
               ran.out);
    const Ran errors = place.run({"game", "a.pgn", "b.pgn", "--show", "errors"});
    BOOST_TEST(errors.code == 6);
    BOOST_TEST(!contains(errors.out, "checkmate"), errors.out);
    const Ran json = place.run({"game", "a.pgn", "b.pgn", "--format", "json"});
    BOOST_TEST(
        json.out.starts_with("{\"findings\": [\n{\"file\":\"a.pgn\",\"game\":1,\"line\":4,\"column\":13,"),
        json.out);
    BOOST_TEST(contains(json.out, "\"code\":\"wrong-result\""), json.out);
    BOOST_TEST(json.out.ends_with("\n], \"files\": 2, \"games\": 2, \"halfmoves\": 6, \"errors\": 1, "
                                  "\"warnings\": 1, \"remarks\": 0}\n"),
               json.out);
}

BOOST_AUTO_TEST_CASE(a_claim_that_would_have_been_right_is_only_a_remark) {
    const Workplace place;
    place.write("a.pgn", twiceBack + " Ng8 1/2-1/2\n");
    const Ran ran = place.run({"game", "a.pgn"});
    BOOST_TEST(ran.code == 0);
    BOOST_TEST(contains(ran.out, "White could have claimed a draw (9.2)"), ran.out);
    BOOST_TEST(place.run({"game", "a.pgn", "--show", "warnings"}).out ==
               "1 files, 1 games, 8 half-moves: 0 errors, 0 warnings, 1 remarks\n");
}

BOOST_AUTO_TEST_CASE(many_pieces_on_many_threads_come_out_in_order) {
    const Workplace place;
    // Some megabytes, every thousandth game with an illegal move: the pieces of the file have many games.
    std::string games;
    std::vector<std::string> expected;
    int line = 1;
    for (int number = 1; number <= 40000; ++number) {
        const bool bad = number % 1000 == 0;
        games += "[Event \"Big\"]\n\n1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 5. O-O Be7 ";
        games += bad ? "6. Re9 *\n\n" : "6. Re1 *\n\n";
        if (bad)
            expected.push_back("big.pgn:" + std::to_string(line + 2) + ":56: error: game " +
                               std::to_string(number) + ":");
        line += 4;
    }
    place.write("big.pgn", games);
    const std::string first = place.run({"game", "big.pgn", "--jobs", "1"}).out;
    const Ran ran = place.run({"game", "big.pgn", "--jobs", "7"});
    BOOST_TEST(ran.code == 6);
    BOOST_TEST((ran.out == first));
    BOOST_TEST(count(ran.out, ": error: ") == expected.size());
    std::size_t at = 0;
    for (const std::string& start : expected) {
        at = ran.out.find(start, at);
        BOOST_TEST_REQUIRE((at != std::string::npos), start);
    }
    BOOST_TEST(contains(ran.out, "1 files, 40000 games"));
}

BOOST_AUTO_TEST_CASE(files_that_are_no_games) {
    const Workplace place;
    std::string binary;
    for (int byte = 0; byte < 5000; ++byte)
        binary += static_cast<char>(byte * 7 % 256);
    place.write("binary.pgn", binary);
    place.write("empty.pgn", "");
    place.write("utf16.pgn", std::string("\xFF\xFE[\0E\0", 6));
    place.write("good.pgn", "1. e4 e5 *\n");
    for (const char* name : {"binary.pgn", "empty.pgn", "utf16.pgn"}) {
        const Ran ran = place.run({"game", name});
        BOOST_TEST(ran.code == 3, name);
        BOOST_TEST(contains(ran.err, name), ran.err);
    }
    // The others are audited all the same; the worst code is returned.
    const Ran ran = place.run({"game", "binary.pgn", "none.pgn", "good.pgn"});
    BOOST_TEST(ran.code == 5);
    BOOST_TEST(contains(ran.out, "1 files, 1 games, 2 half-moves"), ran.out);
    BOOST_TEST(place.run({"game"}).code == 3);
    BOOST_TEST(place.run({"game", "good.pgn", "--jobs", "0"}).code == 3);
    BOOST_TEST(place.run({"game", "-"}, "1. e4 e5 *\n").code == 0);
}

BOOST_AUTO_TEST_CASE(a_game_without_end_is_cut_and_the_next_one_read) {
    const Workplace place;
    std::string text = "[Event \"endless\"]\n\n1. e4 e5 {";
    for (int i = 0; i < 900000; ++i)
        text += "twenty letters line\n";
    place.write("endless.pgn", text + "\n[Event \"next\"]\n\n1. e4 Ke6 *\n");
    const Ran ran = place.run({"game", "endless.pgn"});
    BOOST_TEST(ran.code == 6);
    BOOST_TEST(contains(ran.out, "no game, or one of more than 16 MB"), ran.out);
    BOOST_TEST(contains(ran.out, "endless.pgn:900006:7: error: game 2: 1... Ke6"), ran.out);
}

BOOST_AUTO_TEST_CASE(a_game_of_six_thousand_moves) {
    const Workplace place;
    std::string moves;
    for (int i = 0; i < 3000; ++i)
        moves += "Nf3 Nf6 Ng1 Ng8 ";
    place.write("long.pgn", moves + "1/2-1/2\n");
    const Ran audit = place.run({"game", "long.pgn"});
    BOOST_TEST(audit.code == 6); // played on after the fivefold repetition
    BOOST_TEST(contains(audit.out, "12000 half-moves"), audit.out);
    const Ran claim = place.run({"claim", "long.pgn", "--kind", "repetition"});
    BOOST_TEST(claim.code == 0);
    BOOST_TEST(contains(claim.out, "the game was over after 8...Ng8"), claim.out); // 9.6.1
}

BOOST_AUTO_TEST_CASE(both_slips_of_a_score_sheet_of_sixty_moves_are_found) {
    const Workplace place;
    const std::string typed = replaced(replaced(sixtyMoves, "25. Bxa2", "25. Bxa3"), "45. Rf7", "45. Rf8");
    const Ran ran = place.run({"game", "--moves", typed});
    BOOST_TEST(ran.code == 6);
    BOOST_TEST(contains(ran.out, "25. Bxa3: no bishop of White can go to a3. Probably meant: Bxa2"), ran.out);
    BOOST_TEST(contains(ran.out, "45. Rf8: no rook of White can go to f8. Probably meant: Rf7"), ran.out);
    BOOST_TEST(count(ran.out, ": error: ") == 2U);
    BOOST_TEST(contains(ran.out, "Repaired: 120 half-moves, 60 moves each:"), ran.out);
    place.write("sheet.txt", typed);
    const Ran file = place.run({"game", "sheet.txt", "--sheet", "--format", "json"});
    BOOST_TEST(file.code == 6);
    BOOST_TEST(count(file.out, "\"kind\": \"wrong-move\"") == 2U);
    const Ran clean = place.run({"game", "--moves", sixtyMoves});
    BOOST_TEST(clean.code == 0);
    BOOST_TEST(clean.out.starts_with("All moves are legal. 120 half-moves, 60 moves each:"), clean.out);
}

BOOST_AUTO_TEST_CASE(unwinnable_answers_with_a_line_or_a_reason) {
    const Workplace place;
    // FLG-03 of the rules cases: the rook can block its own king.
    const Ran possible = place.run({"unwinnable", "8/8/4k3/8/4n3/8/3RK3/8 w - - 0 1", "--side", "black"});
    BOOST_TEST(possible.code == 0);
    BOOST_TEST(possible.out.starts_with("possible 1."), possible.out);
    BOOST_TEST(possible.out.ends_with("#\n"), possible.out);
    // FLG-02: against a queen alone a knight never mates.
    const Ran never =
        place.run({"unwinnable", "8/8/4k3/8/4n3/8/3QK3/8", "w", "-", "-", "0", "1", "--side", "black"});
    BOOST_TEST(never.code == 0);
    BOOST_TEST(never.out == "impossible material: Black has no pieces with which a mate exists\n");
    BOOST_TEST(place
                   .run({"unwinnable", "8/8/4p3/8/1kp4r/1b1p4/1K4B1/8 w - - 2 81", "--side", "white",
                         "--nodes", "500"})
                   .out == "undecided\n");
    BOOST_TEST(place.run({"unwinnable", "8/8/4k3/8/4n3/8/3QK3/8 w - - 0 1"}).code == 3);
    BOOST_TEST(place.run({"unwinnable", "8/8/8/8/8/8/8/8 w - - 0 1", "--side", "white"}).code == 3);
}

BOOST_AUTO_TEST_CASE(unwinnable_answers_line_by_line) {
    const Workplace place;
    const std::string questions = "8/8/4k3/8/4n3/8/3QK3/8 w - - 0 1;black\n"
                                  "7k/8/8/8/8/8/8/8 w - - 0 1;white\r\n"
                                  "no question\n"
                                  "6Rk/8/7K/8/8/8/8/8 b - - 0 1; w\n";
    const Ran ran = place.run({"unwinnable", "--stdin"}, questions);
    BOOST_TEST(ran.code == 3);
    BOOST_TEST(ran.out == "impossible material: Black has no pieces with which a mate exists\nerror\nerror\n"
                          "impossible forced-moves: the only legal moves leave White without a mate\n");
    BOOST_TEST(contains(ran.err, "standard input, line 2"), ran.err);
    BOOST_TEST(contains(ran.err, "standard input, line 3"), ran.err);
    const Ran json =
        place.run({"unwinnable", "--stdin", "--format", "json"}, "7k/8/6K1/8/8/8/8/R7 w - - 0 1;white\n");
    BOOST_TEST(json.code == 0);
    BOOST_TEST(json.out.starts_with("{\"fen\":\"7k/8/6K1/8/8/8/8/R7 w - - 0 1\",\"side\":\"white\","
                                    "\"verdict\":\"possible\",\"line\":[\""),
               json.out);
}

BOOST_AUTO_TEST_CASE(rule_decides_what_is_told_in_words) {
    const Workplace place;
    const std::string fen = "4k3/4r3/8/8/8/8/4N3/4K3 w - - 0 20";
    const Ran first = place.run({"rule", "--event", "illegal w e2c3 pressed, first", "--fen", fen});
    BOOST_TEST(first.code == 0);
    BOOST_TEST(first.out.starts_with("White has completed an illegal move. Black receives two minutes more."),
               first.out);
    BOOST_TEST(contains(first.out, "Clocks    b+2:00\n"), first.out);
    const Ran second =
        place.run({"rule", "--event", "illegal w e2c3 pressed, second", "--fen", fen, "--format", "json"});
    BOOST_TEST(contains(second.out, "\"result\": \"0-1\""), second.out);
    BOOST_TEST(
        contains(place.run({"rule", "--event", "late b 16 minutes", "--rules", "house"}).out, "1-0 forfeit"));
    // A move by the side not on move, an event nobody understands, an unknown rule set, nothing at all.
    const Ran wrong = place.run({"rule", "--event", "illegal b e7e5 pressed, first"});
    BOOST_TEST(wrong.code == 3);
    BOOST_TEST(contains(wrong.err, "It was White's turn to move"), wrong.err);
    BOOST_TEST(place.run({"rule", "--event", "the roof falls in"}).code == 3);
    BOOST_TEST(place.run({"rule", "--event", "flag w", "--rules", "fide1850"}).code == 3);
    BOOST_TEST(place.run({"rule"}).code == 3);
}

BOOST_AUTO_TEST_CASE(rule_decides_files_of_cases) {
    const Workplace place;
    place.write("cases.md", "Words around.\n\n```case\nid: A\nevent: flag both, order unknown, last period, "
                            "Guidelines III announced\n```\n```case\nid: B\nevent: resign w\nfen: "
                            "8/8/4k3/3R4/2K5/8/8/8 w - - 0 1\n```\n");
    const Ran ran = place.run({"rule", "cases.md", "--cases", "--format", "json"});
    BOOST_TEST(ran.code == 0);
    BOOST_TEST(count(ran.out, "\n") == 2U);
    BOOST_TEST(ran.out.starts_with("{\"id\":\"A\",\"result\":\"1/2-1/2\",\"time\":\"\",\"duty\":\"\","
                                   "\"articles\":[\"III.3.1.2\"],"),
               ran.out);
    place.write("bad.md", "```case\nid: A\n");
    BOOST_TEST(place.run({"rule", "bad.md", "--cases"}).code == 3);
    place.write("empty.md", "nothing\n");
    BOOST_TEST(place.run({"rule", "empty.md", "--cases"}).code == 3);
    BOOST_TEST(place.run({"rule", "none.md", "--cases"}).code == 5);
}
