// FEN as it is written and as it is found: tolerances, and the place of every fault.
#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>

#include <ostream>
#include <string>
#include <vector>

#include "rules/notation/fen.hpp"

namespace data = boost::unit_test::data;
using namespace rules;
using namespace rules::board;
using namespace rules::notation;

namespace {

struct Tolerated {
    const char* name;
    const char* fen;
    const char* written;

    friend std::ostream& operator<<(std::ostream& out, const Tolerated& row) { return out << row.name; }
};

const std::vector<Tolerated> tolerated{
    {"as it should be", "4k2r/8/8/8/8/8/8/R3K3 b Qk - 12 34", "4k2r/8/8/8/8/8/8/R3K3 b Qk - 12 34"},
    {"four fields", "4k3/8/8/8/8/8/8/4K3 w - -", "4k3/8/8/8/8/8/8/4K3 w - - 0 1"},
    {"two fields", "4k3/8/8/8/8/8/8/4K3 b", "4k3/8/8/8/8/8/8/4K3 b - - 0 1"},
    {"extra blanks", "  4k3/8/8/8/8/8/8/4K3\tw  - -  3  4 \r\n", "4k3/8/8/8/8/8/8/4K3 w - - 3 4"},
    {"move number 0", "4k3/8/8/8/8/8/8/4K3 w - - 0 0", "4k3/8/8/8/8/8/8/4K3 w - - 0 1"},
    {"half-move clock above 100", "4k3/8/8/8/8/8/8/4K2R w - - 149 200", "4k3/8/8/8/8/8/8/4K2R w - - 149 200"},
    {"single digits in a row", "4k3/8/8/8/8/8/8/112K3 w", "4k3/8/8/8/8/8/8/4K3 w - - 0 1"},
    {"rights in another order", "r3k2r/8/8/8/8/8/8/R3K2R w qkQK -", "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1"},
    {"e.p. square without a pawn beside is dropped",
     "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1",
     "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1"},
    {"e.p. square with a pinned pawn beside is dropped", "8/8/8/KPp4r/8/8/8/7k w - c6 0 2",
     "8/8/8/KPp4r/8/8/8/7k w - - 0 2"},
    {"legal e.p. square stays", "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1"},
    {"Shredder letters", "1r2k1r1/8/8/8/8/8/8/1R2K1R1 w GBgb -", "1r2k1r1/8/8/8/8/8/8/1R2K1R1 w KQkq - 0 1"},
    {"inner rook keeps its letter", "4k3/8/8/8/8/8/8/RR2K2R w HB -", "4k3/8/8/8/8/8/8/RR2K2R w KB - 0 1"},
};

struct Broken {
    const char* name;
    const char* fen;
    std::vector<std::string> faults; // "column code"

    friend std::ostream& operator<<(std::ostream& out, const Broken& row) { return out << row.name; }
};

const std::vector<Broken> broken{
    {"nothing", "", {"1 fen.empty"}},
    {"seven ranks", "4k3/8/8/8/8/8/4K3 w - -", {"18 fen.ranks"}},
    {"nine ranks", "4k3/8/8/8/8/8/8/4K3/8 w - -", {"20 fen.ranks"}},
    {"rank of nine", "4k3/8/9/8/8/8/8/4K3 w", {"7 fen.piece", "7 fen.rank"}},
    {"rank of seven", "4k3/8/8/8/7/8/8/4K3 w", {"11 fen.rank"}},
    {"unknown piece", "4k3/8/8/8/3x4/8/8/4K3 w", {"12 fen.piece"}},
    {"a figurine, columns count characters", "4k3/8/8/8/3♞4/8/8/4K3 x", {"12 fen.piece", "23 fen.side"}},
    {"no side", "4k3/8/8/8/8/8/8/4K3", {"20 fen.side"}},
    {"wrong side", "4k3/8/8/8/8/8/8/4K3 white - -", {"21 fen.side"}},
    {"castling letters", "4k3/8/8/8/8/8/8/4K2R w KX -", {"25 fen.castling"}},
    {"e.p. square", "4k3/8/8/8/8/8/8/4K3 w - e9", {"25 fen.en_passant"}},
    {"counters", "4k3/8/8/8/8/8/8/4K3 w - - x 70000", {"27 fen.counter", "29 fen.counter"}},
    {"something more", "4k3/8/8/8/8/8/8/4K3 w - - 0 1 1-0", {"31 fen.fields"}},
    {"all at once",
     "4k3/8/8/8/8/8/4K3 y Z q -1",
     {"18 fen.ranks", "19 fen.side", "21 fen.castling", "23 fen.en_passant", "25 fen.counter"}},
};

} // namespace

