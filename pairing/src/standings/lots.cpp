#include "standings/lots.hpp"

#include <utility>

namespace pairing::standings {
namespace {

// Each player's ticket depends on nothing but the seed and his number, so that a lot once drawn between
// two players stands however the tied group changes. The mixer is splitmix64's, with its constants.
std::uint64_t ticketOf(PairingNumber player, std::uint64_t seed) {
    constexpr std::uint64_t step = 0x9E3779B97F4A7C15U;
    std::uint64_t ticket = seed + step * player.value();
    ticket = (ticket ^ (ticket >> 30U)) * 0xBF58476D1CE4E5B9U;
    ticket = (ticket ^ (ticket >> 27U)) * 0x94D049BB133111EBU;
    return ticket ^ (ticket >> 31U);
}

} // namespace

bool drawnBefore(PairingNumber one, PairingNumber other, std::uint64_t seed) {
    return std::pair(ticketOf(one, seed), one) < std::pair(ticketOf(other, seed), other);
}

} // namespace pairing::standings
