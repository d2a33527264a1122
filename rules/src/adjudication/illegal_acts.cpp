// Illegal moves and what counts like them: Laws 7.5, A.5.2, A.5.4, B.
#include <fmt/format.h>

#include "adjudication/maker.hpp"
#include "rules/board/legal_moves.hpp"
#include "rules/board/origins.hpp"

namespace rules::adjudication {
namespace {

using namespace board;

// What each act does to the board, and where it is forbidden.
struct ActTable {
    IllegalKind kind;
    const char* article;
    const char* words; // "{} has made an illegal move and pressed the clock"
};
constexpr std::array acts{
    ActTable{IllegalKind::Move, "7.5.1", "{} has completed an illegal move"},
    ActTable{IllegalKind::PawnNotReplaced, "7.5.2", "{} has pressed the clock without replacing the pawn"},
    ActTable{IllegalKind::PressedWithoutMove, "7.5.3", "{} has pressed the clock without making a move"},
    ActTable{IllegalKind::TwoHands, "7.5.4", "{} has used two hands for one move and pressed the clock"},
    ActTable{IllegalKind::KingCaptured, "7.5.1", "{} has captured the king, which is itself illegal"},
};

constexpr const ActTable& tableOf(IllegalKind kind) {
    for (const ActTable& row : acts)
        if (row.kind == kind) return row;
    return acts.front();
}

// The act is a move that would be possible but for the own king (3.9).
bool leavesKingInCheck(const Position& position, Square from, Square to) {
    const auto piece = position.pieceAt(from);
    return piece && piece->colour == position.sideToMove() &&
           possibleOrigins(position, piece->kind, to).contains(from);
}

// Two steps of the king along the rank were meant as castling: with the rook in that corner (4.4.3, 4.7.2).
std::optional<Square> castlingRook(const Position& position, const IllegalAct& act) {
    if (!act.from || !act.to || *act.from != position.kingSquare(act.by)) return std::nullopt;
    const int steps = static_cast<int>(index(*act.to)) - static_cast<int>(index(*act.from));
    if (rankOf(*act.from) != rankOf(*act.to) || (steps != 2 && steps != -2)) return std::nullopt;
    const Square corner = squareAt(steps > 0 ? File::H : File::A, rankOf(*act.from));
    return position.pieces(act.by, PieceKind::Rook).contains(corner) ? std::optional(corner) : std::nullopt;
}

std::vector<Square> touchedBy(const Position& position, const IllegalAct& act) {
    std::vector<Square> touched;
    if (act.from) touched.push_back(*act.from);
    if (const auto rook = castlingRook(position, act)) touched.push_back(*rook);
    if (act.to && position.pieces(opposite(act.by)).contains(*act.to)) touched.push_back(*act.to);
    return touched;
}

bool isLegalAfterAll(const Position& position, const IllegalAct& act) {
    if (act.kind != IllegalKind::Move || !act.from || !act.to) return false;
    for (const Move move : legalMoves(position)) {
        const Square target = move.isCastling() ? castlingKingTarget(move) : move.to();
        if (move.from() == *act.from && target == *act.to) return true;
    }
    return false;
}

class ActRuling {
  public:
    ActRuling(const Facts& facts, const IllegalAct& act)
        : facts_(facts)
        , act_(act)
        , position_(facts.position())
        , maker_(facts) {}

    Ruling decide() && {
        if (contradicts()) return maker_.done();
        citeAct();
        if (!act_.completed) return notCompleted();
        if (tooLate()) return maker_.done();
        maker_.say(text(tableOf(act_.kind).words, englishName(act_.by)));
        if (act_.kind == IllegalKind::KingCaptured) return kingCaptured();
        if (!counts()) return maker_.done();
        maker_.count(act_.by);
        const std::uint32_t count = maker_.ruling().illegalActs[act_.by];
        if (facts_.rules.illegalArticle.empty()) maker_.cite("7.5.5");
        citeLevel();
        if (count >= facts_.rules.losingIllegalAct) return lost(count);
        maker_.addTime(opposite(act_.by), penaltySeconds(facts_.rules, facts_.level));
        restore();
        return maker_.done();
    }

