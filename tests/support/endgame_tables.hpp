// "Can this side still win?" by brute force: for all positions of a few pieces at once, who can be mated by
// some series of legal moves, found by nothing but legal moves until nothing changes any more. Use it to hold
// the quick test and the full search against; castling rights are left out.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "rules/board/legal_moves.hpp"
#include "rules/board/position.hpp"

namespace support {

using rules::Colour;
using rules::board::Piece;
using rules::board::PieceKind;
using rules::board::Position;
using rules::board::Square;

// Kings and at most two others; the others sorted, so that one material has one table.
using Material = std::vector<Piece>;

[[nodiscard]] inline Material sorted(Material others) {
    std::ranges::sort(others, {}, [](Piece piece) {
        return std::pair(piece.colour == Colour::Black, 9U - static_cast<unsigned>(piece.kind));
    });
    return others;
}

// The winners of each position, a bit for White and one for Black; made once for each material.
class EndgameTables {
  public:
    struct Table {
        Material others;
        std::vector<std::uint8_t> winners; // 4: is a position; 1: White can win; 2: Black can win

        [[nodiscard]] std::size_t size() const { return winners.size(); }
    };

    [[nodiscard]] const Table& of(const Material& others) {
        const std::string name = nameOf(others);
        auto& table = tables_[name];
        if (!table) table = make(others);
        return *table;
    }

    // Boards that are each other's mirror image are one: White's king stands in a corner triangle, or with
    // pawns in the left half.
    [[nodiscard]] static std::vector<Square> kingSquares(const Material& others) {
        std::vector<Square> squares;
        for (unsigned square = 0; square < rules::board::squareCount; ++square)
            if (const unsigned file = square % 8, rank = square / 8;
                file < 4 && (hasPawns(others) || (rank < 4 && rank <= file)))
                squares.push_back(rules::board::squareAt(square));
        return squares;
    }

    // The position behind an index; nothing if pieces stand on one another or it cannot be.
    [[nodiscard]] static std::optional<Position> positionAt(const Material& others, std::size_t index) {
        static const std::vector<Square> triangle = kingSquares({});
        static const std::vector<Square> half = kingSquares({{Colour::White, PieceKind::Pawn}});
        const auto& kings = hasPawns(others) ? half : triangle;
        rules::board::Setup setup;
        setup.sideToMove = index % 2 == 0 ? Colour::White : Colour::Black;
        std::size_t rest = index / 2;
        setup.pieces[rules::board::index(kings[rest % kings.size()])] = {Colour::White, PieceKind::King};
        rest /= kings.size();
        const auto put = [&](Piece piece) {
            auto& square = setup.pieces[rest % rules::board::squareCount];
            rest /= rules::board::squareCount;
            if (square) return false;
            square = piece;
            return true;
        };
        if (!put({Colour::Black, PieceKind::King})) return std::nullopt;
        // Two pieces alike stand in one order only.
        std::size_t before = 0;
        for (std::size_t place = 0; place < others.size(); ++place) {
            const std::size_t square = rest % rules::board::squareCount;
            if (place > 0 && others[place] == others[place - 1] && square < before) return std::nullopt;
            before = square;
            if (!put(others[place])) return std::nullopt;
        }
        auto position = Position::from(setup);
        return position ? std::optional(*position) : std::nullopt;
    }

    [[nodiscard]] std::uint8_t winnersOf(const Position& position) {
        const Material others = materialOf(position);
        return of(others).winners[indexOf(position, others)] & 3U;
    }

  private:
    static std::string nameOf(const Material& others) {
        std::string name;
        for (const Piece piece : others)
            name +=
                static_cast<char>((piece.colour == Colour::White ? 'A' : 'a') + static_cast<int>(piece.kind));
        return name;
    }

    static Material materialOf(const Position& position) {
        Material others;
        for (const Square square : position.occupied() - position.pieces(PieceKind::King))
            others.push_back(*position.pieceAt(square));
        return sorted(std::move(others));
    }

    static bool hasPawns(const Material& others) {
        return std::ranges::any_of(others, [](Piece piece) { return piece.kind == PieceKind::Pawn; });
    }

