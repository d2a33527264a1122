// The set of all maximum-weight perfect matchings of a graph, narrowed by yes/no questions.
// Use it to find the first optimal pairing in an order of preference without solving again each time.
#pragma once

#include <algorithm>
#include <bit>
#include <cassert>
#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "pairing/matching/alternating_paths.hpp"
#include "pairing/matching/class_duals.hpp"
#include "pairing/matching/offer_list.hpp"
#include "pairing/matching/perfect_matcher.hpp"
#include "pairing/matching/tight_edges.hpp"

namespace pairing::matching {

// Holds one optimal matching (the witness) and duals that prove it optimal. By complementary slackness the
// optimal matchings are exactly the perfect ones of tight edges that leave each odd set with a dual by one
// edge. So no question about them needs the weights again: alternating paths of tight edges decide.
template <class Weight>
class OptimalMatchings {
  public:
    explicit OptimalMatchings(ClassGraph<Weight> graph)
        : graph_(std::move(graph)) {
        state_.mates.assign(graph_.size, noVertex);
        state_.active = VertexSet(graph_.size);
        for (Vertex v = 0; v < graph_.size; ++v)
            state_.active.insert(v);
    }

    // ---- setting out

    // First duals. False if not even classes as a whole could be matched: then there is no perfect matching.
    [[nodiscard]] bool start() {
        std::vector<std::uint32_t> members(graph_.classes, 0);
        for (const std::uint16_t c : graph_.classOf)
            ++members[c];
        const auto duals = TransportationDuals<Weight>(graph_, std::move(members)).solve();
        if (!duals) return false;
        state_.duals.resize(graph_.size);
        for (Vertex v = 0; v < graph_.size; ++v)
            state_.duals[v] = (*duals)[graph_.classOf[v]];
        return true;
    }

    // Offers each of `ones` the first of `others` that will do.
    void offerEach(const std::vector<Vertex>& ones, const std::vector<Vertex>& others) {
        OfferList<Weight> list(graph_, state_, others);
        for (const Vertex one : ones)
            list.offerTo(one);
    }

    // Offers each vertex of the first half the first free one of the second half that will do.
    void offerHalves(const std::vector<Vertex>& vertices) {
        std::vector<Vertex> unmatched;
        for (const Vertex v : vertices)
            if (mate(v) == noVertex) unmatched.push_back(v);
        const auto middle = unmatched.begin() + static_cast<std::ptrdiff_t>(unmatched.size() / 2);
        offerEach({unmatched.begin(), middle}, {middle, unmatched.end()});
    }

    // The optimum over all perfect matchings; false if there is none.
    [[nodiscard]] bool solve() {
        MatchingRun<Weight> matching(graph_, state_);
        const bool solved = matching.solve();
        searches_ += matching.searches();
        overflowed_ = overflowed_ || matching.overflowed();
        if (!solved) return false;
        matching.store(state_);
        optimum_ = Weight{0};
        for (Vertex v = 0; v < graph_.size; ++v)
            if (active(v) && mate(v) > v) optimum_ += graph_.weight(v, mate(v));
        tight_.reset();
        assert(certified());
        return true;
    }

    // ---- looking

    [[nodiscard]] const ClassGraph<Weight>& graph() const { return graph_; }
    [[nodiscard]] std::size_t size() const { return graph_.size; }
    [[nodiscard]] Vertex mate(Vertex v) const { return state_.mates[v]; }
    [[nodiscard]] bool active(Vertex v) const { return state_.active.contains(v); }
    [[nodiscard]] bool allowed(Vertex one, Vertex other) const { return graph_.allowed.test(one, other); }
    [[nodiscard]] const Weight& dual(Vertex v) const { return state_.duals[v]; }
    [[nodiscard]] Weight slack(Vertex one, Vertex other) const { return slackOf(graph_, state_, one, other); }
    // Whether the optimal matchings are all the perfect matchings of tight edges.
    [[nodiscard]] bool tightEdgesDecide() const {
        return std::ranges::all_of(state_.oddSets, &OddSet<Weight>::closed);
    }
    // Whether the duals of the vertices alone tell which edges are tight.
    [[nodiscard]] bool verticesTellSlack() const { return state_.oddSets.empty(); }
    // The optimum of the vertices still active.
    [[nodiscard]] const Weight& optimum() const { return optimum_; }
    [[nodiscard]] std::size_t searches() const { return searches_; }
    // Questions answered by paths of tight edges, without the duals.
    [[nodiscard]] std::size_t pathSearches() const { return pathSearches_; }
    // Once true, all answers since are worth nothing: ask again with a wider type of weight.
    [[nodiscard]] bool overflowed() const { return overflowed_; }

    // ---- asking

