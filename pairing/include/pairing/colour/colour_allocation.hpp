// Who gets White: FIDE C.04.3 art. 5 (the same in the editions 2017 and 2026).
// Use it once two players are paired; it also tells which article decided.
#pragma once

#include <cstdint>
#include <span>

#include "pairing/colour/colour_preference.hpp"

namespace pairing {

// What art. 5 looks at in one player.
struct ColourCandidate {
    ColourPreference preference;
    std::span<const Colour> playedColours; // from the oldest to the latest
    int parityNumber = 1;                  // the number whose parity counts in art. 5.2.5
};

enum class ColourRule : std::uint8_t {
    BothGranted,        // 5.2.1
    StrongerPreference, // 5.2.2
    LatestDifference,   // 5.2.3
    HigherRanked,       // 5.2.4
    InitialColour       // 5.2.5
};

struct ColourDecision {
    Colour higherRanked = Colour::White; // the colour of the higher ranked of the two
    ColourRule rule = ColourRule::InitialColour;
    friend bool operator==(const ColourDecision&, const ColourDecision&) = default;
};

[[nodiscard]] ColourDecision allocateColours(const ColourCandidate& higherRanked,
                                             const ColourCandidate& lowerRanked, Colour initialColour);

} // namespace pairing
