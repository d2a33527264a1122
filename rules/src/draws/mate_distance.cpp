#include "draws/mate_distance.hpp"

#include <array>

#include "draws/board_distances.hpp"

namespace rules::draws {
namespace {

using namespace board;
using enum PieceKind;

constexpr unsigned impossible = 100; // as a part of the sum: by no means seen here

struct Corner {
    Square corner;
    std::array<Square, 2> winnersKing; // two squares away on an edge
    std::array<Square, 2> beside;      // for the loser's men
    bool light;
};

constexpr std::array corners{
    Corner{Square::A1, {Square::A3, Square::C1}, {Square::B1, Square::A2}, false},
    Corner{Square::H1, {Square::H3, Square::F1}, {Square::G1, Square::H2}, true},
    Corner{Square::A8, {Square::A6, Square::C8}, {Square::B8, Square::A7}, true},
    Corner{Square::H8, {Square::H6, Square::F8}, {Square::G8, Square::H7}, false},
};

class Estimate {
  public:
    Estimate(const Position& position, Colour winner) noexcept
        : position_(position)
        , winner_(winner)
        , loser_(opposite(winner)) {}

    [[nodiscard]] unsigned total() const noexcept {
        const unsigned power = matingPower();
        unsigned best = farthestMate;
        for (const Corner& corner : corners)
            best = std::min(best, power + picture(corner, power > 0));
        return best + fewerMen();
    }

    // Squares the king may still go to weigh most; then how near its hunters are.
    [[nodiscard]] unsigned freedom() const noexcept {
        const Square king = position_.kingSquare(loser_);
        const SquareSet withoutKing = position_.occupied() - SquareSet(king);
        unsigned flights = 0;
        for (const Square square : kingAttacks(king) - position_.pieces(loser_))
            if (position_.attackers(winner_, square, withoutKing).empty()) ++flights;
        unsigned hunters = kingDistance(position_.kingSquare(winner_), king);
        for (const Square knight : own(Knight))
            hunters += knightDistance(knight, king);
        return matingPower() + 6 * flights + hunters + fewerMen();
    }

  private:
    // Every man of the loser that is captured opens the way, and can never come back. Against minor pieces a
    // queen guards too much for any picture.
    [[nodiscard]] unsigned fewerMen() const noexcept {
        const bool minorsOnly = (own(Queen) | own(Rook)).empty();
        return 2 * position_.pieces(loser_).count() + (minorsOnly ? 10 * theirs(Queen).count() : 0);
    }

    [[nodiscard]] SquareSet own(PieceKind kind) const noexcept { return position_.pieces(winner_, kind); }
    [[nodiscard]] SquareSet theirs(PieceKind kind) const noexcept { return position_.pieces(loser_, kind); }

    // 0 with a queen or rook; otherwise what seems to be the shortest way to enough pieces.
    [[nodiscard]] unsigned matingPower() const noexcept {
        if (!(own(Queen) | own(Rook)).empty()) return 0;
        unsigned best = std::min(impossible, minorPieces());
        for (const Square pawn : own(Pawn))
            best = std::min(best, 8 + 2 * toPromotion(winner_, pawn));
        return best;
    }

    [[nodiscard]] unsigned minorPieces() const noexcept {
        const SquareSet knights = own(Knight);
        const SquareSet bishops = own(Bishop);
        if (knights.empty() && bishops.empty()) return impossible;
        const bool onLight = !(bishops & lightSquares).empty();
        const bool onDark = !(bishops - lightSquares).empty();
        if (knights.several() || (!knights.empty() && !bishops.empty()) || (onLight && onDark)) return 6;
        // One piece, or bishops of one colour: a man of the loser must fill a square.
        SquareSet helpers = theirs(Knight);
        if (bishops.empty())
            helpers |= theirs(Bishop) | theirs(Rook);
        else
            helpers |= onLight ? theirs(Bishop) - lightSquares : theirs(Bishop) & lightSquares;
        if (!helpers.empty()) return 10;
        unsigned best = impossible;
        for (const Square pawn : theirs(Pawn))
            best = std::min(best, 16 + 2 * toPromotion(loser_, pawn));
        return best;
    }

