// Repetition, material and ends of a game; claims under the older editions and at the edges.
#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>

#include <ostream>
#include <random>
#include <string>
#include <vector>

#include "rules/board/legal_moves.hpp"
#include "rules/draws/draw_claim.hpp"
#include "rules/draws/mating_material.hpp"
#include "rules/notation/fen.hpp"
#include "rules/notation/score_sheet.hpp"

namespace data = boost::unit_test::data;
using namespace rules;
using namespace rules::board;
using namespace rules::draws;

namespace {

Position at(const char* fen) {
    return notation::readFen(fen).value().value;
}

GameLine played(const char* moves, const Position& start = Position::initial()) {
    return notation::readScoreSheet(moves, start).line;
}

struct Material {
    const char* fen;
    bool white;
    bool black;

    friend std::ostream& operator<<(std::ostream& out, const Material& row) { return out << row.fen; }
};

// FIDE Laws 5.2.2 and 6.9 by material, each row argued in the comment.
const std::vector<Material> materials{
    {"4k3/8/8/8/8/8/8/4K3 w - - 0 1", false, false},    // bare kings
    {"4k3/8/8/8/8/8/8/3NK3 w - - 0 1", false, false},   // a knight alone
    {"4k3/8/8/8/8/8/8/3BK3 w - - 0 1", false, false},   // a bishop alone
    {"4k2b/8/8/8/8/8/8/2B1K3 w - - 0 1", false, false}, // bishops on squares of one colour: c1, h8 dark
    {"4k2b/8/8/8/8/8/8/3BK3 w - - 0 1", true, true},    // of both colours: d1 light, h8 dark
    {"3rk3/8/8/8/8/8/8/3NK3 w - - 0 1", true, true},    // the rook fills an escape square for the knight
    {"3qk3/8/8/8/8/8/8/3NK3 w - - 0 1", false, true},   // a queen guards too much
    {"3rk3/8/8/8/8/8/8/3BK3 w - - 0 1", false, true}, // a rook never fills a square of the other colour's net
    {"3nk3/8/8/8/8/8/8/3BK3 w - - 0 1", true, true},  // a knight does
    {"4k3/8/8/8/8/8/8/2NNK3 w - - 0 1", true, false}, // two knights mate with help
    {"4k3/8/8/8/8/8/8/2BNK3 w - - 0 1", true, false}, // bishop and knight
    {"4k3/8/8/8/8/8/8/2BBK3 w - - 0 1", true, false}, // bishops on both colours
    {"4k3/7p/8/8/8/8/8/3NK3 w - - 0 1", true, true},  // a pawn fills a square, or promotes
    {"4k3/8/8/8/8/8/8/3RK3 w - - 0 1", true, false},  // a rook
};

} // namespace

BOOST_DATA_TEST_CASE(material_decides_who_may_mate, data::make(materials), row) {
    BOOST_TEST(hasMatingMaterial(at(row.fen), Colour::White) == row.white);
    BOOST_TEST(hasMatingMaterial(at(row.fen), Colour::Black) == row.black);
    BOOST_TEST(isDeadByMaterial(at(row.fen)) == (!row.white && !row.black));
}

BOOST_AUTO_TEST_CASE(occurrences_are_those_of_a_slow_comparison) {
    for (unsigned seed = 1; seed <= 20; ++seed) {
        std::mt19937 random(seed);
        // Few pieces move about, so that positions recur; castling rights are lost on the way.
        GameLine line(at("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1"));
        for (int ply = 0; ply < 120; ++ply) {
            const MoveList moves = legalMoves(line.current());
            if (moves.empty()) break;
            Move move = moves[random() % moves.size()];
            // Going back is likelier than going on.
            if (line.plies() >= 2 && random() % 2 == 0) {
                const Move last = line.move(line.plies() - 1);
                const Move back = Move::plain(last.to(), last.from());
                if (isLegal(line.current(), back)) move = back;
            }
            line.play(move);
            std::vector<std::size_t> slow;
            for (std::size_t other = 0; other <= line.plies(); ++other) {
                const Setup a = line.after(other).setup();
                const Setup b = line.current().setup();
                if (a.pieces == b.pieces && a.sideToMove == b.sideToMove &&
                    a.castlingRooks == b.castlingRooks &&
                    line.after(other).enPassantTarget() == line.current().enPassantTarget())
                    slow.push_back(other);
            }
            BOOST_TEST(occurrences(line, line.plies()) == slow, boost::test_tools::per_element());
            BOOST_TEST(countOccurrences(line, line.plies()) == slow.size());
        }
    }
}

BOOST_AUTO_TEST_CASE(the_earliest_end_of_the_game_counts) {
    // 1.f3 e5 2.g4 Qh4 is mate; "later moves are void" has nothing to follow here.
    const auto mate = firstEnd(played("1. f3 e5 2. g4 Qh4#"), fide2023);
    BOOST_TEST_REQUIRE(mate.has_value());
    BOOST_TEST((*mate == GameEnd{EndKind::Checkmate, 4, Colour::Black}));
    // The last piece is captured with the first half-move: dead at once, whatever is played behind it.
    const auto dead = firstEnd(played("Kxe3 Kd7 Kd3", at("4k3/8/8/8/8/4r3/4K3/8 w - - 0 1")), fide2023);
    BOOST_TEST((dead == GameEnd{EndKind::DeadPosition, 1, std::nullopt}));
    BOOST_TEST(!firstEnd(played("1. e4 e5"), fide2023).has_value());
}

