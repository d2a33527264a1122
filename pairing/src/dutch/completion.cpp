#include "dutch/completion.hpp"

#include <algorithm>
#include <numeric>

#include "dutch/legal_pairs.hpp"

namespace pairing::dutch {

using matching::CardinalityMatching;
using matching::Vertex;
using matching::VertexSet;

namespace {

std::vector<Rank> everyRank(const Field& field) {
    std::vector<Rank> ranks(field.size());
    std::iota(ranks.begin(), ranks.end(), Rank{0});
    return ranks;
}

} // namespace

Completion::Completion(const Field& field)
    : field_(field)
    , legal_(legalPairs(field, everyRank(field), field.size() + 1)) {}

void Completion::offerByeTo(Points score) {
    if (byeScore_)
        for (Vertex rank = 0; rank < byeVertex(); ++rank) {
            legal_.reset(rank, byeVertex());
            legal_.reset(byeVertex(), rank);
        }
    byeScore_ = score;
    for (Vertex rank = 0; rank < byeVertex(); ++rank)
        if (field_[rank].mayReceiveBye && field_[rank].score == score) legal_.setBoth(rank, byeVertex());
}

void Completion::offerByeToAllEligible() {
    for (Vertex rank = 0; rank < byeVertex(); ++rank)
        if (field_[rank].mayReceiveBye) legal_.setBoth(rank, byeVertex());
}

std::optional<matching::Barrier> Completion::start() {
    std::vector<Vertex> everybody(field_.size() + field_.size() % 2);
    std::iota(everybody.begin(), everybody.end(), Vertex{0});
    if (field_.edition == RuleEdition::Fide2017 && field_.size() % 2 == 1) offerByeToAllEligible();
    if (field_.edition == RuleEdition::Fide2017 || field_.size() % 2 == 0) {
        CardinalityMatching pairs(legal_, everybody, field_.size() + 1);
        if (pairs.complete(0)) return std::nullopt;
        return pairs.barrier();
    }
    // From the lowest score upwards; who is barred does not count ([C2]).
    std::vector<Points> scores;
    for (const Contestant& contestant : field_.contestants)
        if (contestant.mayReceiveBye) scores.push_back(contestant.score);
    std::ranges::sort(scores);
    scores.erase(std::unique(scores.begin(), scores.end()), scores.end());
    for (const Points score : scores) {
        offerByeTo(score);
        if (CardinalityMatching(legal_, everybody, field_.size() + 1).complete(0)) return std::nullopt;
    }
    // Nobody eligible can be left over: name the obstacle with the bye offered to all of them.
    offerByeToAllEligible();
    CardinalityMatching pairs(legal_, everybody, field_.size() + 1);
    static_cast<void>(pairs.complete(0));
    return pairs.barrier();
}

bool Completion::canComplete(std::span<const Rank> ranks) const {
    std::vector<Vertex> members(ranks.begin(), ranks.end());
    if (members.size() % 2 == 1) members.push_back(byeVertex());
    return CardinalityMatching(legal_, members, field_.size() + 1).complete(0);
}

// An even scoregroup that pairs itself takes any floater who has a legal opponent there: that opponent's
// partner is left over. An odd one has one player too many; a floater can be added where an alternating path
// leads from that player to an opponent of the floater, that is to a vertex at even distance from him.
FloaterTest::FloaterTest(const Completion& completion, std::span<const Rank> following, bool byeFromFollowing)
    : completion_(completion)
    , helpful_(static_cast<std::size_t>(completion.byeVertex()) + 1) {
    std::vector<Vertex> members(following.begin(), following.end());
    if (byeFromFollowing) members.push_back(completion.byeVertex());
    CardinalityMatching pairs(completion.legal(), members,
                              static_cast<std::size_t>(completion.byeVertex()) + 1);
    if (!pairs.complete(members.size() % 2)) {
        nobodyMay_ = true;
        return;
    }
    if (members.size() % 2 == 0) {
        for (const Vertex member : members)
            helpful_.insert(member);
        return;
    }
    static_cast<void>(pairs.augmentFrom(pairs.exposed().front()));
    helpful_ = pairs.outer();
    helpful_.erase(completion.byeVertex()); // the floater himself is to be paired
}

bool FloaterTest::may(Rank rank) const {
    if (nobodyMay_) return false;
    const auto row = completion_.legal().row(rank);
    for (std::size_t word = 0; word < row.size(); ++word)
        if ((row[word] & helpful_.words()[word]) != 0) return true;
    return false;
}

} // namespace pairing::dutch
