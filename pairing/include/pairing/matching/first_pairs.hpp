// Pairs that need no search: before the first one, while the dual of every vertex is all there is.
// The solver uses it on its own state; only edges without slack are taken, so the duals stay a proof.
#pragma once

#include <cstdint>
#include <vector>

#include "pairing/matching/matching_state.hpp"

namespace pairing::matching {

// Exposed vertices that are tight neighbours are matched at once; then augmenting paths of length three.
template <class Weight>
class FirstPairs {
  public:
    FirstPairs(const ClassGraph<Weight>& graph, const VertexSet& active, const std::vector<Vertex>& vertices,
               const std::vector<Weight>& duals, std::vector<Vertex>& mates)
        : graph_(graph)
        , active_(active)
        , vertices_(vertices)
        , y_(duals)
        , mate_(mates) {}

    // How many pairs were won.
    std::int64_t match() {
        std::vector<Vertex> exposed;
        for (const Vertex v : vertices_)
            if (mate_[v] == noVertex) exposed.push_back(v);
        const std::size_t half = exposed.size() / 2;
        for (std::size_t i = 0; i < exposed.size(); ++i)
            for (std::size_t k = 0; k < exposed.size() && mate_[exposed[i]] == noVertex; ++k) {
                const Vertex other = exposed[(i + half + k) % exposed.size()];
                if (other != exposed[i] && mate_[other] == noVertex && tightPlain(exposed[i], other))
                    pairUp(exposed[i], other);
            }
        std::erase_if(exposed, [&](Vertex v) { return mate_[v] != noVertex; });
        if (exposed.size() > mostForPathsOfThree) exposed.resize(mostForPathsOfThree);
        for (const Vertex v : exposed)
            if (mate_[v] == noVertex) matchByPathOfThree(v, exposed);
        return won_;
    }

  private:
    // A shortcut worth its cost for a few only; searches do the rest.
    static constexpr std::size_t mostForPathsOfThree = 64;

    void matchByPathOfThree(Vertex start, const std::vector<Vertex>& exposed) {
        const auto row = graph_.allowed.row(start);
        const auto active = active_.words();
        for (std::size_t word = 0; word < row.size(); ++word) {
            const bool done = anyBit(row[word] & active[word], word, [&](Vertex middle) {
                const Vertex far = mate_[middle];
                if (far == noVertex || !tightPlain(start, middle)) return false;
                for (const Vertex end : exposed) {
                    if (end == start || mate_[end] != noVertex || !tightPlain(far, end)) continue;
                    mate_[start] = middle;
                    mate_[middle] = start;
                    pairUp(far, end);
                    return true;
                }
                return false;
            });
            if (done) return;
        }
    }

    [[nodiscard]] bool tightPlain(Vertex one, Vertex other) const {
        return graph_.allowed.test(one, other) &&
               y_[one] + y_[other] == graph_.weight(one, other) + graph_.weight(one, other);
    }

    void pairUp(Vertex one, Vertex other) {
        mate_[one] = other;
        mate_[other] = one;
        ++won_;
    }

    const ClassGraph<Weight>& graph_;
    const VertexSet& active_;
    const std::vector<Vertex>& vertices_; // the active ones
    const std::vector<Weight>& y_;
    std::vector<Vertex>& mate_;
    std::int64_t won_ = 0;
};

} // namespace pairing::matching
