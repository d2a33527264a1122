#include "rules/board/setup.hpp"

#include <algorithm>
#include <string>

#include "rules/board/attacks.hpp"

namespace rules::board {
namespace {

std::string namesOf(SquareSet squares) {
    std::string names;
    for (const Square square : squares)
        names += (names.empty() ? "" : ", ") + nameOf(square);
    return names;
}

// Looks at a setup as FIDE Laws 3.10.3 does, and collects every reason why it cannot have come about.
class Examination {
  public:
    Examination(const Setup& setup, Tolerance tolerance)
        : setup_(setup)
        , tolerance_(tolerance) {
        for (std::size_t i = 0; i < squareCount; ++i) {
            const auto& piece = setup.pieces[i];
            if (!piece) continue;
            byKind_[index(piece->kind)] |= SquareSet(squareAt(i));
            byColour_[piece->colour] |= SquareSet(squareAt(i));
        }
    }

    Diagnostics faults() && {
        bool kingsAreRight = true;
        for (const Colour colour : {Colour::White, Colour::Black}) {
            kingsAreRight = oneKing(colour) && kingsAreRight;
            pawnNumber(colour);
            promotedPieces(colour);
        }
        pawnRanks();
        castlingRights();
        enPassant();
        counters();
        if (kingsAreRight) checks();
        return std::move(faults_);
    }

  private:
    [[nodiscard]] SquareSet pieces(Colour colour, PieceKind kind) const {
        return byColour_[colour] & byKind_[index(kind)];
    }
    [[nodiscard]] SquareSet occupied() const { return byColour_.white | byColour_.black; }
    [[nodiscard]] Square king(Colour colour) const { return pieces(colour, PieceKind::King).first(); }
    [[nodiscard]] SquareSet attackers(Colour by, Square target, SquareSet occupied) const {
        SquareSet found;
        for (const Square from : byColour_[by])
            if (attacks(*setup_.pieces[index(from)], from, occupied).contains(target))
                found |= SquareSet(from);
        return found;
    }

    void fault(const char* code, Text message, Text expected) {
        Diagnostic diagnostic;
        diagnostic.code = code;
        diagnostic.message = std::move(message);
        diagnostic.expected = std::move(expected);
        faults_.add(std::move(diagnostic));
    }

    bool oneKing(Colour colour) {
        const unsigned kings = pieces(colour, PieceKind::King).count();
        if (kings == 1) return true;
        fault("position.kings",
              kings == 0 ? text("{} has no king", englishName(colour))
                         : text("{} has {} kings", englishName(colour), kings),
              text("exactly one king for each side"));
        return false;
    }

    void pawnNumber(Colour colour) {
        const unsigned pawns = pieces(colour, PieceKind::Pawn).count();
        if (pawns > 8)
            fault("position.pawns", text("{} has {} pawns", englishName(colour), pawns),
                  text("at most eight"));
    }

    // Every piece beyond the initial ones is a promoted pawn; bishops are counted by the colour of their
    // squares.
    void promotedPieces(Colour colour) {
        const auto beyond = [](SquareSet set, unsigned initial) {
            return set.count() > initial ? set.count() - initial : 0U;
        };
        const SquareSet bishops = pieces(colour, PieceKind::Bishop);
        const unsigned promoted = beyond(pieces(colour, PieceKind::Queen), 1) +
                                  beyond(pieces(colour, PieceKind::Rook), 2) +
                                  beyond(pieces(colour, PieceKind::Knight), 2) +
                                  beyond(bishops & lightSquares, 1) + beyond(bishops - lightSquares, 1);
        const unsigned pawns = pieces(colour, PieceKind::Pawn).count();
        if (pawns <= 8 && promoted > 8 - pawns)
            fault("position.promoted",
                  text("{} has {} promoted pieces but only {} missing pawns", englishName(colour), promoted,
                       8 - pawns),
                  text("no more promoted pieces than missing pawns"));
    }

    void pawnRanks() {
        const SquareSet wrong =
            byKind_[index(PieceKind::Pawn)] & (SquareSet::of(Rank::One) | SquareSet::of(Rank::Eight));
        if (!wrong.empty())
            fault("position.pawn_rank", text("pawn on {}", namesOf(wrong)),
                  text("pawns on ranks 2 to 7 only"));
    }

    void castlingRights() {
        for (const Colour colour : {Colour::White, Colour::Black}) {
            const SquareSet home = SquareSet::of(firstRank(colour));
            const SquareSet rooks = setup_.castlingRooks & home;
            const SquareSet kings = pieces(colour, PieceKind::King) & home;
            for (const Square rook : rooks)
                castlingRight(colour, rook, kings);
            if (kings.single() && rooks.count() > 1) {
                const Square king = kings.first();
                const auto onKingSide =
                    std::ranges::count_if(rooks, [&](Square rook) { return rook > king; });
                if (onKingSide > 1 || rooks.count() - static_cast<std::size_t>(onKingSide) > 1)
                    fault("position.castling",
                          text("two castling rights on one side of the king on {}", nameOf(king)),
                          text("at most one on either side"));
            }
        }
        const SquareSet elsewhere =
            setup_.castlingRooks - SquareSet::of(Rank::One) - SquareSet::of(Rank::Eight);
        if (!elsewhere.empty())
            fault("position.castling", text("castling right with a rook on {}", namesOf(elsewhere)),
                  text("castling rooks on the first rank of their side"));
    }

