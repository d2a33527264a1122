#include "rules/cases/board_cases.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "cases/case_words.hpp"
#include "cases/claim_words.hpp"
#include "rules/board/legal_moves.hpp"
#include "rules/cases/case_game.hpp"
#include "rules/draws/draw_claim.hpp"
#include "rules/notation/read_move.hpp"
#include "rules/notation/write_move.hpp"

namespace rules::cases {
namespace {

using namespace board;
using namespace draws;

class BoardCase {
  public:
    BoardCase(const RulesCase& one, DeadPositionTest isDead)
        : case_(one)
        , isDead_(isDead)
        , event_(withoutBrackets(one.value("event")))
        , steps_(split(event_, ";")) {
        answer_.id = one.id();
    }

    std::variant<CaseAnswer, NotOfTheBoard, Diagnostics> decide() {
        if (case_.value("game") != "chess" || steps_.empty()) return NotOfTheBoard{};
        const auto first = split(steps_.front(), " ");
        const std::string_view verb = firstWord(steps_.front());
        if (verb == "load" && first.size() == 1) return load();
        const bool known = verb == "state" || verb == "move" || verb == "read" || verb == "write" ||
                           verb == "claim" ||
                           (verb == "touch" && steps_.size() > 1 && firstWord(steps_[1]) == "claim");
        const auto rules = drawRulesFrom(case_.value("rules"));
        const auto level = levelFrom(case_.value("mode"));
        if (!known || !rules || !level) return NotOfTheBoard{};
        rules_ = *rules;
        level_ = *level;
        auto record = recordOf(case_);
        if (!record) return std::move(record.error());
        line_ = std::move(record->line);
        secondsLeft_ = record->secondsLeft;
        if (verb == "state") return state();
        if (verb == "move") return move(first);
        if (verb == "read") return read();
        if (verb == "write") return write(first);
        return claim();
    }

  private:
    using Decided = std::variant<CaseAnswer, NotOfTheBoard, Diagnostics>;

    Decided load() {
        const auto start = startOf(case_);
        answer_.result = start ? "*" : "invalid-position";
        answer_.articles = {"3.10.3"};
        if (!start)
            for (const auto& fault : start.error().items()) {
                if (fault.code == "position.check") answer_.articles.emplace_back("1.4.1");
                explain(fault.message);
            }
        return answer_;
    }

    Decided state() {
        const auto end = firstEnd(line_, rules_, isDead_);
        answer_.result = end ? textOf(outcomeOf(*end)) : "*";
        answer_.articles = {"5.1.1", "5.2.1", "5.2.2", "9.2.2", "9.6.1", "9.6.2"};
        if (!end) citeLookAlikes();
        if (end) {
            answer_.articles = {articleOf(end->kind)};
            // 9.6.2: the mate takes precedence over the seventy-five moves.
            if (end->kind == EndKind::Checkmate && line_.after(end->ply).halfmoveClock() >= 150)
                answer_.articles.emplace_back("9.6.2");
            if (end->ply < line_.plies()) answer_.articles.emplace_back("6.2.1.1");
            explain(text("The game was over {} ({})", nameOfPly(line_, end->ply), draws::nameOf(end->kind)));
        }
        return answer_;
    }

    // What only looks like the position on the board, and does not count with it.
    void citeLookAlikes() {
        for (const LookAlike& other : lookAlikes(line_, line_.plies(), line_.current())) {
            const char* const article =
                other.difference == Difference::CastlingRights ? "9.2.3.2" : "9.2.3.1";
            if (std::ranges::find(answer_.articles, article) == answer_.articles.end())
                answer_.articles.emplace_back(article);
        }
    }

