#include <algorithm>
#include <charconv>
#include <utility>

#include <fmt/format.h>

#include "notation/null_move.hpp"
#include "rules/board/chess960.hpp"
#include "rules/notation/fen.hpp"
#include "rules/notation/pgn.hpp"
#include "rules/notation/write_move.hpp"

namespace rules::notation {
namespace {

using namespace board;

constexpr std::size_t deepestVariation = 1000;

// A comment may be broken over lines anywhere: line ends and runs of blanks are one blank.
std::string joined(std::string_view comment) {
    std::string text;
    bool blank = false;
    for (const char sign : comment) {
        if (sign == ' ' || sign == '\t' || sign == '\n' || sign == '\r') {
            blank = !text.empty();
            continue;
        }
        if (blank) text += ' ';
        blank = false;
        text += sign;
    }
    return toUtf8(text);
}

void append(std::string& comment, std::string more) {
    if (!comment.empty() && !more.empty()) comment += ' ';
    comment += more;
}

std::string lowerCase(std::string_view text) {
    std::string lower;
    for (const char sign : text)
        if (sign != ' ') lower += sign >= 'A' && sign <= 'Z' ? static_cast<char>(sign - 'A' + 'a') : sign;
    return lower;
}

std::string_view valueOf(const std::vector<PgnTag>& tags, std::string_view name) {
    const auto found = std::ranges::find(tags, name, &PgnTag::name);
    return found == tags.end() ? std::string_view{} : std::string_view(found->value);
}

Diagnostic fault(Severity severity, const char* code, Text message, std::string_view found, Text expected) {
    return {.severity = severity,
            .code = code,
            .source = {},
            .line = {},
            .column = {},
            .message = std::move(message),
            .found = std::string(found),
            .expected = std::move(expected),
            .advice = {}};
}

} // namespace

std::optional<Position> startFromTags(const std::vector<PgnTag>& tags, Diagnostics& faults) {
    const std::string variant = lowerCase(valueOf(tags, "Variant"));
    const bool chess960 = variant == "chess960" || variant == "fischerandom" || variant == "fischerrandom";
    if (!variant.empty() && !chess960 && variant != "standard" && variant != "chess" && variant != "normal" &&
        variant != "fromposition") {
        faults.add(fault(Severity::Error, "pgn.variant", text("another game than chess"),
                         valueOf(tags, "Variant"), text("no Variant tag, or Chess960")));
        return std::nullopt;
    }
    if (const std::string_view fen = valueOf(tags, "FEN"); !fen.empty()) {
        if (valueOf(tags, "SetUp") == "0")
            faults.add(fault(Severity::Warning, "pgn.setup",
                             text("SetUp says that there is no FEN; it is used"), "0", text("SetUp \"1\"")));
        auto read = readFen(fen, {.variant = chess960 ? Variant::Chess960 : Variant::Standard,
                                  .leniency = Leniency::Lenient});
        if (read) {
            faults.append(read->remarks);
            return read->value;
        }
        faults.append(read.error());
        return std::nullopt;
    }
    for (const std::string_view name : {"Position", "Setup"}) {
        const std::string_view digits = valueOf(tags, name);
        if (!chess960 || digits.empty()) continue;
        unsigned number = 0;
        const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), number);
        const auto start = error == std::errc{} ? chess960Start(number) : std::nullopt;
        if (start && end == digits.data() + digits.size()) return start;
        faults.add(fault(Severity::Error, "pgn.position", text("number of the initial position"), digits,
                         text("a number from 0 to 959")));
        return std::nullopt;
    }
    return Position::initial();
}

std::string_view PgnGame::tag(std::string_view name) const {
    return valueOf(tags, name);
}

GameLine PgnGame::mainLine() const {
    GameLine played(start);
    for (const PgnMove& move : moves.moves) {
        if (!move.move) break;
        played.play(*move.move);
    }
    return played;
}

// Builds one game from the tokens up to its end.
class PgnReader::GameBuilder {
  public:
    GameBuilder(PgnReader& reader, PgnGame& game)
        : reader_(reader)
        , game_(game) {}

    // False if there is no game any more.
    bool build() {
        while (true) {
            const PgnToken token = reader_.scanner_.next();
            endOffset_ = token.offset;
            if (token.kind == PgnTokenKind::End) break;
            if (token.kind == PgnTokenKind::Tag && endsGame(token)) {
                reader_.scanner_.putBack(token);
                break;
            }
            if (!begun_ && token.kind != PgnTokenKind::Comment) begin(token);
            if (take(token)) break;
        }
        if (!begun_) return false;
        finish();
        return true;
    }

  private:
    struct Level {
        PgnVariation* variation;
        Position before; // the last move, or the start
        Position current;
    };

    [[nodiscard]] bool endsGame(const PgnToken& token) const {
        return movesBegun_ || (token.text == "Event" && !game_.tag("Event").empty());
    }

