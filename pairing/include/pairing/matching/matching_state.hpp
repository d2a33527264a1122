// A matching with duals: what a run of the solver starts from and what it leaves.
// Use it between runs; the duals are the proof that a matching is optimal.
#pragma once

#include <limits>
#include <vector>

#include "pairing/matching/class_graph.hpp"

namespace pairing::matching {

inline constexpr Vertex noVertex = std::numeric_limits<Vertex>::max();

// An odd set of vertices with its dual, above 0 (doubled like all duals): an optimal matching leaves it by
// exactly one edge. For an edge within it the dual counts beside those of the two ends.
template <class Weight>
struct OddSet {
    VertexSet members;
    Weight dual;
    bool closed = false; // the edge that leaves it was settled: the others are matched among themselves
};

// A matching of the active vertices (each one's partner, or noVertex) and (doubled) duals with
// dual[a] + dual[b] + duals of the odd sets around both >= 2 weight(a, b) on every allowed edge. A run begins
// without odd sets; one that found an optimal matching leaves duals that are equal to twice its weight in
// sum: the optimal matchings are exactly the perfect ones of edges without slack that leave each odd set
// once.
template <class Weight>
struct MatchingState {
    std::vector<Weight> duals;
    std::vector<Vertex> mates;
    VertexSet active;
    std::vector<OddSet<Weight>> oddSets; // laminar

    // Takes the odd sets away: half of the dual goes to each member. Edges within stay tight, those that lead
    // out gain slack: still feasible, but no proof of an optimum any more.
    void dissolveOddSets() {
        for (const OddSet<Weight>& set : oddSets)
            for (Vertex v = 0; v < duals.size(); ++v)
                if (set.members.contains(v)) duals[v] += halfOf(set.dual);
        oddSets.clear();
    }
};

} // namespace pairing::matching
