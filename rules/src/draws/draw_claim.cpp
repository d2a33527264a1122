#include "rules/draws/draw_claim.hpp"

#include <algorithm>
#include <array>

#include <fmt/format.h>

#include "rules/board/legal_moves.hpp"
#include "rules/notation/write_move.hpp"

namespace rules::draws {
namespace {

using namespace board;

Outcome lossOf(Colour colour) {
    return colour == Colour::White ? Outcome::BlackWins : Outcome::WhiteWins;
}

std::string minutes(std::int64_t seconds) {
    if (seconds % 60 != 0) return fmt::format("{}:{:02} minutes", seconds / 60, seconds % 60);
    if (seconds == 60) return "one minute";
    if (seconds == 120) return "two minutes";
    if (seconds == 180) return "three minutes";
    if (seconds == 300) return "five minutes";
    return fmt::format("{} minutes", seconds / 60);
}

const char* times(std::size_t count) {
    constexpr std::array words{"never", "once", "twice", "three times", "four times", "five times"};
    return count < words.size() ? words[count] : "more than five times";
}

// The claim is looked at in the order of Articles 9.2 to 9.5: the first thing that settles it decides.
class ClaimDecision {
  public:
    ClaimDecision(const GameLine& line, const DrawClaim& claim, const DrawRules& rules, Level level,
                  DeadPositionTest isDead)
        : line_(line)
        , position_(line.current())
        , claim_(claim)
        , rules_(rules)
        , level_(level)
        , isDead_(isDead) {}

    ClaimRuling decide() && {
        collectFacts();
        if (!gameWasOver() && !notOnMove() && !flagHasFallen() && !pieceTouched()) {
            if (correct())
                drawn();
            else
                wrong();
        }
        return std::move(ruling_);
    }

  private:
    void say(Text sentence) { ruling_.explanation.push_back(std::move(sentence)); }
    void cite(std::string article) { ruling_.articles.push_back(std::move(article)); }
    [[nodiscard]] Colour opponent() const { return opposite(claim_.claimant); }
    [[nodiscard]] bool byLegalMove() const { return claim_.intended && claim_.intended->move; }

    // 9.2.2 and 9.3 look at the position on the board, or at the one after the written move.
    void collectFacts() {
        if (claim_.intended && !claim_.intended->move) return;
        if (byLegalMove() && position_.sideToMove() != claim_.claimant) return;
        const Position claimed = byLegalMove() ? position_.after(*claim_.intended->move) : position_;
        ruling_.halfmoves = claimed.halfmoveClock();
        if (claim_.kind != ClaimKind::Repetition) return;
        if (byLegalMove()) {
            ruling_.occurrences = occurrencesBefore(line_, *claim_.intended->move);
            ruling_.occurrences.push_back(line_.plies() + 1);
        } else {
            ruling_.occurrences = occurrences(line_, line_.plies());
        }
        ruling_.lookAlikes = lookAlikes(line_, line_.plies(), claimed);
    }

    bool gameWasOver() {
        ruling_.earlierEnd = firstEnd(line_, rules_, isDead_);
        if (!ruling_.earlierEnd) return false;
        const GameEnd& end = *ruling_.earlierEnd;
        ruling_.verdict = ClaimVerdict::GameWasOver;
        ruling_.outcome = outcomeOf(end);
        cite(articleOf(end.kind));
        say(text("No claim is needed: the game was over {} ({})", nameOfPly(line_, end.ply),
                 draws::nameOf(end.kind)));
        return true;
    }

    // 9.2.1, 9.3: only the player having the move. The claim still counts as an offer (9.1.2.3).
    bool notOnMove() {
        if (position_.sideToMove() == claim_.claimant) return false;
        ruling_.verdict = ClaimVerdict::NotAdmitted;
        cite(claim_.kind == ClaimKind::Repetition ? "9.2.1" : "9.3");
        cite("9.1.2.3");
        say(text("The claim is not admitted: {} has the move, and only the player having the move may claim",
                 englishName(opponent())));
        say(text(
            "A move that is to bring the position about is written down and declared before it is played"));
        say(text("The claim stands as an offer of a draw, which {} may accept", englishName(opponent())));
        return true;
    }

