// Can these vertices all be matched? Maximum-cardinality matching in a general graph, one search per vertex.
// Use it for completability; when a vertex cannot be matched it names the obstacle.
#pragma once

#include <span>
#include <vector>

#include "pairing/matching/bit_matrix.hpp"
#include "pairing/matching/perfect_matcher.hpp"

namespace pairing::matching {

// Why a vertex stays exposed: each component has an odd number of vertices that have neighbours only in the
// same component and among `separators`, and there is one component more than separators (Tutte).
struct Barrier {
    std::vector<std::vector<Vertex>> components;
    std::vector<Vertex> separators;
};

class CardinalityMatching {
  public:
    // Matches within `members` (in their order) greedily: each with the next free neighbour.
    CardinalityMatching(const BitMatrix& allowed, std::span<const Vertex> members, std::size_t size);

    // Matches everybody but `spare` of them, by augmenting; stops at the first vertex too many that stays
    // exposed. Its search is then what outer() and barrier() speak of.
    [[nodiscard]] bool complete(std::size_t spare);

    [[nodiscard]] Vertex mate(Vertex vertex) const { return mates_[vertex]; }
    [[nodiscard]] std::vector<Vertex> exposed() const;

    // An augmenting path from an exposed vertex is looked for and used; false if there is none.
    bool augmentFrom(Vertex root);

    // The vertices at even distance in the last failed search: another vertex adjacent to one of them could
    // be matched in addition.
    [[nodiscard]] const VertexSet& outer() const { return outer_; }
    [[nodiscard]] Barrier barrier() const;

  private:
    void matchGreedily();
    bool exchange(Vertex one, Vertex other);
    bool exploreFrom(Vertex vertex);
    void shrink(Vertex one, Vertex other);
    void markUpTo(Vertex vertex, Vertex base, Vertex child, std::vector<char>& inBlossom);
    [[nodiscard]] Vertex commonBase(Vertex one, Vertex other) const;
    void flipFrom(Vertex end);
    void becomeOuter(Vertex vertex);

    const BitMatrix& allowed_;
    std::vector<Vertex> members_;
    std::vector<Vertex> mates_;
    std::vector<Vertex> parents_; // of inner vertices and within blossoms: the outer vertex before
    std::vector<Vertex> bases_;
    std::vector<Vertex> queue_;
    VertexSet free_; // members without a label in the search under way
    VertexSet outer_;
};

} // namespace pairing::matching
