#include "rules/cases/board_cases.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "cases/case_words.hpp"
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
        auto line = playCase(case_);
        if (!line) return std::move(line.error());
        line_ = std::move(*line);
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
            for (const auto& fault : start.error().items())
                explain(fault.message);
        return answer_;
    }

    Decided state() {
        const auto end = firstEnd(line_, rules_, isDead_);
        answer_.result = end ? textOf(outcomeOf(*end)) : "*";
        answer_.articles = {"5.1.1", "5.2.1", "5.2.2", "9.6"};
        if (end) {
            answer_.articles = {articleOf(end->kind)};
            explain(text("The game was over {} ({})", nameOfPly(line_, end->ply), draws::nameOf(end->kind)));
        }
        return answer_;
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
        answer_.articles = {found ? articleOf(*found) : "3"};
        if (!found) explain(found.error().reason);
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
        answer_.articles = {"C.10"};
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
        answer_.articles = {"C.10"};
        return answer_;
    }

    Decided claim() {
        DrawClaim claim;
        bool accepted = false;
        for (const std::string_view step : steps_) {
            const auto words = split(step, " ");
            if (words.size() < 2) return NotOfTheBoard{};
            const bool understood = words[0] == "claim"   ? readClaim(words, claim)
                                    : words[0] == "touch" ? readTouch(words, claim)
                                    : words[0] == "clock" ? readClock(words, claim)
                                    : words[0] == "accept-draw"
                                        ? (accepted = colourFrom(words[1]).has_value())
                                        : false;
            if (!understood) return NotOfTheBoard{};
        }
        const ClaimRuling ruling = decideClaim(line_, claim, rules_, level_, isDead_);
        // 9.1.2.3: a claim is an offer as well, and may be accepted before it is decided.
        if (accepted && ruling.outcome == Outcome::GoesOn) {
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

    bool readClaim(const std::vector<std::string_view>& words, DrawClaim& claim) {
        if (words.size() < 3 || (words[1] != "threefold" && words[1] != "fifty") || !colourFrom(words[2]))
            return false;
        claim.kind = words[1] == "fifty" ? ClaimKind::FiftyMoves : ClaimKind::Repetition;
        claim.claimant = *colourFrom(words[2]);
        if (words.size() < 5 || words[3] != "written") return true;
        const auto found = notation::readMove(line_.current(), words[4]);
        if (found)
            claim.intended = IntendedMove{std::string(words[4]), *found, {}};
        else if (found.error().kind == notation::MoveFaultKind::Illegal)
            claim.intended = IntendedMove{std::string(words[4]), std::nullopt, found.error().pieces};
        else
            return false;
        return true;
    }

    static bool readTouch(const std::vector<std::string_view>& words, DrawClaim& claim) {
        if (words.size() < 3) return false;
        claim.touched = squareFrom(words[2]);
        return claim.touched.has_value();
    }

    // "clock w used 1:56:00 of 2:00:00"
    static bool readClock(const std::vector<std::string_view>& words, DrawClaim& claim) {
        if (words.size() != 6 || words[2] != "used" || words[4] != "of") return false;
        const auto used = secondsFrom(words[3]);
        const auto limit = secondsFrom(words[5]);
        if (!used || !limit || *used > *limit || colourFrom(words[1]) != claim.claimant) return false;
        claim.secondsLeft = static_cast<std::uint32_t>(*limit - *used);
        return true;
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
    CaseAnswer answer_;
};

} // namespace

std::variant<CaseAnswer, NotOfTheBoard, Diagnostics> decideBoardCase(const RulesCase& one,
                                                                     DeadPositionTest isDead) {
    return BoardCase(one, isDead).decide();
}

} // namespace rules::cases
