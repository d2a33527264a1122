// FEN: a position as one line of text, in its standard, X-FEN and Shredder spellings.
// Use it to read what files and people give and to write positions; see docs of each option for what is
// tolerated.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "rules/base/diagnostics.hpp"
#include "rules/board/position.hpp"

namespace rules::notation {

// Lenient drops castling rights and en passant squares that cannot be, with a warning for each.
enum class Leniency { Strict, Lenient };

struct FenOptions {
    board::Variant variant =
        board::Variant::Standard; // file letters in the castling field mean Chess960 anyway
    Leniency leniency = Leniency::Strict;
    board::Tolerance tolerance = board::Tolerance::None;
    std::string source{};      // named in diagnostics
    std::optional<int> line{}; // likewise
    int column = 1;            // where the FEN begins in that line
};

// Fields 3 to 6 may be missing (-, -, 0, 1), blanks may be repeated, move number 0 is 1. All faults at once.
[[nodiscard]] Expected<WithRemarks<board::Position>, Diagnostics> readFen(std::string_view fen,
                                                                          const FenOptions& options = {});

enum class CastlingLetters { XFen, Shredder }; // KQkq where that is clear, or always the rooks' files
enum class EnPassantField { IfLegal, IfPawnBeside };

struct FenStyle {
    CastlingLetters castling = CastlingLetters::XFen;
    EnPassantField enPassant = EnPassantField::IfLegal;
};

[[nodiscard]] std::string writeFen(const board::Position& position, FenStyle style = {});
// The first four fields only: what the position is, without how it came about.
[[nodiscard]] std::string writeShortFen(const board::Position& position, FenStyle style = {});

} // namespace rules::notation