BOOST_AUTO_TEST_CASE(editions_before_2014_know_no_automatic_draws) {
    GameLine line;
    for (int round = 0; round < 4; ++round)
        for (const char* move : {"g1f3", "g8f6", "f3g1", "f6g8"})
            line.play(notation::readMove(line.current(), move).value());
    BOOST_TEST((firstEnd(line, fide2023) == GameEnd{EndKind::FivefoldRepetition, 16, std::nullopt}));
    BOOST_TEST(!firstEnd(line, fide1997).has_value());
    const GameLine long_(at("4k3/8/8/8/8/8/8/R3K3 w - - 150 170"));
    BOOST_TEST((firstEnd(long_, fide2023) == GameEnd{EndKind::SeventyFiveMoves, 0, std::nullopt}));
    BOOST_TEST(!firstEnd(long_, fide1992).has_value());
}

BOOST_AUTO_TEST_CASE(a_wrong_claim_of_1997_takes_half_of_the_claimants_time) {
    struct Row {
        std::uint32_t left;
        std::int64_t taken;
    };
    // Half, at most three minutes; from one to two minutes down to one; below one nothing.
    for (const Row row :
         {Row{3600, 180}, Row{300, 150}, Row{121, 60}, Row{120, 60}, Row{90, 30}, Row{60, 0}, Row{30, 0}}) {
        DrawClaim claim;
        claim.secondsLeft = row.left;
        const auto ruling = decideClaim(played("1. Nf3 Nf6 2. Ng1 Ng8"), claim, fide1997, Level::Standard);
        std::vector<ClockChange> expected{{Colour::Black, 180}};
        if (row.taken > 0) expected.push_back({Colour::White, -row.taken});
        BOOST_TEST((ruling.clockChanges == expected), row.left << " seconds left");
        BOOST_TEST((ruling.outcome == Outcome::GoesOn));
    }
}

BOOST_AUTO_TEST_CASE(a_wrong_claim_of_1992_may_lose_by_the_clock) {
    DrawClaim claim;
    claim.secondsLeft = 300; // exactly used up: over the limit
    const auto line = played("1. Nf3 Nf6 2. Ng1 Ng8");
    BOOST_TEST((decideClaim(line, claim, fide1992, Level::Standard).outcome == Outcome::BlackWins));
    claim.secondsLeft = 301;
    BOOST_TEST((decideClaim(line, claim, fide1992, Level::Standard).outcome == Outcome::GoesOn));
    // Against a bare king the game is drawn.
    claim.secondsLeft = 10;
    const GameLine bare(at("4k3/8/8/8/8/8/8/R3K3 w - - 20 60"));
    BOOST_TEST((decideClaim(bare, claim, fide1992, Level::Standard).outcome == Outcome::Draw));
}

BOOST_AUTO_TEST_CASE(a_fallen_flag_comes_before_the_claim) {
    DrawClaim claim;
    claim.flagHasFallen = true;
    const auto ruling =
        decideClaim(played("1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 Ng8"), claim, fide2023, Level::Standard);
    BOOST_TEST((ruling.verdict == ClaimVerdict::LostOnTime));
    BOOST_TEST((ruling.outcome == Outcome::BlackWins));
}

BOOST_AUTO_TEST_CASE(a_touched_enemy_piece_must_be_captured_if_it_can_be) {
    DrawClaim claim;
    claim.kind = ClaimKind::FiftyMoves;
    claim.touched = Square::E8;
    const auto free =
        decideClaim(GameLine(at("4r2k/8/8/8/8/8/8/R3K2B w - - 100 120")), claim, fide2023, Level::Standard);
    BOOST_TEST((free.verdict == ClaimVerdict::NotAdmitted));
    BOOST_TEST(free.duty.none());
    claim.touched = Square::A8;
    const auto bound =
        decideClaim(GameLine(at("r6k/8/8/8/8/8/8/R3K3 w - - 100 120")), claim, fide2023, Level::Standard);
    BOOST_TEST((bound.duty.mustCapture == SquareSet(Square::A8)));
}

BOOST_AUTO_TEST_CASE(an_illegal_written_move_binds_the_piece_that_can_move) {
    DrawClaim claim;
    claim.claimant = Colour::White;
    const auto line = played("1. Nf3 Nf6 2. Ng1 Ng8");
    claim.intended = IntendedMove{"Ng4", std::nullopt, SquareSet(Square::G1)};
    const auto ruling = decideClaim(line, claim, fide2023, Level::Standard);
    BOOST_TEST((ruling.verdict == ClaimVerdict::Wrong));
    BOOST_TEST((ruling.duty.mustMove == SquareSet(Square::G1)));
    BOOST_TEST((ruling.clockChanges == std::vector<ClockChange>{{Colour::Black, 120}}));
}

BOOST_AUTO_TEST_CASE(a_ruling_can_be_read_aloud) {
    DrawClaim claim;
    claim.claimant = Colour::Black;
    const auto line = played("1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1");
    claim.intended = IntendedMove{"Ng8", notation::readMove(line.current(), "Ng8").value(), {}};
    const auto ruling = decideClaim(line, claim, fide2023, Level::Standard);
    BOOST_TEST_REQUIRE(ruling.explanation.size() == 2U);
    BOOST_TEST(english(ruling.explanation[0]) ==
               "The claim is correct: after 4...Ng8 the same position, with White to move, will have stood "
               "on the board "
               "three times: at the start, after 2...Ng8 and after 4...Ng8");
    BOOST_TEST(english(ruling.explanation[1]) == "The game is drawn at once");
}
