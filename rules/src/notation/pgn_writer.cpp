#include <algorithm>
#include <array>
#include <charconv>

#include <fmt/format.h>

#include "notation/code_points.hpp"
#include "notation/null_move.hpp"
#include "rules/notation/fen.hpp"
#include "rules/notation/pgn.hpp"
#include "rules/notation/write_move.hpp"

namespace rules::notation {
namespace {

using namespace board;

constexpr std::array<std::string_view, 7> roster{"Event", "Site",  "Date",  "Round",
                                                 "White", "Black", "Result"};

// Lost by both is no result of PGN, and "0-0" would be read as castling.
std::string_view resultText(PgnResult result) {
    return result == PgnResult::BothLose ? "*" : textOf(result);
}

std::string escaped(std::string_view value) {
    std::string text;
    for (const char sign : value) {
        if (sign == '"' || sign == '\\') text += '\\';
        text += sign == '\n' || sign == '\r' ? ' ' : sign;
    }
    return text;
}

// Words in lines of at most 79 characters (PGN export format).
class MoveTextLines {
  public:
    void add(std::string_view word) {
        const int length = countCodePoints(word);
        // At the beginning of a line this would be taken for a tag.
        const bool glued = word.size() > 1 && word[0] == '[' && word[1] != '%';
        if (column_ > 0 && column_ + 1 + length > 79 && !glued) {
            text_ += '\n';
            column_ = 0;
        } else if (column_ > 0) {
            text_ += ' ';
            ++column_;
        }
        text_ += word;
        column_ += length;
    }
    // Comments may be broken at their blanks.
    void addComment(std::string_view comment) {
        if (comment.empty()) return;
        std::string safe(comment);
        std::ranges::replace(safe, '}', ')');
        add("{");
        std::string_view rest = safe;
        while (!rest.empty()) {
            const std::size_t end = std::min(rest.find(' '), rest.size());
            if (end > 0) add(rest.substr(0, end));
            rest.remove_prefix(std::min(end + 1, rest.size()));
        }
        add("}");
    }
    [[nodiscard]] std::string text() && { return std::move(text_) + "\n"; }

  private:
    std::string text_;
    int column_ = 0;
};

class MoveTextWriter {
  public:
    std::string write(const PgnGame& game) && {
        variation(game.moves, game.start);
        lines_.add(resultText(game.result));
        return std::move(lines_).text();
    }

  private:
    void variation(const PgnVariation& line, Position position) {
        bool numbered = false; // Black's move needs its number after an interruption
        if (!line.comment.empty()) lines_.addComment(line.comment);
        for (const PgnMove& move : line.moves) {
            if (position.sideToMove() == Colour::White || !numbered) lines_.add(moveNumber(position));
            lines_.add(move.move ? writeSan(position, *move.move) : "--");
            for (const int nag : move.nags)
                lines_.add(fmt::format("${}", nag));
            lines_.addComment(move.comment);
            for (const PgnVariation& other : move.variations) {
                lines_.add("(");
                variation(other, position);
                lines_.add(")");
            }
            numbered = move.comment.empty() && move.variations.empty();
            position = afterOrPassed(position, move);
        }
    }

    static Position afterOrPassed(const Position& position, const PgnMove& move) {
        return move.move ? position.after(*move.move) : passed(position).value();
    }

    MoveTextLines lines_;
};

} // namespace

std::string writePgn(const PgnGame& game) {
    std::string text;
    const auto pair = [&](std::string_view name, std::string_view value) {
        text += fmt::format("[{} \"{}\"]\n", name, escaped(value));
    };
    for (const std::string_view name : roster) {
        const std::string_view value = game.tag(name);
        if (name == "Result")
            pair(name, resultText(game.result));
        else
            pair(name, !value.empty() ? value : name == "Date" ? "????.??.??" : "?");
    }
    for (const PgnTag& tag : game.tags) {
        const bool written =
            std::ranges::find(roster, tag.name) != roster.end() || tag.name == "FEN" || tag.name == "SetUp";
        if (!written) pair(tag.name, tag.value);
    }
    if (game.start.variant() == Variant::Chess960 && game.tag("Variant").empty()) pair("Variant", "Chess960");
    if (!game.start.isSamePosition(Position::initial()) || !game.tag("FEN").empty()) {
        pair("SetUp", "1");
        pair("FEN", writeFen(game.start));
    }
    return text + "\n" + MoveTextWriter().write(game) + "\n";
}

std::optional<long> clockTenths(std::string_view comment) {
    constexpr std::string_view command = "[%clk";
    const std::size_t start = comment.find(command);
    if (start == std::string_view::npos) return std::nullopt;
    std::string_view clock = comment.substr(start + command.size());
    clock = clock.substr(0, clock.find(']'));
    while (clock.starts_with(' '))
        clock.remove_prefix(1);
    long units = 0;
    for (int part = 0;; ++part) {
        long value = 0;
        const auto [end, error] = std::from_chars(clock.data(), clock.data() + clock.size(), value);
        if (error != std::errc{} || value < 0 || value > 100000 || part > 2) return std::nullopt;
        clock.remove_prefix(static_cast<std::size_t>(end - clock.data()));
        units = units * 60 + value;
        if (!clock.starts_with(':')) break;
        clock.remove_prefix(1);
    }
    units *= 10;
    if (clock.size() >= 2 && clock[0] == '.' && clock[1] >= '0' && clock[1] <= '9') units += clock[1] - '0';
    return units;
}

std::string clockComment(long tenths) {
    const long seconds = tenths / 10;
    std::string text = fmt::format("[%clk {}:{:02}:{:02}", seconds / 3600, seconds / 60 % 60, seconds % 60);
    if (tenths % 10 != 0) text += fmt::format(".{}", tenths % 10);
    return text + "]";
}

} // namespace rules::notation
