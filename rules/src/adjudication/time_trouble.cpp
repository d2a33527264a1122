// Recording, quickplay finishes, adjourned games: Laws 8, Guidelines III and I.
#include "adjudication/maker.hpp"

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
    maker.cite("8.4");
    if (incident.secondsLeft >= 300 || (increment && *increment >= 30))
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

Ruling increment(RulingMaker& maker, const QuickplayRequest& request) {
    maker.cite("III.4");
    switch (request.view) {
    case ArbitersView::Open:
    case ArbitersView::Postpones:
        return maker.say(text("The request is an offer of a draw; the opponent may accept it"))
            .option(text("five seconds are added with each move of both; the opponent receives two minutes"))
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

Ruling claim(RulingMaker& maker, const QuickplayRequest& request) {
    switch (request.view) {
    case ArbitersView::Open:
        return maker.cite("III.5")
            .say(text(
                "Whether the opponent can win by normal means, or makes no effort to, is for the arbiter "
                "to judge"))
            .option(text("postpone the decision and watch; the opponent may receive two minutes (III.5.2)"))
            .option(text("draw (III.5.1)"))
            .option(text("reject; the opponent receives two minutes (III.5.3)"))
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
    if (incident.secondsLeft >= 120) return notAdmitted(article, text("Less than two minutes must be left"));
    return incident.kind == Quickplay::AsksForIncrement ? increment(maker, incident) : claim(maker, incident);
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
