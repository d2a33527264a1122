#include "explain/what_if.hpp"

#include <algorithm>

namespace pairing::explain {

WhatIf::WhatIf(const Field& field)
    : field_(field)
    , forbidden_(field.size())
    , closed_(field.size(), 0)
    , partner_(field.size())
    , byeBarred_(field.size(), 0) {}

void WhatIf::fix(Rank one, Rank other) {
    closed_[one] = closed_[other] = 1;
    partner_[one] = other;
    partner_[other] = one;
}

void WhatIf::fix(std::span<const std::pair<Rank, Rank>> pairs) {
    for (const auto& [one, other] : pairs)
        fix(one, other);
}

void WhatIf::giveBye(Rank rank) {
    closed_[rank] = 1;
    bye_ = rank;
}

void WhatIf::restrict(Rank rank, std::span<const Rank> opponents) {
    byeBarred_[rank] = 1;
    for (std::size_t other = 0; other < field_.size(); ++other)
        if (other != rank && std::ranges::find(opponents, other) == opponents.end())
            forbid(rank, static_cast<Rank>(other));
}

void WhatIf::forbid(Rank one, Rank other) {
    forbidden_[one].push_back(other);
    forbidden_[other].push_back(one);
}

std::optional<Story> WhatIf::answer() const {
    Field changed = field_;
    std::vector<Rank> closed;
    for (std::size_t rank = 0; rank < field_.size(); ++rank)
        if (closed_[rank] != 0) closed.push_back(static_cast<Rank>(rank));
    for (std::size_t rank = 0; rank < field_.size(); ++rank) {
        auto& barred = changed.contestants[rank].barredOpponents;
        if (closed_[rank] != 0) {
            const bool mayMeetPartner =
                partner_[rank] && std::ranges::find(barred, *partner_[rank]) == barred.end();
            barred.clear();
            for (std::size_t other = 0; other < field_.size(); ++other)
                if (other != rank && !(mayMeetPartner && partner_[rank] == other))
                    barred.push_back(static_cast<Rank>(other));
        } else {
            barred.insert(barred.end(), closed.begin(), closed.end());
            barred.insert(barred.end(), forbidden_[rank].begin(), forbidden_[rank].end());
            std::ranges::sort(barred);
            const auto repeated = std::ranges::unique(barred);
            barred.erase(repeated.begin(), repeated.end());
        }
        // Whoever has a partner does not get the bye instead.
        if (bye_ ? *bye_ != rank : closed_[rank] != 0 || byeBarred_[rank] != 0)
            changed.contestants[rank].mayReceiveBye = false;
    }
    return storyOf(changed);
}

} // namespace pairing::explain
