#include "support/slow/slow_bracket.hpp"

#include <algorithm>
#include <bit>
#include <functional>
#include <limits>
#include <optional>
#include <stdexcept>

#include "support/slow/slow_candidates.hpp"
#include "support/slow/slow_denials.hpp"

namespace support::slow {
namespace {

// The criteria of art. 2.4 for the candidates of one bracket.
class Criteria {
  public:
    Criteria(const State& state, const Completion& completion, const Bracket& bracket)
        : state_(state)
        , completion_(completion)
        , bracket_(bracket)
        , mdps_(maskOf(bracket.mdps)) {}

    CriterionValue value(std::size_t criterion, const Pairs& pairs, Mask unpaired) {
        using enum Float;
        switch (criterion) {
        case 6:
            return {std::popcount(unpaired)};
        case 7:
            return scoresOf(unpaired);
        case 8:
            return followingBracket(unpaired);
        case 9:
            return {unplayedGamesOfByeReceiver(unpaired)};
        case 10:
            return {countDenied(state_, pairs, leavesTwoBehind)};
        case 11:
            return {countDenied(state_, pairs, isThirdInARow)};
        case 12:
            return {countDenied(state_, pairs, isNotPreferred)};
        case 13:
            return {countDenied(state_, pairs, isNotStronglyPreferred)};
        case 14:
            return {residentsFloatingAgain(unpaired, &Member::previousRound)};
        case 15:
            return {static_cast<int>(differencesOfOpponents(pairs, &Member::previousRound).size())};
        case 16:
            return {residentsFloatingAgain(unpaired, &Member::twoRoundsAgo)};
        case 17:
            return {static_cast<int>(differencesOfOpponents(pairs, &Member::twoRoundsAgo).size())};
        case 18:
            return differencesOfMdps(pairs, unpaired, &Member::previousRound);
        case 19:
            return differencesOfOpponents(pairs, &Member::previousRound);
        case 20:
            return differencesOfMdps(pairs, unpaired, &Member::twoRoundsAgo);
        case 21:
            return differencesOfOpponents(pairs, &Member::twoRoundsAgo);
        default:
            throw std::logic_error("no such criterion");
        }
    }

  private:
    using FloatHistory = Float Member::*;

    const Member& member(std::size_t index) const { return state_.members[index]; }
    bool isMdp(std::size_t index) const { return (mdps_ & bit(index)) != 0; }

    // [C7]: the scores of the downfloaters, highest first.
    CriterionValue scoresOf(Mask downfloaters) const {
        CriterionValue scores;
        for (const std::size_t index : membersOf(downfloaters))
            scores.push_back(member(index).score.tenths());
        std::ranges::sort(scores, std::greater{});
        return scores;
    }

    // [C8], reading D3: what [C6] and [C7] would be at best in the following bracket.
    CriterionValue followingBracket(Mask downfloaters) {
        if (bracket_.nextResidents.empty()) return {};
        const auto [known, isNew] = followingBracket_.try_emplace(downfloaters);
        if (!isNew) return known->second;
        const Mask below = bracket_.lower & ~maskOf(bracket_.nextResidents);
        std::optional<CriterionValue> best;
        Candidates(completion_, membersOf(downfloaters), bracket_.nextResidents,
                   completes(completion_, below),
                   [&](const Pairs&, Mask unpaired) {
                       CriterionValue value = scoresOf(unpaired);
                       value.insert(value.begin(), std::popcount(unpaired));
                       if (!best || value < *best) best = value;
                   })
            .run();
        known->second = best.value_or(CriterionValue{std::numeric_limits<int>::max()});
        return known->second;
    }

    // [C9], reading D4: only where exactly one player floats and he will have the bye.
    int unplayedGamesOfByeReceiver(Mask downfloaters) const {
        if (std::popcount(downfloaters) != 1) return 0;
        const bool restPairsOut =
            std::popcount(bracket_.lower) % 2 == 0 && completion_.isPossible(bracket_.lower);
        if (!restPairsOut) return 0;
        const Member& floater = member(membersOf(downfloaters).front());
        if (floater.byeBarred || floater.score != completion_.byeScore()) return 0;
        return floater.unplayedRounds;
    }

    // [C14], [C16]: residents who float down and did so before.
    int residentsFloatingAgain(Mask unpaired, FloatHistory history) const {
        return static_cast<int>(std::ranges::count_if(membersOf(unpaired), [&](std::size_t index) {
            return !isMdp(index) && member(index).*history == Float::Down;
        }));
    }

    // [C19], [C21]: score differences, highest first, of the moved-down players' opponents who had an upfloat
    // before; their number is [C15], [C17].
    CriterionValue differencesOfOpponents(const Pairs& pairs, FloatHistory history) const {
        CriterionValue differences;
        for (const auto& [higher, lower] : pairs)
            if (isMdp(higher) && member(lower).*history == Float::Up)
                differences.push_back((member(higher).score - member(lower).score).tenths());
        std::ranges::sort(differences, std::greater{});
        return differences;
    }

    // [C18], [C20]: score differences, highest first, of moved-down players who floated down before. Reading
    // D5: one who floats on counts for more than any game could, the more the higher the score.
    CriterionValue differencesOfMdps(const Pairs& pairs, Mask unpaired, FloatHistory history) const {
        constexpr int aboveAnyGame = 1'000'000;
        CriterionValue differences;
        for (const auto& [higher, lower] : pairs)
            if (isMdp(higher) && member(higher).*history == Float::Down)
                differences.push_back((member(higher).score - member(lower).score).tenths());
        for (const std::size_t index : membersOf(unpaired & mdps_))
            if (member(index).*history == Float::Down)
                differences.push_back(aboveAnyGame + member(index).score.tenths());
        std::ranges::sort(differences, std::greater{});
        return differences;
    }

    const State& state_;
    const Completion& completion_;
    const Bracket& bracket_;
    Mask mdps_;
    std::map<Mask, CriterionValue> followingBracket_;
};

} // namespace

BracketPairing BracketPairer::pair(const Bracket& bracket) const {
    Criteria criteria(state_, completion_, bracket);
    std::optional<BracketPairing> best;

    const auto take = [&](const Pairs& pairs, Mask unpaired) {
        best = BracketPairing{pairs, membersOf(unpaired), {}, keyOf(bracket.mdps, bracket.residents, pairs)};
        for (std::size_t number = firstCriterion; number <= lastCriterion; ++number)
            best->criteria[number - firstCriterion] = criteria.value(number, pairs, unpaired);
    };
    // Art. 3.8.1: the first difference decides; if there is none, the earlier candidate.
    const auto isBetter = [&](const Pairs& pairs, Mask unpaired) {
        for (std::size_t number = firstCriterion; number <= lastCriterion; ++number) {
            const auto value = criteria.value(number, pairs, unpaired);
            const auto& bestValue = best->criteria[number - firstCriterion];
            if (value != bestValue) return value < bestValue;
        }
        return keyOf(bracket.mdps, bracket.residents, pairs) < best->generationKey;
    };
    Candidates(completion_, bracket.mdps, bracket.residents, completes(completion_, bracket.lower),
               [&](const Pairs& pairs, Mask unpaired) {
                   if (!best || isBetter(pairs, unpaired)) take(pairs, unpaired);
               })
        .run();
    if (!best) throw std::logic_error("the last bracket could be completed only by two moved-down players");
    return std::move(*best);
}

} // namespace support::slow
