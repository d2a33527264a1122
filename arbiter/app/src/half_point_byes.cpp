#include "half_point_byes.hpp"

#include <algorithm>

namespace arbiter::app {

std::size_t halfPointByesOf(const pairing::Player& player, pairing::RoundNumber exceptIn) {
    const auto had = std::ranges::count_if(player.rounds, [](const pairing::RoundEvent& event) {
        return std::holds_alternative<pairing::HalfPointBye>(event);
    });
    const auto asked = std::ranges::count_if(player.requestedByes, [exceptIn](const auto& bye) {
        return bye.second == pairing::RequestedBye::HalfPoint && bye.first != exceptIn;
    });
    return static_cast<std::size_t>(had + asked);
}

} // namespace arbiter::app
