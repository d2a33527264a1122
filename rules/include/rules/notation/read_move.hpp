// One written move and a position: which legal move is meant? SAN, long algebraic, UCI, and how people write.
// Use it for score sheets, PGN, claims; nothing is ever guessed, a doubtful text is a MoveFault.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "rules/base/text.hpp"
#include "rules/board/position.hpp"
#include "rules/notation/piece_letters.hpp"

namespace rules::notation {

struct MoveOptions {
    PieceLetters letters = PieceLetters::English;
};

enum class MoveFaultKind {
    Unreadable, // no move is written there
    Illegal,    // a move is written, but it is not legal here
    Ambiguous   // it fits several legal moves (a sealed move like that loses, Guidelines I.8)
};

struct MoveFault {
    MoveFaultKind kind = MoveFaultKind::Unreadable;
    std::string text;                 // as written
    std::size_t offset = 0;           // Unreadable: the byte of the text that no move has
    Text reason;                      // why it is not legal, or what it could be
    std::string article;              // Illegal: of the Laws, that says so
    std::vector<board::Move> fitting; // Ambiguous: the legal moves it fits
    board::SquareSet pieces;          // Illegal, Ambiguous: the pieces that may have been meant

    friend bool operator==(const MoveFault&, const MoveFault&) = default;
};

// Accepts: with or without x : - + # ++ ch mate e.p. (=) ! ?; 0-0 and O-O; e8Q e8=Q e8(Q) e8/Q; Ng1f3,
// Ng1-f3, e2e4, e7e8q; figurines; P for pawns; a small piece letter where no file is meant; castling also as
// the king's two steps or as king takes own rook; missing or superfluous origin squares if just one legal
// move fits.
[[nodiscard]] Expected<board::Move, MoveFault>
readMove(const board::Position& position, std::string_view text, const MoveOptions& options = {});

// The legal moves, most similar in writing to the text first: what the writer may have meant.
[[nodiscard]] std::vector<board::Move> similarMoves(const board::Position& position, std::string_view text,
                                                    std::size_t most);
// How many letters must be added, left out, changed or swapped with their neighbours to make one text of the
// other. Signs that mean nothing for the move (x, +, #, -) are not compared.
[[nodiscard]] std::size_t writingDistance(std::string_view a, std::string_view b);

} // namespace rules::notation