    // The first of `choices` (all active) that an optimal matching pairs with `one`. Only matchings with this
    // pair remain, and both leave the graph. noVertex if there is none.
    [[nodiscard]] Vertex requireFirst(Vertex one, std::span<const Vertex> choices) {
        std::optional<AlternatingPaths> paths;
        for (const Vertex other : choices) {
            if (!allowed(one, other)) continue;
            if (mate(one) != other && !exchangePartners(one, other)) {
                if (slack(one, other) != Weight{0}) continue;
                if (!paths) paths.emplace(pathsOf(one));
                if (!paths->partners().contains(other)) continue;
                state_.mates = paths->matchingWith(other);
            }
            settle(one, other);
            return other;
        }
        return noVertex;
    }

    // Is there an optimal matching in which `v` is matched within `partners`? If so only those remain.
    bool restrictTo(Vertex v, const VertexSet& partners) {
        if (!partners.contains(mate(v)) && !rematchWithin(v, partners)) return false;
        const auto row = graph_.allowed.row(v);
        for (std::size_t word = 0; word < row.size(); ++word)
            anyBit(row[word] & ~partners.words()[word], word, [&](Vertex other) {
                disallow(v, other);
                return false;
            });
        return true;
    }

    // Is there an optimal matching in which every vertex of `first` is matched within `second`, and nobody of
    // `second` with another of `second`? If so only those remain.
    bool restrictToPairsBetween(const VertexSet& first, const VertexSet& second) {
        const auto maskRows = [&](BitMatrix& matrix) {
            for (Vertex v = 0; v < graph_.size; ++v) {
                const auto row = matrix.row(v);
                if (first.contains(v)) {
                    for (std::size_t word = 0; word < row.size(); ++word)
                        row[word] &= second.words()[word];
                } else {
                    const VertexSet& shunned = second.contains(v) ? second : first;
                    for (std::size_t word = 0; word < row.size(); ++word)
                        row[word] &= ~shunned.words()[word];
                }
            }
        };
        const auto obeys = [&](Vertex v) {
            if (first.contains(v)) return second.contains(mate(v));
            return !(second.contains(v) ? second : first).contains(mate(v));
        };
        // Each exchange makes one more vertex obey and none disobey; where there is none, no matching obeys.
        std::optional<BitMatrix> narrowed;
        const std::vector<Vertex> before = state_.mates;
        for (Vertex v = 0; v < graph_.size; ++v) {
            if (!active(v) || obeys(v)) continue;
            if (!narrowed) {
                narrowed = tightEdges();
                maskRows(*narrowed);
            }
            if (rematch(v, *narrowed, narrowed->row(v))) continue;
            state_.mates = before;
            return false;
        }
        maskRows(graph_.allowed);
        if (narrowed)
            tight_ = std::move(narrowed);
        else if (tight_)
            maskRows(*tight_);
        return true;
    }

    // Keeps the optimal matchings with the lowest sum of penalties: an edge between two of `ranked` has the
    // penalty of its smaller end. All optimal matchings must have as many such edges. If there are odd
    // sets the penalties must be too small to make a worse matching win. `expected`: the ranked vertices
    // likely to be smaller ends; their penalties are not above those of the others.
    void prefer(std::vector<Weight> firstEndPenalty, std::vector<char> ranked, const VertexSet& expected) {
        if (tightEdgesDecide()) forgetWeights();
        state_.dissolveOddSets();
        shiftDuals(firstEndPenalty, ranked, expected);
        graph_.firstEndPenalty = std::move(firstEndPenalty);
        graph_.ranked = std::move(ranked);
        tight_.reset();
        const bool solved = solve();
        assert(solved || overflowed_);
        static_cast<void>(solved);
    }

    // Exchanges the partners of the witness along a path known to keep the optimum.
    void pairUp(Vertex one, Vertex other) {
        state_.mates[one] = other;
        state_.mates[other] = one;
    }

    // Takes a pair of the witness out of the graph.
    void settle(Vertex one, Vertex other) {
        optimum_ -= graph_.weight(one, other);
        state_.active.erase(one);
        state_.active.erase(other);
        for (OddSet<Weight>& set : state_.oddSets) {
            if (set.closed || set.members.contains(one) == set.members.contains(other)) continue;
            set.closed = true;
            cutOff(set.members);
        }
    }

  private:
    // No edge has slack below 0, the witness has none at all, and leaves each odd set once: proof of
    // optimality.
    [[nodiscard]] bool certified() const {
        for (Vertex one = 0; one < graph_.size; ++one)
            for (Vertex other = one + 1; other < graph_.size; ++other) {
                if (!active(one) || !active(other) || !allowed(one, other)) continue;
                if (slack(one, other) < Weight{0}) return false;
                if (mate(one) == other && slack(one, other) != Weight{0}) return false;
            }
        return std::ranges::all_of(state_.oddSets, [&](const OddSet<Weight>& set) {
            int leaving = 0;
            for (Vertex v = 0; v < graph_.size; ++v)
                if (active(v) && set.members.contains(v) && !set.members.contains(mate(v))) ++leaving;
            return leaving == 1 && set.dual > Weight{0};
        });
    }

