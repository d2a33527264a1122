#include "rules/draws/unwinnable.hpp"

#include <algorithm>
#include <cassert>

#include "draws/blocked_position.hpp"
#include "draws/helpmate_search.hpp"
#include "rules/board/legal_moves.hpp"
#include "rules/draws/mating_material.hpp"

namespace rules::draws {
namespace {

using namespace board;

using Found = HelpmateSearch::Outcome;

constexpr std::uint64_t firstLook = 500; // positions
constexpr int firstLookDepth = 2;

// The moves that must be played because there is no other.
struct ForcedMoves {
    Position position;
    std::vector<Move> moves;
    bool goInACircle = false;

    explicit ForcedMoves(const Position& start)
        : position(start) {
        std::vector<Position> passed;
        while (true) {
            const MoveList legal = legalMoves(position);
            if (legal.size() != 1) return;
            passed.push_back(position);
            moves.push_back(legal[0]);
            position.play(legal[0]);
            goInACircle = std::ranges::any_of(
                passed, [&](const Position& earlier) { return earlier.isSamePosition(position); });
            if (goInACircle) return;
        }
    }
};

bool isMatedBy(const Position& position, Colour winner) {
    return position.sideToMove() != winner && isCheckmate(position);
}

bool isBlockedFor(const Position& position, Colour winner) {
    return BlockedPosition::isSuited(position) && BlockedPosition(position).cannotMate(winner);
}

// The full test, step by step from the cheap to the dear.
class FullTest {
  public:
    FullTest(const Position& position, Colour winner, WinBudget budget)
        : start_(position)
        , winner_(winner)
        , budget_(budget.nodes)
        , forced_(position)
        , search_(winner) {}

    WinAnswer answer() && {
        decide();
        answer_.nodes = search_.nodes() + forced_.moves.size();
        assert(answer_.verdict != WinVerdict::Possible || endsInMate());
        // A line that cannot be replayed would be a mistake of ours: then nothing is claimed.
        if (answer_.verdict == WinVerdict::Possible && !endsInMate()) answer_ = {};
        return std::move(answer_);
    }

  private:
    void decide() {
        const Position& position = forced_.position;
        if (forced_.goInACircle) return impossible(WhyNoWin::ForcedMoves);
        if (!hasLegalMove(position)) {
            if (isMatedBy(position, winner_)) return possible({});
            return impossible(forced_.moves.empty() ? WhyNoWin::GameOver : WhyNoWin::ForcedMoves);
        }
        if (!hasMatingMaterial(position, winner_))
            return impossible(forced_.moves.empty() ? WhyNoWin::Material : WhyNoWin::ForcedMoves);
        if (settled(search_.look(position, firstLookDepth, std::min(firstLook, budget_)))) return;
        if (isBlockedFor(position, winner_)) return impossible(WhyNoWin::Blocked);
        if (search_.nodes() < budget_) settled(search_.through(position, budget_ - search_.nodes()));
    }

    bool settled(Found found) {
        switch (found) {
        case Found::Found:
            possible(search_.line());
            return true;
        case Found::Exhausted:
            impossible(WhyNoWin::NoSeries);
            return true;
        case Found::Interrupted:
            return false;
        }
        return false;
    }

    void possible(const std::vector<Move>& line) {
        answer_.verdict = WinVerdict::Possible;
        answer_.line = forced_.moves;
        answer_.line.insert(answer_.line.end(), line.begin(), line.end());
    }

    void impossible(WhyNoWin reason) {
        answer_.verdict = WinVerdict::Impossible;
        answer_.reason = reason;
    }

    [[nodiscard]] bool endsInMate() const {
        Position position = start_;
        for (const Move move : answer_.line) {
            if (!isLegal(position, move)) return false;
            position.play(move);
        }
        return isMatedBy(position, winner_);
    }

