#include "pairing/colour/colour_allocation.hpp"

#include <cstdlib>
#include <optional>

namespace pairing {
namespace {

// Art. 5.2.3: at the latest position where the colours differ each gets the opposite of what he had there.
// Unplayed rounds are thought to come first (C.04.2 art. 3.4), so the shorter sequence ends the comparison.
std::optional<Colour> byLatestDifference(std::span<const Colour> higher, std::span<const Colour> lower) {
    while (!higher.empty() && !lower.empty()) {
        if (higher.back() != lower.back()) return opposite(higher.back());
        higher = higher.first(higher.size() - 1);
        lower = lower.first(lower.size() - 1);
    }
    return std::nullopt;
}

// Art. 5.2.2: the stronger preference; of two absolute ones the wider colour difference.
std::optional<Colour> byStrength(const ColourCandidate& higher, const ColourCandidate& lower) {
    const Colour wanted = *higher.preference.colour;
    if (higher.preference.strength != lower.preference.strength)
        return higher.preference.strength > lower.preference.strength ? wanted : opposite(wanted);
    if (higher.preference.strength != PreferenceStrength::Absolute) return std::nullopt;
    const int higherWidth = std::abs(colourDifference(higher.playedColours));
    const int lowerWidth = std::abs(colourDifference(lower.playedColours));
    if (higherWidth == lowerWidth) return std::nullopt;
    return higherWidth > lowerWidth ? wanted : opposite(wanted);
}

} // namespace

ColourDecision allocateColours(const ColourCandidate& higher, const ColourCandidate& lower,
                               Colour initialColour) {
    const auto higherWants = higher.preference.colour;
    const auto lowerWants = lower.preference.colour;
    // 5.2.5: neither has a preference.
    if (!higherWants && !lowerWants) {
        const bool odd = higher.parityNumber % 2 == 1;
        return {odd ? initialColour : opposite(initialColour), ColourRule::InitialColour};
    }
    // 5.2.1: grant both, or the only one there is.
    if (!lowerWants) return {*higherWants, ColourRule::BothGranted};
    if (!higherWants) return {opposite(*lowerWants), ColourRule::BothGranted};
    if (*higherWants != *lowerWants) return {*higherWants, ColourRule::BothGranted};

    if (const auto colour = byStrength(higher, lower)) return {*colour, ColourRule::StrongerPreference};
    if (const auto colour = byLatestDifference(higher.playedColours, lower.playedColours))
        return {*colour, ColourRule::LatestDifference};
    // 5.2.4: the higher ranked gets the colour that he prefers.
    return {*higherWants, ColourRule::HigherRanked};
}

} // namespace pairing
