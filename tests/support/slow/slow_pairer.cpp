#include "support/slow/slow_pairer.hpp"

#include <algorithm>
#include <tuple>
#include <utility>

#include "support/slow/slow_colours.hpp"

namespace support::slow {
namespace {

using pairing::PairingRefusal;
using pairing::RoundPairing;

// Art. 1.3.1: the scoregroups, from the highest score downwards.
std::vector<std::vector<std::size_t>> scoregroups(const State& state) {
    std::vector<std::vector<std::size_t>> groups;
    for (std::size_t index = 0; index < state.members.size(); ++index) {
        const bool isNew = index == 0 || state.members[index].score != state.members[index - 1].score;
        if (isNew) groups.emplace_back();
        groups.back().push_back(index);
    }
    return groups;
}

// C.04.2 art. 3.6, with pairing scores (C.04.7 art. 1.5).
void sortByBoardOrder(const State& state, Pairs& pairs) {
    std::ranges::sort(pairs, {}, [&](const auto& pair) {
        const Member& higher = state.members[pair.first];
        const Member& lower = state.members[pair.second];
        return std::tuple(-higher.score, -(higher.score + lower.score), higher.number);
    });
}

std::vector<PairingNumber> numbersOf(const State& state, const std::vector<std::size_t>& indices) {
    std::vector<PairingNumber> numbers;
    for (const std::size_t index : indices)
        numbers.push_back(state.members[index].number);
    return numbers;
}

BracketRecord recordOf(const State& state, const Bracket& bracket, const BracketPairing& paired) {
    BracketRecord record;
    record.mdps = numbersOf(state, bracket.mdps);
    record.residents = numbersOf(state, bracket.residents);
    record.downfloaters = numbersOf(state, paired.downfloaters);
    for (const auto& [higher, lower] : paired.pairs)
        record.pairs.emplace_back(state.members[higher].number, state.members[lower].number);
    std::ranges::sort(record.pairs);
    record.criteria = paired.criteria;
    const auto mdpPairs = std::ranges::count_if(paired.pairs, [&](const auto& pair) {
        return std::ranges::find(bracket.mdps, pair.first) != bracket.mdps.end();
    });
    // In the key the number of exchanged players stands after the paired MDPs and their opponents.
    record.exchange = paired.generationKey[2 * static_cast<std::size_t>(mdpPairs)] > 0;
    return record;
}

} // namespace

std::optional<ExplainedPairing> pairState(const State& state) {
    const Completion completion(state);
    if (!completion.roundIsPossible()) return std::nullopt;

    ExplainedPairing result;
    Pairs pairs;
    const BracketPairer pairer(state, completion);
    const auto groups = scoregroups(state);
    std::vector<std::size_t> downfloaters;
    for (std::size_t group = 0; group < groups.size(); ++group) { // art. 1.9.2
        Bracket bracket{downfloaters, groups[group], {}, 0};
        if (group + 1 < groups.size()) bracket.nextResidents = groups[group + 1];
        for (std::size_t index = groups[group].back() + 1; index < state.members.size(); ++index)
            bracket.lower |= bit(index);
        BracketPairing paired = pairer.pair(bracket);
        pairs.insert(pairs.end(), paired.pairs.begin(), paired.pairs.end());
        downfloaters = paired.downfloaters;
        result.brackets.push_back(recordOf(state, bracket, paired));
    }
    if (!downfloaters.empty()) // art. 1.9.1
        result.pairing.pairingAllocatedBye = state.members[downfloaters.front()].number;

    sortByBoardOrder(state, pairs);
    for (const auto& [first, second] : pairs) {
        const Member& higher = state.members[first];
        const Member& lower = state.members[second];
        const bool higherHasWhite = colourOfHigher(higher, lower, state.initialColour) == Colour::White;
        result.pairing.boards.push_back(higherHasWhite ? pairing::Pair{higher.number, lower.number}
                                                       : pairing::Pair{lower.number, higher.number});
    }
    return result;
}

rules::Expected<ExplainedPairing, PairingRefusal>
pairRoundExplained(const Tournament& tournament, RoundNumber round,
                   std::span<const PairingNumber> participants) {
    if (participants.size() < 2)
        return rules::unexpected(PairingRefusal{PairingRefusal::Kind::TooFewPlayers, round, {}, {}});
    auto result = pairState(stateBefore(tournament, round, participants));
    if (!result)
        return rules::unexpected(PairingRefusal{PairingRefusal::Kind::NoLegalPairing, round, {}, {}});
    return std::move(*result);
}

rules::Expected<RoundPairing, PairingRefusal> pairRound(const Tournament& tournament, RoundNumber round,
                                                        std::span<const PairingNumber> participants) {
    return pairRoundExplained(tournament, round, participants).map([](ExplainedPairing explained) {
        return std::move(explained.pairing);
    });
}

} // namespace support::slow
