// The set of all maximum-weight perfect matchings of a graph, narrowed by yes/no questions.
// Use it to find the first optimal pairing in an order of preference without solving again each time.
#pragma once

#include <cassert>
#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "pairing/matching/class_duals.hpp"
#include "pairing/matching/perfect_matcher.hpp"

namespace pairing::matching {

// Holds one optimal matching (the witness) and duals that prove it optimal up to a margin:
// margin = sum of duals - 2 weight of the witness, over the active vertices. By complementary slackness no
// optimal matching holds an edge whose slack exceeds the margin, so most questions need no search.
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
    // ---------------------------------------------------------------------------------------

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
        OfferList list(*this, others);
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
    [[nodiscard]] bool solve() { return run(std::nullopt); }

    // ---- looking
    // -------------------------------------------------------------------------------------------

    [[nodiscard]] const ClassGraph<Weight>& graph() const { return graph_; }
    [[nodiscard]] std::size_t size() const { return graph_.size; }
    [[nodiscard]] Vertex mate(Vertex v) const { return state_.mates[v]; }
    [[nodiscard]] bool active(Vertex v) const { return state_.active.contains(v); }
    [[nodiscard]] bool allowed(Vertex one, Vertex other) const { return graph_.allowed.test(one, other); }
    [[nodiscard]] const Weight& dual(Vertex v) const { return state_.duals[v]; }
    [[nodiscard]] Weight slack(Vertex one, Vertex other) const {
        const Weight weight = graph_.weight(one, other);
        return state_.duals[one] + state_.duals[other] - weight - weight;
    }
    // Whether the optimal matchings are exactly the perfect matchings of tight edges.
    [[nodiscard]] bool dualsAreExact() const { return dualSum_ == optimum_ + optimum_; }
    // The optimum of the vertices still active.
    [[nodiscard]] const Weight& optimum() const { return optimum_; }
    [[nodiscard]] std::size_t searches() const { return searches_; }
    // Once true, all answers since are worth nothing: ask again with a wider type of weight.
    [[nodiscard]] bool overflowed() const { return overflowed_; }

    // ---- asking
    // --------------------------------------------------------------------------------------------

    // Is there an optimal matching with this pair? If so only those remain, and both leave the graph.
    bool require(Vertex one, Vertex other) {
        if (state_.mates[one] != other && !bringTogether(one, other)) return false;
        settle(one, other);
        return true;
    }

    // Is there an optimal matching in which `v` is matched within `partners`? If so only those remain.
    bool restrictTo(Vertex v, const VertexSet& partners) {
        const bool witnessObeys = partners.contains(state_.mates[v]);
        const auto row = graph_.allowed.row(v);
        const std::vector<std::uint64_t> before(row.begin(), row.end());
        for (std::size_t word = 0; word < row.size(); ++word)
            anyBit(before[word] & ~partners.words()[word], word, [&](Vertex other) {
                graph_.allowed.reset(v, other);
                graph_.allowed.reset(other, v);
                return false;
            });
        if (witnessObeys || run(Weight(optimum_ + optimum_))) return true;
        for (std::size_t word = 0; word < row.size(); ++word)
            anyBit(before[word], word, [&](Vertex other) {
                graph_.allowed.setBoth(v, other);
                return false;
            });
        return false;
    }

    // Is there an optimal matching in which every vertex of `first` is matched within `second`, and nobody of
    // `second` with another of `second`? If so only those remain. With `exactDuals` the duals are exact after
    // a "yes" (they can be made so only where what remains has no odd cycle).
    bool restrictToPairsBetween(const VertexSet& first, const VertexSet& second, bool exactDuals) {
        BitMatrix before = graph_.allowed;
        bool witnessObeys = true;
        for (Vertex v = 0; v < graph_.size; ++v) {
            if (!active(v)) continue;
            const auto row = graph_.allowed.row(v);
            if (first.contains(v)) {
                if (!second.contains(mate(v))) witnessObeys = false;
                for (std::size_t word = 0; word < row.size(); ++word)
                    row[word] &= second.words()[word];
            } else {
                const VertexSet& shunned = second.contains(v) ? second : first;
                if (shunned.contains(mate(v))) witnessObeys = false;
                for (std::size_t word = 0; word < row.size(); ++word)
                    row[word] &= ~shunned.words()[word];
            }
        }
        if (witnessObeys && (!exactDuals || dualsAreExact())) return true;
        if (run(Weight(optimum_ + optimum_))) return true;
        graph_.allowed = std::move(before);
        return false;
    }

