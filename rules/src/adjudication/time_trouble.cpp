// Recording, quickplay finishes, adjourned games: Laws 8, Guidelines III and I.
#include <fmt/format.h>
#include <fmt/ranges.h>

#include "adjudication/maker.hpp"
#include "rules/draws/unwinnable.hpp"

namespace rules::adjudication {

// 8.4.
Ruling rule(const Facts& facts, const RecordingAsked& incident) {
    RulingMaker maker(facts);
    if (isRapidOrBlitz(facts.level))
        return maker.cite("A.2")
            .remark(text("need not record"))
            .say(text("In rapid and blitz nobody needs to record"))
            .done();
    const auto increment = facts.record.regulations.incrementSeconds;
    const auto left = incident.secondsLeft ? incident.secondsLeft : facts.record.secondsLeft[incident.by];
    maker.cite("8.4");
    if (!left && !(increment && *increment >= 30))
        return maker.ask(text("How much time is left on the clock of {}?", englishName(incident.by))).done();
    if ((left && *left >= 300) || (increment && *increment >= 30))
        return maker.remark(text("must keep recording"))
            .say(text(
                "Recording ends only with less than five minutes left and no increment of thirty seconds "
                "or more"))
            .done();
    if (!increment) return maker.ask(text("How many seconds are added with each move?")).done();
    return maker.cite("8.5.2")
        .remark(text("need not record until the period ends"))
        .say(text("With less than five minutes left there is no duty to record for the rest of the period; "
                  "then the score sheet is brought up to date"))
        .done();
}

Ruling rule(const Facts& facts, const NoScoreSheets& incident) {
    RulingMaker maker(facts);
    return maker.cite("8.5.3")
        .cite("8.6")
        .duty(text("the next move counts as the first of the next period"))
        .say(text("That {} has overstepped the time cannot be shown from the score sheets",
                  englishName(incident.flag)))
        .say(text("The game goes on; the next move counts as the first of the next period, unless there is "
                  "evidence that more moves were made"))
        .done();
}

namespace {

std::string shown(std::uint32_t seconds) {
    return fmt::format("{}:{:02}", seconds / 60, seconds % 60);
}

// "king, rook and 2 pawns"
std::string materialOf(const board::Position& position, Colour colour) {
    using enum board::PieceKind;
    std::vector<std::string> men;
    for (const board::PieceKind kind : {King, Queen, Rook, Bishop, Knight, Pawn}) {
        std::size_t count = 0;
        for ([[maybe_unused]] const board::Square square : position.pieces(colour, kind))
            ++count;
        if (count == 1) men.emplace_back(englishName(kind));
        if (count > 1) men.push_back(fmt::format("{} {}s", count, englishName(kind)));
    }
    return fmt::format("{}", fmt::join(men, ", "));
}

// Winning by normal means is for the arbiter to judge; this is what he can judge by.
void addEvidence(RulingMaker& maker, const Facts& facts, Colour wouldWin) {
    if (!facts.record.known) return;
    const board::Position& position = facts.position();
    maker.say(text("White has {}, Black has {}", materialOf(position, Colour::White),
                   materialOf(position, Colour::Black)));
    switch (draws::canWin(position, wouldWin).verdict) {
    case draws::WinVerdict::Possible:
        maker.say(text("{} could still mate by some series of legal moves", englishName(wouldWin)));
        break;
    case draws::WinVerdict::Impossible:
        maker.say(text("{} cannot mate by any series of legal moves", englishName(wouldWin)));
        break;
    case draws::WinVerdict::Undecided:
        maker.say(text("Whether {} could still mate is not proved", englishName(wouldWin)));
        break;
    }
    maker.say(
        text("The last {} half-moves were neither a capture nor a pawn move", position.halfmoveClock()));
    const auto& left = facts.record.secondsLeft;
    if (left.white && left.black)
        maker.say(
            text("The clocks show {} for White and {} for Black", shown(*left.white), shown(*left.black)));
}

Ruling increment(RulingMaker& maker, const QuickplayRequest& request) {
    maker.cite("III.4");
    switch (request.view) {
    case ArbitersView::Open:
    case ArbitersView::Postpones:
        return maker.say(text("The request is an offer of a draw; the opponent may accept it"))
            .option(Option{
                text("five seconds are added with each move of both; the opponent receives two minutes"),
                {},
                {{opposite(request.by), 120}}})
            .option(text("the request is refused"))
            .done();
    case ArbitersView::Agrees:
        return maker.duty(text("+5 s per move for both"))
            .say(text("From now on five seconds are added with each move of both players"))
            .addTime(opposite(request.by), 120)
            .done();
    case ArbitersView::Rejects:
        return maker.say(text("The request is refused; the game goes on")).done();
    }
    return maker.done();
}

// III.6: nobody is there to judge now; what stands on the board is written down for the one who will.
Ruling claimWithoutArbiter(RulingMaker& maker, const Facts& facts, const QuickplayRequest& request) {
    maker.cite("III.6")
        .duty(text("write down the final position; the opponent verifies it, and the score sheet with it"))
        .say(text("Without an arbiter the claim ends the game; the designated arbiter decides later"));
    addEvidence(maker, facts, opposite(request.by));
    return maker
        .option(Option{text("draw: the opponent could not win by normal means or did not try"), drawnScores})
        .option(Option{text("the claim is wrong: {} loses", englishName(request.by)), lossOf(request.by)})
        .done();
}

Ruling claim(RulingMaker& maker, const Facts& facts, const QuickplayRequest& request) {
    if (request.noArbiterPresent) return claimWithoutArbiter(maker, facts, request);
    switch (request.view) {
    case ArbitersView::Open:
        maker.cite("III.5").say(
            text("Whether the opponent can win by normal means, or makes no effort to, is for the arbiter "
                 "to judge"));
        addEvidence(maker, facts, opposite(request.by));
        return maker
            .option(text("postpone the decision and watch; the opponent may receive two minutes (III.5.2)"))
            .option(Option{text("draw (III.5.1)"), drawnScores})
            .option(Option{text("reject; the opponent receives two minutes (III.5.3)"),
                           {},
                           {{opposite(request.by), 120}}})
            .done();
    case ArbitersView::Agrees:
        return maker.cite("III.5.1").draw().say(text("The arbiter agrees: the game is drawn")).done();
    case ArbitersView::Postpones:
        return maker.cite("III.5.2")
            .say(text("The decision is postponed; the game goes on, even after a flag has fallen"))
            .done();
    case ArbitersView::Rejects:
        return maker.cite("III.5.3")
            .say(text("The arbiter rejects the claim"))
            .addTime(opposite(request.by), 120)
            .done();
    }
    return maker.done();
}

} // namespace

// Only where the Guidelines were announced, on move, with less than two minutes left.
Ruling rule(const Facts& facts, const QuickplayRequest& incident) {
    RulingMaker maker(facts);
    const auto notAdmitted = [&](const char* article, Text why) {
        return maker.cite(article).verdict(Verdict::NotAdmitted).say(std::move(why)).done();
    };
    const char* const article = incident.kind == Quickplay::AsksForIncrement ? "III.4" : "III.5";
    if (!facts.record.regulations.guidelinesThree)
        return notAdmitted("III.2", text("The Guidelines for games without increment were not announced"));
    if (facts.level == draws::Level::BlitzSupervised || facts.level == draws::Level::BlitzUnsupervised)
        return notAdmitted("III.2", text("These Guidelines are not for blitz"));
    if (facts.record.regulations.incrementSeconds.value_or(0) > 0)
        return notAdmitted("III.2", text("These Guidelines are only for games without increment"));
    if (facts.record.known && facts.position().sideToMove() != incident.by)
        return notAdmitted(article, text("Only the player having the move may ask or claim"));
    const auto left = incident.secondsLeft ? incident.secondsLeft : facts.record.secondsLeft[incident.by];
    if (!left)
        return maker.cite(article)
            .ask(text("How much time is left on the clock of {}?", englishName(incident.by)))
            .done();
    if (*left >= 120) return notAdmitted(article, text("Less than two minutes must be left"));
    return incident.kind == Quickplay::AsksForIncrement ? increment(maker, incident)
                                                        : claim(maker, facts, incident);
}

// III.5.2: after a flag has fallen the postponed claim is decided; who could not win by any series of moves
// could not win by normal means (6.9).
Ruling rule(const Facts& facts, const FlagAfterPostponedClaim& incident) {
    RulingMaker maker(facts);
    if (!facts.record.regulations.guidelinesThree)
        return maker.cite("III.2")
            .ask(text("Were the Guidelines for games without increment announced (--mode quickplay-III)?"))
            .done();
    const Colour opponent = opposite(incident.flag);
    maker.cite("III.5.2").say(
        text("The flag of {} has fallen after the decision was postponed", englishName(incident.flag)));
    const bool proved = facts.record.known &&
                        draws::canWin(facts.position(), opponent).verdict == draws::WinVerdict::Impossible;
    if (proved) return maker.cite("6.9").losesIfOpponentCanMate(incident.flag, facts.position()).done();
    if (incident.opponentCouldNotWin && *incident.opponentCouldNotWin)
        return maker.draw()
            .say(text(
                "The arbiter finds that {} could not win by normal means or did not try enough: the game "
                "is drawn",
                englishName(opponent)))
            .done();
    if (incident.opponentCouldNotWin)
        return maker.cite("6.9")
            .loses(incident.flag)
            .say(text("The arbiter finds that {} could win by normal means and tried: {} loses the game",
                      englishName(opponent), englishName(incident.flag)))
            .done();
    addEvidence(maker, facts, opponent);
    const Option draw{
        text("draw: {} could not win by normal means or did not try enough", englishName(opponent)),
        drawnScores};
    const Option loss{text("{} loses on time (6.9)", englishName(incident.flag)), lossOf(incident.flag)};
    // Long without a capture or a pawn move speaks for the claim.
    const bool noProgress = facts.record.known && facts.position().halfmoveClock() >= 30;
    return maker.option(noProgress ? draw : loss).option(noProgress ? loss : draw).done();
}

// I.8, I.12.
Ruling rule(const Facts& facts, const SealedMove& incident) {
    RulingMaker maker(facts);
    switch (incident.fault) {
    case SealedFault::Ambiguous:
    case SealedFault::Illegal:
    case SealedFault::Unintelligible:
        maker.cite("I.8").say(text("The sealed move of {} cannot be played", englishName(incident.by)));
        if (facts.rules.onlyBareKingDraws)
            return maker.losesIfOpponentCanMate(incident.by, facts.position()).done();
        return maker.loses(incident.by).say(text("{} loses the game", englishName(incident.by))).done();
    case SealedFault::EnvelopeMissing:
        return maker.cite("I.12")
            .duty(text("{} plays the move that he says he sealed", englishName(incident.by)))
            .say(text("The envelope is missing: the game continues from the position and the times that are "
                      "agreed on"))
            .done();
    case SealedFault::PositionLost:
        return maker.cite("I.12")
            .verdict(Verdict::NewGame)
            .remark(text("annulled"))
            .say(text("The position cannot be established: the game is annulled and a new one is played"))
            .done();
    }
    return maker.done();
}

} // namespace rules::adjudication
