#include "support/slow/slow_colours.hpp"

#include <algorithm>
#include <cstdlib>

namespace support::slow {
namespace {

// Art. 5.2.3: the colour that `one` gets by alternating from the latest game in which the two had different
// colours; C.04.2 art. 3.4 compares the played games from the latest backwards.
std::optional<Colour> alternated(const std::vector<Colour>& one, const std::vector<Colour>& other) {
    const std::size_t shorter = std::min(one.size(), other.size());
    for (std::size_t back = 1; back <= shorter; ++back) {
        const Colour ones = one[one.size() - back];
        if (ones != other[other.size() - back]) return rules::opposite(ones);
    }
    return std::nullopt;
}

} // namespace

Colour colourOfHigher(const Member& higher, const Member& lower, std::optional<Colour> initialColour) {
    const Preference& mine = higher.preference;
    const Preference& theirs = lower.preference;
    if (!mine.colour && !theirs.colour) { // 5.2.5
        const Colour initial = initialColour.value_or(Colour::White);
        return higher.countsAsOdd ? initial : rules::opposite(initial);
    }
    if (!theirs.colour) return *mine.colour; // 5.2.1
    if (!mine.colour) return rules::opposite(*theirs.colour);
    if (mine.colour != theirs.colour) return *mine.colour;

    if (mine.strength > theirs.strength) return *mine.colour; // 5.2.2
    if (mine.strength < theirs.strength) return rules::opposite(*theirs.colour);
    if (mine.strength == Strength::Absolute) {
        const int width = std::abs(higher.difference);
        const int otherWidth = std::abs(lower.difference);
        if (width > otherWidth) return *mine.colour;
        if (width < otherWidth) return rules::opposite(*theirs.colour);
    }
    if (const auto colour = alternated(higher.colours, lower.colours)) return *colour; // 5.2.3
    return *mine.colour;                                                               // 5.2.4
}

} // namespace support::slow
