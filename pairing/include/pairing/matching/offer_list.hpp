// Partners on offer before the first search: each vertex takes the first that is free and tight.
// Use it where the likely answer is known (the halves of a bracket in order); wrong guesses cost time only.
#pragma once

#include <algorithm>
#include <vector>

#include "pairing/matching/tight_edges.hpp"

namespace pairing::matching {

// By class: a class is tight for a vertex as a whole or not at all, while all its members have the same dual.
template <class Weight>
class OfferList {
  public:
    OfferList(const ClassGraph<Weight>& graph, MatchingState<Weight>& state,
              const std::vector<Vertex>& vertices)
        : graph_(graph)
        , state_(state)
        , queues_(graph.classes) {
        for (const Vertex v : vertices)
            queues_[graph.classOf[v]].vertices.push_back(v);
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
                if (slackOf(graph_, state_, one, other) != Weight{0}) break;
                if (!graph_.allowed.test(one, other)) continue;
                best = other;
                break;
            }
        }
        if (best == noVertex) return;
        state_.mates[one] = best;
        state_.mates[best] = one;
    }

  private:
    static constexpr std::size_t mostLooks = 32;
    struct Queue {
        std::vector<Vertex> vertices;
        std::size_t first = 0;
    };
    [[nodiscard]] bool isFree(Vertex v) const { return state_.mates[v] == noVertex; }

    const ClassGraph<Weight>& graph_;
    MatchingState<Weight>& state_;
    std::vector<Queue> queues_;
};

} // namespace pairing::matching
