#include "rules/notation/score_sheet.hpp"

#include <algorithm>
#include <charconv>
#include <optional>

#include <fmt/format.h>

#include "rules/board/legal_moves.hpp"
#include "rules/notation/pgn_scanner.hpp"
#include "rules/notation/text_place.hpp"
#include "rules/notation/write_move.hpp"

namespace rules::notation {
namespace {

using namespace board;

constexpr std::size_t mostSlips = 20;
constexpr std::size_t lookBack = 60; // half-moves before a contradiction where its cause is looked for
constexpr std::size_t namedMoves = 3;

struct Word {
    std::string_view text;
    std::size_t offset;
    std::optional<std::size_t> halfmove; // by the number in front of it, from 0
};

// "12." says White's 12th move, "12..." Black's.
std::optional<std::size_t> numberedHalfmove(std::string_view text, std::size_t offset) {
    const auto isOneOf = [&](std::string_view signs) {
        return offset > 0 && signs.find(text[offset - 1]) != std::string_view::npos;
    };
    while (isOneOf(" \t\r\n"))
        --offset;
    std::size_t dots = 0;
    for (; isOneOf("."); --offset)
        ++dots;
    const std::size_t end = offset;
    while (isOneOf("0123456789"))
        --offset;
    std::size_t number = 0;
    std::from_chars(text.data() + offset, text.data() + end, number);
    if (dots == 0 || number == 0 || number > 10000) return std::nullopt;
    return 2 * (number - 1) + (dots > 1 ? 1U : 0U);
}

// The moves of the main line; numbers, comments, variations and the result are left out.
std::vector<Word> wordsOf(std::string_view text) {
    std::vector<Word> words;
    PgnScanner scanner(text);
    std::size_t depth = 0;
    for (PgnToken token = scanner.next(); token.kind != PgnTokenKind::End; token = scanner.next()) {
        if (token.kind == PgnTokenKind::VariationStart)
            ++depth;
        else if (token.kind == PgnTokenKind::VariationEnd && depth > 0)
            --depth;
        else if (depth == 0 && (token.kind == PgnTokenKind::Move || token.kind == PgnTokenKind::NullMove))
            words.push_back({token.text, token.offset, numberedHalfmove(text, token.offset)});
    }
    return words;
}

// A change to the sheet: at this word, this move is played instead, in between, or nothing is.
struct Repair {
    SlipKind kind;
    std::size_t word;
    Move move;          // Doubled: unused
    std::size_t effort; // how unlike the written text it is
    std::size_t reach;  // the word that fails next

    // A repair is good if much of the sheet follows and little was changed; rather late than early.
    [[nodiscard]] std::ptrdiff_t worth() const {
        return static_cast<std::ptrdiff_t>(reach) - 3 * static_cast<std::ptrdiff_t>(effort);
    }
};

class SheetReader {
  public:
    SheetReader(std::string_view text, const Position& start, const MoveOptions& options)
        : words_(wordsOf(text))
        , places_(text, 1)
        , options_(options) {
        sheet_.line = GameLine(start);
    }

    ScoreSheet read() && {
        for (std::size_t at = 0; at < words_.size();) {
            const auto move = readMove(sheet_.line.current(), words_[at].text, options_);
            if (move) {
                play(*move, at++);
                continue;
            }
            const auto repair = bestRepair(at);
            note(at, move.error(), repair);
            if (!repair || sheet_.slips.size() == mostSlips) {
                sheet_.complete = false;
                break;
            }
            at = apply(*repair);
        }
        std::ranges::stable_sort(sheet_.slips, {}, &Slip::ply);
        findPlaces();
        return std::move(sheet_);
    }

  private:
    void play(Move move, std::size_t word) {
        sheet_.line.play(move);
        wordOfPly_.push_back(word);
    }

