// Flag fall, resignation, draws by agreement and by claim, signed results: Laws 5, 6.8 to 6.10, 8.7, 9.
#include "adjudication/maker.hpp"

namespace rules::adjudication {

// 6.9. Both flags: 6.10.1 and Guidelines III.3.1.
Ruling rule(const Facts& facts, const FlagFall& incident) {
    RulingMaker maker(facts);
    if (incident.colour) {
        if (isUnsupervised(facts.level)) maker.cite("A.5.3");
        return maker.cite("6.9")
            .say(text("The flag of {} has fallen before the required moves were completed",
                      englishName(*incident.colour)))
            .losesIfOpponentCanMate(*incident.colour, facts.position())
            .done();
    }
    const bool guidelines = facts.record.regulations.guidelinesThree;
    if (!guidelines && !facts.rules.bothFlagsDrawWithoutGuidelines)
        return maker.cite("6.10.1")
            .say(text("Both flags have fallen and it is not known which fell first"))
            .option(text("find out from the clock which flag fell first: that player loses (6.9)"))
            .option(text("if that cannot be established, estimate the times and let the game go on"))
            .done();
    if (!facts.record.lastPeriod)
        return maker.cite("III.3.1").ask(text("Was it the last period of the time control?")).done();
    if (*facts.record.lastPeriod)
        return maker.cite("III.3.1.2")
            .say(text("Both flags have fallen in the last period and it is not known which fell first"))
            .say(text("The game is drawn"))
            .draw()
            .done();
    return maker.cite("III.3.1.1")
        .say(text("Both flags have fallen, but a period is still to come: the game goes on"))
        .done();
}

Ruling rule(const Facts& facts, const Resignation& incident) {
    RulingMaker maker(facts);
    maker.cite("5.1.2").say(text("{} has resigned", englishName(incident.by)));
    if (!facts.rules.resignationNeedsAMate)
        return maker.loses(incident.by).say(text("{} loses the game", englishName(incident.by))).done();
    return maker.losesIfOpponentCanMate(incident.by, facts.position()).done();
}

// 5.2.3 and 9.1.
Ruling rule(const Facts& facts, const DrawAgreement& incident) {
    RulingMaker maker(facts);
    maker.cite("5.2.3");
    const bool bothHaveMoved =
        movesMade(facts.record, Colour::White) > 0 && movesMade(facts.record, Colour::Black) > 0;
    if (facts.rules.drawNeedsAMoveByBoth && !bothHaveMoved)
        return maker.remark(text("not valid"))
            .say(text("A draw can be agreed only when both players have made a move; the game goes on"))
            .done();
    const auto earliest = facts.record.regulations.noDrawBeforeMove;
    if (earliest && facts.position().moveNumber() < *earliest && !incident.arbiterConsents)
        return maker.cite("9.1.1")
            .remark(text("not valid until the arbiter consents"))
            .say(text("The regulations allow no agreement before move {} without the arbiter's consent",
                      *earliest))
            .done();
    return maker.draw().say(text("The game is drawn by agreement")).done();
}

// 9.1.2: no conditions, no withdrawal; it lapses when refused, aloud or by touching a piece.
Ruling rule(const Facts& facts, const DrawOffer& incident) {
    RulingMaker maker(facts);
    maker.cite("9.1.2.1");
    switch (incident.fate) {
    case OfferFate::Standing:
        maker.remark(text("offer stands")).say(text("The offer stands until it is accepted or refused"));
        break;
    case OfferFate::Withdrawn:
        maker.remark(text("offer stands")).say(text("An offer of a draw cannot be withdrawn"));
        break;
    case OfferFate::Accepted:
        return maker.cite("5.2.3").draw().say(text("The offer is accepted; the game is drawn")).done();
    case OfferFate::RefusedAloud:
        maker.remark(text("offer refused")).say(text("The offer has been refused"));
        break;
    case OfferFate::RefusedByTouching:
        maker.remark(text("offer refused"))
            .say(text(
                "By touching a piece with the intention of moving or capturing it {} has refused the offer",
                englishName(opposite(incident.by))));
        break;
    case OfferFate::Conditional:
        maker.cite("11.1")
            .remark(text("condition void; treat as a breach"))
            .say(text("No conditions can be attached to an offer; the condition is void"));
        break;
    }
    if (incident.atAnotherTime)
        maker.cite("11.5").say(text(
            "It should be made after the move and before the clock is pressed; annoying the opponent may be "
            "penalised"));
    return maker.done();
}

// 9.2 to 9.5, decided in rules/draws; 6.12.2: a screen is no evidence.
Ruling rule(const Facts& facts, const DrawClaimed& incident) {
    RulingMaker maker(facts);
    if (incident.onlyScreenAsEvidence)
        return maker.cite("6.12.2")
            .verdict(Verdict::NotAdmitted)
            .say(text("A claim cannot be based only on what a screen or demonstration board shows"))
            .done();
    const auto claimed =
        draws::decideClaim(facts.record.line, incident.claim, facts.rules.draws, facts.level);
    if (incident.acceptedByOpponent && claimed.outcome == draws::Outcome::GoesOn)
        return maker.cite("9.1.2.3")
            .cite("5.2.3")
            .draw()
            .say(text("The claim was also an offer of a draw, and the opponent has accepted it"))
            .done();
    Ruling ruling = maker.done();
    ruling.articles = claimed.articles;
    ruling.explanation = claimed.explanation;
    ruling.clockChanges = claimed.clockChanges;
    switch (claimed.outcome) {
    case draws::Outcome::GoesOn:
        ruling.verdict =
            claimed.verdict == draws::ClaimVerdict::NotAdmitted ? Verdict::NotAdmitted : Verdict::GoesOn;
        break;
    case draws::Outcome::WhiteWins:
        ruling.scores = ByColour<Score>{Score::One, Score::Zero};
        break;
    case draws::Outcome::BlackWins:
        ruling.scores = ByColour<Score>{Score::Zero, Score::One};
        break;
    case draws::Outcome::Draw:
        ruling.scores = ByColour<Score>{Score::Half, Score::Half};
        break;
    }
    if (ruling.scores) ruling.verdict = Verdict::Over;
    if (claimed.duty.mustPlay) ruling.allowed = {*claimed.duty.mustPlay};
    return ruling;
}

// 8.7: a signed result stands, even if it is incorrect, unless the arbiter decides otherwise.
Ruling rule(const Facts& facts, const ResultSigned& incident) {
    RulingMaker maker(facts);
    maker.cite("8.7");
    switch (incident.signedResult) {
    case draws::Outcome::GoesOn:
        return maker.ask(text("Which result have the players signed?")).done();
    case draws::Outcome::WhiteWins:
        maker.loses(Colour::Black);
        break;
    case draws::Outcome::BlackWins:
        maker.loses(Colour::White);
        break;
    case draws::Outcome::Draw:
        maker.draw();
        break;
    }
    const auto end = recordedEnd(facts);
    if (!end || draws::outcomeOf(*end) == incident.signedResult)
        return maker.say(text("The result stands as signed")).done();
    return maker.remark(text("unless the arbiter decides otherwise"))
        .say(text("Both players have signed; the result stands although the game ended otherwise {} ({})",
                  draws::nameOfPly(facts.record.line, end->ply), draws::nameOf(end->kind)))
        .say(text("The arbiter may decide otherwise"))
        .done();
}

} // namespace rules::adjudication
