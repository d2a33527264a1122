// Wrong set-ups, reversed colours, displaced pieces, lateness, interruptions: Laws 6.6, 6.7, 6.10, 6.11, 7.2
// to 7.6, 12.5, A.5.1.
#include <fmt/format.h>

#include "adjudication/maker.hpp"

namespace rules::adjudication {
namespace {

constexpr std::uint32_t movesThatSettle = 10; // completed by both

bool bothHaveMade(ByColour<std::uint32_t> moves) {
    return moves.white >= movesThatSettle && moves.black >= movesThatSettle;
}

// What a piece that began on a wrong square means for castling (A.5.1.2).
void forbidCastling(RulingMaker& maker, const board::Position& position) {
    using namespace board;
    for (const Colour colour : {Colour::White, Colour::Black}) {
        const Square home = squareAt(File::E, firstRank(colour));
        if (!position.pieces(colour, PieceKind::King).contains(home) &&
            position.variant() == Variant::Standard)
            maker.duty(text("{} may not castle: the king did not begin on its square", englishName(colour)));
    }
}

} // namespace

Ruling rule(const Facts& facts, const WrongStart& incident) {
    RulingMaker maker(facts);
    if (isUnsupervised(facts.level) && bothHaveMade(incident.moves)) {
        maker.cite("A.5.1.2").say(text("Both players have completed ten moves: the game goes on as it is"));
        maker.duty(text("play on"));
        forbidCastling(maker, facts.record.line.start());
        return maker.done();
    }
    if (isUnsupervised(facts.level)) maker.cite("A.5.1");
    return maker.cite("7.2.1")
        .verdict(Verdict::NewGame)
        .remark(text("cancelled"))
        .say(text("The initial position was wrong: the game is cancelled and a new one is played"))
        .done();
}

Ruling rule(const Facts& facts, const BoardTurned& /*incident*/) {
    RulingMaker maker(facts);
    return maker.cite("7.2.2")
        .duty(text("transfer the position to a right board"))
        .say(text("The board was placed wrongly: the position is transferred and the game goes on"))
        .done();
}

Ruling rule(const Facts& facts, const ColoursReversed& incident) {
    RulingMaker maker(facts);
    if (incident.gameHasEnded)
        return maker.cite("7.3")
            .verdict(Verdict::Refused)
            .remark(text("stands as played"))
            .say(text("The game has ended: its result stands, with the colours as played"))
            .done();
    const std::string ofRuleSet = fmt::format("rule-set {}, reversed colours", facts.rules.name);
    const auto newGame = [&](const std::string& article) {
        return maker.cite(article)
            .verdict(Verdict::NewGame)
            .remark(text("stopped"))
            .say(text("The game is stopped and a new one is played with the right colours"))
            .done();
    };
    const auto goesOn = [&](const std::string& article) {
        return maker.cite(article)
            .say(text("The game goes on with the colours as played; the pairing must hear of it"))
            .done();
    };
    switch (facts.rules.reversed) {
    case ReversedColours::TenMovesByBoth:
        return bothHaveMade(incident.moves) ? goesOn("7.3") : newGame("7.3");
    case ReversedColours::ArbiterDecides:
        return goesOn(ofRuleSet);
    case ReversedColours::QuarterOfTheTime:
        if (!incident.minutesUsed || !incident.minutesToFirstControl)
            return maker
                .ask(text("How much time have both players used together, of how much to the first control?"))
                .done();
        return 4 * std::uint64_t{*incident.minutesUsed} > *incident.minutesToFirstControl
                   ? goesOn(ofRuleSet)
                   : newGame(ofRuleSet);
    }
    return maker.done();
}

Ruling rule(const Facts& facts, const Displaced& incident) {
    RulingMaker maker(facts);
    maker.cite("7.6");
    if (incident.restorable || !facts.rules.gameIsAnnulledIfNotRestorable)
        return maker
            .duty(incident.restorable ? text("go back to the position before the fault")
                                      : text("go back to the last identifiable position"))
            .say(text("The game goes on from that position; the arbiter sets the clocks (7.1)"))
            .done();
    return maker.verdict(Verdict::NewGame)
        .remark(text("annulled"))
        .say(text("The position cannot be restored: the game is annulled and a new one is played"))
        .done();
}

Ruling rule(const Facts& facts, const Late& incident) {
    RulingMaker maker(facts);
    const auto isTold = [&](Colour colour) { return incident.never[colour] || incident.seconds[colour]; };
    if (!isTold(Colour::White) && !isTold(Colour::Black))
        return maker.cite("6.7.1").ask(text("Who came how long after the start?")).done();
    const auto& regulated = facts.record.regulations.defaultSeconds;
    const std::uint32_t limit = regulated.value_or(facts.rules.defaultSeconds);
    const auto isLate = [&](Colour colour) {
        return incident.never[colour] || incident.seconds[colour].value_or(0) > limit;
    };
    if (!regulated && facts.rules.defaultSeconds > 0)
        maker.cite(fmt::format("rule-set {}, default time {}:00", facts.rules.name, limit / 60));
    maker.cite("6.7.1");
    if (isLate(Colour::White) || isLate(Colour::Black)) {
        const Score white = isLate(Colour::White) ? Score::Zero : Score::One;
        const Score black = isLate(Colour::Black) ? Score::Zero : Score::One;
        maker.over({white, black}).ruling().forfeit = true;
        if (white == black) return maker.say(text("Both players came too late: both lose")).done();
        const Colour late = isLate(Colour::White) ? Colour::White : Colour::Black;
        if (!regulated && facts.rules.defaultSeconds == 0)
            maker.remark(text("unless the arbiter decides otherwise"))
                .say(text("The regulations say nothing, so whoever is not there at the start loses"));
        return maker
            .say(text("{} arrived after the default time and loses, unless the arbiter decides otherwise",
                      englishName(late)))
            .done();
    }
    const auto white = incident.seconds.white;
    if (incident.neitherPresentAtStart && white && *white > 0)
        return maker.cite("6.7.2")
            .say(text("Neither was there at the start: White loses the time until his arrival"))
            .addTime(Colour::White, -std::int64_t{*white})
            .done();
    return maker.say(text("It was in time: the game goes on, the clock has run")).done();
}

Ruling rule(const Facts& facts, const Interrupted& incident) {
    RulingMaker maker(facts);
    const char* const who = incident.by ? englishName(*incident.by) : "the player";
    switch (incident.kind) {
    case Interruption::ClockDefective:
        return maker.cite("6.10.1")
            .duty(text("replace the clock; the arbiter estimates the times"))
            .say(text("A clock that is obviously defective is replaced; the game goes on"))
            .done();
    case Interruption::ClockSetWrongly:
        if (isUnsupervised(facts.level) && bothHaveMade(incident.moves))
            return maker.cite("A.5.1.1")
                .say(text(
                    "Both players have completed ten moves: the setting stays, unless the schedule of the "
                    "event would suffer"))
                .done();
        return maker.cite("6.10.2")
            .duty(text("stop the clocks; set the right times and move counter, by the arbiter's judgement"))
            .say(text("The clock was set wrongly: it is corrected and the game goes on"))
            .done();
    case Interruption::PiecesKnockedOver:
        return maker.cite("7.4")
            .duty(text("{} puts the pieces right in his own time", who))
            .say(text(
                "Whoever displaces pieces puts them right in his own time; either player may stop the clock "
                "and call the arbiter, who may penalise it"))
            .done();
    case Interruption::ClockStoppedWithReason:
        return maker.cite("6.11.2")
            .cite("6.11.3")
            .say(text("The clock may be stopped to call the arbiter, who decides when the game goes on"))
            .done();
    case Interruption::Disturbance:
        return maker.cite("12.5")
            .say(text("For a disturbance from outside the arbiter may add time"))
            .option(text("add the lost time to the clock of the player who was disturbed"))
            .option(text("add time for both"))
            .option(text("leave the times as they are"))
            .done();
    }
    return maker.done();
}

} // namespace rules::adjudication