    // Solves anew after lowering the weight of every edge between two of `ranked` by a penalty of its smaller
    // end. The penalties must be too small to make a worse matching win.
    void prefer(std::vector<Weight> firstEndPenalty, std::vector<char> ranked) {
        graph_.firstEndPenalty = std::move(firstEndPenalty);
        graph_.ranked = std::move(ranked);
        const bool solved = run(std::nullopt);
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
        dualSum_ -= state_.duals[one] + state_.duals[other];
        state_.active.erase(one);
        state_.active.erase(other);
    }

  private:
    // Vertices on offer, by class: a class is tight for a vertex as a whole or not at all, while all members
    // of a class have the same dual.
    class OfferList {
      public:
        OfferList(OptimalMatchings& matchings, const std::vector<Vertex>& vertices)
            : matchings_(matchings)
            , queues_(matchings.graph_.classes) {
            for (const Vertex v : vertices)
                queues_[matchings.graph_.classOf[v]].vertices.push_back(v);
        }

        void offerTo(Vertex one) {
            Vertex best = noVertex;
            for (Queue& queue : queues_) {
                while (queue.first < queue.vertices.size() && !isFree(queue.vertices[queue.first]))
                    ++queue.first;
                const std::size_t end = std::min(queue.vertices.size(), queue.first + mostLooks);
                for (std::size_t place = queue.first; place < end && queue.vertices[place] < best; ++place) {
                    const Vertex other = queue.vertices[place];
                    if (!isFree(other)) continue;
                    if (matchings_.slack(one, other) != Weight{0}) break;
                    if (!matchings_.allowed(one, other)) continue;
                    best = other;
                    break;
                }
            }
            if (best != noVertex) matchings_.pairUp(one, best);
        }

      private:
        static constexpr std::size_t mostLooks = 32;
        struct Queue {
            std::vector<Vertex> vertices;
            std::size_t first = 0;
        };
        [[nodiscard]] bool isFree(Vertex v) const { return matchings_.mate(v) == noVertex; }

        OptimalMatchings& matchings_;
        std::vector<Queue> queues_;
    };

    bool run(const std::optional<Weight>& bound) {
        MatchingRun<Weight> matching(graph_, state_);
        const bool solved = matching.solve(bound);
        searches_ += matching.searches();
        overflowed_ = overflowed_ || matching.overflowed();
        if (!solved) return false;
        matching.store(state_);
        recount();
        return true;
    }

    void recount() {
        optimum_ = dualSum_ = Weight{0};
        for (Vertex v = 0; v < graph_.size; ++v) {
            if (!active(v)) continue;
            dualSum_ += state_.duals[v];
            if (mate(v) > v) optimum_ += graph_.weight(v, mate(v));
        }
        assert(certified());
    }

    // Duals feasible on every allowed edge, and no smaller in sum than twice the witness: proof of optimality
    // up to the margin that dissolved blossoms leave.
    [[nodiscard]] bool certified() const {
        for (Vertex one = 0; one < graph_.size; ++one)
            for (Vertex other = one + 1; other < graph_.size; ++other)
                if (active(one) && active(other) && allowed(one, other) && slack(one, other) < Weight{0})
                    return false;
        return dualSum_ >= optimum_ + optimum_;
    }

    bool bringTogether(Vertex one, Vertex other) {
        const Vertex partnerOfOne = mate(one);
        const Vertex partnerOfOther = mate(other);
        const Weight wanted = graph_.weight(one, other);
        const Weight given = graph_.weight(one, partnerOfOne) + graph_.weight(other, partnerOfOther);
        if (allowed(partnerOfOne, partnerOfOther) &&
            wanted + graph_.weight(partnerOfOne, partnerOfOther) == given) {
            pairUp(one, other);
            pairUp(partnerOfOne, partnerOfOther);
            return true;
        }
        if (slack(one, other) > dualSum_ - optimum_ - optimum_) return false;
        // Everybody else must still be worth the optimum without this pair.
        const Weight bound = optimum_ - wanted;
        state_.active.erase(one);
        state_.active.erase(other);
        const bool possible = run(Weight(bound + bound));
        state_.active.insert(one);
        state_.active.insert(other);
        if (!possible) return false;
        pairUp(one, other);
        optimum_ += wanted;
        dualSum_ += state_.duals[one] + state_.duals[other];
        return true;
    }

    ClassGraph<Weight> graph_;
    MatchingState<Weight> state_;
    Weight optimum_{0};
    Weight dualSum_{0};
    std::size_t searches_ = 0;
    bool overflowed_ = false;
};

} // namespace pairing::matching