    // How the board is turned so that White's king comes to one of kingSquares().
    struct Turning {
        unsigned flip = 0; // of files and ranks, as bits of the square
        bool swapped = false;

        Turning(Square king, bool pawns) {
            const auto square = static_cast<unsigned>(rules::board::index(king));
            if (square % 8 > 3) flip ^= 7U;
            if (!pawns && square / 8 > 3) flip ^= 56U;
            const unsigned turned = square ^ flip;
            swapped = !pawns && turned / 8 > turned % 8;
        }
        [[nodiscard]] std::size_t operator()(Square square) const {
            const unsigned turned = static_cast<unsigned>(rules::board::index(square)) ^ flip;
            return swapped ? turned % 8 * 8 + turned / 8 : turned;
        }
    };

    static std::size_t indexOf(const Position& position, const Material& others) {
        const bool pawns = hasPawns(others);
        const Square king = position.kingSquare(Colour::White);
        const Turning turned(king, pawns);
        std::array<std::size_t, 2> squares{};
        rules::board::SquareSet used;
        for (std::size_t place = 0; place < others.size(); ++place)
            for (const Square square : position.pieces(others[place].colour, others[place].kind) - used) {
                squares[place] = turned(square);
                used |= rules::board::SquareSet(square);
                break;
            }
        if (others.size() == 2 && others[0] == others[1] && squares[1] < squares[0])
            std::swap(squares[0], squares[1]);
        std::size_t index = 0;
        for (std::size_t place = others.size(); place > 0; --place)
            index = index * rules::board::squareCount + squares[place - 1];
        index = index * rules::board::squareCount + turned(position.kingSquare(Colour::Black));
        const std::size_t corner = turned(king);
        // The place of the king among kingSquares().
        const std::size_t file = corner % 8;
        const std::size_t rank = corner / 8;
        constexpr std::array<std::size_t, 4> before{0, 4, 7, 9}; // of the triangle, by rank
        const std::size_t place = pawns ? rank * 4 + file : before[rank] + file - rank;
        index = index * (pawns ? 32 : 10) + place;
        return 2 * index + (position.sideToMove() == Colour::White ? 0 : 1);
    }

    // Who can win from here, as far as the tables know: a mate on the board, or what a successor has.
    std::uint8_t look(const Position& position, const Table& table) {
        const auto moves = rules::board::legalMoves(position);
        if (moves.empty()) {
            if (!position.inCheck()) return 0;
            return position.sideToMove() == Colour::White ? 2 : 1;
        }
        std::uint8_t winners = 0;
        for (const auto move : moves) {
            const Position next = position.after(move);
            // En passant is not in the index: one move more, which nothing else leads to.
            winners |= next.enPassantTarget() ? look(next, table) : known(next, table);
            if (winners == 3) break;
        }
        return winners;
    }

    std::uint8_t known(const Position& position, const Table& table) {
        const Material others = materialOf(position);
        const std::size_t index = indexOf(position, others);
        return (others == table.others ? table : of(others)).winners[index] & 3U;
    }

    std::unique_ptr<Table> make(const Material& others) {
        auto table = std::make_unique<Table>();
        table->others = others;
        std::size_t size = 2 * kingSquares(others).size() * rules::board::squareCount;
        for (std::size_t piece = 0; piece < others.size(); ++piece)
            size *= rules::board::squareCount;
        table->winners.assign(size, 0);
        for (std::size_t index = 0; index < size; ++index)
            if (positionAt(others, index)) table->winners[index] = 4;
        // Forwards and backwards in turn, until a whole pass finds nothing.
        for (bool changed = true, forwards = true; changed; forwards = !forwards) {
            changed = false;
            for (std::size_t step = 0; step < size; ++step) {
                const std::size_t index = forwards ? step : size - 1 - step;
                std::uint8_t& winners = table->winners[index];
                if ((winners & 4U) == 0 || (winners & 3U) == 3) continue;
                const auto found =
                    static_cast<std::uint8_t>(winners | look(*positionAt(others, index), *table));
                changed = changed || found != winners;
                winners = found;
            }
        }
        return table;
    }

    std::map<std::string, std::unique_ptr<Table>> tables_;
};

} // namespace support
