// Who is denied his colour when two players with the same absolute preference meet, for [C10] and [C11].
#pragma once

#include "pairing/dutch/field.hpp"

namespace pairing::dutch {

struct DeniedColour {
    const Contestant* player;
    Colour gets;
};

// Simulates art. 5.2 for the two (`higher` is the earlier rank).
inline DeniedColour deniedColour(const Field& field, std::size_t higher, std::size_t lower) {
    const Colour wanted = *field[higher].preference.colour;
    const bool higherGetsIt = coloursOf(field, higher, lower).higherRanked == wanted;
    return {&field[higherGetsIt ? lower : higher], opposite(wanted)};
}

} // namespace pairing::dutch
