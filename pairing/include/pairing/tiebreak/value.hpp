// The value of a tie-break for one player: an exact number, or the reason why there is none.
// Compare with isBetter; print with toString; it is rounded only where its article says so.
#pragma once

#include <optional>
#include <string>

#include "pairing/tiebreak/fraction.hpp"
#include "rules/base/text.hpp"

namespace pairing::tiebreak {

// Why there is no number.
enum class Absence {
    NoGames,        // no game over the board, no opponent to average
    AllCut,         // nothing is left after the cuts
    NotEntered,     // the arbiter has entered no value for the player
    UnratedPlayers, // the code left the list: FIDE C.07 art. 10, somebody has no rating
    NoRating,       // the player has no rating
    NotRanked       // a player without a place takes no part in breaking ties
};

// How the number is printed.
enum class NumberForm {
    Shortest,   // "13.5", "8.25"
    TwoDecimals // averages and quotients: "12.60"
};

struct TieBreakValue {
    std::optional<Fraction> number;
    Absence absence = Absence::NoGames; // counts without a number only
    NumberForm form = NumberForm::Shortest;

    [[nodiscard]] static TieBreakValue of(Fraction number, NumberForm form = NumberForm::Shortest) {
        return {number, Absence::NoGames, form};
    }
    [[nodiscard]] static TieBreakValue none(Absence why) { return {std::nullopt, why, NumberForm::Shortest}; }

    friend bool operator==(const TieBreakValue&, const TieBreakValue&) = default;
};

enum class Better { Higher, Lower };

// Undefined values come after all defined ones and are equal among themselves.
[[nodiscard]] std::weak_ordering compare(const TieBreakValue& a, const TieBreakValue& b, Better better);

// "13.5", "12.60"; "-" where there is no number; "dropped" where the code left the list.
[[nodiscard]] std::string toString(const TieBreakValue& value);

// "no game was played over the board"
[[nodiscard]] rules::Text reasonOf(Absence absence);

} // namespace pairing::tiebreak
