#include "rules/draws/game_audit.hpp"

#include <algorithm>
#include <optional>
#include <utility>

#include <fmt/format.h>

#include "rules/board/legal_moves.hpp"
#include "rules/draws/draw_claim.hpp"
#include "rules/draws/repetition.hpp"
#include "rules/notation/pgn.hpp"
#include "rules/notation/text_place.hpp"
#include "rules/notation/write_move.hpp"

namespace rules::draws {
namespace {

using namespace board;
using namespace notation;

FindingKind kindOf(MoveFaultKind kind) {
    switch (kind) {
    case MoveFaultKind::Unreadable:
        return FindingKind::UnreadableMove;
    case MoveFaultKind::Illegal:
        return FindingKind::IllegalMove;
    case MoveFaultKind::Ambiguous:
        return FindingKind::AmbiguousMove;
    }
    return FindingKind::UnreadableMove;
}

PgnResult resultOf(const GameEnd& end) {
    if (!end.winner) return PgnResult::Draw;
    return *end.winner == Colour::White ? PgnResult::WhiteWins : PgnResult::BlackWins;
}

// One game after the other: follows the main line and forgets it.
class Auditor {
  public:
    Auditor(std::string_view text, const AuditOptions& options)
        : scanner_(text)
        , places_(text, options.firstLine)
        , placesAtHead_(places_)
        , options_(options) {}

    Audit run() && {
        while (oneGame()) {
        }
        return std::move(audit_);
    }

  private:
    bool oneGame() {
        forget();
        while (true) {
            const PgnToken token = scanner_.next();
            if (token.kind == PgnTokenKind::End) break;
            if (token.kind == PgnTokenKind::Tag) {
                if (followed_ || (token.text == "Event" && sawEvent_)) {
                    scanner_.putBack(token);
                    break;
                }
                tag(token);
                continue;
            }
            if (token.kind == PgnTokenKind::Comment) {
                if (!token.closed)
                    add(FindingKind::BrokenText, Severity::Warning, token.offset,
                        text("the comment is not closed"));
                continue;
            }
            follow(token);
            if (token.kind == PgnTokenKind::Result && depth_ == 0) {
                result_ = token.result;
                break;
            }
            if (token.kind == PgnTokenKind::VariationStart)
                ++depth_;
            else if (token.kind == PgnTokenKind::VariationEnd && depth_ > 0)
                --depth_;
            else if (depth_ == 0 && !broken_)
                mainLine(token);
        }
        if (!begun_) return false;
        follow({.kind = PgnTokenKind::End, .text = {}, .value = {}, .offset = gameOffset_});
        judgeLastPosition();
        if (!broken_) judgeResult();
        ++audit_.games;
        audit_.halfmoves += line_.plies();
        return true;
    }

    void forget() {
        begun_ = followed_ = sawEvent_ = broken_ = false;
        placesAtHead_ = places_;
        depth_ = 0;
        tags_.clear();
        result_.reset();
        end_.reset();
        playedOn_.reset();
        claimedRepetition_.reset();
        claimedFifty_.reset();
        judgedLastPosition_ = false;
        offsets_.clear();
        firstFinding_ = audit_.findings.size();
    }

    void begin(std::size_t offset) {
        if (begun_) return;
        begun_ = true;
        gameOffset_ = offset;
        lastOffset_ = offset;
    }

    // Names and result are kept as they stand in the text; only a start position makes tags worth copying.
    void tag(const PgnToken& token) {
        begin(token.offset);
        if (token.text == "Event") sawEvent_ = true;
        tags_.push_back(token);
    }

    [[nodiscard]] std::string_view tagValue(std::string_view name) const {
        const auto found = std::ranges::find(tags_.rbegin(), tags_.rend(), name, &PgnToken::text);
        return found == tags_.rend() ? std::string_view{} : found->value;
    }

    // The move text begins: set up the position that the tags name.
    void follow(const PgnToken& token) {
        begin(token.offset);
        if (followed_) return;
        followed_ = true;
        static const Position initial = Position::initial();
        if (tagValue("FEN").empty() && tagValue("Variant").empty()) {
            line_.restart(initial);
            return;
        }
        std::vector<PgnTag> copies;
        for (const PgnToken& pair : tags_)
            copies.push_back({std::string(pair.text), tagText(pair.value)});
        Diagnostics faults;
        const auto start = startFromTags(copies, faults);
        for (const Diagnostic& fault : faults.items())
            add(FindingKind::BadStart, fault.severity, gameOffset_,
                text("start position: {} {}", english(fault.message), fault.found));
        line_.restart(start.value_or(initial));
        broken_ = !start;
        judgePosition();
    }