    // How far the sheet can be followed from a position, beginning with this word.
    [[nodiscard]] std::size_t reachFrom(Position position, std::size_t word) const {
        for (; word < words_.size(); ++word) {
            const auto move = readMove(position, words_[word].text, options_);
            if (!move) break;
            position.play(*move);
        }
        return word;
    }

    // All repairs at the word that cannot be read, and those before it that make it readable.
    [[nodiscard]] std::optional<Repair> bestRepair(std::size_t failed) {
        repairs_.clear();
        const std::size_t plies = sheet_.line.plies();
        // A repaired place is not repaired again: slips are looked for behind the last one.
        const std::size_t oldest = std::max(plies - std::min(plies, lookBack), settled_);
        for (std::size_t ply = plies + 1; ply-- > oldest;) {
            const std::size_t word = ply == plies ? failed : wordOfPly_[ply];
            const bool here = word == failed;
            const Position& position = sheet_.line.after(ply);
            for (const Move move : legalMoves(position)) {
                const std::size_t distance = distanceOf(position, move, words_[word].text);
                if (here || distance <= 2)
                    tryRepair({SlipKind::WrongMove, word, move, distance, 0}, position, failed);
                if (here) tryRepair({SlipKind::LeftOut, word, move, 3, 0}, position, failed);
            }
            if (ply < plies || here) tryDoubled(word, position, failed);
        }
        if (repairs_.empty()) return std::nullopt;
        std::ranges::stable_sort(repairs_, std::greater<>{}, &Repair::worth);
        return repairs_.front();
    }

    [[nodiscard]] static std::size_t distanceOf(const Position& position, Move move, std::string_view text) {
        return std::min(writingDistance(text, writeSanWithoutCheck(position, move)),
                        writingDistance(text, writeUci(position, move)));
    }

    void tryRepair(Repair repair, const Position& position, std::size_t failed) {
        const std::size_t next = repair.kind == SlipKind::LeftOut ? repair.word : repair.word + 1;
        const Position after = position.after(repair.move);
        repair.reach = reachFrom(after, next);
        repair.effort += numbersFit(after, next) ? 0U : 2U;
        keepIfGood(repair, failed);
    }

    // The word may be written twice or too early: without it the sheet goes on.
    void tryDoubled(std::size_t word, const Position& position, std::size_t failed) {
        const std::size_t effort = numbersFit(position, word + 1) ? 2U : 4U;
        keepIfGood({SlipKind::Doubled, word, Move{}, effort, reachFrom(position, word + 1)}, failed);
    }

    // Whether the next number of the sheet is the one that comes now. Numbers may be wrong or missing, so
    // this only weighs.
    [[nodiscard]] bool numbersFit(const Position& position, std::size_t word) const {
        const std::size_t now = 2 * (std::max<std::size_t>(position.moveNumber(), 1) - 1) +
                                (position.sideToMove() == Colour::Black ? 1U : 0U);
        for (std::size_t next = word; next < words_.size(); ++next)
            if (words_[next].halfmove) return *words_[next].halfmove == now + next - word;
        return true;
    }

    // A repair must be near the text, or the sheet must bear it out for some moves.
    void keepIfGood(const Repair& repair, std::size_t failed) {
        const std::size_t gain = repair.reach > failed ? repair.reach - failed : 0;
        const bool end = repair.reach == words_.size();
        const bool likely = repair.kind == SlipKind::WrongMove && repair.word == failed && repair.effort <= 2;
        if (gain > 0 && (likely || gain > 3 * repair.effort || (end && gain > repair.effort)))
            repairs_.push_back(repair);
    }

    std::size_t apply(const Repair& repair) {
        std::size_t ply = sheet_.line.plies();
        while (ply > 0 && wordOfPly_[ply - 1] >= repair.word)
            --ply;
        sheet_.line.takeBackTo(ply);
        wordOfPly_.resize(ply);
        if (repair.kind != SlipKind::Doubled) play(repair.move, repair.word);
        settled_ = sheet_.line.plies();
        return repair.kind == SlipKind::LeftOut ? repair.word : repair.word + 1;
    }

