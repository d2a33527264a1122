// What makes a set-up impossible (FIDE Laws 3.10.3): each fault by its code, all faults at once.
#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>

#include <ostream>
#include <string>
#include <vector>

#include "rules/board/position.hpp"
#include "rules/notation/fen.hpp"

namespace data = boost::unit_test::data;
using namespace rules;
using namespace rules::board;

namespace {

struct Row {
    const char* name;
    const char* fen;
    std::vector<std::string> codes;

    friend std::ostream& operator<<(std::ostream& out, const Row& row) { return out << row.name; }
};

const std::vector<Row> rows{
    {"no king", "8/8/8/8/8/8/8/4K3 w - - 0 1", {"position.kings"}},
    {"three kings", "4k3/8/8/8/8/8/8/2K1K1K1 w - - 0 1", {"position.kings"}},
    {"nine pawns", "4k3/8/8/8/8/P7/PPPPPPPP/4K3 w - - 0 1", {"position.pawns"}},
    {"pawn on the first and on the last rank", "4k2P/8/8/8/8/8/8/p3K3 w - - 0 1", {"position.pawn_rank"}},
    {"side not to move in check", "4k3/8/8/8/8/8/4R3/4K3 w - - 0 1", {"position.check"}},
    {"kings side by side", "8/8/8/3kK3/8/8/8/8 w - - 0 1", {"position.kings_adjacent"}},
    {"two queens and eight pawns", "4k3/8/8/8/8/8/PPPPPPPP/Q2QK3 w - - 0 1", {"position.promoted"}},
    {"two light-squared bishops and eight pawns",
     "4k3/8/8/8/8/5B2/PPPPPPPP/4KB2 w - - 0 1",
     {"position.promoted"}},
    {"bishops of both colours are no promotion", "4k3/8/8/8/8/8/PPPPPPPP/2B1KB2 w - - 0 1", {}},
    {"a second queen for a missing pawn", "4k3/8/8/8/8/8/PPPPPPP1/Q2QK3 w - - 0 1", {}},
    {"three checks", "4k3/8/3N4/8/4R3/8/B7/4K3 b - - 0 1", {}},
    {"three checkers", "4k3/8/3N4/1B6/4R3/8/8/4K3 b - - 0 1", {"position.checkers"}},
    {"two rooks on one line", "R3k2R/8/8/8/8/8/8/4K3 b - - 0 1", {"position.checkers"}},
    {"check by two knights", "4k3/8/3N1N2/8/8/8/8/4K3 b - - 0 1", {"position.checkers"}},
    {"check by pawn and knight", "4k3/3P4/3N4/8/8/8/8/4K3 b - - 0 1", {"position.checkers"}},
    {"double check by rook and bishop", "4k3/8/8/1B6/8/8/4R3/4K3 b - - 0 1", {}},
    {"castling right without rook", "4k3/8/8/8/8/8/8/4K3 w K - 0 1", {"fen.castling"}},
    {"castling right with the king away", "4k3/8/8/8/8/8/8/3K3R w K - 0 1", {"fen.castling"}},
    {"castling right of Chess960 in chess", "4k3/8/8/8/8/8/8/1R2K3 w Q - 0 1", {"fen.castling"}},
    {"en passant without pawn", "4k3/8/8/8/8/8/8/4K3 w - e6 0 1", {"position.en_passant"}},
    {"en passant on the wrong rank", "4k3/8/8/8/4P3/8/8/4K3 w - e3 0 1", {"position.en_passant"}},
    {"en passant with the way filled", "4k3/4n3/8/4p3/8/8/8/4K3 w - e6 0 1", {"position.en_passant"}},
    {"en passant although the check is older", "4k3/8/8/4p3/8/8/8/r3K3 w - e6 0 1", {"position.en_passant"}},
    {"en passant uncovered a check", "4k3/8/8/4p3/8/8/8/4K3 w - e6 0 1", {}},
    {"everything at once",
     "P7/8/8/8/8/8/8/4K2K b - - 0 1",
     {"position.kings", "position.kings", "position.pawn_rank"}},
    {"misplaced white king and queen, Black may castle",
     "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBKQBNR w kq - 0 1",
     {}},
};

} // namespace

BOOST_DATA_TEST_CASE(implausible_positions_are_refused_with_every_reason, data::make(rows), row) {
    const auto position = notation::readFen(row.fen);
    std::vector<std::string> codes;
    if (!position)
        for (const auto& fault : position.error().items())
            codes.push_back(fault.code);
    BOOST_TEST(codes == row.codes, boost::test_tools::per_element());
}

BOOST_AUTO_TEST_CASE(a_setup_filled_by_hand_is_examined_like_a_fen) {
    Setup setup = Position::initial().setup();
    setup.castlingRooks |= SquareSet(Square::D4) | SquareSet(Square::B1);
    setup.halfmoveClock = largestCounter + 1;
    const auto position = Position::from(setup);
    BOOST_TEST_REQUIRE(!position.has_value());
    std::vector<std::string> sentences;
    for (const auto& fault : position.error().items())
        sentences.push_back(english(fault.message));
    const std::vector<std::string> expected{
        "White may castle with the rook on b1, but king and rook are not both at home",
        "two castling rights on one side of the king on e1", "castling right with a rook on d4",
        "half-move clock 65001 or move number 1 is too large"};
    BOOST_TEST(sentences == expected, boost::test_tools::per_element());
}

BOOST_AUTO_TEST_CASE(the_initial_position_is_itself) {
    BOOST_TEST((Position::from(Position::initial().setup()).value() == Position::initial()));
}
