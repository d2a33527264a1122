#include "rules/notation/diagram.hpp"

#include <array>
#include <string_view>

namespace rules::notation {

using namespace board;

std::string diagram(const Position& position, Figures figures) {
    constexpr ByColour<std::array<std::string_view, pieceKindCount>> pictures{{"♙", "♘", "♗", "♖", "♕", "♔"},
                                                                              {"♟", "♞", "♝", "♜", "♛", "♚"}};
    std::string text;
    for (int rank = 7; rank >= 0; --rank) {
        text += digit(static_cast<Rank>(rank));
        text += ' ';
        for (int file = 0; file < 8; ++file) {
            const auto piece = position.pieceAt(squareAt(static_cast<File>(file), static_cast<Rank>(rank)));
            text += ' ';
            if (!piece)
                text += '.';
            else if (figures == Figures::Letters)
                text += letter(*piece);
            else
                text += pictures[piece->colour][index(piece->kind)];
        }
        const Colour atEdge = rank == 7 ? Colour::Black : Colour::White;
        if ((rank == 7 || rank == 0) && position.sideToMove() == atEdge) text += "  <";
        text += '\n';
    }
    return text + "   a b c d e f g h\n";
}

} // namespace rules::notation