    // "move w O-O": is it legal now? Unless the game is over already.
    Decided move(const std::vector<std::string_view>& words) {
        if (words.size() < 3 || colourFrom(words[1]) != line_.current().sideToMove()) return NotOfTheBoard{};
        if (const auto end = firstEnd(line_, rules_, isDead_); end && end->ply < line_.plies())
            return state();
        if (words[2] == "castle") {
            const auto rook = squareFrom(words.back());
            answer_.result = rook && line_.current().castlingRooks().contains(*rook) &&
                                     line_.current().castlingIsLegal(Move::castling(
                                         line_.current().kingSquare(*colourFrom(words[1])), *rook))
                                 ? "legal"
                                 : "illegal";
            answer_.articles = {"3.8.2"};
            return answer_;
        }
        const auto found = notation::readMove(line_.current(), words[2]);
        answer_.result = found ? "legal" : wordFor(found.error().kind);
        const bool chess960 = line_.current().variant() == Variant::Chess960;
        if (found) {
            answer_.articles = {articleOf(*found)};
            if (found->isCastling()) answer_.articles.emplace_back("3.8.2.2");
        } else {
            const std::string& article = found.error().article;
            answer_.articles = {article.empty() ? "3" : article};
            if (chess960 && article.starts_with("3.8.2"))
                answer_.articles.insert(answer_.articles.begin(), "II.3.2");
            explain(found.error().reason);
        }
        return answer_;
    }

    // The article that says how the piece moves.
    [[nodiscard]] const char* articleOf(Move move) const {
        if (move.isCastling()) return line_.current().variant() == Variant::Chess960 ? "II.3.2" : "3.8.2";
        if (move.isEnPassant()) return "3.7.3.1";
        constexpr std::array articles{"3.7", "3.6", "3.2", "3.3", "3.4", "3.8.1"};
        return articles[index(line_.current().pieceAt(move.from())->kind)];
    }
    static const char* articleOf(EndKind kind) { return draws::articleOf(kind); }

    static const char* wordFor(notation::MoveFaultKind kind) {
        switch (kind) {
        case notation::MoveFaultKind::Unreadable:
            return "unreadable";
        case notation::MoveFaultKind::Illegal:
            return "illegal";
        case notation::MoveFaultKind::Ambiguous:
            return "ambiguous";
        }
        return "";
    }

    // read "0-0" and "O-O": all the quoted texts must mean the same move.
    Decided read() {
        const std::string_view event = case_.value("event");
        std::vector<std::string_view> quoted;
        for (std::size_t at = event.find('"'); at != std::string_view::npos;) {
            const std::size_t end = event.find('"', at + 1);
            if (end == std::string_view::npos) return NotOfTheBoard{};
            quoted.push_back(event.substr(at + 1, end - at - 1));
            at = event.find('"', end + 1);
        }
        for (const std::string_view written : quoted) {
            const auto found = notation::readMove(line_.current(), written);
            std::string result =
                found ? notation::writeUci(line_.current(), *found) : wordFor(found.error().kind);
            if (!answer_.result.empty() && answer_.result != result) result = "different moves";
            answer_.result = std::move(result);
            if (!found) explain(found.error().reason);
        }
        if (quoted.empty()) return NotOfTheBoard{};
        answer_.articles = notationArticles(quoted.front());
        return answer_;
    }

    Decided write(const std::vector<std::string_view>& words) {
        const auto found = words.size() == 2 ? notation::readMove(line_.current(), words[1])
                                             : unexpected(notation::MoveFault{});
        if (!found) return NotOfTheBoard{};
        answer_.result = notation::writeSan(line_.current(), *found);
        if (found->promotion()) {
            std::string sheet = notation::writeSanWithoutCheck(line_.current(), *found);
            std::erase(sheet, '=');
            answer_.result = fmt::format("{} (scoresheet) = {} (PGN)", sheet, answer_.result);
        }
        answer_.articles =
            found->promotion() ? std::vector<std::string>{"C.11"} : notationArticles(answer_.result);
        return answer_;
    }

