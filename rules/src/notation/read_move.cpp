#include "rules/notation/read_move.hpp"

#include <algorithm>
#include <array>
#include <numeric>

#include "notation/code_points.hpp"
#include "notation/move_text.hpp"
#include "rules/board/legal_moves.hpp"
#include "rules/board/origins.hpp"
#include "rules/notation/write_move.hpp"

namespace rules::notation {
namespace {

using namespace board;

MoveFault illegal(const char* article, Text reason, SquareSet pieces) {
    MoveFault fault;
    fault.kind = MoveFaultKind::Illegal;
    fault.article = article;
    fault.reason = std::move(reason);
    fault.pieces = pieces;
    return fault;
}

// Finds the legal move that a parsed text means.
class MoveFinder {
  public:
    MoveFinder(const Position& position, const MoveText& text)
        : position_(position)
        , text_(text)
        , us_(position.sideToMove()) {}

    Expected<Move, MoveFault> find() {
        if (text_.castling != MoveText::Castling::None)
            return castling(text_.castling == MoveText::Castling::KingSide);
        PieceKind kind = text_.piece.value_or(PieceKind::Pawn);
        if (!text_.piece && text_.fullOrigin()) {
            const auto piece = position_.pieceAt(squareAt(*text_.fromFile, *text_.fromRank));
            if (piece) kind = piece->kind;
        }
        if (kind == PieceKind::King)
            if (const auto kingSide = castlingByKingMove()) return castling(*kingSide);
        return plainMove(kind);
    }

  private:
    // "e1g1", "Ke1-g1" and the Chess960 form "e1h1": more than a step along the first rank, or onto the own
    // rook.
    [[nodiscard]] std::optional<bool> castlingByKingMove() const {
        const Square king = position_.kingSquare(us_);
        const Square target = text_.target;
        if (text_.fromFile && *text_.fromFile != fileOf(king)) return std::nullopt;
        if (text_.fromRank && *text_.fromRank != rankOf(king)) return std::nullopt;
        if (rankOf(target) != rankOf(king) || target == king) return std::nullopt;
        const bool kingSide = target > king;
        if (position_.castlingRooks().contains(target) && position_.pieces(us_).contains(target))
            return kingSide;
        const bool onGoal = fileOf(target) == (kingSide ? File::G : File::C);
        if (onGoal && !kingAttacks(king).contains(target)) return kingSide;
        return std::nullopt;
    }

    Expected<Move, MoveFault> castling(bool kingSide) const {
        if (const auto move = legalCastling(position_, kingSide)) return *move;
        bool hasRight = false;
        for (const Square rook : position_.castlingRooks() & position_.pieces(us_))
            hasRight = hasRight || (rook > position_.kingSquare(us_)) == kingSide;
        return unexpected(illegal(hasRight ? "3.8.2.2" : "3.8.2.1", whyNoCastling(kingSide),
                                  SquareSet(position_.kingSquare(us_))));
    }

    // The article by which no piece of that kind can go there.
    [[nodiscard]] const char* articleAgainst(PieceKind kind, SquareSet among) const {
        const Square target = text_.target;
        if (position_.pieces(us_).contains(target)) return "3.1";
        if (!possibleOrigins(position_, kind, target, among).empty()) return "3.9.2";
        constexpr std::array articles{"3.7", "3.6", "3.2", "3.3", "3.4", "3.8.1"};
        if (kind != PieceKind::Pawn) return articles[index(kind)];
        const SquareSet pawns = position_.pieces(us_, kind) & among;
        const bool free = !position_.occupied().contains(target);
        if (position_.doubleStepTarget() == target && text_.fromFile && *text_.fromFile != fileOf(target))
            return "3.9.2";
        // The pawn of a double step stands beside; its square cannot be passed any more.
        if (free && text_.fromFile && *text_.fromFile != fileOf(target))
            return rankOf(target) == rankFor(us_, Rank::Six) ? "3.7.3.2" : "3.7.3";
        if (rankOf(target) == rankFor(us_, Rank::Four) && !(pawns & SquareSet::of(fileOf(target))).empty())
            return "3.7.2";
        return free ? "3.7" : "3.7.1";
    }

