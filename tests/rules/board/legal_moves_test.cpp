// Legal moves against the slow generator, and what play() must keep true, on seeded random games.
#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>

#include <algorithm>
#include <random>
#include <set>
#include <tuple>

#include "rules/board/legal_moves.hpp"
#include "support/perft_cases.hpp"
#include "support/slow_chess.hpp"

namespace data = boost::unit_test::data;
using namespace rules;
using namespace rules::board;

namespace {

std::vector<std::string> startPositions() {
    std::vector<std::string> fens;
    for (const auto& row : support::perftCases(false))
        if (row.depth == 1) fens.push_back(row.fen);
    return fens;
}

using Row = std::tuple<Square, Square, int>;

template <class Moves>
std::multiset<Row> rowsOf(const Moves& moves) {
    std::multiset<Row> rows;
    for (const Move move : moves) {
        const int special = move.isCastling() ? -1 : move.isEnPassant() ? -2 : 0;
        rows.emplace(move.from(), move.to(),
                     move.promotion() ? static_cast<int>(index(*move.promotion())) : special);
    }
    return rows;
}

// Plays random legal moves and shows every position on the way to the check.
template <class Check>
void randomGame(const std::string& fen, unsigned seed, int plies, Check check) {
    std::mt19937 random(seed);
    Position position = notation::readFen(fen).value().value;
    for (int ply = 0; ply < plies; ++ply) {
        const MoveList moves = legalMoves(position);
        BOOST_TEST_CONTEXT("after " << ply << " plies: " << notation::writeFen(position)) {
            check(position, moves);
        }
        if (moves.empty()) return;
        position.play(moves[random() % moves.size()]);
    }
}

} // namespace

BOOST_DATA_TEST_CASE(legal_moves_are_those_of_the_slow_generator, data::make(startPositions()), fen) {
    for (const unsigned seed : {1U, 2U, 3U})
        randomGame(fen, seed, 60, [](const Position& position, const MoveList& moves) {
            const auto expected = slow::legalMoves(position.setup());
            BOOST_TEST((rowsOf(moves) == rowsOf(expected)));
            BOOST_TEST(countLegalMoves(position) == expected.size());
            BOOST_TEST(hasLegalMove(position) == !expected.empty());
        });
}

BOOST_DATA_TEST_CASE(every_move_leads_to_a_plausible_position_with_the_right_identity,
                     data::make(startPositions()), fen) {
    for (const unsigned seed : {11U, 12U})
        randomGame(fen, seed, 80, [](const Position& position, const MoveList& moves) {
            const Position before = position;
            for (const Move move : moves) {
                const Position after = position.after(move);
                BOOST_TEST(after.identityKey() == after.recomputedKey());
                const auto again = Position::from(after.setup());
                BOOST_TEST_REQUIRE(again.has_value());
                BOOST_TEST((*again == after));
                BOOST_TEST(again->isSamePosition(after));
            }
            // A position is a value: making moves from it leaves it as it was.
            BOOST_TEST((position == before));
        });
}

BOOST_DATA_TEST_CASE(a_position_read_from_its_fen_is_the_same, data::make(startPositions()), fen) {
    using enum notation::CastlingLetters;
    using enum notation::EnPassantField;
    randomGame(fen, 21, 100, [](const Position& position, const MoveList&) {
        for (const auto letters : {XFen, Shredder})
            for (const auto field : {IfLegal, IfPawnBeside}) {
                const std::string written = notation::writeFen(position, {letters, field});
                const auto read = notation::readFen(written, {.variant = position.variant()});
                BOOST_TEST_REQUIRE(read.has_value());
                BOOST_TEST(read->remarks.empty());
                BOOST_TEST(read->value.isSamePosition(position));
                BOOST_TEST(notation::writeFen(read->value, {letters, field}) == written);
            }
    });
}

BOOST_AUTO_TEST_CASE(mate_and_stalemate_are_told_apart) {
    const auto at = [](const char* fen) { return notation::readFen(fen).value().value; };
    BOOST_TEST(isCheckmate(at("6rk/5Npp/8/8/8/8/8/6K1 b - - 0 1")));
    BOOST_TEST(!isStalemate(at("6rk/5Npp/8/8/8/8/8/6K1 b - - 0 1")));
    BOOST_TEST(isStalemate(at("7k/5Q2/6K1/8/8/8/8/8 b - - 0 1")));
    BOOST_TEST(!isCheckmate(at("7k/5Q2/6K1/8/8/8/8/8 b - - 0 1")));
    BOOST_TEST(!isCheckmate(Position::initial()));
    BOOST_TEST(!isStalemate(Position::initial()));
}

BOOST_AUTO_TEST_CASE(different_positions_have_different_identities) {
    const auto at = [](const char* fen) { return notation::readFen(fen).value().value; };
    const Position all = at("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1");
    std::set<std::uint64_t> keys{all.identityKey()};
    for (const char* other : {"r3k2r/8/8/8/8/8/8/R3K2R b KQkq - 0 1", "r3k2r/8/8/8/8/8/8/R3K2R w Qkq - 0 1",
                              "r3k2r/8/8/8/8/8/8/R3K2R w - - 0 1", "r3k2r/8/8/8/8/8/8/R3K1R1 w Qkq - 0 1"}) {
        BOOST_TEST(!at(other).isSamePosition(all));
        BOOST_TEST(keys.insert(at(other).identityKey()).second);
    }
    // 9.2.3.1: en passant counts only where the capture is legal.
    BOOST_TEST(
        !at("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1").isSamePosition(at("4k3/8/8/3pP3/8/8/8/4K3 w - - 0 1")));
    BOOST_TEST(at("8/8/8/KPp4r/8/8/8/7k w - c6 0 2").isSamePosition(at("8/8/8/KPp4r/8/8/8/7k w - - 5 9")));
}
