// Results as codes: the two sides of a board give one of the codes of the command line.
#include "reports/game_code.hpp"

#include <ostream>
#include <vector>

#include <boost/test/data/monomorphic.hpp>
#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>

namespace data = boost::unit_test::data;
using namespace pairing;

namespace {

struct Board {
    RoundEvent white;
    RoundEvent black;
    const char* code;
};
std::ostream& operator<<(std::ostream& stream, const Board& board) {
    return stream << '"' << board.code << '"';
}

constexpr PairingNumber one{1};
constexpr PairingNumber two{2};

Board played(Outcome white, Outcome black, const char* code, bool rated = true) {
    return {PlayedGame{two, Colour::White, white, rated}, PlayedGame{one, Colour::Black, black, rated}, code};
}

const std::vector<Board> boards{
    played(Outcome::Win, Outcome::Loss, "1-0"),
    played(Outcome::Loss, Outcome::Win, "0-1"),
    played(Outcome::Draw, Outcome::Draw, "1/2-1/2"),
    played(Outcome::Draw, Outcome::Loss, "1/2-0"),
    played(Outcome::Loss, Outcome::Draw, "0-1/2"),
    played(Outcome::Loss, Outcome::Loss, "0-0"),
    played(Outcome::Win, Outcome::Loss, "1-0u", false),
    played(Outcome::Draw, Outcome::Draw, "1/2-1/2u", false),
    {ForfeitWin{two, Colour::White}, ForfeitLoss{one, Colour::Black}, "+-"},
    {ForfeitLoss{two, Colour::White}, ForfeitWin{one, Colour::Black}, "-+"},
    {DoubleForfeit{two, Colour::White}, DoubleForfeit{one, Colour::Black}, "--"},
    {PendingGame{two, Colour::White}, PendingGame{one, Colour::Black}, ""},
};

} // namespace

BOOST_DATA_TEST_CASE(code_of_a_board, data::make(boards), board) {
    BOOST_TEST(reports::gameCode(board.white, board.black) == board.code);
}
