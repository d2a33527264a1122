#include "rules/notation/fen.hpp"

#include <array>
#include <charconv>
#include <vector>

#include <fmt/format.h>

#include "notation/code_points.hpp"

namespace rules::notation {
namespace {

using namespace board;

struct Field {
    std::string_view text;
    std::size_t offset = 0;
};

std::vector<Field> fieldsOf(std::string_view fen) {
    constexpr std::string_view blanks = " \t\r\n";
    std::vector<Field> fields;
    for (std::size_t at = fen.find_first_not_of(blanks); at != std::string_view::npos;) {
        const std::size_t end = std::min(fen.find_first_of(blanks, at), fen.size());
        fields.push_back({fen.substr(at, end - at), at});
        at = fen.find_first_not_of(blanks, end);
    }
    return fields;
}

// The rook farthest from its king on one side: what K, Q, k and q mean in X-FEN.
std::optional<Square> outermostRook(const Setup& setup, Colour colour, bool kingSide) {
    const Rank home = firstRank(colour);
    for (int step = 0; step < 8; ++step) {
        const Square square = squareAt(static_cast<File>(kingSide ? 7 - step : step), home);
        const auto& piece = setup.pieces[index(square)];
        if (piece == Piece{colour, PieceKind::King}) return std::nullopt;
        if (piece == Piece{colour, PieceKind::Rook}) return square;
    }
    return std::nullopt;
}

class FenReader {
  public:
    FenReader(std::string_view fen, const FenOptions& options)
        : fen_(fen)
        , options_(options)
        , fields_(fieldsOf(fen)) {
        setup_.variant = options.variant;
    }

    Expected<WithRemarks<Position>, Diagnostics> read() && {
        if (fields_.empty()) {
            fault("fen.empty", 0, text("there is no position"), {}, text("a FEN of up to six fields"));
            return unexpected(std::move(faults_));
        }
        pieces(fields_[0]);
        sideToMove();
        castling();
        enPassant();
        setup_.halfmoveClock = counter(4, 0);
        setup_.moveNumber = std::max(counter(5, 1), 1U);
        if (fields_.size() > 6)
            fault("fen.fields", fields_[6].offset, text("text after the position"), fields_[6].text,
                  text("at most six fields"));
        if (faults_.hasErrors()) return unexpected(std::move(faults_));
        return position();
    }

  private:
    void add(Severity severity, const char* code, std::size_t offset, Text message, std::string_view found,
             Text expected) {
        faults_.add({.severity = severity,
                     .code = code,
                     .source = options_.source,
                     .line = options_.line,
                     .column = options_.column - 1 + columnOf(fen_, offset),
                     .message = std::move(message),
                     .found = std::string(found),
                     .expected = std::move(expected),
                     .advice = {}});
    }
    void fault(const char* code, std::size_t offset, Text message, std::string_view found, Text expected) {
        add(Severity::Error, code, offset, std::move(message), found, std::move(expected));
    }

    void pieces(const Field& field) {
        unsigned rank = 7;
        std::size_t rankStart = 0;
        while (true) {
            const std::size_t rankEnd = std::min(field.text.find('/', rankStart), field.text.size());
            rankOfPieces(field.text.substr(rankStart, rankEnd - rankStart), field.offset + rankStart, rank);
            if (rankEnd == field.text.size()) break;
            rankStart = rankEnd + 1;
            if (rank == 0) {
                fault("fen.ranks", field.offset + rankEnd, text("more than eight ranks"), "/",
                      text("eight ranks, from rank 8 to rank 1, with / between them"));
                return;
            }
            --rank;
        }
        if (rank != 0)
            fault("fen.ranks", field.offset + field.text.size(), text("only {} ranks", 8 - rank), {},
                  text("eight ranks, from rank 8 to rank 1, with / between them"));
    }

