#include "support/slow/slow_candidates.hpp"

#include <algorithm>
#include <bit>

#include "support/slow/generation_order.hpp"

namespace support::slow {

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

std::function<bool(Mask)> completes(const Completion& completion, Mask lower) {
    return [&completion, lower](Mask unpaired) {
        return (lower != 0 || std::popcount(unpaired) <= 1) && completion.isPossible(unpaired | lower);
    };
}

Candidates::Candidates(const Completion& completion, std::vector<std::size_t> mdps,
                       const std::vector<std::size_t>& residents, std::function<bool(Mask)> accepts,
                       Visitor visit)
    : completion_(completion)
    , mdps_(maskOf(mdps))
    , members_(std::move(mdps))
    , accepts_(std::move(accepts))
    , visit_(std::move(visit)) {
    members_.insert(members_.end(), residents.begin(), residents.end());
}

void Candidates::extend(Mask open) {
    if (!alsoFewerPairs_ && std::popcount(unpaired_) > fewestUnpaired_) return;
    if (open == 0) {
        if (!accepts_(unpaired_)) return;
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

std::vector<int> keyOf(const std::vector<std::size_t>& mdps, const std::vector<std::size_t>& residents,
                       const Pairs& pairs) {
    std::vector<std::size_t> members = mdps;
    members.insert(members.end(), residents.begin(), residents.end());
    const auto bsn = [&](std::size_t index) {
        return static_cast<int>(std::ranges::find(members, index) - members.begin()) + 1;
    };
    const int movedDown = static_cast<int>(mdps.size());
    Candidate candidate;
    for (const auto& [higher, lower] : pairs) {
        auto& list = bsn(higher) <= movedDown ? candidate.mdpPairs : candidate.residentPairs;
        list.emplace_back(bsn(higher), bsn(lower));
    }
    return generationKey(candidate, movedDown, static_cast<int>(residents.size()));
}

} // namespace support::slow
