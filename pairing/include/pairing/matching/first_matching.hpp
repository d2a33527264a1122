// The first of all perfect matchings between two ordered sides, over the tight edges of exact duals.
// Use it for transpositions: each left vertex in order gets the first right vertex that leaves a perfect
// rest.
#pragma once

#include <cassert>
#include <map>
#include <optional>
#include <utility>
#include <vector>

#include "pairing/matching/optimal_matchings.hpp"

namespace pairing::matching {

// Precondition: matchings.verticesTellSlack(), every allowed edge of an active vertex of `left` or `spare`
// leads to `right`. `spare`: vertices that take part in the matching on the left side but have no choice of
// their own. By complementary slackness the optimal matchings are then the perfect matchings of tight edges.
// For each left vertex u, matched to t by the witness, v is possible if v == t or an alternating path leads
// from t back to the left partner of v; one breadth-first search from t finds all such partners at once.
// Vertices of one class and dual have the same tight neighbours but for forbidden edges, so the unvisited are
// kept in lists by (class, dual), each of which is tight as a whole or not at all.
template <class Weight>
class FirstMatching {
  public:
    FirstMatching(OptimalMatchings<Weight>& matchings, std::vector<Vertex> left, std::vector<Vertex> right,
                  const std::vector<Vertex>& spare)
        : matchings_(matchings)
        , left_(std::move(left))
        , right_(std::move(right))
        , spare_(spare)
        , groupOf_(matchings.size(), 0)
        , cameFrom_(matchings.size(), noVertex)
        , reached_(matchings.size(), 0)
        , taken_(matchings.size(), 0) {
        for (const Vertex u : left_)
            group(u);
        for (const Vertex u : spare_)
            group(u);
        lists_.resize(groups_.size());
    }

    // The chosen pairs, left vertex first, in the order of `left`; they are settled in `matchings`.
    [[nodiscard]] std::vector<std::pair<Vertex, Vertex>> take() {
        std::vector<std::pair<Vertex, Vertex>> pairs;
        for (std::size_t place = 0; place < left_.size(); ++place) {
            const Vertex u = left_[place];
            const Vertex v = choose(place);
            taken_[v] = 1;
            matchings_.settle(u, v);
            pairs.emplace_back(u, v);
        }
        return pairs;
    }

  private:
    void group(Vertex u) {
        const auto key = std::pair(matchings_.graph().classOf[u], matchings_.dual(u));
        const auto [place, isNew] = known_.try_emplace(key, groups_.size());
        if (isNew) groups_.push_back(key);
        groupOf_[u] = place->second;
    }

    [[nodiscard]] bool tight(Vertex one, Vertex other) const {
        return matchings_.allowed(one, other) && matchings_.slack(one, other) == Weight{0};
    }

    Vertex choose(std::size_t place) {
        const Vertex u = left_[place];
        const Vertex witness = matchings_.mate(u);
        while (firstFree_ < right_.size() && taken_[right_[firstFree_]] != 0)
            ++firstFree_;
        bool searched = false;
        for (std::size_t index = firstFree_; index < right_.size(); ++index) {
            const Vertex v = right_[index];
            if (taken_[v] != 0) continue;
            if (v == witness) return v;
            if (!tight(u, v)) continue;
            const Vertex rival = matchings_.mate(v);
            if (tight(rival, witness)) {
                matchings_.pairUp(rival, witness);
                matchings_.pairUp(u, v);
                return v;
            }
            if (!searched) searchFrom(witness, place);
            searched = true;
            if (reached_[rival] != mark_) continue;
            flipPath(rival, witness);
            matchings_.pairUp(u, v);
            return v;
        }
        assert(false && "the witness itself is a choice");
        return witness;
    }

    // All left vertices after `place` that an alternating path of tight edges connects with `from` (right).
    void searchFrom(Vertex from, std::size_t place) {
        ++mark_;
        for (auto& list : lists_)
            list.clear();
        for (std::size_t later = place + 1; later < left_.size(); ++later)
            lists_[groupOf_[left_[later]]].push_back(left_[later]);
        for (const Vertex u : spare_)
            lists_[groupOf_[u]].push_back(u);
        queue_.assign(1, from);
        for (std::size_t next = 0; next < queue_.size(); ++next)
            visitNeighbours(queue_[next]);
    }

    void visitNeighbours(Vertex right) {
        const auto& graph = matchings_.graph();
        for (std::size_t group = 0; group < lists_.size(); ++group) {
            auto& list = lists_[group];
            if (list.empty()) continue;
            if (graph.plain()) {
                const Weight& weight = graph.between(groups_[group].first, graph.classOf[right]);
                if (groups_[group].second + matchings_.dual(right) != weight + weight) continue;
            }
            std::erase_if(list, [&](Vertex u) {
                const bool edge = graph.plain() ? matchings_.allowed(u, right) : tight(u, right);
                if (!edge) return false;
                reached_[u] = mark_;
                cameFrom_[u] = right;
                queue_.push_back(matchings_.mate(u));
                return true;
            });
        }
    }

    void flipPath(Vertex left, Vertex start) {
        while (true) {
            const Vertex right = cameFrom_[left];
            const Vertex next = matchings_.mate(right);
            matchings_.pairUp(left, right);
            if (right == start) return;
            left = next;
        }
    }

    OptimalMatchings<Weight>& matchings_;
    std::vector<Vertex> left_, right_, spare_;
    std::map<std::pair<std::uint16_t, Weight>, std::size_t> known_;
    std::vector<std::pair<std::uint16_t, Weight>> groups_;
    std::vector<std::size_t> groupOf_;
    std::vector<std::vector<Vertex>> lists_;
    std::vector<Vertex> cameFrom_;
    std::vector<std::uint32_t> reached_;
    std::vector<char> taken_;
    std::vector<Vertex> queue_;
    std::uint32_t mark_ = 0;
    std::size_t firstFree_ = 0;
};

} // namespace pairing::matching
