// What colour a player is due, and how strongly: FIDE C.04.3 art. 1.6 and 1.7 (the same in 2017 and 2026).
// Use it for criteria on colour and for allocating colours; made from the played games only.
#pragma once

#include <cstdint>
#include <optional>
#include <span>

#include "rules/base/colour.hpp"

namespace pairing {

using rules::Colour;

enum class PreferenceStrength : std::uint8_t { None, Mild, Strong, Absolute };

struct ColourPreference {
    std::optional<Colour> colour; // none exactly when the strength is None
    PreferenceStrength strength = PreferenceStrength::None;
    friend bool operator==(const ColourPreference&, const ColourPreference&) = default;
};

// FIDE C.04.3 art. 1.6: games with White minus games with Black; played games only (C.04.2 art. 3.4).
[[nodiscard]] int colourDifference(std::span<const Colour> playedColours);

// FIDE C.04.3 art. 1.7; `playedColours` from the oldest to the latest played game.
[[nodiscard]] ColourPreference colourPreference(std::span<const Colour> playedColours);

// The colour of the latest games if there were at least `times` of them, all alike.
[[nodiscard]] std::optional<Colour> repeatedColour(std::span<const Colour> playedColours, std::size_t times);

} // namespace pairing
