// Why a round was paired as it was, as data: brackets, boards, colours, floats, the bye, and for each what
// stood against the choices that look better. FIDE C.04.1 art. 9 asks that a program can say so.
#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "pairing/colour/colour_allocation.hpp"
#include "pairing/colour/colour_preference.hpp"
#include "pairing/model/round_pairing.hpp"
#include "pairing/model/tournament.hpp"
#include "rules/base/by_colour.hpp"

namespace pairing::explain {

using rules::ByColour;

// Quality criteria of FIDE C.04.3 art. 2.4 by their number: 6 for [C6] to 21 for [C21].
inline constexpr int firstCriterion = 6;
inline constexpr int lastCriterion = 21;

// What a criterion measures, smaller first difference is better: counts, or tenths of points ([C7], [C8] from
// its second value on, [C18] to [C21]).
using CriterionValue = std::vector<int>;

// What stands against something that was not done. It is measured with all brackets above, and the earlier
// pairs of the same bracket, left as they are.
struct Objection {
    enum class Reason {
        AlreadyMet,       // [C1]; `metIn` says when
        ForbiddenMeeting, // a forbidden pair or group of the event
        SameAbsolute,     // [C3]: both must have the same colour
        ByeBarred,        // [C2]
        NoOpponent,       // nobody of the bracket may meet him
        NoCompletion,     // [C4]: the others could not all be paired
        HigherBye,        // [C5]: `chosen` and `instead` are the scores of the bye, in tenths
        WorseCriterion,   // `criterion` would be `instead`, and is `chosen`
        LaterInOrder,     // as good, but FIDE C.04.3 art. 4 comes to it later
        NotBetter         // edition 2017: possible, but worse by a criterion or later in the order
    };
    Reason reason = Reason::NoCompletion;
    std::optional<RoundNumber> metIn{};
    std::size_t bracket = 0; // with WorseCriterion and LaterInOrder: where it shows
    int criterion = 0;
    CriterionValue chosen{};
    CriterionValue instead{};
    friend bool operator==(const Objection&, const Objection&) = default;
};

// Somebody else in the place of the opponent, or of the receiver of the bye.
struct Alternative {
    PairingNumber player;
    Objection objection;
    friend bool operator==(const Alternative&, const Alternative&) = default;
};

// FIDE C.04.3 art. 5.2: who gets White, and what decided.
struct ColourExplanation {
    ColourRule rule = ColourRule::BothGranted;
    ByColour<ColourPreference> preference;  // of the player who gets White, of the one who gets Black
    ByColour<int> difference;               // art. 1.6
    ByColour<std::vector<Colour>> history;  // of the played games, the latest last
    std::optional<std::size_t> gamesBack{}; // 5.2.3: 1 = the latest game of each
    std::optional<int> parityNumber{};      // 5.2.5: of the higher ranked
    friend bool operator==(const ColourExplanation&, const ColourExplanation&) = default;
};

// Part of the bracket in which a player was paired.
enum class Part { MovedDown, S1, S2 };

struct BoardExplanation {
    BoardNumber board;
    Pair pair;
    PairingNumber higher; // ranked: art. 1.2
    PairingNumber lower;
    Points higherScore; // pairing scores
    Points lowerScore;
    std::size_t bracket = 0;     // index
    Part higherPart = Part::S1;  // the lower one is in S2
    std::size_t higherPlace = 0; // in S1, or among the moved-down players that were paired; from 1
    std::size_t lowerPlace = 0;  // in S2, from 1
    ColourExplanation colour;
    // Opponents of `higher` whom the order of art. 4.2 names before the one he got, without those who were
    // paired already; the first ones, and how many more there are.
    std::vector<Alternative> alternatives;
    std::size_t moreAlternatives = 0;
    bool floatsDown = false; // art. 1.4.2, in this round
};

struct FloatExplanation {
    PairingNumber player;
    Points score;
    std::size_t bracket = 0;                 // that he left unpaired
    Objection whyNotPaired;                  // in that bracket
    std::vector<PairingNumber> insteadOfHim; // who would float if he were paired there
};

struct BracketExplanation {
    Points residentScore;
    std::vector<PairingNumber> movedDown;
    std::vector<PairingNumber> residents;
    std::vector<PairingNumber> limbo; // moved-down players that float again
    std::vector<PairingNumber> s1;    // of the residents' own pairing (remainder): before any exchange
    std::vector<PairingNumber> s2;
    std::vector<PairingNumber> downfloaters;
    // Members of S1 and S2 that changed places (art. 4.3), and why the halves could not stay as they were.
    std::vector<PairingNumber> fromS1;
    std::vector<PairingNumber> fromS2;
    std::optional<Objection> whyExchanged{};
    std::vector<CriterionValue> quality; // [C6] to [C21] of what was chosen; edition 2026 only

    [[nodiscard]] bool heterogeneous() const noexcept { return !movedDown.empty(); }
};

struct ByeExplanation {
    PairingNumber player;
    Points score;
    // Those with as low a score or a lower one, from the lowest ranked on.
    std::vector<Alternative> alternatives;
    std::size_t moreAlternatives = 0;
};

struct RoundExplanation {
    RoundNumber round;
    RuleEdition edition = RuleEdition::Fide2026;
    bool lastRound = false;
    std::vector<BracketExplanation> brackets; // from the top
    std::vector<BoardExplanation> boards;     // in board order
    std::vector<FloatExplanation> floats;     // bracket by bracket
    std::optional<ByeExplanation> bye{};
};

} // namespace pairing::explain