    // Moves of a pawn up to its promotion, and of those who must make way for it.
    [[nodiscard]] unsigned toPromotion(Colour colour, Square pawn) const noexcept {
        const Colour enemy = opposite(colour);
        unsigned cost = 0;
        for (Square square = pawn; rankOf(square) != lastRank(colour);) {
            square = forward(colour, square);
            ++cost;
            if (!position_.occupied().contains(square)) continue;
            const bool isPawn = position_.pieces(Pawn).contains(square);
            if (!isPawn)
                cost += 1;
            else if (position_.pieces(enemy).contains(square))
                cost += std::min(toCapture(colour, square), aroundAnEnemy(enemy));
            else
                cost += 4;
        }
        return std::min(cost, impossible / 2);
    }

    // Another piece of the enemy may come to be captured by the pawn.
    [[nodiscard]] unsigned aroundAnEnemy(Colour enemy) const noexcept {
        const SquareSet pieces = position_.pieces(enemy) - position_.pieces(Pawn) - position_.pieces(King);
        return pieces.empty() ? impossible : 4;
    }

    // The nearest man who may capture what stands there.
    [[nodiscard]] unsigned toCapture(Colour colour, Square target) const noexcept {
        unsigned best = 2 + kingDistance(position_.kingSquare(colour), target);
        for (const Square knight : position_.pieces(colour, Knight))
            best = std::min(best, 1 + knightDistance(knight, target));
        const SquareSet bishops = position_.pieces(colour, Bishop);
        const SquareSet right =
            lightSquares.contains(target) ? bishops & lightSquares : bishops - lightSquares;
        if (!right.empty() || !position_.pieces(colour, Rook).empty() ||
            !position_.pieces(colour, Queen).empty())
            best = std::min(best, 3U);
        return best;
    }

    // The kings at the corner, knights near it, a man of the loser on the square that the winner's king
    // leaves open.
    [[nodiscard]] unsigned picture(const Corner& corner, bool minorsOnly) const noexcept {
        const Square king = position_.kingSquare(winner_);
        unsigned best = farthestMate;
        for (const std::size_t side : {std::size_t{0}, std::size_t{1}}) {
            unsigned sum = 2 * kingDistance(king, corner.winnersKing[side]);
            if (minorsOnly) sum += fillDistance(corner.beside[side]);
            best = std::min(best, sum);
        }
        best += 2 * kingDistance(position_.kingSquare(loser_), corner.corner);
        if (!minorsOnly) return best;
        for (const Square knight : own(Knight))
            best += knightDistance(knight, corner.corner);
        const SquareSet bishops = own(Bishop);
        const SquareSet right = corner.light ? bishops & lightSquares : bishops - lightSquares;
        return best + (!bishops.empty() && right.empty() ? 24U : 0U);
    }

    // Moves until a man of the loser stands on this square.
    [[nodiscard]] unsigned fillDistance(Square square) const noexcept {
        if ((position_.pieces(loser_) - theirs(King)).contains(square)) return 0;
        unsigned best = 24;
        for (const Square knight : theirs(Knight))
            best = std::min(best, knightDistance(knight, square));
        const SquareSet sameColour = lightSquares.contains(square) ? lightSquares : ~lightSquares;
        for (const Square bishop : theirs(Bishop) & sameColour)
            best = std::min(best, bishopAttacks(bishop, position_.occupied()).contains(square) ? 1U : 2U);
        for (const Square rook : theirs(Rook))
            best = std::min(best, rookAttacks(rook, position_.occupied()).contains(square) ? 1U : 2U);
        return best;
    }

    const Position& position_;
    Colour winner_;
    Colour loser_;
};

} // namespace

unsigned mateDistance(const Position& position, Colour winner) noexcept {
    return std::min(Estimate(position, winner).total(), farthestMate);
}

unsigned kingFreedom(const Position& position, Colour winner) noexcept {
    return std::min(Estimate(position, winner).freedom(), farthestMate);
}

} // namespace rules::draws