    bool flagHasFallen() {
        if (!claim_.flagHasFallen) return false;
        ruling_.verdict = ClaimVerdict::LostOnTime;
        cite("6.9");
        say(text("The flag of {} fell before the claim", englishName(claim_.claimant)));
        loseOnTime();
        return true;
    }

    // 9.4: whoever touches a piece as in 4.3 cannot claim on this move; he must play with it (4.3, 4.5).
    bool pieceTouched() {
        if (!claim_.touched) return false;
        const Square touched = *claim_.touched;
        ruling_.verdict = ClaimVerdict::NotAdmitted;
        cite("9.4");
        say(text("The claim is not admitted: {} has touched the piece on {} and has lost the right to claim "
                 "on this "
                 "move",
                 englishName(claim_.claimant), board::nameOf(touched)));
        const MoveList moves = legalMoves(position_);
        if (position_.pieces(claim_.claimant).contains(touched)) {
            cite("4.3.1");
            if (std::ranges::any_of(moves, [&](Move move) { return move.from() == touched; })) {
                ruling_.duty.mustMove = SquareSet(touched);
                say(text("{} must move the {} on {}", englishName(claim_.claimant),
                         englishName(kindOn(touched)), board::nameOf(touched)));
                return true;
            }
        } else {
            cite("4.3.2");
            if (std::ranges::any_of(moves, [&](Move move) { return captures(move, touched); })) {
                ruling_.duty.mustCapture = SquareSet(touched);
                say(text("{} must capture on {}", englishName(claim_.claimant), board::nameOf(touched)));
                return true;
            }
        }
        cite("4.5");
        say(text("That piece cannot be played with, so {} may make any legal move",
                 englishName(claim_.claimant)));
        return true;
    }

    [[nodiscard]] bool captures(Move move, Square touched) const {
        if (move.isEnPassant()) return forward(opponent(), move.to()) == touched;
        return !move.isCastling() && move.to() == touched;
    }

    [[nodiscard]] PieceKind kindOn(Square square) const { return position_.pieceAt(square)->kind; }

    [[nodiscard]] bool correct() const {
        if (claim_.intended && !claim_.intended->move) return false;
        if (claim_.kind == ClaimKind::Repetition) return ruling_.occurrences.size() >= 3;
        return ruling_.halfmoves >= 100;
    }

    // 9.5.2: immediately drawn. A claim cannot be withdrawn (9.5.1), not even for a mate by the written move.
    void drawn() {
        ruling_.verdict = ClaimVerdict::Correct;
        ruling_.outcome = Outcome::Draw;
        if (claim_.kind == ClaimKind::Repetition) {
            cite(byLegalMove() ? "9.2.1.1" : "9.2.1.2");
            cite("9.2.2");
            const auto count = times(ruling_.occurrences.size());
            if (byLegalMove())
                say(text("The claim is correct: after {} the same position, with {} to move, will have stood "
                         "on the "
                         "board {}: {}",
                         intendedName(), englishName(opponent()), count, places()));
            else
                say(text(
                    "The claim is correct: the same position, with {} to move, has stood on the board {}: {}",
                    englishName(claim_.claimant), count, places()));
        } else {
            cite(byLegalMove() ? "9.3.1" : "9.3.2");
            if (byLegalMove())
                say(text("The claim is correct: with {} each player will have made {} moves without a "
                         "capture or a "
                         "pawn move",
                         intendedName(), ruling_.halfmoves / 2));
            else
                say(text(
                    "The claim is correct: each player has made {} moves without a capture or a pawn move",
                    ruling_.halfmoves / 2));
        }
        cite("9.5.2");
        say(text("The game is drawn at once"));
    }

    void wrong() {
        ruling_.verdict = ClaimVerdict::Wrong;
        sayWhyWrong();
        cite("9.5.3");
        penalise();
        if (ruling_.outcome == Outcome::GoesOn) imposeDuty();
    }

