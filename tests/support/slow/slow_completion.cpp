#include "support/slow/slow_completion.hpp"

#include <algorithm>
#include <bit>
#include <set>

namespace support::slow {

bool isLegal(const Member& one, const Member& other) {
    if (one.met.contains(other.number)) return false; // [C1]
    if (one.forbidden.contains(other.number)) return false;
    const bool bothAbsolute =
        one.preference.strength == Strength::Absolute && other.preference.strength == Strength::Absolute;
    const bool sameColour = one.preference.colour == other.preference.colour;
    // [C3]; reading D9: one topscorer is enough to lift it.
    return !(bothAbsolute && sameColour && !one.topscorer && !other.topscorer);
}

Completion::Completion(const State& state)
    : state_(&state) {
    const auto count = state.members.size();
    const Mask all = count == 0 ? Mask{0} : ~Mask{0} >> (32 - count);
    if (count % 2 == 0 || state.edition == pairing::RuleEdition::Fide2017) {
        roundIsPossible_ = isPossible(all);
        return;
    }
    std::set<Points> scores;
    for (const Member& member : state.members)
        scores.insert(member.score);
    for (const Points score : scores) { // the lowest first
        byeScore_ = score;
        known_.clear();
        roundIsPossible_ = isPossible(all);
        if (roundIsPossible_) return;
    }
}

bool Completion::isPossible(Mask alive) const {
    if (alive == 0) return true;
    if (const auto known = known_.find(alive); known != known_.end()) return known->second;
    const auto first = static_cast<std::size_t>(std::countr_zero(alive));
    const Member& member = state_->members[first];
    const Mask others = alive & ~bit(first);

    const bool odd = std::popcount(alive) % 2 != 0;
    const bool rightScore = state_->edition == pairing::RuleEdition::Fide2017 || member.score == byeScore_;
    bool possible = odd && !member.byeBarred && rightScore && isPossible(others);
    for (std::size_t other = first + 1; other < state_->members.size() && !possible; ++other)
        possible = (others & bit(other)) != 0 && isLegal(first, other) && isPossible(others & ~bit(other));
    known_[alive] = possible;
    return possible;
}

bool Completion::isLegal(std::size_t one, std::size_t other) const {
    return slow::isLegal(state_->members[one], state_->members[other]);
}

} // namespace support::slow
