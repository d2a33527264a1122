// Can these vertices all be matched? Maximum-cardinality matching in a general graph, one search per vertex.
// Use it for completability; when a vertex cannot be matched it names the obstacle.
#pragma once

#include <span>
#include <utility>
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

    // Goes on from a matching of `members`: each one's partner, or noVertex.
    CardinalityMatching(const BitMatrix& allowed, std::span<const Vertex> members, std::vector<Vertex> mates);

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

    // After a failed search: leaves an outer vertex exposed in place of the root. As many are matched as
    // before.
    void exposeInstead(Vertex outer);

    [[nodiscard]] std::vector<Vertex> takeMates() { return std::move(mates_); }
    [[nodiscard]] Barrier barrier();

  private:
    // The blossoms of a search: disjoint sets of vertices, named by their base; each with the list of its
    // vertices. One of the large ones is also kept as bits: there can be very many edges within it.
    class Blossoms {
      public:
        void reset(std::size_t size);
        [[nodiscard]] Vertex baseOf(Vertex vertex);
        // All of the blossom with base `vertex` goes into that of `base`; nothing if `vertex` is no base.
        void absorb(Vertex vertex, Vertex base);
        // The part of `bits` (a word of a set of vertices) that is not in the kept blossom.
        [[nodiscard]] std::uint64_t outsideKept(std::uint64_t bits, std::size_t word) const {
            return bits & ~keptSet_.words()[word];
        }
        [[nodiscard]] bool isKept(Vertex base) const { return base == kept_; }

      private:
        template <class Visit>
        void forEachVertex(Vertex base, const Visit& visit) const;

        std::vector<Vertex> towards_; // the base, or a vertex nearer to it
        std::vector<Vertex> next_;    // the lists
        std::vector<Vertex> last_;    // per base
        std::vector<std::uint32_t> sizes_;
        Vertex kept_ = noVertex;
        VertexSet keptSet_;
    };

    void matchGreedily();
    bool exchange(Vertex one, Vertex other);
    bool exploreFrom(Vertex vertex);
    void shrink(Vertex one, Vertex other);
    void shrinkUpTo(Vertex vertex, Vertex base, Vertex child);
    [[nodiscard]] Vertex commonBase(Vertex one, Vertex other);
    void flipFrom(Vertex end);
    void becomeOuter(Vertex vertex);

    const BitMatrix& allowed_;
    std::vector<Vertex> members_;
    std::vector<Vertex> mates_;
    std::vector<Vertex> parents_; // of inner vertices and within blossoms: the outer vertex before
    Blossoms blossoms_;
    std::vector<std::uint32_t> passed_; // when commonBase() was last here
    std::uint32_t pass_ = 0;
    std::vector<Vertex> queue_;
    VertexSet free_; // members without a label in the search under way
    VertexSet outer_;
};

} // namespace pairing::matching
