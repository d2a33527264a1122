// Written moves: what is read, what is refused and why, what is written.
#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>

#include <algorithm>
#include <ostream>
#include <random>
#include <string>
#include <vector>

#include "rules/board/legal_moves.hpp"
#include "rules/notation/fen.hpp"
#include "rules/notation/read_move.hpp"
#include "rules/notation/write_move.hpp"
#include "support/perft_cases.hpp"

namespace data = boost::unit_test::data;
using namespace rules;
using namespace rules::board;
using namespace rules::notation;

namespace {

const char* const start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
const char* const castle = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";
const char* const promote = "3r3k/4P3/8/8/8/8/8/K7 w - - 0 1";
const char* const capture = "4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1";
const char* const passing = "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1";
const char* const knights = "4k3/8/8/6N1/8/8/8/4K1N1 w - - 0 1";
const char* const bishop = "4k3/8/8/8/8/8/1P6/4KB2 w - - 0 1";
const char* const pawnAndBishop = "4k3/8/8/8/2n5/1P6/8/4KB2 w - - 0 1";

struct Read {
    const char* fen;
    const char* text;
    const char* uci;
    PieceLetters letters = PieceLetters::English;

    friend std::ostream& operator<<(std::ostream& out, const Read& row) { return out << row.text; }
};

using enum PieceLetters;

const std::vector<Read> readable{
    {start, "e4", "e2e4"},
    {start, "e2e4", "e2e4"},
    {start, "e2-e4", "e2e4"},
    {start, "Pe4", "e2e4"},
    {start, "Nf3", "g1f3"},
    {start, "Ng1f3", "g1f3"},
    {start, "Ng1-f3", "g1f3"},
    {start, "g1f3", "g1f3"},
    {start, "Ngf3", "g1f3"},
    {start, "N1f3", "g1f3"},
    {start, "nf3", "g1f3"},
    {start, "♘f3", "g1f3"},
    {start, "♞f3", "g1f3"},
    {start, "♘\uFE0Ef3", "g1f3"},
    {start, "Nf3+", "g1f3"},
    {start, "Nf3!?", "g1f3"},
    {start, "Nf3ch", "g1f3"},
    {start, "Nf3 (=)", "g1f3"},
    {start, "Sf3", "g1f3", German},
    {start, "sf3", "g1f3", German},
    {start, "Cf3", "g1f3", French},
    {start, "Cf3", "g1f3", Spanish},
    {start, "Pf3", "g1f3", Dutch},
    {start, "马f3", "g1f3", Chinese},
    {start, "馬f3", "g1f3", Chinese},
    {start, "兵e4", "e2e4", Chinese},
    {start, "Be4", "e2e4", German},
    {castle, "O-O", "e1g1"},
    {castle, "0-0", "e1g1"},
    {castle, "o-o+", "e1g1"},
    {castle, "O-O-O", "e1c1"},
    {castle, "0–0–0", "e1c1"},
    {castle, "e1g1", "e1g1"},
    {castle, "e1h1", "e1g1"},
    {castle, "Ke1-c1", "e1c1"},
    {castle, "Kg1", "e1g1"},
    {castle, "Kf1", "e1f1"},
    {promote, "e8=Q+", "e7e8q"},
    {promote, "e8Q", "e7e8q"},
    {promote, "e8(R)", "e7e8r"},
    {promote, "e8/N", "e7e8n"},
    {promote, "e8=q", "e7e8q"},
    {promote, "e8b", "e7e8b"},
    {promote, "exd8=N", "e7d8n"},
    {promote, "ed8b", "e7d8b"},
    {promote, "e7e8q", "e7e8q"},
    {promote, "e7-e8=Q#", "e7e8q"},
    {promote, "e8D", "e7e8q", German},
    {promote, "e8d", "e7e8q", German},
    {promote, "e7e8q", "e7e8q", German},
    {promote, "exd8T", "e7d8r", French},
    {capture, "exd5", "e4d5"},
    {capture, "ed5", "e4d5"},
    {capture, "e:d5", "e4d5"},
    {capture, "e4xd5", "e4d5"},
    {capture, "xd5", "e4d5"},
    {capture, "exd5+", "e4d5"},
    {passing, "exd6", "e5d6"},
    {passing, "exd6 e.p.", "e5d6"},
    {passing, "exd6e.p.", "e5d6"},
    {passing, "exd6ep", "e5d6"},
    {passing, "ed6", "e5d6"},
    {passing, "e5d6", "e5d6"},
    {knights, "N5f3", "g5f3"},
    {knights, "Ng1f3", "g1f3"},
    {knights, "Ne2", "g1e2"},
    {bishop, "b4", "b2b4"},
    {bishop, "bc4", "f1c4"},
    {pawnAndBishop, "bc4", "b3c4"},
    {pawnAndBishop, "Bc4", "f1c4"},
    {pawnAndBishop, "bxc4", "b3c4"},
};

struct Refused {
    const char* fen;
    const char* text;
    MoveFaultKind kind;
    const char* reason;
    PieceLetters letters = PieceLetters::English;