    static constexpr Rank rankFor(Colour colour, Rank rank) {
        return colour == Colour::White
                   ? rank
                   : static_cast<Rank>(static_cast<unsigned>(Rank::Eight) - static_cast<unsigned>(rank));
    }

    [[nodiscard]] Text whyNoCastling(bool kingSide) const {
        const Square king = position_.kingSquare(us_);
        for (const Square rook : position_.castlingRooks() & position_.pieces(us_)) {
            if ((rook > king) != kingSide) continue;
            if (position_.inCheck()) return text("{} is in check (3.8.2.2)", englishName(us_));
            if (!(between(king, rook) & position_.occupied()).empty())
                return text("there is a piece between king and rook (3.8.2.2)");
            return text(
                "the king would start from, cross or reach an attacked square, or the way is not free "
                "(3.8.2.2)");
        }
        return text("the king or that rook has moved, the right to castle is gone (3.8.2.1)");
    }

    Expected<Move, MoveFault> plainMove(PieceKind kind) const {
        SquareSet among = SquareSet::all();
        if (text_.fromFile) among &= SquareSet::of(*text_.fromFile);
        if (text_.fromRank) among &= SquareSet::of(*text_.fromRank);
        // Without an origin file a pawn goes straight ahead: "d5" never means a capture on d5.
        if (kind == PieceKind::Pawn && !text_.fromFile && !text_.captureSign)
            among &= SquareSet::of(fileOf(text_.target));
        const SquareSet origins = legalOrigins(position_, kind, text_.target, among);
        if (origins.empty())
            return unexpected(
                illegal(articleAgainst(kind, among), whyImpossible(kind, among), meantPieces(kind)));
        if (origins.several()) return unexpected(ambiguous(kind, origins));
        return finished(kind, origins.first());
    }

    [[nodiscard]] Expected<Move, MoveFault> finished(PieceKind kind, Square from) const {
        if (kind == PieceKind::Pawn && rankOf(text_.target) == lastRank(us_)) {
            if (text_.promotion) return Move::promotion(from, text_.target, *text_.promotion);
            return unexpected(
                illegal("3.7.3.3", text("the new piece is missing (3.7.3.3)"), SquareSet(from)));
        }
        if (text_.promotion)
            return unexpected(
                illegal("3.7.3.3", text("only a pawn on its last rank is promoted"), SquareSet(from)));
        if (kind == PieceKind::Pawn && fileOf(from) != fileOf(text_.target) &&
            !position_.occupied().contains(text_.target))
            return Move::enPassant(from, text_.target);
        return Move::plain(from, text_.target);
    }

    [[nodiscard]] MoveFault ambiguous(PieceKind kind, SquareSet origins) const {
        MoveFault fault;
        fault.kind = MoveFaultKind::Ambiguous;
        fault.reason = text("more than one {} can go to {}", englishName(kind), nameOf(text_.target));
        fault.pieces = origins;
        for (const Square from : origins)
            if (const auto move = finished(kind, from)) fault.fitting.push_back(*move);
        return fault;
    }

    // The pieces of the kind that the text does not exclude by their file or rank.
    [[nodiscard]] SquareSet meantPieces(PieceKind kind) const {
        SquareSet pieces = position_.pieces(us_, kind);
        if (text_.fromFile) pieces &= SquareSet::of(*text_.fromFile);
        if (text_.fromRank) pieces &= SquareSet::of(*text_.fromRank);
        return pieces;
    }

