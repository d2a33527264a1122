// Which edges have no slack against the duals of a solved problem.
// The optimal matchings are the perfect ones of these edges; see OptimalMatchings.
#pragma once

#include <map>
#include <utility>

#include "pairing/matching/matching_state.hpp"

namespace pairing::matching {

// What the duals of both ends and of the odd sets around both exceed the (doubled) weight by: 0 or above.
template <class Weight>
[[nodiscard]] Weight slackOf(const ClassGraph<Weight>& graph, const MatchingState<Weight>& state, Vertex one,
                             Vertex other) {
    const Weight weight = graph.weight(one, other);
    Weight slack = state.duals[one] + state.duals[other] - weight - weight;
    for (const OddSet<Weight>& set : state.oddSets)
        if (set.members.contains(one) && set.members.contains(other)) slack += set.dual;
    return slack;
}

template <class Weight>
class TightEdges {
  public:
    TightEdges(const ClassGraph<Weight>& graph, const MatchingState<Weight>& state)
        : graph_(graph)
        , state_(state)
        , tight_(graph.allowed) {}

    // The allowed edges of active vertices with a slack of 0. Rows of settled vertices mean nothing.
    [[nodiscard]] BitMatrix find() && {
        if (graph_.plain())
            keepTightGroups();
        else
            keepTightWithin(state_.active);
        for (const OddSet<Weight>& set : state_.oddSets)
            keepTightWithin(set.members);
        return std::move(tight_);
    }

  private:
    // A class and a dual are tight with another such pair as a whole or not at all, but within odd sets.
    void keepTightGroups() {
        std::map<std::pair<std::uint16_t, Weight>, VertexSet> groups;
        for (Vertex v = 0; v < graph_.size; ++v)
            if (active(v))
                groups.try_emplace({graph_.classOf[v], state_.duals[v]}, graph_.size).first->second.insert(v);
        VertexSet tightWithOne(graph_.size);
        for (const auto& [one, members] : groups) {
            tightWithOne.clear();
            for (const auto& [other, others] : groups)
                if (one.second + other.second == Weight{2} * graph_.between(one.first, other.first))
                    for (std::size_t word = 0; word < others.words().size(); ++word)
                        tightWithOne.words()[word] |= others.words()[word];
            for (std::size_t word = 0; word < members.words().size(); ++word)
                anyBit(members.words()[word], word, [&](Vertex v) {
                    const auto row = tight_.row(v);
                    for (std::size_t place = 0; place < row.size(); ++place)
                        row[place] &= tightWithOne.words()[place];
                    return false;
                });
        }
    }

    void keepTightWithin(const VertexSet& vertices) {
        for (Vertex v = 0; v < graph_.size; ++v) {
            if (!active(v) || !vertices.contains(v)) continue;
            const auto row = graph_.allowed.row(v);
            for (std::size_t word = v / 64; word < row.size(); ++word)
                anyBit(row[word] & vertices.words()[word], word, [&](Vertex other) {
                    if (other <= v || !active(other)) return false;
                    if (slackOf(graph_, state_, v, other) == Weight{0}) {
                        tight_.setBoth(v, other);
                    } else {
                        tight_.reset(v, other);
                        tight_.reset(other, v);
                    }
                    return false;
                });
        }
    }

    [[nodiscard]] bool active(Vertex v) const { return state_.active.contains(v); }

    const ClassGraph<Weight>& graph_;
    const MatchingState<Weight>& state_;
    BitMatrix tight_;
};

} // namespace pairing::matching