  private:
    // A fact that cannot be is asked for again, never guessed.
    bool contradicts() {
        const bool moveBySide = act_.kind == IllegalKind::Move && act_.from;
        if (moveBySide && position_.sideToMove() != act_.by) {
            maker_.ask(text("It was {}'s turn to move: who made the move?", englishName(opposite(act_.by))));
            return true;
        }
        if (moveBySide && !position_.pieces(act_.by).contains(*act_.from)) {
            maker_.ask(text("No piece of {} stands on {}: which move was it?", englishName(act_.by),
                            nameOf(*act_.from)));
            return true;
        }
        const bool promotes = act_.kind == IllegalKind::PawnNotReplaced && act_.from;
        if (promotes && !position_.pieces(act_.by, PieceKind::Pawn).contains(*act_.from)) {
            maker_.ask(text("No pawn of {} stands on {}: which pawn was not replaced?", englishName(act_.by),
                            nameOf(*act_.from)));
            return true;
        }
        if (act_.kind == IllegalKind::PressedWithoutMove && facts_.record.known &&
            position_.sideToMove() != act_.by) {
            maker_.ask(
                text("It was {}'s turn to move: who pressed the clock?", englishName(opposite(act_.by))));
            return true;
        }
        if (!isLegalAfterAll(position_, act_)) return false;
        maker_.ask(text("The move {}{} is legal here: what was wrong with it?", nameOf(*act_.from),
                        nameOf(*act_.to)));
        return true;
    }

    // The numbers are those of 2023; older editions had others.
    void citeAct() {
        if (facts_.rules.illegalArticle.empty()) {
            maker_.cite(tableOf(act_.kind).article);
            if (act_.also) maker_.cite(tableOf(*act_.also).article);
        } else {
            maker_.cite(std::string(facts_.rules.illegalArticle));
        }
    }

    void citeLevel() {
        switch (facts_.level) {
        case draws::Level::Standard:
            return;
        case draws::Level::RapidSupervised:
            maker_.cite("A.3").cite("A.4");
            return;
        case draws::Level::RapidUnsupervised:
            maker_.cite("A.3").cite("A.5.2");
            return;
        case draws::Level::BlitzSupervised:
            maker_.cite("B.2");
            return;
        case draws::Level::BlitzUnsupervised:
            maker_.cite("A.5.2").cite("B.3");
            return;
        }
    }

    // 7.5.1: not completed, so not counted; touch-move binds (4.3, 4.7).
    Ruling notCompleted() {
        maker_.cite("4.3").say(
            text("The clock has not been pressed: the move is corrected without a penalty, with the pieces "
                 "touched"));
        maker_.duty(text("correct the move under touch-move"));
        addTouchDuty();
        return maker_.done();
    }

    bool tooLate() {
        switch (act_.raised) {
        case Raised::InTime:
            return false;
        case Raised::AfterOpponentsMove:
            if (!isUnsupervised(facts_.level)) return false;
            citeTooLate();
            maker_.say(text(
                "The opponent has made his next move without a claim: the move stands and costs nothing, "
                "unless both players agree to undo it without the arbiter"));
            return true;
        case Raised::LaterInTheGame:
            if (!isUnsupervised(facts_.level)) return false;
            citeTooLate();
            maker_.say(text("It was not claimed before the opponent's next move: the move stands"));
            return true;
        case Raised::AfterTheGame:
            maker_.cite("8.7").remark(text("result stands"));
            maker_.say(text("The game is over; its result stands"));
            return true;
        }
        return false;
    }

    void citeTooLate() {
        maker_.cite("A.5.2").remark(text("move stands"));
        if (facts_.level == draws::Level::BlitzUnsupervised) maker_.cite("B.3");
    }

    // 1992 counted only leaving the king in check.
    bool counts() {
        if (facts_.rules.counted == CountedActs::All) return true;
        if (act_.kind == IllegalKind::Move && (!act_.from || !act_.to)) {
            maker_.ask(text("Did the move leave the own king in check?"));
            return false;
        }
        if (act_.kind == IllegalKind::Move && leavesKingInCheck(position_, *act_.from, *act_.to)) return true;
        maker_.say(text("It is put right without a penalty"));
        restore();
        return false;
    }

    // Judged in the reinstated position, the offender to move.
    Ruling lost(std::uint32_t count) {
        maker_.say(count == 2 ? text("It is the second such act of {} in this game", englishName(act_.by))
                              : text("It is act number {} of {} in this game", count, englishName(act_.by)));
        return maker_.losesIfOpponentCanMate(act_.by, position_).done();
    }

