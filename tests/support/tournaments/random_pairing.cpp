#include "support/tournaments/random_pairing.hpp"

#include <optional>
#include <utility>
#include <vector>

#include "support/slow/slow_colours.hpp"
#include "support/slow/slow_completion.hpp"
#include "support/slow/slow_state.hpp"

namespace support {
namespace {

using pairing::PairingRefusal;
using pairing::RoundPairing;
using slow::Member;

// Tries the members in random order; nothing where all ways are closed.
bool extend(const std::vector<Member>& order, std::vector<bool>& taken, RoundPairing& pairing,
            std::vector<std::pair<const Member*, const Member*>>& pairs) {
    std::size_t first = 0;
    while (first < order.size() && taken[first])
        ++first;
    if (first == order.size()) return true;
    taken[first] = true;
    for (std::size_t other = first + 1; other < order.size(); ++other) {
        if (taken[other] || !slow::isLegal(order[first], order[other])) continue;
        taken[other] = true;
        pairs.emplace_back(&order[first], &order[other]);
        if (extend(order, taken, pairing, pairs)) return true;
        pairs.pop_back();
        taken[other] = false;
    }
    if (order.size() % 2 != 0 && !pairing.pairingAllocatedBye && !order[first].byeBarred) {
        pairing.pairingAllocatedBye = order[first].number;
        if (extend(order, taken, pairing, pairs)) return true;
        pairing.pairingAllocatedBye.reset();
    }
    taken[first] = false;
    return false;
}

pairing::Pair coloured(const Member& one, const Member& other, std::optional<pairing::Colour> initialColour,
                       RandomNumbers& random) {
    const bool oneIsHigher = one.score != other.score ? one.score > other.score : one.number < other.number;
    const Member& higher = oneIsHigher ? one : other;
    const Member& lower = oneIsHigher ? other : one;
    bool higherIsWhite = slow::colourOfHigher(higher, lower, initialColour) == pairing::Colour::White;
    const bool nobodyMust = higher.preference.strength != slow::Strength::Absolute &&
                            lower.preference.strength != slow::Strength::Absolute;
    if (nobodyMust && random.percent(30)) higherIsWhite = !higherIsWhite;
    return higherIsWhite ? pairing::Pair{higher.number, lower.number}
                         : pairing::Pair{lower.number, higher.number};
}

} // namespace

rules::Expected<RoundPairing, PairingRefusal>
randomPairing(const pairing::Tournament& tournament, pairing::RoundNumber round,
              std::span<const pairing::PairingNumber> participants, RandomNumbers& random) {
    const auto state = slow::stateBefore(tournament, round, participants);
    std::vector<Member> order = state.members;
    random.shuffle(order);
    RoundPairing pairing;
    std::vector<bool> taken(order.size(), false);
    std::vector<std::pair<const Member*, const Member*>> pairs;
    if (!extend(order, taken, pairing, pairs))
        return rules::unexpected(PairingRefusal{PairingRefusal::Kind::NoLegalPairing, round, {}, {}});
    for (const auto& [one, other] : pairs)
        pairing.boards.push_back(coloured(*one, *other, state.initialColour, random));
    return pairing;
}

} // namespace support