    friend std::ostream& operator<<(std::ostream& out, const Refused& row) {
        return out << row.text << " in " << row.fen;
    }
};

using enum MoveFaultKind;

const std::vector<Refused> refused{
    {start, "", Unreadable, "it is not a move"},
    {start, "Hf3", Unreadable, "it is not a move"},
    {start, "Nf9", Unreadable, "it is not a move"},
    {start, "e4 e5", Unreadable, "it is not a move"},
    {start, "1-0", Unreadable, "it is not a move"},
    {start, "Sf3", Unreadable, "it is not a move"},
    {start, "Nf3", Unreadable, "it is not a move", German},
    {start, "e5", Illegal, "no pawn of White can go to e5"},
    {start, "Nd2", Illegal, "d2 is occupied by a piece of White"},
    {start, "Nb5", Illegal, "no knight of White can go to b5"},
    {start, "O-O", Illegal, "there is a piece between king and rook (3.8.2.2)"},
    {start, "e4=Q", Illegal, "only a pawn on its last rank is promoted"},
    {knights, "Nf3", Ambiguous, "more than one knight can go to f3"},
    {knights, "Qd4", Illegal, "White has no queen"},
    {knights, "Na1f3", Illegal, "White has no knight on a1"},
    {promote, "e8", Illegal, "the new piece is missing (3.7.3.3)"},
    {capture, "d5", Illegal, "no pawn of White can go to d5"},
    {"8/8/8/KPp4r/8/8/8/7k w - c6 0 2", "bxc6", Illegal, "no pawn of White can go to c6"},
    {"4k3/4r3/8/8/8/8/4N3/4K3 w - - 0 1", "Nc3", Illegal, "it would leave the king of White in check (3.9)"},
    {"4k3/4r3/8/8/8/8/3N4/4K3 w - - 0 1", "Nb3", Illegal,
     "White is in check and the move does not answer it (3.9)"},
    {"4k3/4r3/8/8/8/8/3N4/4K3 w - - 0 1", "Ke2", Illegal, "e2 is attacked (3.9)"},
    {"4k3/8/8/8/8/8/8/R3K2R w Q - 0 1", "O-O", Illegal,
     "the king or that rook has moved, the right to castle is gone (3.8.2.1)"},
    {"4k3/4r3/8/8/8/8/8/R3K2R w KQ - 0 1", "O-O", Illegal, "White is in check (3.8.2.2)"},
};

struct Written {
    const char* fen;
    const char* uci;
    const char* san;
    const char* longForm;

    friend std::ostream& operator<<(std::ostream& out, const Written& row) { return out << row.san; }
};

const std::vector<Written> written{
    {start, "g1f3", "Nf3", "Ng1-f3"},
    {start, "e2e4", "e4", "e2-e4"},
    {knights, "g5f3", "N5f3", "Ng5-f3"},
    {"4k3/8/8/8/3N4/8/7N/4K3 w - - 0 1", "h2f3", "Nhf3", "Nh2-f3"},
    {"1k6/8/8/8/4Q2Q/8/8/K6Q w - - 0 1", "h4e1", "Qh4e1", "Qh4-e1"},
    {"4k3/8/8/8/1b6/2N5/8/4K1N1 w - - 0 1", "g1e2", "Ne2", "Ng1-e2"},
    {"8/8/8/8/8/5k2/1q6/7K b - - 0 1", "b2g2", "Qg2#", "Qb2-g2#"},
    {passing, "e5d6", "exd6", "e5xd6 e.p."},
    {promote, "e7d8q", "exd8=Q+", "e7xd8=Q+"},
    {castle, "e1c1", "O-O-O", "O-O-O"},
    {"5k2/8/8/8/8/8/8/4K2R w K - 0 1", "e1g1", "O-O+", "O-O+"},
};

Position at(const char* fen) {
    return readFen(fen).value().value;
}

} // namespace

