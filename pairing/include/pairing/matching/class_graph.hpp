// A graph whose edge weights depend on the classes of the two ends: weight = table[class][class].
// Use it for matching problems with many alike vertices; no weight is stored per edge.
#pragma once

#include <functional>
#include <vector>

#include "pairing/matching/bit_matrix.hpp"
#include "pairing/matching/weight.hpp"

namespace pairing::matching {

template <class Weight>
struct ClassGraph {
    std::size_t size = 0;
    std::size_t classes = 0;
    std::vector<std::uint16_t> classOf; // per vertex
    std::vector<Weight> table;          // classes x classes, symmetric
    std::vector<char> classesMayMeet;   // classes x classes: some edge between these classes may be allowed
    BitMatrix allowed;                  // symmetric; an edge is allowed only where its classes may meet

    // Added to the weight of an edge between classes marked in hasCorrection; never positive.
    std::vector<char> hasCorrection; // empty, or classes x classes
    std::function<Weight(Vertex, Vertex)> correction;

    // Subtracted from an edge whose two ends are both in `ranked`, for its smaller end; empty when not in
    // use. An edge with no end in `ranked` gets the bonus.
    std::vector<Weight> firstEndPenalty;
    std::vector<char> ranked;
    Weight unrankedBonus{0};

    [[nodiscard]] const Weight& between(std::size_t one, std::size_t other) const {
        return table[one * classes + other];
    }
    // Whether weights are given by the table alone.
    [[nodiscard]] bool plain() const { return hasCorrection.empty() && firstEndPenalty.empty(); }

    // What an edge weighs beside its table entry.
    [[nodiscard]] Weight extra(Vertex one, Vertex other) const {
        Weight weight{0};
        if (!hasCorrection.empty() && hasCorrection[classOf[one] * classes + classOf[other]] != 0)
            weight += correction(one, other);
        if (firstEndPenalty.empty()) return weight;
        if (ranked[one] != 0 && ranked[other] != 0)
            weight -= firstEndPenalty[one < other ? one : other];
        else if (ranked[one] == 0 && ranked[other] == 0)
            weight += unrankedBonus;
        return weight;
    }
    [[nodiscard]] Weight weight(Vertex one, Vertex other) const {
        const Weight& tabled = between(classOf[one], classOf[other]);
        return plain() ? tabled : tabled + extra(one, other);
    }
};

} // namespace pairing::matching
