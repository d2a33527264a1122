#include "pairing/tiebreak/value.hpp"

namespace pairing::tiebreak {

std::weak_ordering compare(const TieBreakValue& a, const TieBreakValue& b, Better better) {
    if (!a.number || !b.number) return b.number.has_value() <=> a.number.has_value();
    return better == Better::Lower ? *a.number <=> *b.number : *b.number <=> *a.number;
}

std::string toString(const TieBreakValue& value) {
    if (!value.number) return value.absence == Absence::UnratedPlayers ? "dropped" : "-";
    switch (value.form) {
    case NumberForm::Shortest:
        return toShortest(*value.number);
    case NumberForm::TwoDecimals:
        return toFixed(*value.number, 2);
    }
    return {};
}

rules::Text reasonOf(Absence absence) {
    switch (absence) {
    case Absence::NoGames:
        return rules::text("no game was played over the board");
    case Absence::AllCut:
        return rules::text("nothing is left after the cuts");
    case Absence::NotEntered:
        return rules::text("no value was entered for this player");
    case Absence::UnratedPlayers:
        return rules::text("left out of the list: a player without a rating takes part (C.07 art. 10)");
    case Absence::NoRating:
        return rules::text("the player has no rating");
    case Absence::NotRanked:
        return rules::text("the player has no place in the standings");
    }
    return {};
}

} // namespace pairing::tiebreak
