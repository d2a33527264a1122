// Flag fall, resignation, draws by agreement and by claim, signed results: Laws 5, 6.8 to 6.10, 8.7, 9.
#include "adjudication/maker.hpp"
#include "rules/notation/write_move.hpp"

namespace rules::adjudication {

// 6.9. Both flags: 6.10.1 and Guidelines III.3.1.
Ruling rule(const Facts& facts, const FlagFall& incident) {
    RulingMaker maker(facts);
    if (incident.colour) {
        if (isUnsupervised(facts.level)) maker.cite("A.5.3");
        // 6.2.1: a move is completed only by pressing the clock.
        if (incident.moveNotCompleted)
            maker.cite("6.2.1").cite("6.2.2").say(
                text("The last move was made but not completed: the clock had not been pressed"));
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

namespace {

// 9.1.1: the regulations may ask for the arbiter's consent before a draw is offered or agreed.
bool needsConsent(const Facts& facts) {
    const auto earliest = facts.record.regulations.noDrawBeforeMove;
    return earliest && facts.position().moveNumber() < *earliest;
}

Ruling consentIsMissing(RulingMaker& maker, const Facts& facts) {
    const std::uint32_t earliest = *facts.record.regulations.noDrawBeforeMove;
    return maker.cite("9.1.1")
        .remark(text("not valid until the arbiter consents"))
        .say(earliest >= board::largestCounter
                 ? text("The regulations allow no draw by agreement without the arbiter's consent")
                 : text("The regulations allow no agreement before move {} without the arbiter's consent",
                        earliest))
        .say(text("The game goes on; a breach of the regulations may be penalised (12.9)"))
        .done();
}

// 5.2.3 and 9.1, however the players came to agree.
Ruling agreement(RulingMaker& maker, const Facts& facts, bool arbiterConsents) {
    maker.cite("5.2.3");
    const bool bothHaveMoved =
        movesMade(facts.record, Colour::White) > 0 && movesMade(facts.record, Colour::Black) > 0;
    if (facts.rules.drawNeedsAMoveByBoth && !bothHaveMoved)
        return maker.remark(text("not valid"))
            .say(text("A draw can be agreed only when both players have made a move; the game goes on"))
            .done();
    if (needsConsent(facts)) {
        if (!arbiterConsents) return consentIsMissing(maker, facts);
        maker.cite("9.1.1").say(text("The arbiter has consented, as the regulations ask"));
    }
    return maker.draw().say(text("The game is drawn by agreement")).done();
}

} // namespace

Ruling rule(const Facts& facts, const DrawAgreement& incident) {
    RulingMaker maker(facts);
    return agreement(maker, facts, incident.arbiterConsents);
}

// 9.1.2: no conditions, no withdrawal; it lapses when refused, aloud or by touching a piece.
Ruling rule(const Facts& facts, const DrawOffer& incident) {
    RulingMaker maker(facts);
    if (incident.fate == OfferFate::Accepted)
        return agreement(maker.cite("9.1.2.1").say(text("The offer is accepted")), facts,
                         incident.arbiterConsents);
    if (needsConsent(facts) && !incident.arbiterConsents) return consentIsMissing(maker, facts);
    maker.cite("9.1.2.1");
    switch (incident.fate) {
    case OfferFate::Standing:
        maker.remark(text("offer stands")).say(text("The offer stands until it is accepted or refused"));
        break;
    case OfferFate::Withdrawn:
        maker.remark(text("offer stands")).say(text("An offer of a draw cannot be withdrawn"));
        break;
    case OfferFate::Accepted: // decided above
        break;
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

namespace {

// What a claim that did not end the game leaves its claimant to play.
std::optional<Text> dutyText(const Facts& facts, const draws::DrawClaim& claim,
                             const draws::ClaimRuling& claimed) {
    if (claimed.outcome != draws::Outcome::GoesOn) return std::nullopt;
    const char* const player = englishName(claim.claimant);
    const board::Position& position = facts.position();
    if (claimed.duty.mustPlay)
        return text("{} must play {}", player, notation::writeSan(position, *claimed.duty.mustPlay));
    if (!claimed.duty.mustMove.empty()) {
        const board::Square square = claimed.duty.mustMove.first();
        return text("{} must move the {} on {}", player, englishName(position.pieceAt(square)->kind),
                    nameOf(square));
    }
    if (!claimed.duty.mustCapture.empty())
        return text("{} must capture on {}", player, nameOf(claimed.duty.mustCapture.first()));
    if (claim.touched || (claim.intended && !claim.intended->move))
        return text("{} may make any legal move", player);
    return std::nullopt;
}

// The moves that are known do not show the claim; those that are missing may. Laws 8.5.3, 11.11, 11.12.
Ruling notEstablished(RulingMaker& maker, const draws::ClaimRuling& claimed, Colour claimant) {
    for (const char* article : {"8.5.3", "11.11", "11.12"})
        maker.cite(article);
    for (const std::string& article : claimed.articles)
        if (article != "9.5.3") maker.cite(article);
    Option wrong{text("the claim is rejected as incorrect: what was found does not show it (9.5.3)")};
    wrong.clockChanges = claimed.clockChanges;
    return maker
        .say(text("The score sheets are incomplete, and the moves that are known do not show what {} claims",
                  englishName(claimant)))
        .say(text("The clocks stay stopped; the position, the times and whose clock ran are noted first"))
        .say(text("Both players help to reconstruct the game on a second board"))
        .duty(text("reconstruct the game on a second board"))
        .option(
            text("reconstruct the game on a second board, then rule again with the moves that were found"))
        .option(std::move(wrong))
        .option(Option{text("the claim is right by other evidence, as the arbiter's own record (9.5.2)"),
                       drawnScores})
        .done();
}

} // namespace

// 9.2 to 9.5, decided in rules/draws; 6.12.2: a screen is no evidence.
Ruling rule(const Facts& facts, const DrawClaimed& incident) {
    RulingMaker maker(facts);
    if (incident.onlyScreenAsEvidence)
        return maker.cite("6.12.2")
            .verdict(Verdict::NotAdmitted)
            .say(text("A claim cannot be based only on what a screen or demonstration board shows"))
            .done();
    draws::DrawClaim claim = incident.claim;
    if (!claim.secondsLeft) claim.secondsLeft = facts.record.secondsLeft[claim.claimant];
    const auto claimed = draws::decideClaim(facts.record.line, claim, facts.rules.draws, facts.level);
    if (incident.acceptedByOpponent && claimed.outcome == draws::Outcome::GoesOn)
        return agreement(maker.cite("9.1.2.3").say(
                             text("The claim was also an offer of a draw, and the opponent has accepted it")),
                         facts, false);
    if (claimed.verdict == draws::ClaimVerdict::Wrong && !facts.record.complete)
        return notEstablished(maker, claimed, claim.claimant);
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
    if (auto duty = dutyText(facts, claim, claimed)) ruling.duties.push_back(std::move(*duty));
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

namespace {

Text reportText(Colour colour, draws::Outcome reported) {
    return text("the result is {}, as {} reports", draws::textOf(reported), englishName(colour));
}

ByColour<Score> scoresOf(draws::Outcome outcome) {
    switch (outcome) {
    case draws::Outcome::WhiteWins:
        return lossOf(Colour::Black);
    case draws::Outcome::BlackWins:
        return lossOf(Colour::White);
    case draws::Outcome::Draw:
    case draws::Outcome::GoesOn:
        return drawnScores;
    }
    return drawnScores;
}

} // namespace

// 8.7 supposes that both sign the same; where they do not, the position and the score sheets decide.
Ruling rule(const Facts& facts, const ResultContested& incident) {
    RulingMaker maker(facts);
    maker.cite("8.7");
    if (const auto end = recordedEnd(facts)) {
        maker.cite(draws::articleOf(end->kind))
            .say(text("The record shows how the game ended {} ({})",
                      draws::nameOfPly(facts.record.line, end->ply), draws::nameOf(end->kind)))
            .over(scoresOf(draws::outcomeOf(*end)));
        return maker.done();
    }
    const auto& reported = incident.reported;
    if (reported.white && reported.white == reported.black)
        return maker.ask(text("Both report {}: what is contested?", draws::textOf(*reported.white))).done();
    maker.say(text("The players do not report the same result, and nothing signed by both settles it"))
        .say(text("The arbiter looks at the final position and at both score sheets, and hears both players "
                  "and witnesses (11.4)"));
    for (const Colour colour : {Colour::White, Colour::Black})
        if (reported[colour] && *reported[colour] != draws::Outcome::GoesOn)
            maker.option(Option{reportText(colour, *reported[colour]), scoresOf(*reported[colour])});
    return maker.option(text("the game is not finished: it goes on from the last position that is known"))
        .done();
}

} // namespace rules::adjudication
