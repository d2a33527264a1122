#include "rules/cases/case_game.hpp"

#include <charconv>

#include "notation/code_points.hpp"
#include "rules/notation/fen.hpp"
#include "rules/notation/pgn.hpp"
#include "rules/notation/read_move.hpp"
#include "rules/notation/write_move.hpp"

namespace rules::cases {
namespace {

using namespace board;

struct Word {
    std::string_view text;
    std::size_t offset;
    bool isComment = false; // of the move before it, as in PGN
};

constexpr std::size_t mostMoves = 20000; // more than any game, few enough to refuse a mistyped repetition

// Splits the moves into words and repeats the groups.
class MoveWords {
  public:
    MoveWords(const RulesCase::Field& field, Diagnostics& faults)
        : field_(field)
        , text_(field.value)
        , faults_(faults) {}

    std::vector<Word> expand() && {
        while (at_ < text_.size() && !faults_.hasErrors()) {
            const char sign = text_[at_];
            if (sign == ' ' || sign == '\t')
                ++at_;
            else if (sign == '{')
                comment();
            else if (sign == '(')
                openGroup();
            else if (sign == ')')
                closeGroup();
            else
                word();
        }
        if (group_ && !faults_.hasErrors()) fault(*group_, text("the group is not closed"), text(")*n"));
        return std::move(words_);
    }

  private:
    void openGroup() {
        if (group_) return fault(at_, text("a group inside a group"), text("groups side by side"));
        group_ = at_++;
        groupStart_ = words_.size();
    }

    void closeGroup() {
        if (!group_) return fault(at_, text("the end of a group that does not begin"), text("( … )*n"));
        std::size_t count = 0;
        const char* digits = text_.data() + at_ + 2;
        const char* const end = text_.data() + text_.size();
        const bool star = text_.substr(at_).starts_with(")*");
        const auto [stop, error] = star ? std::from_chars(digits, end, count)
                                        : std::from_chars_result{digits, std::errc::invalid_argument};
        if (error != std::errc{} || count < 1 || (words_.size() - groupStart_) * count > mostMoves)
            return fault(at_, text("how often the group is played"), text(")*n with a small number n"));
        const std::vector<Word> once(words_.begin() + static_cast<std::ptrdiff_t>(groupStart_), words_.end());
        for (std::size_t i = 1; i < count; ++i)
            words_.insert(words_.end(), once.begin(), once.end());
        at_ = static_cast<std::size_t>(stop - text_.data());
        group_.reset();
    }

    void comment() {
        const std::size_t end = text_.find('}', at_);
        if (end == std::string_view::npos)
            return fault(at_, text("the comment is not closed"), text("a closing brace"));
        words_.push_back({text_.substr(at_ + 1, end - at_ - 1), at_, true});
        at_ = end + 1;
    }

    void word() {
        const std::size_t end = std::min(text_.find_first_of(" \t(){", at_), text_.size());
        std::string_view found = text_.substr(at_, end - at_);
        const std::size_t digits = std::min(found.find_first_not_of("0123456789"), found.size());
        std::size_t skip = 0;
        if (digits > 0 && digits < found.size() && found[digits] == '.')
            skip = std::min(found.find_first_not_of('.', digits), found.size());
        if (skip < found.size()) words_.push_back({found.substr(skip), at_ + skip});
        if (words_.size() > mostMoves)
            return fault(at_, text("too many moves"), text("at most {}", mostMoves));
        at_ = end;
    }

    void fault(std::size_t offset, Text message, Text expected) {
        faults_.add({.severity = Severity::Error,
                     .code = "case.moves",
                     .source = {},
                     .line = field_.line,
                     .column = field_.column - 1 + notation::columnOf(text_, offset),
                     .message = std::move(message),
                     .found = std::string(text_.substr(offset, 1)),
                     .expected = std::move(expected),
                     .advice = {}});
        at_ = text_.size();
    }

    const RulesCase::Field& field_;
    std::string_view text_;
    Diagnostics& faults_;
    std::size_t at_ = 0;
    std::optional<std::size_t> group_;
    std::size_t groupStart_ = 0;
    std::vector<Word> words_;
};

Expected<Position, Diagnostics> start(const RulesCase& one, Tolerance tolerance) {
    const auto* fen = one.find("fen");
    if (!fen) return Position::initial();
    notation::FenOptions options;
    if (one.value("variant") == "chess960") options.variant = Variant::Chess960;
    options.tolerance = tolerance;
    options.line = fen->line;
    options.column = fen->column;
    auto read = notation::readFen(fen->value, options);
    if (!read) return unexpected(std::move(read.error()));
    return read->value;
}

} // namespace

Expected<Position, Diagnostics> startOf(const RulesCase& one) {
    return start(one, Tolerance::None);
}

Expected<GameLine, Diagnostics> playCase(const RulesCase& one) {
    auto record = recordOf(one);
    if (!record) return unexpected(std::move(record.error()));
    return std::move(record->line);
}

Expected<adjudication::GameRecord, Diagnostics> recordOf(const RulesCase& one) {
    const auto position = start(one, Tolerance::OpponentInCheck);
    if (!position) return unexpected(position.error());
    const auto* moves = one.find("moves");
    adjudication::GameRecord record{.line = GameLine(*position), .known = moves || one.find("fen")};
    if (!moves) return record;
    GameLine& line = record.line;
    Diagnostics faults;
    for (const Word& word : MoveWords(*moves, faults).expand()) {
        if (word.isComment) {
            const auto tenths = notation::clockTenths(word.text);
            if (tenths && line.plies() > 0)
                record.secondsLeft[opposite(line.current().sideToMove())] =
                    static_cast<std::uint32_t>(*tenths / 10);
            continue;
        }
        const auto move = notation::readMove(line.current(), word.text);
        if (!move) {
            faults.add({.severity = Severity::Error,
                        .code = "case.move",
                        .source = {},
                        .line = moves->line,
                        .column = moves->column - 1 + notation::columnOf(moves->value, word.offset),
                        .message = text("{} {}: {}", notation::moveNumber(line.current()), word.text,
                                        english(move.error().reason)),
                        .found = {},
                        .expected = text("a legal move"),
                        .advice = {}});
            break;
        }
        line.play(*move);
    }
    if (faults.hasErrors()) return unexpected(std::move(faults));
    return record;
}

} // namespace rules::cases
