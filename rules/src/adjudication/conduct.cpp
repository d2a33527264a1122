// Conduct of the players, penalties and points: Laws 6.11.4, 10.2, 11, 12.9.
#include "adjudication/maker.hpp"

namespace rules::adjudication {

Ruling rule(const Facts& facts, const DeviceFound& incident) {
    RulingMaker maker(facts);
    if (!incident.on.white && !incident.on.black)
        return maker.ask(text("On whom was the device found?")).done();
    const bool both = incident.on.white && incident.on.black;
    const Colour one = incident.on.white ? Colour::White : Colour::Black;
    if (facts.rules.phone == Phone::NoRule)
        return maker.cite("rule set: no rule about devices").offerPenalties(one).done();
    if (incident.switchedOffInBag)
        return maker.cite("11.3.2.1")
            .say(text(
                "The device is switched off in a bag as agreed with the arbiter; the bag may not be used "
                "without permission"))
            .done();
    maker.cite("11.3.2.2");
    if (both)
        return maker.cite("12.9.6")
            .over({Score::Zero, Score::Zero})
            .say(text("Devices were found on both players: both lose"))
            .done();
    return maker.loses(one)
        .say(text("A device was found on {}, who loses; the opponent wins, whatever is on the board",
                  englishName(one)))
        .say(text("The regulations of the event may have a milder penalty"))
        .done();
}

Ruling rule(const Facts& facts, const PersistentRefusal& incident) {
    RulingMaker maker(facts);
    if (!incident.by.white && !incident.by.black) return maker.ask(text("Who refuses?")).done();
    if (incident.by.white && incident.by.black)
        return maker.cite("11.8")
            .over({Score::Zero, Score::Zero})
            .say(text("Both players persistently refuse to comply with the Laws: both lose"))
            .done();
    const Colour one = incident.by.white ? Colour::White : Colour::Black;
    const char* const opponent = englishName(opposite(one));
    const auto scores = [&](Score score) {
        ByColour<Score> both{};
        both[opposite(one)] = score;
        return both;
    };
    return maker.cite("11.7")
        .cite("12.9.6")
        .remark(text("0 for {}; arbiter decides {}: 1, 1/2 or 0", englishName(one), opponent))
        .say(text("{} persistently refuses to comply with the Laws and loses", englishName(one)))
        .option(Option{text("1 for {}", opponent), scores(Score::One)})
        .option(Option{text("1/2 for {}", opponent), scores(Score::Half)})
        .option(Option{text("0 for {}", opponent), scores(Score::Zero)})
        .done();
}

Ruling rule(const Facts& facts, const OtherOffence& incident) {
    RulingMaker maker(facts);
    return maker.cite(incident.article)
        .remark(text("arbiter chooses from 12.9"))
        .say(text("The penalty for {} is the arbiter's choice", englishName(incident.by)))
        .offerPenalties(incident.by)
        .done();
}

// 10.2: no score that the game cannot give, no sum above the game's.
Ruling rule(const Facts& facts, const ScoresWanted& incident) {
    RulingMaker maker(facts);
    maker.cite("10.2");
    const auto fits = [](std::uint32_t quarters) { return quarters == 0 || quarters == 2 || quarters == 4; };
    const auto& wanted = incident.quarterPoints;
    if (!fits(wanted.white) || !fits(wanted.black) || wanted.white + wanted.black > 4)
        return maker.verdict(Verdict::Refused)
            .say(text("Each score must be one that a game can give, and together not more than a game gives"))
            .done();
    return maker.over({static_cast<Score>(wanted.white / 2), static_cast<Score>(wanted.black / 2)})
        .say(text("These scores are possible"))
        .done();
}

} // namespace rules::adjudication
