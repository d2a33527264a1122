#include "support/slow/slow_denials.hpp"

#include <cstdlib>

#include "support/slow/slow_colours.hpp"

namespace support::slow {

bool leavesTwoBehind(const Member& player, const Member& opponent, Colour colour) {
    const int difference = player.difference + (colour == Colour::White ? 1 : -1);
    return (player.topscorer || opponent.topscorer) && std::abs(difference) > 2;
}

bool isThirdInARow(const Member& player, const Member& opponent, Colour colour) {
    const auto& colours = player.colours;
    return (player.topscorer || opponent.topscorer) && colours.size() >= 2 &&
           colours[colours.size() - 1] == colour && colours[colours.size() - 2] == colour;
}

bool isNotPreferred(const Member& player, const Member&, Colour colour) {
    return player.preference.colour && player.preference.colour != colour;
}

bool isNotStronglyPreferred(const Member& player, const Member& opponent, Colour colour) {
    return player.preference.strength == Strength::Strong && isNotPreferred(player, opponent, colour);
}

int countDenied(const State& state, const Pairs& pairs, Denial denied) {
    int count = 0;
    for (const auto& [first, second] : pairs) {
        const Member& higher = state.members[first];
        const Member& lower = state.members[second];
        const Colour colour = colourOfHigher(higher, lower, state.initialColour);
        count += denied(higher, lower, colour) ? 1 : 0;
        count += denied(lower, higher, rules::opposite(colour)) ? 1 : 0;
    }
    return count;
}

} // namespace support::slow