    Position start_;
    Colour winner_;
    std::uint64_t budget_;
    ForcedMoves forced_;
    HelpmateSearch search_;
    WinAnswer answer_;
};

// Every series of moves ends within a few half-moves without a mate by the winner.
class EveryLine {
  public:
    explicit EveryLine(Colour winner)
        : winner_(winner) {}

    bool fails(const Position& position, unsigned depth) {
        if (!hasMatingMaterial(position, winner_)) return true;
        if (depth == 0 || ++nodes_ > most) return false;
        const MoveList moves = legalMoves(position);
        if (moves.empty()) return position.sideToMove() == winner_ || !position.inCheck();
        return std::ranges::all_of(moves, [&](Move move) { return fails(position.after(move), depth - 1); });
    }

  private:
    static constexpr unsigned most = 1000; // positions

    Colour winner_;
    unsigned nodes_ = 0;
};

// Where a look at everything that could ever move may pay: pawns that block each other, and little else.
bool looksBlocked(const Position& position) {
    const SquareSet white = position.pieces(Colour::White, PieceKind::Pawn);
    const SquareSet black = position.pieces(Colour::Black, PieceKind::Pawn);
    if ((white.up() & black).empty()) return false;
    const SquareSet others =
        position.occupied() - position.pieces(PieceKind::King) - position.pieces(PieceKind::Pawn);
    return (others - position.pieces(PieceKind::Bishop)).count() <= 1;
}

// Within the depth of the quick test each side loses four men at most; with more left it can say nothing but
// about forced stalemates, unless pawns block each other.
bool isWorthALook(const Position& position) {
    using enum PieceKind;
    constexpr unsigned most = 4;
    const SquareSet strong = position.pieces(Pawn) | position.pieces(Rook) | position.pieces(Queen);
    const auto few = [&](Colour colour) { return (strong & position.pieces(colour)).count() <= most; };
    return (few(Colour::White) && few(Colour::Black)) || looksBlocked(position);
}

} // namespace

WinAnswer canWin(const Position& position, Colour winner, WinBudget budget) {
    return FullTest(position, winner, budget).answer();
}

bool cannotWin(const Position& position, Colour winner) {
    constexpr unsigned depth = 7; // half-moves
    if (!hasMatingMaterial(position, winner)) return true;
    const ForcedMoves forced(position);
    if (forced.goInACircle) return true;
    if (isMatedBy(forced.position, winner)) return false;
    if (EveryLine(winner).fails(forced.position, depth)) return true;
    return looksBlocked(forced.position) && isBlockedFor(forced.position, winner);
}

bool isDeadAtAGlance(const Position& position) {
    return isWorthALook(position) && cannotWin(position, Colour::White) && cannotWin(position, Colour::Black);
}

bool isDead(const Position& position) {
    return canWin(position, Colour::White).verdict == WinVerdict::Impossible &&
           canWin(position, Colour::Black).verdict == WinVerdict::Impossible;
}

const char* codeOf(WhyNoWin reason) {
    switch (reason) {
    case WhyNoWin::GameOver:
        return "game-over";
    case WhyNoWin::Material:
        return "material";
    case WhyNoWin::ForcedMoves:
        return "forced-moves";
    case WhyNoWin::Blocked:
        return "blocked";
    case WhyNoWin::NoSeries:
        return "no-series";
    }
    return "";
}

Text explanationOf(WhyNoWin reason, Colour winner) {
    const char* const name = englishName(winner);
    switch (reason) {
    case WhyNoWin::GameOver:
        return text("the game is over and {} has not won it", name);
    case WhyNoWin::Material:
        return text("{} has no pieces with which a mate exists", name);
    case WhyNoWin::ForcedMoves:
        return text("the only legal moves leave {} without a mate", name);
    case WhyNoWin::Blocked:
        return text("the position is blocked: {} can never bring a mate about", name);
    case WhyNoWin::NoSeries:
        return text("no series of legal moves ends with a mate by {}", name);
    }
    return {};
}

} // namespace rules::draws