    void castlingRight(Colour colour, Square rook, SquareSet kings) {
        const bool standard = setup_.variant == Variant::Standard;
        const bool kingAtHome = kings.single() && (!standard || fileOf(kings.first()) == File::E);
        const bool rookAtHome = pieces(colour, PieceKind::Rook).contains(rook) &&
                                (!standard || fileOf(rook) == File::A || fileOf(rook) == File::H);
        if (kingAtHome && rookAtHome) return;
        fault("position.castling",
              text("{} may castle with the rook on {}, but king and rook are not both at home",
                   englishName(colour), nameOf(rook)),
              standard ? text("king on the e-file, rook on the a- or h-file (or Chess960)")
                       : text("king and rook on the first rank of their side"));
    }

    void enPassant() {
        if (!setup_.enPassantTarget) return;
        const Square target = *setup_.enPassantTarget;
        const Colour mover = opposite(setup_.sideToMove);
        const Rank wanted = mover == Colour::White ? Rank::Three : Rank::Six;
        const auto wrong = [&](Text expected) {
            fault("position.en_passant", text("en passant on {} is not possible", nameOf(target)),
                  std::move(expected));
        };
        if (rankOf(target) != wanted)
            return wrong(
                text("a square on rank {}, behind the double step of {}", digit(wanted), englishName(mover)));
        const Square pawn = forward(mover, target);
        const Square origin = forward(opposite(mover), target);
        if (!pieces(mover, PieceKind::Pawn).contains(pawn))
            return wrong(text("the pawn that has made the double step on {}", nameOf(pawn)));
        if (!(occupied() & (SquareSet(target) | SquareSet(origin))).empty())
            return wrong(text("{} and {} empty", nameOf(target), nameOf(origin)));
        if (!pieces(setup_.sideToMove, PieceKind::King).single()) return;
        // A check that stood before the double step would have had to be answered by it.
        const SquareSet before = (occupied() - SquareSet(pawn)) | SquareSet(origin);
        const Square checked = king(setup_.sideToMove);
        const SquareSet checkers =
            (attackers(mover, checked, before) & attackers(mover, checked, occupied())) - SquareSet(pawn);
        if (!checkers.empty())
            wrong(text("a check on {} that the double step has given or uncovered", nameOf(checked)));
    }

    void counters() {
        if (setup_.halfmoveClock > largestCounter || setup_.moveNumber > largestCounter)
            fault("position.counters",
                  text("half-move clock {} or move number {} is too large", setup_.halfmoveClock,
                       setup_.moveNumber),
                  text("at most {}", largestCounter));
    }

    void checks() {
        const Square own = king(setup_.sideToMove);
        const Square other = king(opposite(setup_.sideToMove));
        if (kingAttacks(own).contains(other)) {
            fault("position.kings_adjacent",
                  text("the kings on {} and {} stand side by side", nameOf(own), nameOf(other)),
                  text("at least one square between them"));
            return;
        }
        if (tolerance_ == Tolerance::None && !attackers(setup_.sideToMove, other, occupied()).empty())
            fault("position.check",
                  text("{} is in check but {} is to move", englishName(opposite(setup_.sideToMove)),
                       englishName(setup_.sideToMove)),
                  text("only the side to move in check (1.4.1)"));
        const SquareSet checkers = attackers(opposite(setup_.sideToMove), own, occupied());
        if (!checkersArePossible(checkers, own))
            fault("position.checkers",
                  text("the checks from {} cannot have come about by one move", namesOf(checkers)),
                  text("one check, or a double check by discovery"));
    }

    // A double check comes from the moved piece and a line it has opened: two pieces that can only check by
    // moving do not do it, nor do two sliders on one line.
    [[nodiscard]] bool checkersArePossible(SquareSet checkers, Square king) const {
        if (checkers.count() < 2) return true;
        if (checkers.count() > 2) return false;
        const Square first = checkers.first();
        const Square second = (checkers - SquareSet(first)).first();
        const SquareSet steppers = byKind_[index(PieceKind::Pawn)] | byKind_[index(PieceKind::Knight)];
        return (checkers & steppers).count() < 2 && !lineThrough(first, second).contains(king);
    }

    const Setup& setup_;
    Tolerance tolerance_;
    std::array<SquareSet, pieceKindCount> byKind_{};
    ByColour<SquareSet> byColour_{};
    Diagnostics faults_;
};

} // namespace

Diagnostics faultsOf(const Setup& setup, Tolerance tolerance) {
    return Examination(setup, tolerance).faults();
}

} // namespace rules::board
