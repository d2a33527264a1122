// First dual values for a matching problem over classes: an exact solution of its transportation relaxation.
// Use it to start a PerfectMatcher; good duals leave it little to search.
#pragma once

#include <algorithm>
#include <optional>
#include <vector>

#include "pairing/matching/class_graph.hpp"

namespace pairing::matching {

// Every class is a source and a sink for as many units as it has members; a unit from a to b earns the weight
// of a pair (a, b). The optimal potentials u, v satisfy u_a + v_b >= w_ab, so that y_a = u_a + v_a satisfies
// y_a + y_b >= 2 w_ab: feasible (doubled) duals of the matching problem, and as low in sum as duals that are
// equal within each class can be.
template <class Weight>
class TransportationDuals {
  public:
    TransportationDuals(const ClassGraph<Weight>& graph, std::vector<std::uint32_t> members)
        : graph_(graph)
        , k_(graph.classes)
        , members_(std::move(members))
        , supply_(members_.begin(), members_.end())
        , demand_(members_.begin(), members_.end())
        , flow_(k_ * k_, 0)
        , u_(k_, Weight{0})
        , v_(k_, Weight{0}) {}

    // One dual per class, or nothing if not even the relaxation can match everybody.
    [[nodiscard]] std::optional<std::vector<Weight>> solve() {
        for (std::size_t a = 0; a < k_; ++a)
            if (members_[a] != 0 && !raiseToMaximum(a)) return std::nullopt;
        for (std::size_t a = 0; a < k_; ++a)
            while (supply_[a] != 0)
                if (!shipFrom(a)) return std::nullopt;
        std::vector<Weight> duals(k_, Weight{0});
        for (std::size_t a = 0; a < k_; ++a)
            duals[a] = u_[a] + v_[a];
        return duals;
    }

  private:
    [[nodiscard]] bool open(std::size_t a, std::size_t b) const {
        return members_[a] != 0 && members_[b] != 0 && graph_.classesMayMeet[a * k_ + b] != 0 &&
               (a != b || members_[a] > 1);
    }
    [[nodiscard]] Weight reducedCost(std::size_t a, std::size_t b) const {
        return u_[a] + v_[b] - graph_.between(a, b);
    }

    bool raiseToMaximum(std::size_t a) {
        bool any = false;
        for (std::size_t b = 0; b < k_; ++b) {
            if (!open(a, b)) continue;
            if (!any || graph_.between(a, b) > u_[a]) u_[a] = graph_.between(a, b);
            any = true;
        }
        return any;
    }

    // What Dijkstra's algorithm over the few classes knows while looking for a shortest path.
    struct Search {
        std::vector<std::optional<Weight>> source, sink; // distances so far
        std::vector<char> settled;                       // sinks
        std::vector<std::size_t> cameFrom;               // source before a sink
        std::vector<std::size_t> wentBackOver;           // sink before a source
    };

    // Ships from a source class, along a shortest path in reduced costs to a sink class with demand left, as
    // many units as the path carries.
    bool shipFrom(std::size_t start) {
        Search search{std::vector<std::optional<Weight>>(k_), std::vector<std::optional<Weight>>(k_),
                      std::vector<char>(k_, 0), std::vector<std::size_t>(k_, 0),
                      std::vector<std::size_t>(k_, 0)};
        search.source[start] = Weight{0};
        std::vector<std::size_t> frontier{start};
        while (true) {
            for (const std::size_t a : frontier)
                relax(a, search);
            frontier.clear();
            const auto b = nearestSink(search);
            if (!b) return false;
            search.settled[*b] = 1;
            if (demand_[*b] != 0) {
                adjustPotentials(search, *search.sink[*b]);
                carry(start, *b, search);
                return true;
            }
            // What flows into a full sink can be taken back by each source that uses it, at no cost.
            for (std::size_t a = 0; a < k_; ++a) {
                if (flow_[a * k_ + *b] == 0 || search.source[a]) continue;
                search.source[a] = *search.sink[*b];
                search.wentBackOver[a] = *b;
                frontier.push_back(a);
            }
        }
    }

    void relax(std::size_t a, Search& search) const {
        for (std::size_t b = 0; b < k_; ++b) {
            if (search.settled[b] != 0 || !open(a, b)) continue;
            Weight distance = *search.source[a] + reducedCost(a, b);
            if (search.sink[b] && *search.sink[b] <= distance) continue;
            search.sink[b] = std::move(distance);
            search.cameFrom[b] = a;
        }
    }

    [[nodiscard]] std::optional<std::size_t> nearestSink(const Search& search) const {
        std::optional<std::size_t> nearest;
        for (std::size_t b = 0; b < k_; ++b)
            if (search.settled[b] == 0 && search.sink[b] &&
                (!nearest || *search.sink[b] < *search.sink[*nearest]))
                nearest = b;
        return nearest;
    }

    // Keeps all reduced costs at 0 or more and makes the path found cost nothing.
    void adjustPotentials(const Search& search, const Weight& length) {
        for (std::size_t a = 0; a < k_; ++a)
            if (search.source[a] && *search.source[a] < length) u_[a] -= length - *search.source[a];
        for (std::size_t b = 0; b < k_; ++b)
            if (search.settled[b] != 0 && *search.sink[b] < length) v_[b] += length - *search.sink[b];
    }

    void carry(std::size_t start, std::size_t end, const Search& search) {
        std::uint32_t units = std::min(supply_[start], demand_[end]);
        for (std::size_t a = search.cameFrom[end]; a != start; a = search.cameFrom[search.wentBackOver[a]])
            units = std::min(units, flow_[a * k_ + search.wentBackOver[a]]);
        for (std::size_t b = end;;) {
            const std::size_t a = search.cameFrom[b];
            flow_[a * k_ + b] += units;
            if (a == start) break;
            b = search.wentBackOver[a];
            flow_[a * k_ + b] -= units;
        }
        supply_[start] -= units;
        demand_[end] -= units;
    }

    const ClassGraph<Weight>& graph_;
    std::size_t k_;
    std::vector<std::uint32_t> members_, supply_, demand_, flow_;
    std::vector<Weight> u_, v_;
};

} // namespace pairing::matching
