// Games in PGN as values: tags, moves, comments, variations, results; read one after the other and written.
// Use PgnReader for files whose games are wanted whole; the audit goes through them without keeping them.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "rules/base/diagnostics.hpp"
#include "rules/board/game_line.hpp"
#include "rules/notation/pgn_scanner.hpp"
#include "rules/notation/read_move.hpp"
#include "rules/notation/text_place.hpp"

namespace rules::notation {

struct PgnTag {
    std::string name;
    std::string value;

    friend bool operator==(const PgnTag&, const PgnTag&) = default;
};

struct PgnMove;

struct PgnVariation {
    std::string comment; // before the first move
    std::vector<PgnMove> moves;

    friend bool operator==(const PgnVariation&, const PgnVariation&) = default;
};

struct PgnMove {
    std::optional<board::Move> move; // none: a null move, the other side goes on
    std::vector<int> nags;
    std::string comment;                  // after the move; [%clk …] and the like stand in it as they are
    std::vector<PgnVariation> variations; // instead of this move

    friend bool operator==(const PgnMove&, const PgnMove&) = default;
};

struct PgnGame {
    int number = 1; // in the file
    int line = 1;   // where it begins
    std::vector<PgnTag> tags;
    board::Position start = board::Position::initial();
    PgnVariation moves;
    PgnResult result = PgnResult::Unknown;
    Diagnostics faults; // each with game, line and column

    [[nodiscard]] std::string_view tag(std::string_view name) const; // empty if missing
    // Errors cut a game short: what stands here is the legal beginning.
    [[nodiscard]] bool isBroken() const { return faults.hasErrors(); }
    // The main line without comments. Stops before a null move.
    [[nodiscard]] board::GameLine mainLine() const;
};

struct PgnOptions {
    PieceLetters letters = PieceLetters::English;
    std::string source{};
    int firstLine = 1;
    int firstGame = 1;
};

// Reads the games of a text in memory; for large files give it pieces that end at lastGameStart().
class PgnReader {
  public:
    explicit PgnReader(std::string_view text, PgnOptions options = {});
    // The next game, broken or not; nothing at the end.
    [[nodiscard]] std::optional<PgnGame> next();

  private:
    class GameBuilder;

    std::string_view text_;
    PgnOptions options_;
    PgnScanner scanner_;
    TextPlaces places_;
    int game_;
};

// The start position that a game's tags name (FEN, SetUp, Variant, Position), faults added to `faults`.
[[nodiscard]] std::optional<board::Position> startFromTags(const std::vector<PgnTag>& tags,
                                                           Diagnostics& faults);

// Export format of PGN: seven-tag roster first, English SAN, lines of at most 79 characters.
[[nodiscard]] std::string writePgn(const PgnGame& game);

// The remaining time that a comment's [%clk h:mm:ss] gives, in tenths of a second.
[[nodiscard]] std::optional<long> clockTenths(std::string_view comment);
[[nodiscard]] std::string clockComment(long tenths);

} // namespace rules::notation
