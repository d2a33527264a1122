// All positions of a few pieces, and the proof that "can this side still win?" is answered right for them.
// Use it in the tests of unwinnable.hpp: a step of 1 looks at every position, a larger one at every so many.
#pragma once

#include <boost/test/unit_test.hpp>

#include <cstddef>
#include <string>
#include <vector>

#include "rules/board/legal_moves.hpp"
#include "rules/draws/unwinnable.hpp"
#include "rules/notation/fen.hpp"

namespace support {

using namespace rules;
using namespace rules::board;

inline bool isProvedMate(Position position, Colour winner, const std::vector<Move>& line) {
    for (const Move move : line) {
        if (!isLegal(position, move)) return false;
        position.play(move);
    }
    return position.sideToMove() != winner && isCheckmate(position);
}

// "No" must hold for every successor too, and no mate may be among them.
inline bool isClosedNo(const Position& position, Colour winner) {
    const MoveList moves = legalMoves(position);
    if (moves.empty()) return position.sideToMove() == winner || !position.inCheck();
    for (const Move move : moves)
        if (draws::canWin(position.after(move), winner).verdict != draws::WinVerdict::Impossible)
            return false;
    return true;
}

inline void checkPosition(const Position& position) {
    for (const Colour winner : {Colour::White, Colour::Black}) {
        const auto answer = draws::canWin(position, winner);
        bool right = answer.verdict != draws::WinVerdict::Undecided;
        if (answer.verdict == draws::WinVerdict::Possible)
            right = isProvedMate(position, winner, answer.line) && !draws::cannotWin(position, winner);
        if (answer.verdict == draws::WinVerdict::Impossible) right = isClosedNo(position, winner);
        if (!right) BOOST_ERROR(notation::writeFen(position) + " " + englishName(winner));
    }
}

// Kings and `others`, wherever they may stand, both sides to move. Every `step`-th of all arrangements.
inline void checkMaterial(const std::vector<Piece>& others, std::size_t step) {
    std::vector<Piece> men{{Colour::White, PieceKind::King}, {Colour::Black, PieceKind::King}};
    men.insert(men.end(), others.begin(), others.end());
    std::size_t all = 2;
    for (std::size_t i = 0; i < men.size(); ++i)
        all *= squareCount;
    for (std::size_t number = 0; number < all; number += step) {
        Setup setup;
        setup.sideToMove = number % 2 == 0 ? Colour::White : Colour::Black;
        std::size_t rest = number / 2;
        bool free = true;
        for (const Piece man : men) {
            auto& square = setup.pieces[rest % squareCount];
            free = free && !square;
            square = man;
            rest /= squareCount;
        }
        if (!free) continue;
        if (const auto position = Position::from(setup)) checkPosition(*position);
    }
}

// Colours are alike, so the stronger half of the material is White's where there is a difference.
inline void checkAllPositions(unsigned pieces, std::size_t step) {
    using enum PieceKind;
    const std::vector<PieceKind> kinds{Pawn, Knight, Bishop, Rook, Queen};
    for (const PieceKind first : kinds) {
        if (pieces == 3) {
            checkMaterial({{Colour::White, first}}, step);
            continue;
        }
        for (const PieceKind second : kinds) {
            if (second > first) continue;
            checkMaterial({{Colour::White, first}, {Colour::White, second}}, step);
            checkMaterial({{Colour::White, first}, {Colour::Black, second}}, step);
        }
    }
}

} // namespace support
