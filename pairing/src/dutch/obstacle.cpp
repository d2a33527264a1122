#include "dutch/obstacle.hpp"

#include <algorithm>

namespace pairing::dutch {
namespace {

using matching::Vertex;

// More lines would not be read; a list of names does the rest.
constexpr std::size_t mostReasons = 40;

std::string listOf(const std::vector<PairingNumber>& numbers) {
    std::string list;
    for (const PairingNumber number : numbers)
        list += (list.empty() ? "" : ", ") + std::to_string(number.value());
    return list;
}

std::vector<PairingNumber> numbersOf(const Field& field, const std::vector<Vertex>& ranks, bool& holdsBye) {
    std::vector<PairingNumber> numbers;
    for (const Vertex rank : ranks) {
        if (rank == field.size())
            holdsBye = true;
        else
            numbers.push_back(field[rank].number);
    }
    std::ranges::sort(numbers);
    return numbers;
}

bool haveMet(const Tournament& tournament, PairingNumber one, PairingNumber other, RoundNumber before) {
    const auto& rounds = tournament.find(one)->rounds;
    for (std::size_t past = 0; past + 1 < before.value(); ++past)
        if (metOpponent(rounds[past]) == other) return true;
    return false;
}

// "7 has met 1, 3; may not meet 5; has the same absolute colour preference as 6": among the obstacle's
// players.
rules::Text reasonsOf(const Tournament& tournament, const Field& field, std::size_t rank,
                      const std::vector<std::size_t>& others) {
    std::vector<PairingNumber> met, forbidden, sameColour;
    const PairingNumber own = field[rank].number;
    for (const std::size_t other : others) {
        if (other == rank || mayMeet(field, rank, other)) continue;
        const PairingNumber number = field[other].number;
        if (haveMet(tournament, own, number, field.round))
            met.push_back(number);
        else if (isForbidden(tournament, own, number, field.round))
            forbidden.push_back(number);
        else
            sameColour.push_back(number);
    }
    const std::string none = "-";
    const auto orNone = [&](const std::vector<PairingNumber>& numbers) {
        return numbers.empty() ? none : listOf(numbers);
    };
    return rules::text(
        "player {}: has met {}; must not be paired with {}; has the same absolute colour preference as "
        "{}",
        own.value(), orNone(met), orNone(forbidden), orNone(sameColour));
}

} // namespace

PairingRefusal noLegalPairing(const Tournament& tournament, const Field& field,
                              const matching::Barrier& barrier) {
    PairingRefusal refusal;
    refusal.round = field.round;
    std::vector<std::size_t> involved;
    std::string groups;
    for (const auto& component : barrier.components) {
        bool isBye = false;
        auto numbers = numbersOf(field, component, isBye);
        // The bye as a group of its own: nobody is left who may get it.
        if (isBye)
            refusal.reasons.push_back(rules::text("the pairing-allocated bye is left without a receiver: who "
                                                  "may still get it is needed as an opponent"));
        if (numbers.empty()) continue;
        groups += (groups.empty() ? "" : " | ") + listOf(numbers);
        refusal.obstacle.groups.push_back(std::move(numbers));
        for (const Vertex rank : component)
            if (rank != field.size()) involved.push_back(rank);
    }
    refusal.obstacle.sharedOpponents = numbersOf(field, barrier.separators, refusal.obstacle.byeIsShared);
    refusal.reasons.insert(
        refusal.reasons.begin(),
        refusal.obstacle.sharedOpponents.empty()
            ? rules::text("these players have no possible opponent outside their group: {}", groups)
            : rules::text(
                  "these groups of players can only be completed with an opponent from outside: {}; only {} "
                  "can be that opponent",
                  groups, listOf(refusal.obstacle.sharedOpponents)));
    std::ranges::sort(involved);
    for (const std::size_t rank : involved) {
        if (refusal.reasons.size() == mostReasons) break;
        refusal.reasons.push_back(reasonsOf(tournament, field, rank, involved));
    }
    return refusal;
}

} // namespace pairing::dutch
