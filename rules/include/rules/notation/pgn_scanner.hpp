// PGN text cut into tokens: tags, moves, comments, variations, results. It knows no chess and forgives a lot.
// Use it beneath PgnReader and the audit; text stays where it is, tokens only point into it.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace rules::notation {

enum class PgnTokenKind {
    Tag,            // [name "value"]
    Move,           // anything that may be a move, without its number and without ! and ?
    NullMove,       // --, Z0, 0000, @@@@, null
    Nag,            // $n, or ! ? !! ?? !? ?! as 1 to 6
    Comment,        // { … } or ; to the end of the line
    VariationStart, // (
    VariationEnd,   // )
    Result,
    Unknown, // a sign that belongs nowhere
    End
};

enum class PgnResult { Unknown, WhiteWins, BlackWins, Draw, BothLose };

struct PgnToken {
    PgnTokenKind kind = PgnTokenKind::End;
    std::string_view text;  // tag name, move, comment without braces
    std::string_view value; // of a tag, still with its escapes
    std::size_t offset = 0;
    int nag = 0;
    PgnResult result = PgnResult::Unknown;
    bool closed = true; // a comment or tag whose end is there
};

class PgnScanner {
  public:
    // A byte order mark is skipped.
    explicit PgnScanner(std::string_view text);

    [[nodiscard]] PgnToken next();
    // Reads this token again. Precondition: it came from this scanner.
    void putBack(const PgnToken& token) { at_ = token.offset; }

  private:
    [[nodiscard]] bool atLineStart() const;
    [[nodiscard]] bool skipToToken();
    PgnToken tag();
    PgnToken comment();
    PgnToken lineComment();
    PgnToken nag();
    PgnToken glyphs();
    std::optional<PgnToken> tokenHere();
    std::optional<PgnToken> word();
    static std::optional<PgnToken> classified(PgnToken token);

    std::string_view text_;
    std::size_t at_ = 0;
};

// 1-0 0-1 1/2-1/2 * and what else is written for them in files; "0-0" only where it cannot be castling.
[[nodiscard]] std::optional<PgnResult> pgnResultFrom(std::string_view text);
// As PGN has it; both lost is "0-0", which is not PGN but read by many.
[[nodiscard]] std::string_view textOf(PgnResult result);

// Does a tag pair begin at this place, a line start? Such a line ends an unclosed comment.
[[nodiscard]] bool isTagLine(std::string_view text, std::size_t lineStart);

// Where the last game of a piece of a file begins, so that the text before it holds whole games only.
// Nothing if there is no such place after the first character.
[[nodiscard]] std::optional<std::size_t> lastGameStart(std::string_view text);

// The value of a tag as people read it: without escapes, in UTF-8.
[[nodiscard]] std::string tagText(std::string_view value);

// UTF-8 as it is; anything else is taken for Windows-1252, the usual encoding of old files.
[[nodiscard]] std::string toUtf8(std::string_view text);

} // namespace rules::notation