    void begin(const PgnToken& token) {
        begun_ = true;
        startPlace_ = reader_.places_.at(token.offset);
        game_.line = startPlace_.line;
    }

    // True when the game is over with this token.
    bool take(const PgnToken& token) {
        if (token.kind == PgnTokenKind::Tag) {
            tag(token);
            return false;
        }
        if (token.kind == PgnTokenKind::Comment && !movesBegun_) {
            append(game_.moves.comment, joined(token.text));
            noteOpenComment(token);
            return false;
        }
        beginMoves();
        if (token.kind == PgnTokenKind::Result && levels_.size() == 1 && skipped_ == 0) {
            moveTextResult_ = token.result;
            return true;
        }
        if (broken_ || skipped_ > 0)
            skip(token);
        else
            moveText(token);
        return false;
    }

    // What follows a move that cannot be read: the variations in it are counted, so that its own end is seen.
    void skip(const PgnToken& token) {
        if (token.kind == PgnTokenKind::VariationStart) ++skipped_;
        if (token.kind != PgnTokenKind::VariationEnd || skipped_ == 0) return;
        --skipped_;
        if (skipped_ == 0 && !broken_) closeVariation();
    }

    void moveText(const PgnToken& token) {
        switch (token.kind) {
        case PgnTokenKind::Move:
        case PgnTokenKind::NullMove:
            move(token);
            return;
        case PgnTokenKind::Nag:
            if (!moves().empty()) moves().back().nags.push_back(token.nag);
            return;
        case PgnTokenKind::Comment:
            comment(token);
            return;
        case PgnTokenKind::VariationStart:
            openVariation(token);
            return;
        case PgnTokenKind::VariationEnd:
            if (levels_.size() > 1)
                closeVariation();
            else
                add(Severity::Warning, token.offset, "pgn.variation",
                    text("end of a variation that does not begin"), ")", {});
            return;
        case PgnTokenKind::Unknown:
            add(Severity::Warning, token.offset, "pgn.text", text("text that is no part of a game"),
                toUtf8(token.text.substr(0, 20)), {});
            return;
        case PgnTokenKind::Tag:
        case PgnTokenKind::Result: // of a variation
        case PgnTokenKind::End:
            return;
        }
    }

    void tag(const PgnToken& token) {
        if (!token.closed)
            add(Severity::Warning, token.offset, "pgn.tag", text("the tag is not closed"), toUtf8(token.text),
                text("[Name \"value\"]"));
        PgnTag tag{std::string(token.text), tagText(token.value)};
        const auto same = std::ranges::find(game_.tags, tag.name, &PgnTag::name);
        if (same != game_.tags.end())
            same->value = std::move(tag.value);
        else
            game_.tags.push_back(std::move(tag));
        if (token.text == "FEN") startPlace_ = reader_.places_.at(token.offset);
    }

    void beginMoves() {
        if (movesBegun_) return;
        movesBegun_ = true;
        Diagnostics faults;
        const auto start = startFromTags(game_.tags, faults);
        for (Diagnostic item : faults.items())
            addTo(item, startPlace_.line, startPlace_.column);
        if (start)
            game_.start = *start;
        else
            broken_ = true;
        levels_.push_back({&game_.moves, game_.start, game_.start});
    }

    [[nodiscard]] Level& level() { return levels_.back(); }
    [[nodiscard]] std::vector<PgnMove>& moves() { return level().variation->moves; }

    void move(const PgnToken& token) {
        if (token.kind == PgnTokenKind::NullMove) {
            nullMove(token);
            return;
        }
        const auto found = readMove(level().current, token.text, {.letters = reader_.options_.letters});
        if (!found) {
            wrongMove(token, found.error());
            return;
        }
        played(*found, level().current.after(*found));
    }

    void played(std::optional<Move> move, Position after) {
        level().before = level().current;
        level().current = std::move(after);
        moves().push_back({move, {}, {}, {}});
    }

    void nullMove(const PgnToken& token) {
        const auto next = passed(level().current);
        if (levels_.size() == 1)
            add(Severity::Warning, token.offset, "pgn.null", text("a null move in the game itself"),
                token.text, text("a move"));
        if (next)
            played(std::nullopt, *next);
        else
            wrongMove(token, MoveFault{.kind = MoveFaultKind::Illegal,
                                       .text = {},
                                       .offset = 0,
                                       .reason = text("a player in check cannot pass"),
                                       .article = "3.9.2",
                                       .fitting = {},
                                       .pieces = {}});
    }