    void mainLine(const PgnToken& token) {
        switch (token.kind) {
        case PgnTokenKind::Move:
            move(token);
            return;
        case PgnTokenKind::NullMove:
            add(FindingKind::NullMove, Severity::Error, token.offset,
                text("{} {}: a null move in the game itself", moveNumber(line_.current()), token.text));
            broken_ = true;
            return;
        case PgnTokenKind::Unknown:
            add(FindingKind::BrokenText, Severity::Warning, token.offset,
                text("text that is no part of a game: {}", toUtf8(token.text.substr(0, 20))));
            return;
        case PgnTokenKind::VariationStart:
        case PgnTokenKind::VariationEnd: // one that does not begin
        case PgnTokenKind::Tag:
        case PgnTokenKind::Nag:
        case PgnTokenKind::Comment:
        case PgnTokenKind::Result:
        case PgnTokenKind::End:
            return;
        }
    }

    void move(const PgnToken& token) {
        const auto found = readMove(line_.current(), token.text, {.letters = options_.letters});
        if (!found) {
            wrongMove(token, found.error());
            return;
        }
        line_.play(*found);
        offsets_.push_back(token.offset);
        lastOffset_ = token.offset;
        judgePosition();
    }

    void wrongMove(const PgnToken& token, const MoveFault& fault) {
        broken_ = true;
        judgeLastPosition();
        reportPlayedOn();
        std::string alternatives;
        const auto similar =
            fault.fitting.empty() ? similarMoves(line_.current(), token.text, 5) : fault.fitting;
        for (const Move move : similar)
            alternatives += (alternatives.empty() ? "" : ", ") + writeSan(line_.current(), move);
        add(kindOf(fault.kind), Severity::Error, token.offset,
            text("{} {}: {}", moveNumber(line_.current()), toUtf8(token.text.substr(0, 40)),
                 english(fault.reason)),
            alternatives.empty() ? Text{} : text("Legal and similar: {}", alternatives));
    }

    // 9.6: does the position end the game by itself; could a draw have been claimed? Mate, stalemate and dead
    // positions are looked for at the end: a legal move that follows denies the first two.
    void judgePosition() {
        if (broken_ || end_) return;
        const std::size_t ply = line_.plies();
        const std::uint32_t halfmoves = line_.current().halfmoveClock();
        if (options_.rules.automaticSeventyFive && halfmoves >= 150) {
            end_ = GameEnd{EndKind::SeventyFiveMoves, ply, std::nullopt};
            return;
        }
        // Three occurrences need eight half-moves at least.
        const unsigned occurrences = halfmoves >= 8 ? countOccurrences(line_, ply) : 1;
        if (options_.rules.automaticFivefold && occurrences >= 5) {
            end_ = GameEnd{EndKind::FivefoldRepetition, ply, std::nullopt};
            return;
        }
        if (!claimedRepetition_ && occurrences >= 3) {
            claimedRepetition_ = ply;
            add(FindingKind::RepetitionClaim, Severity::Info, lastOffset_,
                text("{} the position had stood on the board three times: {} could have claimed a draw (9.2)",
                     nameOfPly(line_, ply), onMove()));
        }
        if (!claimedFifty_ && halfmoves >= 100) {
            claimedFifty_ = ply;
            add(FindingKind::FiftyMoveClaim, Severity::Info, lastOffset_,
                text("{} fifty moves had been made without a capture or a pawn move: {} could have claimed a "
                     "draw (9.3)",
                     nameOfPly(line_, ply), onMove()));
        }
    }

    // 5.1.1, 5.2.1 and 5.2.2. A dead position never comes to life again, so one look at the last one is
    // enough.
    void judgeLastPosition() {
        if (std::exchange(judgedLastPosition_, true)) return;
        std::size_t ply = end_ ? end_->ply : line_.plies();
        if (ply == line_.plies() && !hasLegalMove(line_.current())) {
            end_ = endAfter(line_, ply, options_.rules);
        } else if (options_.isDead(line_.after(ply))) {
            while (ply > 0 && options_.isDead(line_.after(ply - 1)))
                --ply;
            end_ = GameEnd{EndKind::DeadPosition, ply, std::nullopt};
        }
        if (!end_) return;
        if (end_->ply < line_.plies()) playedOn_ = offsets_[end_->ply];
        forgetClaimsSince(end_->ply);
    }

    // After the end of the game nobody could claim anything.
    void forgetClaimsSince(std::size_t ply) {
        const bool repetition = claimedRepetition_ && *claimedRepetition_ >= ply;
        const bool fifty = claimedFifty_ && *claimedFifty_ >= ply;
        const auto isVoid = [&](const Finding& finding) {
            return (repetition && finding.kind == FindingKind::RepetitionClaim) ||
                   (fifty && finding.kind == FindingKind::FiftyMoveClaim);
        };
        auto& findings = audit_.findings;
        const auto first = findings.begin() + static_cast<std::ptrdiff_t>(firstFinding_);
        findings.erase(std::remove_if(first, findings.end(), isVoid), findings.end());
    }

