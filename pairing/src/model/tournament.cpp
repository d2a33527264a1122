#include "pairing/model/tournament.hpp"

#include <algorithm>

namespace pairing {

RoundNumber Tournament::recordedRounds() const noexcept {
    return RoundNumber(players.empty() ? std::uint16_t{0}
                                       : static_cast<std::uint16_t>(players.front().rounds.size()));
}

const Player* Tournament::find(PairingNumber number) const noexcept {
    const auto place = std::ranges::lower_bound(players, number, {}, &Player::number);
    return place != players.end() && place->number == number ? &*place : nullptr;
}

Player* Tournament::find(PairingNumber number) noexcept {
    const auto place = std::ranges::lower_bound(players, number, {}, &Player::number);
    return place != players.end() && place->number == number ? &*place : nullptr;
}

Points scoreAfter(const Player& player, RoundNumber rounds, const ScoringSystem& scoring) {
    Points score;
    for (std::size_t round = 0; round < player.rounds.size() && round < rounds.value(); ++round)
        score += pointsOf(player.rounds[round], scoring);
    return score;
}

bool isForbidden(const Tournament& tournament, PairingNumber one, PairingNumber other, RoundNumber round) {
    return std::ranges::any_of(tournament.forbidden, [&](const ForbiddenGroup& group) {
        return group.first <= round && (!group.last || round <= *group.last) &&
               std::ranges::find(group.members, one) != group.members.end() &&
               std::ranges::find(group.members, other) != group.members.end();
    });
}

} // namespace pairing