    [[nodiscard]] Text whyImpossible(PieceKind kind, SquareSet among) const {
        const auto target = nameOf(text_.target);
        if (position_.pieces(us_).contains(text_.target))
            return text("{} is occupied by a piece of {}", target, englishName(us_));
        const SquareSet possible = possibleOrigins(position_, kind, text_.target, among);
        if (kind == PieceKind::King && !possible.empty()) return text("{} is attacked (3.9)", target);
        if (!possible.empty() && position_.inCheck())
            return text("{} is in check and the move does not answer it (3.9)", englishName(us_));
        if (!possible.empty()) return text("it would leave the king of {} in check (3.9)", englishName(us_));
        if (position_.pieces(us_, kind).empty())
            return text("{} has no {}", englishName(us_), englishName(kind));
        if (text_.fullOrigin() && (position_.pieces(us_, kind) & among).empty())
            return text("{} has no {} on {}", englishName(us_), englishName(kind),
                        nameOf(squareAt(*text_.fromFile, *text_.fromRank)));
        return text("no {} of {} can go to {}", englishName(kind), englishName(us_), target);
    }

    const Position& position_;
    const MoveText& text_;
    Colour us_;
};

Expected<Move, MoveFault> found(const Position& position, const MoveText& text) {
    return MoveFinder(position, text).find();
}

// What is compared when looking for similar moves: the letters that carry the meaning.
std::string meaningOf(std::string_view text) {
    std::string meaning;
    for (const char sign : text) {
        if (std::string_view("xX:+#-=!?").find(sign) != std::string_view::npos) continue;
        meaning += sign == '0' || sign == 'o' ? 'O' : sign;
    }
    return meaning;
}

} // namespace

Expected<Move, MoveFault> readMove(const Position& position, std::string_view text,
                                   const MoveOptions& options) {
    if (options.letters == PieceLetters::English)
        if (const auto plain = parsePlainSan(text))
            if (auto move = found(position, *plain)) return move;
    const auto parsed = parseMoveText(text, options.letters, SmallLetters::AreFiles);
    Expected<Move, MoveFault> move = unexpected(MoveFault{});
    if (parsed) move = found(position, *parsed);
    // "bc4" is first of all a capture by the b-pawn; where no such move is legal it may be the bishop.
    if (!move && !text.empty() && fileFrom(text.front())) {
        const auto again = parseMoveText(text, options.letters, SmallLetters::ArePieces);
        if (again && again->piece)
            if (auto other = found(position, *again); other || !parsed) return other;
    }
    if (move) return move;
    if (!parsed) {
        move.error().offset = parsed.error().offset;
        move.error().reason = rules::text("it is not a move");
    }
    move.error().text = text;
    return move;
}

std::size_t writingDistance(std::string_view a, std::string_view b) {
    const std::string left = meaningOf(a);
    const std::string right = meaningOf(b);
    // Rows of the table of distances between all beginnings: two before, one before, this one.
    std::vector<std::size_t> before(right.size() + 1);
    std::vector<std::size_t> last(right.size() + 1);
    std::vector<std::size_t> row(right.size() + 1);
    std::iota(last.begin(), last.end(), std::size_t{0});
    for (std::size_t i = 1; i <= left.size(); ++i) {
        row[0] = i;
        for (std::size_t j = 1; j <= right.size(); ++j) {
            const std::size_t change = left[i - 1] == right[j - 1] ? 0 : 1;
            row[j] = std::min({last[j] + 1, row[j - 1] + 1, last[j - 1] + change});
            if (i > 1 && j > 1 && left[i - 1] == right[j - 2] && left[i - 2] == right[j - 1])
                row[j] = std::min(row[j], before[j - 2] + 1);
        }
        std::swap(before, last);
        std::swap(last, row);
    }
    return last[right.size()];
}

std::vector<Move> similarMoves(const Position& position, std::string_view text, std::size_t most) {
    struct Candidate {
        std::size_t distance;
        Move move;
    };
    std::vector<Candidate> candidates;
    for (const Move move : legalMoves(position)) {
        const std::size_t distance = std::min(writingDistance(text, writeSanWithoutCheck(position, move)),
                                              writingDistance(text, writeUci(position, move)));
        candidates.push_back({distance, move});
    }
    std::ranges::stable_sort(candidates, {}, &Candidate::distance);
    std::vector<Move> moves;
    for (const Candidate& candidate : candidates) {
        if (moves.size() == most) break;
        moves.push_back(candidate.move);
    }
    return moves;
}

} // namespace rules::notation