    void wrongMove(const PgnToken& token, const MoveFault& wrong) {
        std::string alternatives;
        const auto similar =
            wrong.fitting.empty() ? similarMoves(level().current, token.text, 5) : wrong.fitting;
        for (const Move move : similar)
            alternatives += (alternatives.empty() ? "" : ", ") + writeSan(level().current, move);
        const auto place = reader_.places_.at(token.offset);
        // A bad variation is a blemish; a bad move of the game itself cuts the game short.
        const bool inVariation = levels_.size() > 1;
        Diagnostic item = fault(
            inVariation ? Severity::Warning : Severity::Error, codeOf(wrong.kind),
            text("move {} {}: {}", moveNumber(level().current), toUtf8(token.text), english(wrong.reason)),
            {}, {});
        if (!alternatives.empty()) item.advice = text("Legal and similar: {}", alternatives);
        addTo(item, place.line, place.column);
        if (inVariation)
            skipped_ = 1;
        else
            broken_ = true;
    }

    static const char* codeOf(MoveFaultKind kind) {
        switch (kind) {
        case MoveFaultKind::Unreadable:
            return "pgn.unreadable";
        case MoveFaultKind::Illegal:
            return "pgn.illegal";
        case MoveFaultKind::Ambiguous:
            return "pgn.ambiguous";
        }
        return "";
    }

    void noteOpenComment(const PgnToken& token) {
        if (!token.closed)
            add(Severity::Warning, token.offset, "pgn.comment", text("the comment is not closed"), {},
                text("}"));
    }

    void comment(const PgnToken& token) {
        noteOpenComment(token);
        if (moves().empty())
            append(level().variation->comment, joined(token.text));
        else
            append(moves().back().comment, joined(token.text));
    }

    void openVariation(const PgnToken& token) {
        if (moves().empty() || levels_.size() > deepestVariation) {
            add(Severity::Warning, token.offset, "pgn.variation",
                moves().empty() ? text("a variation before the first move")
                                : text("variations nested too deep"),
                "(", text("at most {} levels, after a move", deepestVariation));
            levels_.push_back(level()); // to be closed again
            skipped_ = 1;
            unwanted_ = true;
            return;
        }
        auto& variations = moves().back().variations;
        variations.emplace_back();
        levels_.push_back({&variations.back(), level().before, level().before});
    }

    void closeVariation() {
        const bool empty = level().variation->moves.empty() && level().variation->comment.empty();
        levels_.pop_back();
        if (std::exchange(unwanted_, false)) return;
        if (empty) moves().back().variations.pop_back();
    }

    void finish() {
        if (!movesBegun_) beginMoves();
        if (levels_.size() > 1 && !broken_)
            add(Severity::Warning, endOffset_, "pgn.variation", text("a variation is not closed"), {},
                text(")"));
        const std::string_view tag = game_.tag("Result");
        const auto tagResult = tag.empty() ? std::nullopt : pgnResultFrom(tag);
        const PgnResult tagged = tagResult.value_or(PgnResult::Unknown);
        game_.result = moveTextResult_.value_or(tagged);
        if (moveTextResult_ == PgnResult::Unknown && tagResult) game_.result = tagged;
        const bool conflict = tagResult && moveTextResult_ && tagged != *moveTextResult_ &&
                              *moveTextResult_ != PgnResult::Unknown;
        if (conflict || (!tag.empty() && !tagResult)) {
            Diagnostic item =
                fault(Severity::Warning, "pgn.result",
                      text("Result tag \"{}\" but {} after the moves", tag, textOf(game_.result)), {}, {});
            addTo(item, game_.line, 1);
        }
    }

    void add(Severity severity, std::size_t offset, const char* code, Text message, std::string_view found,
             Text expected) {
        const auto place = reader_.places_.at(offset);
        Diagnostic item = fault(severity, code, std::move(message), found, std::move(expected));
        addTo(item, place.line, place.column);
    }

    void addTo(Diagnostic& item, int line, int column) {
        item.source = reader_.options_.source;
        item.line = line;
        item.column = column;
        item.message = text("game {}, {}", game_.number, english(item.message));
        game_.faults.add(std::move(item));
    }

    PgnReader& reader_;
    PgnGame& game_;
    bool begun_ = false;
    bool movesBegun_ = false;
    bool broken_ = false;
    std::size_t skipped_ = 0;        // variations open in what cannot be followed
    bool unwanted_ = false;          // the skipped variation has no place in the game
    TextPlaces::Place startPlace_{}; // of the FEN, else of the game
    std::size_t endOffset_ = 0;      // of what ended the game: a result, the next game, the end of the text
    std::optional<PgnResult> moveTextResult_;
    std::vector<Level> levels_;
};

PgnReader::PgnReader(std::string_view text, PgnOptions options)
    : text_(text)
    , options_(std::move(options))
    , scanner_(text)
    , places_(text, options_.firstLine)
    , game_(options_.firstGame) {}

std::optional<PgnGame> PgnReader::next() {
    PgnGame game;
    game.number = game_;
    if (!GameBuilder(*this, game).build()) return std::nullopt;
    ++game_;
    return game;
}

} // namespace rules::notation
