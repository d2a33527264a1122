// The players of one round as the Dutch System sees them: score, colours, floats, who may not meet whom.
// Derived afresh from the recorded rounds for each pairing; never stored, never edited.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "pairing/colour/colour_allocation.hpp"
#include "pairing/colour/colour_preference.hpp"
#include "pairing/float/floats.hpp"
#include "pairing/model/tournament.hpp"

namespace pairing::dutch {

// One participant of the round.
struct Contestant {
    PairingNumber number;
    Points score;                // pairing score: with the virtual points of the round (C.04.7 art. 1.5)
    Points boardScore;           // sorts the boards: C.04.2 art. 3.6
    ColourPreference preference; // C.04.3 art. 1.7
    std::vector<Colour> colours; // of the played games, from the oldest to the latest
    int colourDifference = 0;    // C.04.3 art. 1.6
    Float previousFloat = Float::None; // of the round before
    Float floatTwoRoundsAgo = Float::None;
    bool mayReceiveBye = true;                  // not barred by C.04.1 art. 4
    bool topscorer = false;                     // C.04.3 art. 1.8
    int unplayedRounds = 0;                     // [C9]
    int parityNumber = 0;                       // art. 5.2.5 with reading P1
    std::vector<std::uint16_t> barredOpponents; // ranks of those met or forbidden, ascending, each once
};

// A participant's place in the order of C.04.3 art. 1.2, from 0.
using Rank = std::uint16_t;

struct Field {
    RuleEdition edition = RuleEdition::Fide2026;
    RoundNumber round;
    bool lastRound = false;
    Colour initialColour = Colour::White;
    std::vector<Contestant> contestants; // by score descending, then TPN ascending (art. 1.2)
    // Ranks of those who must not meet each other in this round, one list per announced group; their pairs
    // are among the barred opponents too.
    std::vector<std::vector<Rank>> forbiddenGroups;

    [[nodiscard]] const Contestant& operator[](std::size_t rank) const { return contestants[rank]; }
    [[nodiscard]] std::size_t size() const noexcept { return contestants.size(); }
};

// [C3]: two non-topscorers with the same absolute colour preference do not meet (one topscorer is enough to
// lift the rule: reading D9).
[[nodiscard]] bool haveSameAbsolutePreference(const Contestant& one, const Contestant& other);

// [C1], [C3] and forbidden pairs.
[[nodiscard]] bool mayMeet(const Field& field, std::size_t one, std::size_t other);

// Art. 5 for two members of the field; `higher` is the earlier rank.
[[nodiscard]] ColourDecision coloursOf(const Field& field, std::size_t higher, std::size_t lower);

// The state before `round`; see pairRound for the preconditions.
[[nodiscard]] Field buildField(const Tournament& tournament, RoundNumber round,
                               std::span<const PairingNumber> participants);

} // namespace pairing::dutch