    void rankOfPieces(std::string_view squares, std::size_t offset, unsigned rank) {
        unsigned file = 0;
        for (std::size_t i = 0; i < squares.size(); ++i) {
            const char sign = squares[i];
            if (sign >= '1' && sign <= '8') {
                file += static_cast<unsigned>(sign - '0');
            } else if (const auto piece = pieceFrom(sign)) {
                if (file < 8) setup_.pieces[rank * 8 + file] = piece;
                ++file;
            } else if (!continuesCodePoint(sign)) {
                fault("fen.piece", offset + i, text("unknown piece"), codePointAt(squares, i),
                      text("one of PNBRQK, pnbrqk or a digit from 1 to 8"));
                ++file;
            }
        }
        if (file != 8)
            fault("fen.rank", offset, text("rank {} has {} squares", rank + 1, file), squares,
                  text("eight squares"));
    }

    void sideToMove() {
        if (fields_.size() < 2) {
            fault("fen.side", fen_.size(), text("the side to move is missing"), {}, text("w or b"));
            return;
        }
        const Field& field = fields_[1];
        if (field.text == "w" || field.text == "W")
            setup_.sideToMove = Colour::White;
        else if (field.text == "b" || field.text == "B")
            setup_.sideToMove = Colour::Black;
        else
            fault("fen.side", field.offset, text("side to move"), field.text, text("w or b"));
    }

    void castling() {
        if (fields_.size() < 3 || fields_[2].text == "-") return;
        const Field& field = fields_[2];
        // File letters are used in Chess960 only, so they say what the other letters mean, too.
        if (field.text.find_first_of("ABCDEFGHabcdefgh") != std::string_view::npos)
            setup_.variant = Variant::Chess960;
        for (std::size_t i = 0; i < field.text.size(); ++i)
            if (!continuesCodePoint(field.text[i])) castlingRight(field, i);
    }

    void castlingRight(const Field& field, std::size_t place) {
        const char sign = field.text[place];
        const bool white = sign >= 'A' && sign <= 'Z';
        const Colour colour = white ? Colour::White : Colour::Black;
        const char lower = white ? static_cast<char>(sign - 'A' + 'a') : sign;
        std::optional<Square> rook;
        if (lower == 'k' || lower == 'q') {
            if (setup_.variant == Variant::Chess960)
                rook = outermostRook(setup_, colour, lower == 'k');
            else
                rook = squareAt(lower == 'k' ? File::H : File::A, firstRank(colour));
        } else if (const auto file = fileFrom(lower)) {
            rook = squareAt(*file, firstRank(colour));
        } else {
            fault("fen.castling", field.offset + place, text("castling right"),
                  codePointAt(field.text, place), text("KQkq, the files of the rooks, or -"));
            return;
        }
        addCastlingRight(colour, rook, field.offset + place, codePointAt(field.text, place));
    }

    void addCastlingRight(Colour colour, std::optional<Square> rook, std::size_t offset,
                          std::string_view found) {
        const bool rookThere = rook && setup_.pieces[index(*rook)] == Piece{colour, PieceKind::Rook};
        if (rookThere && kingAtHome(colour)) {
            setup_.castlingRooks |= SquareSet(*rook);
            return;
        }
        const Severity severity =
            options_.leniency == Leniency::Lenient ? Severity::Warning : Severity::Error;
        add(severity, "fen.castling", offset, text("castling right without king and rook at home"), found,
            setup_.variant == Variant::Standard
                ? text("king on the e-file, rook on the a- or h-file (say so if this is Chess960)")
                : text("king and rook on their first rank"));
    }

    [[nodiscard]] bool kingAtHome(Colour colour) const {
        for (int file = 0; file < 8; ++file) {
            const Square square = squareAt(static_cast<File>(file), firstRank(colour));
            if (setup_.pieces[index(square)] == Piece{colour, PieceKind::King})
                return setup_.variant == Variant::Chess960 || fileOf(square) == File::E;
        }
        return false;
    }

    void enPassant() {
        if (fields_.size() < 4 || fields_[3].text == "-") return;
        setup_.enPassantTarget = squareFrom(fields_[3].text);
        if (!setup_.enPassantTarget)
            fault("fen.en_passant", fields_[3].offset, text("en passant square"), fields_[3].text,
                  text("a square such as e3, or -"));
    }