    // Appendix C: what the written text had to tell apart.
    [[nodiscard]] std::vector<std::string> notationArticles(std::string_view written) const {
        const Position& position = line_.current();
        const auto found = notation::readMove(position, written);
        std::vector<Move> rivals;
        if (found) {
            if (found->isCastling()) return {found->isKingSideCastling() ? "C.13.1" : "C.13.2"};
            if (found->isEnPassant()) return {"C.9", "C.13.6"};
            const auto piece = position.pieceAt(found->from());
            if (piece->kind == PieceKind::Pawn) return {"C.9"};
            for (const Move move : legalMoves(position))
                if (move.to() == found->to() && !move.isCastling() && position.pieceAt(move.from()) == piece)
                    rivals.push_back(move);
        } else {
            rivals = found.error().fitting;
        }
        if (rivals.size() < 2) return {"C.10"};
        if (rivals.size() > 2) return {"C.10", "C.10.3"};
        const bool sameRank = rankOf(rivals[0].from()) == rankOf(rivals[1].from());
        const bool sameFile = fileOf(rivals[0].from()) == fileOf(rivals[1].from());
        return {sameRank ? "C.10.1" : sameFile ? "C.10.2" : "C.10.3"};
    }

    Decided claim() {
        const auto told = claimFrom(steps_, line_.current());
        if (!told) return NotOfTheBoard{};
        DrawClaim claim = told->claim;
        if (!claim.secondsLeft) claim.secondsLeft = secondsLeft_[claim.claimant];
        const ClaimRuling ruling = decideClaim(line_, claim, rules_, level_, isDead_);
        // 9.1.2.3: a claim is an offer as well, and may be accepted before it is decided.
        if (told->accepted && ruling.outcome == Outcome::GoesOn) {
            answer_.result = textOf(Outcome::Draw);
            answer_.articles = {"9.1.2.3", "5.2.3"};
            explain(text("The claim was also an offer of a draw, and the opponent has accepted it"));
            return answer_;
        }
        answer_.result = textOf(ruling.outcome);
        answer_.articles = ruling.articles;
        for (const Text& sentence : ruling.explanation)
            explain(sentence);
        answer_.time = timeOf(ruling);
        answer_.duty = dutyOf(ruling, claim);
        return answer_;
    }

    // "b+2:00"; under the Laws of 1992 the claimant's used time grows: "w used +5:00".
    [[nodiscard]] std::string timeOf(const ClaimRuling& ruling) const {
        std::string time;
        for (const ClockChange& change : ruling.clockChanges) {
            const std::int64_t seconds = std::max(change.seconds, -change.seconds);
            const bool used = rules_.wrongClaim == WrongClaimPenalty::ClaimantUsesFive;
            const char* const sign = used ? " used +" : change.seconds > 0 ? "+" : "-";
            time += fmt::format("{}{}{}{}:{:02}", time.empty() ? "" : "; ", letterOf(change.colour), sign,
                                seconds / 60, seconds % 60);
        }
        return time;
    }

    [[nodiscard]] std::string dutyOf(const ClaimRuling& ruling, const DrawClaim& claim) const {
        const char side = letterOf(claim.claimant);
        if (ruling.duty.mustPlay)
            return fmt::format("{} must play {}", side,
                               notation::writeSan(line_.current(), *ruling.duty.mustPlay));
        if (!ruling.duty.mustMove.empty()) {
            const auto piece = line_.current().pieceAt(ruling.duty.mustMove.first());
            return fmt::format("{} must move the {}", side, englishName(piece->kind));
        }
        if (!ruling.duty.mustCapture.empty())
            return fmt::format("{} must capture on {}", side, nameOf(ruling.duty.mustCapture.first()));
        const bool played = claim.touched || (claim.intended && !claim.intended->move);
        if (played && ruling.outcome == Outcome::GoesOn)
            return fmt::format("{} free to make any legal move", side);
        return {};
    }

    void explain(const Text& sentence) {
        if (!answer_.explanation.empty()) answer_.explanation += ". ";
        answer_.explanation += english(sentence);
    }

    const RulesCase& case_;
    DeadPositionTest isDead_;
    std::string event_;
    std::vector<std::string_view> steps_;
    DrawRules rules_;
    Level level_ = Level::Standard;
    GameLine line_;
    ByColour<std::optional<std::uint32_t>> secondsLeft_; // as the record's clocks show
    CaseAnswer answer_;
};

} // namespace

std::variant<CaseAnswer, NotOfTheBoard, Diagnostics> decideBoardCase(const RulesCase& one,
                                                                     DeadPositionTest isDead) {
    return BoardCase(one, isDead).decide();
}

} // namespace rules::cases