BOOST_DATA_TEST_CASE(tolerated_spellings_are_written_properly, data::make(tolerated), row) {
    const auto read = readFen(row.fen);
    BOOST_TEST_REQUIRE(read.has_value());
    BOOST_TEST(read->remarks.empty());
    BOOST_TEST(writeFen(read->value) == row.written);
}

BOOST_DATA_TEST_CASE(every_fault_has_its_column, data::make(broken), row) {
    const auto read = readFen(row.fen);
    BOOST_TEST_REQUIRE(!read.has_value());
    std::vector<std::string> faults;
    for (const auto& fault : read.error().items())
        faults.push_back(std::to_string(fault.column.value()) + " " + fault.code);
    BOOST_TEST(faults == row.faults, boost::test_tools::per_element());
}

BOOST_AUTO_TEST_CASE(a_fault_reads_like_a_sentence) {
    const auto read = readFen("4k3/8/8/8/3x4/8/8/4K3 w", {.source = "round3.pgn", .line = 14, .column = 7});
    BOOST_TEST(toString(read.error().items().at(0)) ==
               "round3.pgn:14:18: error: unknown piece \"x\": expected one of PNBRQK, pnbrqk or a digit from "
               "1 to 8");
}

BOOST_AUTO_TEST_CASE(the_lenient_reader_drops_what_cannot_be_and_says_so) {
    const auto read = readFen("4k3/8/8/8/8/8/8/4K2R w KQ e6 0 1", {.leniency = Leniency::Lenient});
    BOOST_TEST_REQUIRE(read.has_value());
    BOOST_TEST(writeFen(read->value) == "4k3/8/8/8/8/8/8/4K2R w K - 0 1");
    BOOST_TEST_REQUIRE(read->remarks.items().size() == 2U);
    BOOST_TEST(read->remarks.items()[0].code == "fen.castling");
    BOOST_TEST(read->remarks.items()[1].code == "fen.en_passant");
    BOOST_TEST(!read->remarks.hasErrors());
    BOOST_TEST(!readFen("8/8/8/8/8/8/8/4K2R w - - 0 1", {.leniency = Leniency::Lenient}).has_value());
}

BOOST_AUTO_TEST_CASE(in_chess960_K_and_Q_mean_the_outermost_rooks) {
    const auto read = readFen("4k3/8/8/8/8/8/8/RR2K1RR w KQ -", {.variant = Variant::Chess960});
    BOOST_TEST_REQUIRE(read.has_value());
    BOOST_TEST((read->value.castlingRooks() == (SquareSet(Square::A1) | SquareSet(Square::H1))));
    BOOST_TEST(writeFen(read->value, {.castling = CastlingLetters::Shredder}) ==
               "4k3/8/8/8/8/8/8/RR2K1RR w HA - 0 1");
}

BOOST_AUTO_TEST_CASE(the_square_of_a_double_step_is_written_by_wish_where_a_pawn_stands_beside) {
    const auto read = readFen("8/8/8/KPp4r/8/8/8/7k w - c6 0 2");
    BOOST_TEST(writeFen(read->value, {.enPassant = EnPassantField::IfPawnBeside}) ==
               "8/8/8/KPp4r/8/8/8/7k w - c6 0 2");
}