    void sayWhyWrong() {
        if (claim_.intended && !claim_.intended->move) {
            say(text("The claim is wrong: the written move {} is not legal", claim_.intended->written));
            return;
        }
        if (claim_.kind == ClaimKind::Repetition) {
            cite(byLegalMove() ? "9.2.1.1" : "9.2.1.2");
            cite("9.2.2");
            const auto count = times(ruling_.occurrences.size());
            if (byLegalMove())
                say(text(
                    "The claim is wrong: after {} the position would have stood on the board only {}: {}",
                    intendedName(), count, places()));
            else
                say(text("The claim is wrong: the position has stood on the board only {}: {}", count,
                         places()));
            sayLookAlikes();
            return;
        }
        cite(byLegalMove() ? "9.3.1" : "9.3");
        if (byLegalMove() && ruling_.halfmoves == 0) {
            if (position_.isCapture(*claim_.intended->move))
                say(text("The claim is wrong: {} is a capture, the count begins again with it",
                         intendedName()));
            else
                say(text("The claim is wrong: {} is a pawn move, the count begins again with it",
                         intendedName()));
            return;
        }
        if (byLegalMove())
            say(text("The claim is wrong: with {} White would have made {} and Black {} moves without a "
                     "capture or a "
                     "pawn move, and each must have made fifty",
                     intendedName(), movesBy(Colour::White), movesBy(Colour::Black)));
        else
            say(text("The claim is wrong: White has made {} and Black {} moves without a capture or a pawn "
                     "move, and "
                     "each must have made fifty",
                     movesBy(Colour::White), movesBy(Colour::Black)));
    }

    // Of h half-moves the side that moved last has made half, rounded up.
    [[nodiscard]] std::uint32_t movesBy(Colour colour) const {
        const Colour lastMover = byLegalMove() ? claim_.claimant : opposite(position_.sideToMove());
        return (ruling_.halfmoves + (colour == lastMover ? 1U : 0U)) / 2;
    }

    void sayLookAlikes() {
        for (const auto difference : {Difference::CastlingRights, Difference::EnPassant}) {
            std::vector<std::size_t> plies;
            for (const LookAlike& other : ruling_.lookAlikes)
                if (other.difference == difference) plies.push_back(other.ply);
            if (plies.empty()) continue;
            cite(difference == Difference::CastlingRights ? "9.2.3.2" : "9.2.3.1");
            if (difference == Difference::CastlingRights)
                say(text("The position {} only looks the same: the castling rights were others",
                         list(plies)));
            else
                say(text("The position {} only looks the same: the possible en passant captures were others",
                         list(plies)));
        }
    }

    // Where the penalty comes from, if not from 9.5.3 alone.
    void citePenalty() {
        if (rules_.wrongClaim != WrongClaimPenalty::OpponentGains) {
            cite(fmt::format("rule-set {}, wrong claim", rules_.name));
            return;
        }
        switch (level_) {
        case Level::Standard:
            return;
        case Level::RapidSupervised:
        case Level::RapidUnsupervised:
            cite("A.3");
            return;
        case Level::BlitzSupervised:
            cite("B.2");
            return;
        case Level::BlitzUnsupervised:
            cite("A.3");
            cite("B.3");
            return;
        }
    }

    void penalise() {
        const std::int64_t seconds = wrongClaimSeconds(rules_, level_);
        citePenalty();
        switch (rules_.wrongClaim) {
        case WrongClaimPenalty::OpponentGains:
            addTime(seconds);
            return;
        case WrongClaimPenalty::OpponentGainsThree:
            addTime(seconds);
            takeHalf(seconds);
            return;
        case WrongClaimPenalty::ClaimantUsesFive:
            takeFive(seconds);
            return;
        }
    }

    void addTime(std::int64_t seconds) {
        ruling_.clockChanges.push_back({opponent(), seconds});
        say(text("{} receives {} more", englishName(opponent()), minutes(seconds)));
    }

    // 1997: half of the claimant's time, at most three minutes; from one to two minutes down to one, below
    // nothing.
    void takeHalf(std::int64_t most) {
        if (!claim_.secondsLeft) {
            say(text(
                "{} loses half of the remaining time, at most {}; with one to two minutes left the clock is "
                "set to one minute, with less nothing is taken",
                englishName(claim_.claimant), minutes(most)));
            return;
        }
        const std::int64_t left = *claim_.secondsLeft;
        const std::int64_t taken = left < 60 ? 0 : left <= 120 ? left - 60 : std::min(left / 2, most);
        if (taken == 0) return;
        ruling_.clockChanges.push_back({claim_.claimant, -taken});
        say(text("{} loses {}", englishName(claim_.claimant), minutes(taken)));
    }