BOOST_DATA_TEST_CASE(sloppy_moves_are_read, data::make(readable), row) {
    const Position position = at(row.fen);
    const auto move = readMove(position, row.text, {.letters = row.letters});
    BOOST_TEST_REQUIRE(move.has_value());
    BOOST_TEST(writeUci(position, *move) == row.uci);
}

BOOST_DATA_TEST_CASE(wrong_moves_are_refused_with_the_reason, data::make(refused), row) {
    const auto move = readMove(at(row.fen), row.text, {.letters = row.letters});
    BOOST_TEST_REQUIRE(!move.has_value());
    BOOST_TEST((move.error().kind == row.kind));
    BOOST_TEST(english(move.error().reason) == row.reason);
    BOOST_TEST(move.error().text == row.text);
}

BOOST_DATA_TEST_CASE(moves_are_written_as_short_as_is_right, data::make(written), row) {
    const Position position = at(row.fen);
    const Move move = readMove(position, row.uci).value();
    BOOST_TEST(writeSan(position, move) == row.san);
    BOOST_TEST(writeLongAlgebraic(position, move) == row.longForm);
    BOOST_TEST(writeUci(position, move) == row.uci);
}

BOOST_AUTO_TEST_CASE(an_ambiguous_text_names_the_moves_it_fits) {
    const Position position = at(knights);
    const auto move = readMove(position, "Nf3");
    BOOST_TEST_REQUIRE(!move.has_value());
    BOOST_TEST_REQUIRE(move.error().fitting.size() == 2U);
    BOOST_TEST(writeSan(position, move.error().fitting[0]) == "N1f3");
    BOOST_TEST(writeSan(position, move.error().fitting[1]) == "N5f3");
}

BOOST_AUTO_TEST_CASE(an_unreadable_text_names_the_place) {
    BOOST_TEST(readMove(at(start), "Nf9").error().offset == 2U);
    BOOST_TEST(readMove(at(start), "Hf3").error().offset == 0U);
    BOOST_TEST(readMove(at(start), "Nf3z").error().offset == 3U);
}

BOOST_AUTO_TEST_CASE(castling_in_chess960_is_king_takes_rook) {
    const auto position = readFen("1r2k1r1/8/8/8/8/8/8/1R2K1R1 w GBgb - 0 1").value().value;
    const Move move = readMove(position, "O-O-O").value();
    BOOST_TEST(writeUci(position, move) == "e1b1");
    BOOST_TEST(writeSan(position, move) == "O-O-O");
    BOOST_TEST((readMove(position, "e1b1").value() == move));
}

BOOST_AUTO_TEST_CASE(similar_moves_come_first) {
    const Position position = Position::initial();
    const auto first = [&](const char* text) {
        return writeSan(position, similarMoves(position, text, 1).at(0));
    };
    BOOST_TEST(first("Nf4") == "Nf3");
    BOOST_TEST(first("3e") == "e3");
    BOOST_TEST(first("Mc3") == "Nc3");
    BOOST_TEST(similarMoves(position, "x", 100).size() == 20U);
    BOOST_TEST(writingDistance("Nxf3+", "Nf3") == 0U);
    BOOST_TEST(writingDistance("0-0", "O-O-O") == 1U);
    BOOST_TEST(writingDistance("Nf3", "fN3") == 1U);
}

BOOST_AUTO_TEST_CASE(every_legal_move_of_random_games_reads_back_from_every_spelling) {
    for (const auto& row : support::perftCases(false)) {
        if (row.depth != 1) continue;
        std::mt19937 random(7);
        Position position = readFen(row.fen).value().value;
        for (int ply = 0; ply < 40; ++ply) {
            const MoveList moves = legalMoves(position);
            if (moves.empty()) break;
            std::vector<std::string> texts;
            for (const Move move : moves) {
                BOOST_TEST_CONTEXT(writeFen(position) << " " << writeLongAlgebraic(position, move)) {
                    texts.push_back(writeSan(position, move));
                    for (const std::string& text :
                         {texts.back(), writeLongAlgebraic(position, move), writeUci(position, move)})
                        BOOST_TEST((readMove(position, text) == move));
                }
            }
            std::ranges::sort(texts);
            BOOST_TEST((std::ranges::adjacent_find(texts) == texts.end()));
            position.play(moves[random() % moves.size()]);
        }
    }
}
