#include "pairing/colour/colour_preference.hpp"

#include <algorithm>

namespace pairing {

int colourDifference(std::span<const Colour> playedColours) {
    const auto whites = std::ranges::count(playedColours, Colour::White);
    return static_cast<int>(2 * whites - static_cast<std::ptrdiff_t>(playedColours.size()));
}

std::optional<Colour> repeatedColour(std::span<const Colour> playedColours, std::size_t times) {
    if (playedColours.size() < times) return std::nullopt;
    const auto latest = playedColours.last(times);
    const bool alike = std::ranges::all_of(latest, [&](Colour colour) { return colour == latest.front(); });
    return alike ? std::optional(latest.front()) : std::nullopt;
}

ColourPreference colourPreference(std::span<const Colour> playedColours) {
    using enum PreferenceStrength;
    // Art. 1.7.4: no game played, no preference.
    if (playedColours.empty()) return {};
    const int difference = colourDifference(playedColours);
    // Art. 1.7.1: a difference beyond one, or the same colour in the two latest games. Where both apply and
    // disagree (possible only after exceptions for topscorers) the difference decides.
    if (difference > 1) return {Colour::Black, Absolute};
    if (difference < -1) return {Colour::White, Absolute};
    if (const auto repeated = repeatedColour(playedColours, 2)) return {opposite(*repeated), Absolute};
    // Art. 1.7.2.
    if (difference == 1) return {Colour::Black, Strong};
    if (difference == -1) return {Colour::White, Strong};
    // Art. 1.7.3: the opposite of the latest colour.
    return {opposite(playedColours.back()), Mild};
}

} // namespace pairing
