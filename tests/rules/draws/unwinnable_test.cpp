// "Can this side still win?": the full test, the quick test and the test of blocked positions against each
// other and against searches that know nothing but legal moves.
#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>

#include <optional>
#include <ostream>
#include <random>
#include <string>
#include <unordered_set>
#include <vector>

#include "rules/board/legal_moves.hpp"
#include "rules/draws/mating_material.hpp"
#include "rules/draws/unwinnable.hpp"
#include "rules/notation/fen.hpp"
#include "support/endgame_agreement.hpp"
#include "support/few_pieces.hpp"

namespace data = boost::unit_test::data;
using namespace rules;
using namespace rules::board;
using namespace rules::draws;

namespace {

Position at(const std::string& fen) {
    return notation::readFen(fen).value().value;
}

bool endsInMate(Position position, Colour winner, const std::vector<Move>& line) {
    for (const Move move : line) {
        if (!isLegal(position, move)) return false;
        position.play(move);
    }
    return position.sideToMove() != winner && isCheckmate(position);
}

// Every reachable position, one after the other; nothing when there are more than `most`.
std::optional<bool> bruteForce(const Position& root, Colour winner, std::size_t most) {
    std::unordered_set<std::string> seen{notation::writeShortFen(root)};
    std::vector<Position> queue{root};
    for (std::size_t next = 0; next < queue.size(); ++next) {
        const Position position = queue[next];
        const MoveList moves = legalMoves(position);
        if (moves.empty() && position.inCheck() && position.sideToMove() != winner) return true;
        for (const Move move : moves) {
            const Position after = position.after(move);
            if (seen.insert(notation::writeShortFen(after)).second) queue.push_back(after);
        }
        if (queue.size() > most) return std::nullopt;
    }
    return false;
}

struct Known {
    const char* fen;
    Colour winner;
    WinVerdict verdict;
    std::optional<WhyNoWin> reason;
    const char* why;

    friend std::ostream& operator<<(std::ostream& out, const Known& row) { return out << row.why; }
};

constexpr auto White = Colour::White;
constexpr auto Black = Colour::Black;
constexpr auto possible = WinVerdict::Possible;
constexpr auto never = WinVerdict::Impossible;

const std::vector<Known> known{
    {"7k/5Q2/6K1/8/8/8/8/8 b - - 0 1", White, never, WhyNoWin::GameOver, "stalemate is no win"},
    {"R6k/8/6K1/8/8/8/8/8 b - - 0 1", White, possible, {}, "mate is on the board"},
    {"R6k/8/6K1/8/8/8/8/8 b - - 0 1", Black, never, WhyNoWin::GameOver, "the mated side has not won"},
    {"8/8/4k3/8/4n3/8/3QK3/8 w - - 0 1", Black, never, WhyNoWin::Material, "knight against queen"},
    {"r7/K1k5/8/8/8/8/8/8 w - - 0 1", Black, never, WhyNoWin::ForcedMoves, "the rook must be taken"},
    {"4k3/8/8/p1p1p1p1/P1P1P1P1/8/8/4KB2 w - - 0 1", White, never, WhyNoWin::Blocked, "a wall"},
    {"4k3/8/8/p1p1p1p1/P1P1P1P1/8/8/2B1K3 w - - 0 1", White, possible, {}, "the bishop takes a5"},
    {"8/8/4k3/4p3/4P3/4K3/8/8 w - - 0 1", White, possible, {}, "one blocked pair is no wall"},
    {"8/8/8/1k1p1p1p/1p1P1P1P/1P6/1K6/8 w - - 0 1", White, never, WhyNoWin::Blocked, "a wall with a bend"},
    {"kb6/2N5/1K6/8/8/8/8/8 b - - 0 1", White, never, WhyNoWin::ForcedMoves, "the knight must be taken"},
    {"6k1/6P1/6K1/6P1/8/8/8/8 w - - 0 1", White, possible, {}, "the second pawn comes through"},
    {"1K6/8/P1k5/2b5/8/8/8/8 w - - 0 1", Black, possible, {}, "the pawn must become a knight"},
    {"8/8/4p3/8/1kp4r/1b1p4/1K4B1/8 w - - 2 81", White, possible, {}, "long, with a minor promotion"},
    {"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", White, possible, {}, "the initial position"},
    {"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", Black, possible, {}, "and for Black"},
};

} // namespace

BOOST_DATA_TEST_CASE(known_positions, data::make(known), row) {
    const Position position = at(row.fen);
    const WinAnswer answer = canWin(position, row.winner);
    BOOST_TEST((answer.verdict == row.verdict));
    BOOST_TEST((answer.reason == row.reason), (answer.reason ? codeOf(*answer.reason) : "no reason"));
    if (answer.verdict == possible) BOOST_TEST(endsInMate(position, row.winner, answer.line));
    if (row.verdict == possible) BOOST_TEST(!cannotWin(position, row.winner));
}

