// How a tie-break value came about, as data: its parts, what was cut and by which article.
// The parts add up: see `rule`. Reports print it as a page that can be followed with a pencil.
#pragma once

#include <optional>
#include <vector>

#include "pairing/model/numbers.hpp"
#include "pairing/tiebreak/fraction.hpp"
#include "pairing/tiebreak/value.hpp"
#include "rules/base/text.hpp"

namespace pairing::tiebreak {

// What the round was for the participant himself. FIDE C.07 art. 16.2 and 15.
enum class Category {
    Game,          // played over the board
    NoOpponentBye, // 16.2.1: pairing-allocated or full-point bye
    ForfeitWin,    // 16.2.2
    ByeThenMore,   // 16.2.3: requested bye, later a round that is not a voluntary unplayed one
    ForfeitLoss,   // 16.2.4
    ByeToTheEnd,   // 16.2.5: requested bye, after it only voluntary unplayed rounds, or none
    FreeRound,     // round robin with an odd number: not an unplayed round at all
    Unfinished     // pending or adjourned: counts nowhere yet
};

// Why a part does not count in the value.
enum class Cut {
    LeastSignificant,  // 14.1.1, 14.2.1
    VoluntaryUnplayed, // 16.5: a voluntary unplayed round goes first
    MostSignificant,   // 14.3, 14.4
    FirstRounds,       // 14.1.1.c: progressive scores
    BelowLimit         // 9.2: the opponent did not reach the Koya limit
};

struct Part {
    std::optional<RoundNumber> round;
    std::optional<PairingNumber> opponent; // as scheduled; or the group member of a direct encounter
    Category category = Category::Game;
    bool voluntaryUnplayed = false; // 16.1.2: requested bye or forfeit loss
    bool dummy = false;             // 16.4: `score` is a dummy's
    bool capped = false;            // 16.4.1, 16.4.2: the dummy's score was lowered to its cap
    Fraction score;                 // what the opponent stands for: score, rating, Buchholz, …
    Fraction factor{1};             // own result, where the tie-break multiplies
    Fraction contribution;          // what the part gives: score × factor, or as the tie-break says
    std::optional<Cut> cut;

    friend bool operator==(const Part&, const Part&) = default;
};

// How the parts make the value.
enum class Combination {
    Sum,            // Σ contributions not cut, + addend
    Quotient,       // Σ ÷ divisor
    RoundedAverage, // Σ ÷ divisor, rounded to a whole number half up, + addend
    LeastRating,    // lowest whole rating whose expected scores (the contributions) reach `target`
    Place           // place in the tied group (direct encounter)
};

// One application of FIDE C.07 art. 6 to a group of tied participants.
struct MutualTable {
    struct Line {
        PairingNumber player;
        Fraction score;  // separate score in the games among the group
        int missing = 0; // group members he has not met
        int place = 1;   // 1 = first of the group; equal: still tied
        friend bool operator==(const Line&, const Line&) = default;
    };
    bool allMet = false; // 6.2; otherwise 6.3
    std::vector<Line> lines;
    friend bool operator==(const MutualTable&, const MutualTable&) = default;
};

struct Working {
    TieBreakValue value;
    Combination rule = Combination::Sum;
    std::vector<Part> parts;
    Fraction divisor{1};
    Fraction addend;                 // TPR: dp of the score fraction; PTP: -800 or +736 at the ends
    std::optional<Fraction> target;  // PTP: points over the board; TPR: score fraction; KS: limit
    std::vector<MutualTable> tables; // direct encounter: each application that the player was part of

    friend bool operator==(const Working&, const Working&) = default;
};

// Σ of the contributions that are not cut.
[[nodiscard]] Fraction sumOfParts(const Working& working);

// "16.2.3 requested bye"
[[nodiscard]] rules::Text describe(Category category);
// "cut: lowest, 14.1.1"
[[nodiscard]] rules::Text describe(Cut cut);

} // namespace pairing::tiebreak
