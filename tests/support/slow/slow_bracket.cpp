#include "support/slow/slow_bracket.hpp"

#include <algorithm>
#include <bit>
#include <cstdlib>
#include <functional>
#include <limits>
#include <optional>
#include <stdexcept>

#include "support/slow/generation_order.hpp"
#include "support/slow/slow_colours.hpp"

namespace support::slow {
namespace {

Mask maskOf(const std::vector<std::size_t>& members) {
    Mask mask = 0;
    for (const std::size_t member : members)
        mask |= bit(member);
    return mask;
}

std::vector<std::size_t> membersOf(Mask mask) {
    std::vector<std::size_t> members;
    for (; mask != 0; mask &= mask - 1)
        members.push_back(static_cast<std::size_t>(std::countr_zero(mask)));
    return members;
}

// Art. 3.3: every way to pair members of the bracket, moved-down players with residents and residents among
// themselves, that leaves a rest with which the round can be completed ([C4], [C5]). In the last bracket the
// rest is at most the receiver of the bye.
class Enumeration {
  public:
    using Visitor = std::function<void(const Pairs& pairs, Mask unpaired)>;

    Enumeration(const Completion& completion, std::vector<std::size_t> mdps,
                const std::vector<std::size_t>& residents, Mask lower, Visitor visit)
        : completion_(completion)
        , mdps_(maskOf(mdps))
        , lower_(lower)
        , members_(std::move(mdps))
        , visit_(std::move(visit)) {
        members_.insert(members_.end(), residents.begin(), residents.end());
    }

    // [C6] comes first: a candidate that leaves more unpaired than an earlier one is not worth finishing.
    void run() { extend(maskOf(members_)); }

  private:
    void extend(Mask open) {
        if (std::popcount(unpaired_) > fewestUnpaired_) return;
        if (open == 0) {
            const bool complete = lower_ != 0 || std::popcount(unpaired_) <= 1;
            if (!complete || !completion_.isPossible(unpaired_ | lower_)) return;
            fewestUnpaired_ = std::popcount(unpaired_);
            visit_(pairs_, unpaired_);
            return;
        }
        const auto first = static_cast<std::size_t>(std::countr_zero(open));
        const Mask others = open & ~bit(first);
        for (const std::size_t other : membersOf(others)) {
            const bool bothMovedDown = ((bit(first) | bit(other)) & ~mdps_) == 0;
            if (bothMovedDown || !completion_.isLegal(first, other)) continue;
            pairs_.emplace_back(first, other);
            extend(others & ~bit(other));
            pairs_.pop_back();
        }
        unpaired_ |= bit(first);
        extend(others);
        unpaired_ &= ~bit(first);
    }

    const Completion& completion_;
    Mask mdps_;
    Mask lower_;
    std::vector<std::size_t> members_;
    Visitor visit_;
    Pairs pairs_;
    Mask unpaired_ = 0;
    int fewestUnpaired_ = 32;
};

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
            return {countDenied(pairs, &Criteria::leavesTwoBehind)};
        case 11:
            return {countDenied(pairs, &Criteria::isThirdInARow)};
        case 12:
            return {countDenied(pairs, &Criteria::isNotPreferred)};
        case 13:
            return {countDenied(pairs, &Criteria::isNotStronglyPreferred)};
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
    // Is this player, who gets that colour against that opponent, harmed?
    using Denial = bool (Criteria::*)(const Member& player, const Member& opponent, Colour colour) const;

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
        Enumeration(completion_, membersOf(downfloaters), bracket_.nextResidents, below,
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

    int countDenied(const Pairs& pairs, Denial denied) const {
        int count = 0;
        for (const auto& [first, second] : pairs) {
            const Member& higher = member(first);
            const Member& lower = member(second);
            const Colour colour = colourOfHigher(higher, lower, state_.initialColour);
            count += (this->*denied)(higher, lower, colour) ? 1 : 0;
            count += (this->*denied)(lower, higher, rules::opposite(colour)) ? 1 : 0;
        }
        return count;
    }

    // [C10]: topscorers and their opponents who get a colour difference beyond two.
    bool leavesTwoBehind(const Member& player, const Member& opponent, Colour colour) const {
        const int difference = player.difference + (colour == Colour::White ? 1 : -1);
        return (player.topscorer || opponent.topscorer) && std::abs(difference) > 2;
    }

    // [C11]: topscorers and their opponents who get the same colour a third time in a row.
    bool isThirdInARow(const Member& player, const Member& opponent, Colour colour) const {
        const auto& colours = player.colours;
        return (player.topscorer || opponent.topscorer) && colours.size() >= 2 &&
               colours[colours.size() - 1] == colour && colours[colours.size() - 2] == colour;
    }

    // [C12]
    bool isNotPreferred(const Member& player, const Member&, Colour colour) const {
        return player.preference.colour && player.preference.colour != colour;
    }

    // [C13]; an absolute preference denied to one of two topscorers is not a strong one (spec 16).
    bool isNotStronglyPreferred(const Member& player, const Member& opponent, Colour colour) const {
        return player.preference.strength == Strength::Strong && isNotPreferred(player, opponent, colour);
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

std::vector<int> keyOf(const Bracket& bracket, const Pairs& pairs) {
    std::vector<std::size_t> members = bracket.mdps;
    members.insert(members.end(), bracket.residents.begin(), bracket.residents.end());
    const auto bsn = [&](std::size_t index) {
        return static_cast<int>(std::ranges::find(members, index) - members.begin()) + 1;
    };
    const int mdps = static_cast<int>(bracket.mdps.size());
    Candidate candidate;
    for (const auto& [higher, lower] : pairs) {
        auto& list = bsn(higher) <= mdps ? candidate.mdpPairs : candidate.residentPairs;
        list.emplace_back(bsn(higher), bsn(lower));
    }
    return generationKey(candidate, mdps, static_cast<int>(bracket.residents.size()));
}

} // namespace

BracketPairing BracketPairer::pair(const Bracket& bracket) const {
    Criteria criteria(state_, completion_, bracket);
    std::optional<BracketPairing> best;

    const auto take = [&](const Pairs& pairs, Mask unpaired) {
        best = BracketPairing{pairs, membersOf(unpaired), {}, keyOf(bracket, pairs)};
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
        return keyOf(bracket, pairs) < best->generationKey;
    };
    Enumeration(completion_, bracket.mdps, bracket.residents, bracket.lower,
                [&](const Pairs& pairs, Mask unpaired) {
                    if (!best || isBetter(pairs, unpaired)) take(pairs, unpaired);
                })
        .run();
    if (!best) throw std::logic_error("the last bracket could be completed only by two moved-down players");
    return std::move(*best);
}

} // namespace support::slow