BOOST_AUTO_TEST_CASE(the_budget_is_kept_and_said) {
    const Position hard = at("8/8/4p3/8/1kp4r/1b1p4/1K4B1/8 w - - 2 81");
    const WinAnswer answer = canWin(hard, White, {1000});
    BOOST_TEST((answer.verdict == WinVerdict::Undecided));
    BOOST_TEST(answer.nodes <= 5000U); // counted are positions met again as well
    BOOST_TEST((canWin(hard, White, {1}).verdict == WinVerdict::Undecided));
    BOOST_TEST((canWin(at("8/8/4k3/8/8/4K3/8/8 w - - 0 1"), White, {1}).verdict == never));
}

BOOST_AUTO_TEST_CASE(dead_positions_by_both_tests) {
    const Position wall = at("4k3/8/8/p1p1p1p1/P1P1P1P1/8/8/4K3 w - - 0 1");
    BOOST_TEST(!isDeadByMaterial(wall));
    BOOST_TEST(isDeadAtAGlance(wall));
    BOOST_TEST(isDead(wall));
    BOOST_TEST(!isDead(at("4k3/8/8/p1p1p1p1/P1P1P1P1/8/8/2B1K3 w - - 0 1")));
    BOOST_TEST(!isDead(Position::initial()));
}

// A "no" is proved here by all its successors being "no" as well, down to the ends of the games: the set of
// all positions called impossible is closed and holds no mate. A "yes" is proved by its line.
// All positions of three pieces; the long tests do the same with four.
BOOST_AUTO_TEST_CASE(all_positions_of_three_pieces_against_brute_force) {
    support::EndgameTables tables;
    support::Agreement agreement;
    for (const auto& [name, material] : support::allMaterials())
        if (name.size() < 2) support::compareMaterial(tables, material, 211, agreement);
    support::report("up to three pieces", agreement);
}

BOOST_AUTO_TEST_CASE(positions_of_few_pieces) {
    support::checkAllPositions(3, 31); // the long tests look at all of them
    support::checkAllPositions(4, 99'991);
}

namespace {

// Kings behind rows of pawns that mostly block each other, and a bishop or two.
std::optional<Position> randomBlockedPosition(std::mt19937& random) {
    Setup setup;
    const auto put = [&](Piece piece, Square square) {
        if (!setup.pieces[index(square)]) setup.pieces[index(square)] = piece;
    };
    for (int file = 0; file < 8; ++file) {
        if (random() % 5 == 0) continue;
        const auto rank = static_cast<Rank>(2 + random() % 3);
        const auto gap = random() % 8 == 0 ? 2U : 1U;
        put({White, PieceKind::Pawn}, squareAt(static_cast<File>(file), rank));
        put({Black, PieceKind::Pawn},
            squareAt(static_cast<File>(file), static_cast<Rank>(static_cast<unsigned>(rank) + gap)));
    }
    for (auto bishops = random() % 3; bishops > 0; --bishops)
        put({random() % 2 == 0 ? White : Black, PieceKind::Bishop}, squareAt(random() % squareCount));
    setup.pieces[random() % 16] = Piece{White, PieceKind::King};
    setup.pieces[48 + random() % 16] = Piece{Black, PieceKind::King};
    setup.sideToMove = random() % 2 == 0 ? White : Black;
    const auto position = Position::from(setup);
    if (!position) return std::nullopt;
    return *position;
}

// A few moves into nowhere: random games that like captures end in strange positions.
Position randomGamePosition(std::mt19937& random) {
    Position position = Position::initial();
    for (auto plies = 60 + random() % 200; plies > 0; --plies) {
        const MoveList moves = legalMoves(position);
        if (moves.empty()) break;
        Move move = moves[random() % moves.size()];
        for (int attempt = 0; attempt < 3 && !position.isCapture(move); ++attempt)
            move = moves[random() % moves.size()];
        position.play(move);
    }
    return position;
}

void checkAnswers(const Position& position, std::size_t bruteForceLimit) {
    for (const Colour winner : {White, Black}) {
        const WinAnswer answer = canWin(position, winner, {50'000});
        const bool quickNever = cannotWin(position, winner);
        const std::string fen = notation::writeFen(position) + " " + englishName(winner);
        if (answer.verdict == possible)
            BOOST_TEST((endsInMate(position, winner, answer.line) && !quickNever), fen);
        const auto slow = answer.verdict == possible && !quickNever
                              ? std::optional<bool>{}
                              : bruteForce(position, winner, bruteForceLimit);
        if (!slow) continue;
        BOOST_TEST((*slow || answer.verdict != possible), fen);
        BOOST_TEST((!*slow || (answer.verdict != never && !quickNever)), fen);
    }
}

} // namespace

BOOST_AUTO_TEST_CASE(blocked_positions_against_brute_force) {
    std::mt19937 random(4);
    for (int count = 0; count < 4000;) {
        const auto position = randomBlockedPosition(random);
        if (!position) continue;
        checkAnswers(*position, 1500);
        ++count;
    }
}

BOOST_AUTO_TEST_CASE(positions_of_random_games_against_brute_force) {
    std::mt19937 random(5);
    for (int count = 0; count < 6000; ++count)
        checkAnswers(randomGamePosition(random), 600);
}
