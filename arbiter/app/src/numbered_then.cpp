#include "arbiter/app/numbered_then.hpp"

#include <algorithm>
#include <map>

namespace arbiter::app {
namespace {

using pairing::PairingNumber;
using pairing::RoundEvent;

// From the numbers of now to those of then.
std::map<PairingNumber, PairingNumber> numbersThen(const EventState& state, const PairedRound& round) {
    std::map<PairingNumber, PairingNumber> then;
    for (const NumberInRound& used : round.numbers)
        if (const Entrant* entrant = state.find(used.player)) then[entrant->number] = used.number;
    return then;
}

} // namespace

pairing::Tournament numberedThen(const EventState& state, pairing::RoundNumber round) {
    const auto then = numbersThen(state, state.round(round));
    pairing::Tournament tournament = state.tournament;
    std::erase_if(tournament.players,
                  [&](const pairing::Player& player) { return !then.contains(player.number); });
    const auto renumber = [&](PairingNumber& number) {
        const auto found = then.find(number);
        if (found != then.end()) number = found->second;
    };
    for (pairing::Player& player : tournament.players) {
        renumber(player.number);
        if (player.rounds.size() > round.value()) player.rounds.resize(round.value());
        for (RoundEvent& event : player.rounds)
            std::visit(
                [&](auto& happened) {
                    if constexpr (requires { happened.opponent; }) renumber(happened.opponent);
                },
                event);
    }
    for (pairing::ForbiddenGroup& group : tournament.forbidden) {
        std::erase_if(group.members, [&](PairingNumber member) { return !then.contains(member); });
        for (PairingNumber& member : group.members)
            renumber(member);
    }
    std::ranges::sort(tournament.players, {}, &pairing::Player::number);
    return tournament;
}

} // namespace arbiter::app