    // 1992: five minutes are added to the used time of the claimant, who may lose by it.
    void takeFive(std::int64_t seconds) {
        ruling_.clockChanges.push_back({claim_.claimant, -seconds});
        say(text("The used time of {} grows by {}", englishName(claim_.claimant), minutes(seconds)));
        if (!claim_.secondsLeft || std::int64_t{*claim_.secondsLeft} > seconds) return;
        say(text("With that {} has exceeded the time limit", englishName(claim_.claimant)));
        loseOnTime();
    }

    // 6.9: lost, but drawn if the opponent cannot mate. What "cannot" means depends on the edition.
    void loseOnTime() {
        const bool bareKing = position_.pieces(opponent()).single();
        const bool saved = rules_.onlyBareKingSavesOnTime
                               ? bareKing
                               : canWin(position_, opponent()).verdict == WinVerdict::Impossible;
        ruling_.outcome = saved ? Outcome::Draw : lossOf(claim_.claimant);
        if (saved)
            say(text("{} cannot mate, so the game is drawn", englishName(opponent())));
        else
            say(text("{} loses the game", englishName(claim_.claimant)));
    }

    // 9.5.3: the written move must be made; if it is not legal, another one with that piece (4.3, 4.5).
    void imposeDuty() {
        if (!claim_.intended) {
            say(text("The game goes on; {} has the move", englishName(claim_.claimant)));
            return;
        }
        if (claim_.intended->move) {
            ruling_.duty.mustPlay = claim_.intended->move;
            say(text("The game goes on; {} must play {}", englishName(claim_.claimant), intendedName()));
            return;
        }
        const MoveList moves = legalMoves(position_);
        for (const Square piece : claim_.intended->pieces)
            if (std::ranges::any_of(moves, [&](Move move) { return move.from() == piece; }))
                ruling_.duty.mustMove |= SquareSet(piece);
        cite(ruling_.duty.none() ? "4.5" : "4.3");
        if (ruling_.duty.none()) {
            say(text("The game goes on; the written piece has no legal move, so {} may make any legal move",
                     englishName(claim_.claimant)));
            return;
        }
        std::string squares;
        for (const Square piece : ruling_.duty.mustMove)
            squares += (squares.empty() ? "" : " or ") + board::nameOf(piece);
        say(text("The game goes on; {} must make a legal move with the {} on {}",
                 englishName(claim_.claimant), englishName(kindOn(ruling_.duty.mustMove.first())), squares));
    }

    [[nodiscard]] std::string intendedName() const {
        return notation::moveNumber(position_) + notation::writeSan(position_, *claim_.intended->move);
    }

    [[nodiscard]] std::string list(const std::vector<std::size_t>& plies) const {
        std::string words;
        for (std::size_t i = 0; i < plies.size(); ++i) {
            if (i > 0) words += i + 1 == plies.size() ? " and " : ", ";
            words += plies[i] <= line_.plies() ? nameOfPly(line_, plies[i]) : "after " + intendedName();
        }
        return words;
    }
    [[nodiscard]] std::string places() const { return list(ruling_.occurrences); }

    const GameLine& line_;
    const Position& position_;
    const DrawClaim& claim_;
    const DrawRules& rules_;
    Level level_;
    DeadPositionTest isDead_;
    ClaimRuling ruling_;
};

} // namespace

const char* textOf(Outcome outcome) {
    switch (outcome) {
    case Outcome::GoesOn:
        return "*";
    case Outcome::WhiteWins:
        return "1-0";
    case Outcome::BlackWins:
        return "0-1";
    case Outcome::Draw:
        return "1/2-1/2";
    }
    return "*";
}

Outcome outcomeOf(const GameEnd& end) {
    if (!end.winner) return Outcome::Draw;
    return *end.winner == Colour::White ? Outcome::WhiteWins : Outcome::BlackWins;
}

ClaimRuling decideClaim(const GameLine& line, const DrawClaim& claim, const DrawRules& rules, Level level,
                        DeadPositionTest isDead) {
    return ClaimDecision(line, claim, rules, level, isDead).decide();
}

std::string nameOfPly(const GameLine& line, std::size_t ply) {
    if (ply == 0) return "at the start";
    const Position& before = line.after(ply - 1);
    return "after " + notation::moveNumber(before) + notation::writeSan(before, line.move(ply));
}

} // namespace rules::draws
