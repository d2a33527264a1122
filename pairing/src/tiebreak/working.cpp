#include "pairing/tiebreak/working.hpp"

namespace pairing::tiebreak {

Fraction sumOfParts(const Working& working) {
    Fraction sum;
    for (const Part& part : working.parts)
        if (!part.cut) sum += part.contribution;
    return sum;
}

rules::Text describe(Category category) {
    switch (category) {
    case Category::Game:
        return rules::text("game");
    case Category::NoOpponentBye:
        return rules::text("bye without request (16.2.1)");
    case Category::ForfeitWin:
        return rules::text("won by forfeit (16.2.2)");
    case Category::ByeThenMore:
        return rules::text("requested bye (16.2.3)");
    case Category::ForfeitLoss:
        return rules::text("lost by forfeit (16.2.4)");
    case Category::ByeToTheEnd:
        return rules::text("absent to the end (16.2.5)");
    case Category::FreeRound:
        return rules::text("free round");
    case Category::Unfinished:
        return rules::text("not finished");
    }
    return {};
}

rules::Text describe(Cut cut) {
    switch (cut) {
    case Cut::LeastSignificant:
        return rules::text("cut as the least significant (14.1)");
    case Cut::VoluntaryUnplayed:
        return rules::text("cut as a voluntary unplayed round (16.5)");
    case Cut::MostSignificant:
        return rules::text("cut as the most significant (14.3)");
    case Cut::FirstRounds:
        return rules::text("cut as one of the first rounds (14.1.1)");
    case Cut::BelowLimit:
        return rules::text("opponent below the limit (9.2)");
    }
    return {};
}

} // namespace pairing::tiebreak