    [[nodiscard]] const char* onMove() const {
        return line_.current().sideToMove() == Colour::White ? "White" : "Black";
    }

    void reportPlayedOn() {
        if (!playedOn_) return;
        add(FindingKind::PlayedOn, Severity::Warning, *playedOn_,
            text("the game was over {} ({}, {}); {} more half-moves are recorded",
                 nameOfPly(line_, end_->ply), nameOf(end_->kind), articleOf(end_->kind),
                 line_.plies() - end_->ply));
        playedOn_.reset();
    }

    void judgeResult() {
        reportPlayedOn();
        const std::string_view tag = tagValue("Result");
        const auto tagged = tag.empty() ? std::nullopt : pgnResultFrom(tag);
        if (!tag.empty() && !tagged) {
            add(FindingKind::WrongResult, Severity::Warning, gameOffset_,
                text("the Result tag says \"{}\": expected 1-0, 0-1, 1/2-1/2 or *", toUtf8(tag)));
            return;
        }
        if (tagged && result_ && *tagged != *result_)
            add(FindingKind::WrongResult, Severity::Warning, gameOffset_,
                text("the Result tag says {}, but {} stands after the moves", textOf(*tagged),
                     textOf(*result_)));
        const auto recorded = result_.value_or(tagged.value_or(PgnResult::Unknown));
        if (end_ && recorded != resultOf(*end_))
            add(FindingKind::WrongResult, Severity::Warning, lastOffset_,
                text("the result is {}, but {} {} ended the game: {}", textOf(recorded),
                     nameOfPly(line_, end_->ply), nameOf(end_->kind), textOf(resultOf(*end_))));
    }

    void add(FindingKind kind, Severity severity, std::size_t offset, Text message, Text advice = {}) {
        // Places are quick in rising order; what concerns the head of the game is asked for late.
        TextPlaces fromHead = placesAtHead_;
        const auto place = offset < asked_ ? fromHead.at(offset) : places_.at(offset);
        asked_ = std::max(asked_, offset);
        std::string players = tagText(tagValue("White"));
        const std::string black = tagText(tagValue("Black"));
        if (!players.empty() || !black.empty()) players += " - " + black;
        audit_.findings.push_back({kind, severity, audit_.games + 1, place.line, place.column,
                                   std::move(players), std::move(message), std::move(advice)});
    }

    PgnScanner scanner_;
    TextPlaces places_;
    TextPlaces placesAtHead_; // not behind the head of the game
    AuditOptions options_;
    Audit audit_;
    GameLine line_;
    std::vector<PgnToken> tags_;
    bool begun_ = false;
    bool followed_ = false; // the move text has begun
    bool sawEvent_ = false;
    bool broken_ = false;
    std::size_t depth_ = 0;
    std::size_t gameOffset_ = 0;
    std::size_t lastOffset_ = 0;
    std::size_t asked_ = 0;
    std::optional<PgnResult> result_;
    std::optional<GameEnd> end_;
    std::optional<std::size_t> playedOn_;          // where the first move after the end stands
    std::optional<std::size_t> claimedRepetition_; // after which half-move
    std::optional<std::size_t> claimedFifty_;
    std::vector<std::size_t> offsets_; // of the moves
    std::size_t firstFinding_ = 0;     // of this game
    bool judgedLastPosition_ = false;
};

} // namespace

const char* codeOf(FindingKind kind) {
    switch (kind) {
    case FindingKind::IllegalMove:
        return "illegal-move";
    case FindingKind::AmbiguousMove:
        return "ambiguous-move";
    case FindingKind::UnreadableMove:
        return "unreadable-move";
    case FindingKind::NullMove:
        return "null-move";
    case FindingKind::BadStart:
        return "bad-start";
    case FindingKind::PlayedOn:
        return "played-on";
    case FindingKind::WrongResult:
        return "wrong-result";
    case FindingKind::RepetitionClaim:
        return "repetition-claim";
    case FindingKind::FiftyMoveClaim:
        return "fifty-move-claim";
    case FindingKind::BrokenText:
        return "broken-text";
    }
    return "";
}

Audit auditGames(std::string_view text, const AuditOptions& options) {
    return Auditor(text, options).run();
}

Diagnostic diagnosticOf(const Finding& finding, std::string_view source) {
    const std::string players = finding.players.empty() ? "" : " (" + finding.players + ")";
    return {.severity = finding.severity,
            .code = codeOf(finding.kind),
            .source = std::string(source),
            .line = finding.line,
            .column = finding.column,
            .message = text("game {}{}: {}", finding.game, players, english(finding.message)),
            .found = {},
            .expected = {},
            .advice = finding.advice};
}

} // namespace rules::draws
