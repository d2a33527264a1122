// Small random graphs for the tests of the matching room, and the answer of an obvious method.
#pragma once

#include <algorithm>
#include <optional>
#include <vector>

#include "pairing/matching/class_graph.hpp"
#include "support/tournaments/random_numbers.hpp"

namespace support {

template <class Weight>
pairing::matching::ClassGraph<Weight> randomGraph(RandomNumbers& random, std::int64_t unit = 1) {
    using pairing::matching::Vertex;
    pairing::matching::ClassGraph<Weight> graph;
    graph.size = 2 * static_cast<std::size_t>(random.between(1, 5));
    graph.classes = static_cast<std::size_t>(random.between(1, 4));
    graph.classOf.resize(graph.size);
    for (auto& c : graph.classOf)
        c = static_cast<std::uint16_t>(random.below(graph.classes));
    graph.table.assign(graph.classes * graph.classes, Weight{0});
    graph.classesMayMeet.assign(graph.classes * graph.classes, 1);
    const int range = random.between(0, 20);
    for (std::size_t a = 0; a < graph.classes; ++a)
        for (std::size_t b = a; b < graph.classes; ++b)
            graph.table[a * graph.classes + b] = graph.table[b * graph.classes + a] =
                Weight(random.between(-range, range)) * Weight(unit);
    graph.allowed = pairing::matching::BitMatrix(graph.size);
    const int forbidden = random.between(0, 90);
    for (Vertex one = 0; one < graph.size; ++one)
        for (Vertex other = one + 1; other < graph.size; ++other)
            if (!random.percent(forbidden)) graph.allowed.setBoth(one, other);
    if (random.percent(30)) {
        for (std::size_t v = 0; v < graph.size; ++v) {
            graph.firstEndPenalty.push_back(Weight(random.between(0, 4)));
            graph.ranked.push_back(random.percent(50) ? 1 : 0);
        }
    }
    return graph;
}

// For every set of vertices (as bits) the largest weight of a perfect matching within it.
template <class Weight>
class EveryMatching {
  public:
    explicit EveryMatching(const pairing::matching::ClassGraph<Weight>& graph)
        : best_(std::size_t{1} << graph.size) {
        using pairing::matching::Vertex;
        best_[0] = Weight{0};
        for (std::size_t set = 1; set < best_.size(); ++set) {
            const auto first = static_cast<Vertex>(std::countr_zero(set));
            for (Vertex other = first + 1; other < graph.size; ++other) {
                if (((set >> other) & 1U) == 0 || !graph.allowed.test(first, other)) continue;
                const auto& rest = best_[without(set, first, other)];
                if (!rest) continue;
                const Weight weight = *rest + graph.weight(first, other);
                if (!best_[set] || *best_[set] < weight) best_[set] = weight;
            }
        }
    }
    [[nodiscard]] const std::optional<Weight>& within(std::size_t set) const { return best_[set]; }
    [[nodiscard]] std::size_t all() const { return best_.size() - 1; }
    [[nodiscard]] static std::size_t without(std::size_t set, std::size_t one, std::size_t other) {
        return set & ~(std::size_t{1} << one) & ~(std::size_t{1} << other);
    }

  private:
    std::vector<std::optional<Weight>> best_;
};

} // namespace support