    // ---- tight edges: exchanging them for each other keeps the optimum

    // The allowed edges with a slack of 0.
    [[nodiscard]] const BitMatrix& tightEdges() {
        if (!tight_) tight_ = TightEdges<Weight>(graph_, state_).find();
        return *tight_;
    }

    void disallow(Vertex one, Vertex other) {
        for (BitMatrix* matrix : {&graph_.allowed, tight_ ? &*tight_ : nullptr}) {
            if (matrix == nullptr) continue;
            matrix->reset(one, other);
            matrix->reset(other, one);
        }
    }

    // No edge leads out of these any more.
    void cutOff(const VertexSet& members) {
        for (Vertex v = 0; v < graph_.size; ++v) {
            if (!active(v)) continue;
            const bool inside = members.contains(v);
            for (BitMatrix* matrix : {&graph_.allowed, tight_ ? &*tight_ : nullptr}) {
                if (matrix == nullptr) continue;
                const auto row = matrix->row(v);
                for (std::size_t word = 0; word < row.size(); ++word)
                    row[word] &= inside ? members.words()[word] : ~members.words()[word];
            }
        }
    }

    [[nodiscard]] AlternatingPaths pathsIn(const BitMatrix& edges, Vertex one) {
        ++pathSearches_;
        std::vector<VertexSet> oddSets;
        for (const OddSet<Weight>& set : state_.oddSets)
            if (!set.closed) oddSets.push_back(set.members);
        return {edges, state_.active, oddSets, state_.mates, one};
    }
    [[nodiscard]] AlternatingPaths pathsOf(Vertex one) { return pathsIn(tightEdges(), one); }

    // Matches `v` over one of its edges to `partners` by giving up tight edges for others of `edges`.
    bool rematch(Vertex v, const BitMatrix& edges, std::span<const std::uint64_t> partners) {
        AlternatingPaths paths = pathsIn(edges, v);
        const auto row = edges.row(v);
        for (std::size_t word = 0; word < row.size(); ++word) {
            const std::uint64_t possible = row[word] & partners[word] & paths.partners().words()[word];
            if (possible == 0) continue;
            state_.mates = paths.matchingWith(
                static_cast<Vertex>(word * 64 + static_cast<std::size_t>(std::countr_zero(possible))));
            return true;
        }
        return false;
    }
    bool rematchWithin(Vertex v, const VertexSet& partners) {
        return rematch(v, tightEdges(), partners.words());
    }

    // The two exchange their partners' partners, if that is allowed and worth the same.
    bool exchangePartners(Vertex one, Vertex other) {
        const Vertex partnerOfOne = mate(one);
        const Vertex partnerOfOther = mate(other);
        if (!allowed(partnerOfOne, partnerOfOther)) return false;
        const Weight given = graph_.weight(one, partnerOfOne) + graph_.weight(other, partnerOfOther);
        if (graph_.weight(one, other) + graph_.weight(partnerOfOne, partnerOfOther) != given) return false;
        pairUp(one, other);
        pairUp(partnerOfOne, partnerOfOther);
        return true;
    }

    // With no odd sets the optimal matchings are the perfect ones of tight edges, whatever these weigh.
    void forgetWeights() {
        graph_.allowed = tightEdges();
        graph_.classes = 1;
        graph_.classOf.assign(graph_.size, 0);
        graph_.table.assign(1, Weight{0});
        graph_.classesMayMeet.assign(1, 1);
        graph_.hasCorrection.clear();
        graph_.correction = nullptr;
        std::ranges::fill(state_.duals, Weight{0});
    }

    // Duals that suit the penalties of prefer(): with c the largest of the expected smaller ends a, these get
    // c - 2 penalty(a), other ranked vertices -c and all the rest c (doubled). The edges from expected ends
    // to other ranked vertices, from these to the rest, and within the rest (by the bonus, the same in all
    // optimal matchings) stay as tight as they are; others gain slack. So only pairs that are not as expected
    // are lost.
    void shiftDuals(const std::vector<Weight>& penalty, const std::vector<char>& ranked,
                    const VertexSet& expected) {
        Weight largest{0};
        for (Vertex v = 0; v < graph_.size; ++v)
            if (expected.contains(v)) largest = std::max(largest, penalty[v]);
        for (Vertex v = 0; v < graph_.size; ++v) {
            if (expected.contains(v))
                state_.duals[v] += largest - penalty[v] - penalty[v];
            else
                state_.duals[v] += ranked[v] != 0 ? Weight(-largest) : largest;
        }
        graph_.unrankedBonus = largest;
    }

    ClassGraph<Weight> graph_;
    MatchingState<Weight> state_;
    Weight optimum_{0};
    std::optional<BitMatrix> tight_; // see tightEdges(); none after a change of the graph or the duals
    std::size_t searches_ = 0;
    std::size_t pathSearches_ = 0;
    bool overflowed_ = false;
};

} // namespace pairing::matching