    void note(std::size_t failed, const MoveFault& fault, const std::optional<Repair>& repair) {
        const std::size_t word = repair ? repair->word : failed;
        std::size_t ply = sheet_.line.plies();
        while (ply > 0 && wordOfPly_[ply - 1] >= word)
            --ply;
        const Position& position = sheet_.line.after(ply);
        Slip slip{.kind = repair ? repair->kind : SlipKind::WrongMove,
                  .ply = ply + 1,
                  .written = fmt::format("{} {}", moveNumber(position), words_[word].text),
                  .line = 0,
                  .column = 0,
                  .reason = fault.reason,
                  .meant = {},
                  .movesThatFollow = repair ? repair->reach - word : 0};
        if (word != failed)
            slip.reason = text("with it {} {} would not be legal ({})", moveNumber(sheet_.line.current()),
                               words_[failed].text, english(fault.reason));
        if (repair && repair->kind != SlipKind::Doubled) nameMoves(slip, *repair, position);
        if (!repair)
            for (const Move move : similarMoves(position, words_[word].text, namedMoves))
                slip.meant.push_back(writeSan(position, move));
        offsets_.push_back(words_[word].offset);
        slip.column = static_cast<int>(offsets_.size()) - 1; // where findPlaces looks up the offset
        sheet_.slips.push_back(std::move(slip));
    }

    void nameMoves(Slip& slip, const Repair& best, const Position& position) const {
        for (const Repair& other : repairs_) {
            if (other.kind != best.kind || other.word != best.word) continue;
            if (other.worth() + 3 <= best.worth() || slip.meant.size() == namedMoves) break;
            slip.meant.push_back(writeSan(position, other.move));
        }
    }

    // Lines and columns are counted in rising order of the text.
    void findPlaces() {
        for (Slip& slip : sheet_.slips) {
            const auto place = places_.at(offsets_[static_cast<std::size_t>(slip.column)]);
            slip.line = place.line;
            slip.column = place.column;
        }
    }

    std::vector<Word> words_;
    TextPlaces places_;
    MoveOptions options_;
    ScoreSheet sheet_;
    std::vector<std::size_t> wordOfPly_; // the word that each half-move was read from
    std::vector<std::size_t> offsets_;
    std::vector<Repair> repairs_;
    std::size_t settled_ = 0;
};

std::string listOf(const std::vector<std::string>& moves) {
    return fmt::format("{}", fmt::join(moves, ", "));
}

} // namespace

ScoreSheet readScoreSheet(std::string_view text, const Position& start, const MoveOptions& options) {
    return SheetReader(text, start, options).read();
}

Diagnostics ScoreSheet::faults(std::string_view source) const {
    Diagnostics faults;
    for (const Slip& slip : slips) {
        Diagnostic fault;
        fault.code = "sheet.slip";
        fault.source = source;
        fault.line = slip.line;
        fault.column = slip.column;
        fault.message = text("{}: {}", slip.written, english(slip.reason));
        if (slip.kind == SlipKind::Doubled)
            fault.advice = text("Probably written once too often; without it the next {} half-moves fit",
                                slip.movesThatFollow - 1);
        else if (slip.meant.empty())
            fault.advice = text("No legal move fits here");
        else if (slip.kind == SlipKind::LeftOut)
            fault.advice = text("Probably a move is missing before it: {}; then {} half-moves fit",
                                listOf(slip.meant), slip.movesThatFollow);
        else if (slip.movesThatFollow == 0)
            fault.advice = text("Similar and legal: {}", listOf(slip.meant));
        else
            fault.advice = text("Probably meant: {}; with the first, {} half-moves of the sheet fit",
                                listOf(slip.meant), slip.movesThatFollow);
        faults.add(std::move(fault));
    }
    return faults;
}

} // namespace rules::notation