    std::uint32_t counter(std::size_t place, std::uint32_t missing) {
        if (fields_.size() <= place || fields_[place].text == "-") return missing;
        const std::string_view digits = fields_[place].text;
        std::uint32_t value = 0;
        const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), value);
        if (error == std::errc{} && end == digits.data() + digits.size() && value <= largestCounter)
            return value;
        fault("fen.counter", fields_[place].offset,
              place == 4 ? text("half-move clock") : text("move number"), digits,
              text("a number from 0 to {}", largestCounter));
        return missing;
    }

    // The plausibility faults have no column of their own; an impossible en passant square has.
    Expected<WithRemarks<Position>, Diagnostics> position() {
        Diagnostics faults = faultsOf(setup_, options_.tolerance);
        if (options_.leniency == Leniency::Lenient && setup_.enPassantTarget) {
            Setup without = setup_;
            without.enPassantTarget.reset();
            if (faults.items().size() > faultsOf(without, options_.tolerance).items().size()) {
                add(Severity::Warning, "fen.en_passant", fields_[3].offset,
                    text("en passant square that no double step has passed"), fields_[3].text, text("-"));
                setup_ = without;
                faults = faultsOf(setup_, options_.tolerance);
            }
        }
        for (Diagnostic fault : faults.items()) {
            fault.source = options_.source;
            fault.line = options_.line;
            fault.column = options_.column;
            if (fault.code == "position.en_passant")
                fault.column = options_.column - 1 + columnOf(fen_, fields_[3].offset);
            faults_.add(std::move(fault));
        }
        if (faults_.hasErrors()) return unexpected(std::move(faults_));
        return WithRemarks<Position>{Position::from(setup_, options_.tolerance).value(), std::move(faults_)};
    }

    std::string_view fen_;
    const FenOptions& options_;
    std::vector<Field> fields_;
    Setup setup_;
    Diagnostics faults_;
};

std::string piecesOf(const Position& position) {
    std::string field;
    for (int rank = 7; rank >= 0; --rank) {
        int gap = 0;
        for (int file = 0; file < 8; ++file) {
            const auto piece = position.pieceAt(squareAt(static_cast<File>(file), static_cast<Rank>(rank)));
            if (!piece) {
                ++gap;
                continue;
            }
            if (gap > 0) field += static_cast<char>('0' + gap);
            gap = 0;
            field += letter(*piece);
        }
        if (gap > 0) field += static_cast<char>('0' + gap);
        if (rank > 0) field += '/';
    }
    return field;
}

std::string castlingOf(const Position& position, CastlingLetters letters) {
    std::string field;
    const Setup setup = position.setup();
    for (const Colour colour : {Colour::White, Colour::Black}) {
        for (const bool kingSide : {true, false}) {
            for (const Square rook : position.castlingRooks() & SquareSet::of(firstRank(colour))) {
                if ((rook > position.kingSquare(colour)) != kingSide) continue;
                char sign = kingSide ? 'k' : 'q';
                if (letters == CastlingLetters::Shredder || outermostRook(setup, colour, kingSide) != rook)
                    sign = letter(fileOf(rook));
                field += colour == Colour::White ? static_cast<char>(sign - 'a' + 'A') : sign;
            }
        }
    }
    return field.empty() ? "-" : field;
}

} // namespace

Expected<WithRemarks<Position>, Diagnostics> readFen(std::string_view fen, const FenOptions& options) {
    return FenReader(fen, options).read();
}

std::string writeShortFen(const Position& position, FenStyle style) {
    const auto target =
        style.enPassant == EnPassantField::IfLegal ? position.enPassantTarget() : position.doubleStepTarget();
    return fmt::format("{} {} {} {}", piecesOf(position), position.sideToMove() == Colour::White ? 'w' : 'b',
                       castlingOf(position, style.castling), target ? nameOf(*target) : "-");
}

std::string writeFen(const Position& position, FenStyle style) {
    return fmt::format("{} {} {}", writeShortFen(position, style), position.halfmoveClock(),
                       position.moveNumber());
}

} // namespace rules::notation