    void restore() {
        switch (act_.kind) {
        case IllegalKind::Move:
        case IllegalKind::KingCaptured:
            if (act_.raised == Raised::LaterInTheGame || act_.raised == Raised::AfterOpponentsMove)
                maker_.cite("7.1").duty(
                    text("go back to the position before it; arbiter sets clocks and move counter"));
            else
                maker_.duty(text("restore the position before the move"));
            addTouchDuty();
            return;
        case IllegalKind::PawnNotReplaced:
            queen();
            return;
        case IllegalKind::PressedWithoutMove:
            maker_.duty(text("{} still has to move", englishName(act_.by)));
            return;
        case IllegalKind::TwoHands:
            maker_.duty(text("the legal move itself stands"));
            return;
        }
    }

    void queen() {
        if (act_.to)
            maker_.duty(text("a {} queen goes on {}", act_.by == Colour::White ? "white" : "black",
                             nameOf(*act_.to)));
        else
            maker_.duty(text("the pawn is replaced by a queen of its colour"));
        if (!act_.from || !act_.to || position_.sideToMove() != act_.by) return;
        const Move move = Move::promotion(*act_.from, *act_.to, PieceKind::Queen);
        if (!isLegal(position_, move) || hasLegalMove(position_.after(move))) return;
        const ByColour<Score> end = position_.after(move).inCheck() ? lossOf(opposite(act_.by)) : drawnScores;
        maker_.option(Option{text("the queen ends the game: let it stand"), end})
            .option(text("let the game go on from the position before"));
    }

    void addTouchDuty() {
        if (!act_.from || position_.sideToMove() != act_.by) return;
        const TouchDuty duty = touchDuty(position_, touchedBy(position_, act_));
        maker_.ruling().allowed = duty.moves;
        for (const std::string& article : duty.articles)
            maker_.cite(article);
        maker_.duty(dutyText(position_, duty));
    }

    // The king was left in check and then taken: both moves were illegal. In A.5 and B.3 the second player
    // lost his claim by moving.
    Ruling kingCaptured() {
        const Colour other = opposite(act_.by);
        maker_.cite("1.4.1").count(act_.by);
        if (isUnsupervised(facts_.level)) {
            const std::uint32_t count = maker_.ruling().illegalActs[act_.by];
            if (count >= facts_.rules.losingIllegalAct) {
                maker_.cite("7.5.5");
                return lost(count);
            }
            maker_.cite("A.5.2").addTime(other, penaltySeconds(facts_.rules, facts_.level));
            maker_.duty(text("restore the position before the capture"));
            return maker_.done();
        }
        maker_.count(other).remark(text("the arbiter confirms"));
        maker_.duty(text("go back to before the illegal move of {}", englishName(other)))
            .duty(text("one illegal move is counted for {} and one for {}", englishName(other),
                       englishName(act_.by)));
        for (const Colour colour : {act_.by, other})
            if (maker_.ruling().illegalActs[colour] >= facts_.rules.losingIllegalAct)
                maker_.option(endByCount(colour));
        return maker_.done();
    }

    // 7.5.5, where the arbiter has to confirm that the act counts.
    [[nodiscard]] Option endByCount(Colour colour) const {
        const Ruling end = RulingMaker(facts_).losesIfOpponentCanMate(colour, position_).done();
        if (end.scores == drawnScores)
            return {
                text("draw: {} has made too many illegal moves, but {} cannot mate by any series of legal "
                     "moves (7.5.5)",
                     englishName(colour), englishName(opposite(colour))),
                drawnScores};
        return {text("{} loses by the number of illegal moves (7.5.5)", englishName(colour)), lossOf(colour)};
    }

    const Facts& facts_;
    const IllegalAct& act_;
    const Position& position_;
    RulingMaker maker_;
};

} // namespace

Ruling rule(const Facts& facts, const IllegalAct& incident) {
    return ActRuling(facts, incident).decide();
}

// A.5.4, only without full supervision.
Ruling rule(const Facts& facts, const FaultStays& incident) {
    RulingMaker maker(facts);
    if (!isUnsupervised(facts.level))
        return maker.cite("7.5.1")
            .say(text("The arbiter does not wait: the illegal move is found and the position restored"))
            .duty(text("go back to the position before the illegal move"))
            .done();
    maker.cite("A.5.4");
    if (incident.nextMoveCompleted)
        return maker.draw()
            .say(text("The next move has been completed and the illegal position is still there: the game is "
                      "drawn"))
            .done();
    return maker.say(text("The arbiter waits until the next move is completed")).done();
}

} // namespace rules::adjudication
