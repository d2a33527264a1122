// With whom else can a vertex be matched, so that everybody stays matched? Alternating paths in a general
// graph. Use it to ask about the perfect matchings of tight edges; odd sets stand for the duals of blossoms.
#pragma once

#include <limits>
#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "pairing/matching/bit_matrix.hpp"
#include "pairing/matching/cardinality_matching.hpp"

namespace pairing::matching {

// The matchings considered are the perfect ones of `active` within `edges` that leave each of the odd sets by
// exactly one edge. By complementary slackness the matchings of maximum weight are of this form, where the
// edges are the tight ones and the odd sets those with a positive dual.
//
// Of two such matchings each leaves an odd set by one edge, so an alternating circle of both passes through
// the set at most once: in by one edge, out by the other. Seen from outside the set is therefore one vertex,
// whose edges lead to its ports: the members without which the rest of the set can be matched. The same holds
// for what is outside, seen from within. The sets cut the graph into regions that form a tree; the region of
// the vertex asked about is searched last, all others are branches that end in one vertex of a nearer region.
class AlternatingPaths {
  public:
    // `mates` is one of the matchings considered, but for edges that it may lose: those need not be in
    // `edges`. Of the odd sets (laminar) only the active members count.
    AlternatingPaths(const BitMatrix& edges, const VertexSet& active, std::span<const VertexSet> oddSets,
                     const std::vector<Vertex>& mates, Vertex one);

    // Who can take the place of the present partner, if an edge leads there from `one`; he himself also.
    [[nodiscard]] const VertexSet& partners() const { return regions_[root_].ports; }

    // The matching in which `one` is matched with one of partners(). May be called once.
    [[nodiscard]] std::vector<Vertex> matchingWith(Vertex partner);

  private:
    struct Link { // an odd set between the region within and the one around it
        std::size_t inner;
        std::size_t around;
        Vertex innerEnd = noVertex; // the edge that leaves the set
        Vertex outerEnd = noVertex;
    };
    struct Region {
        Vertex exit = noVertex;                               // the vertex matched towards the root
        std::vector<std::pair<Vertex, std::size_t>> branches; // exit and region of each
        std::vector<Vertex> members;                          // own vertices and exits of branches
        std::vector<Vertex> before;                           // their partners
        BitMatrix contracted;
        std::optional<CardinalityMatching> paths;
        VertexSet ports;
    };

    void findRegions(std::span<const VertexSet> oddSets, const VertexSet& active);
    std::size_t explore(std::size_t region, std::size_t cameOver, Vertex exit);
    void contract(Region& region) const;
    [[nodiscard]] const Region* branchAt(const Region& region, Vertex member) const;
    [[nodiscard]] std::pair<Vertex, Vertex> realEdge(const Region& region, Vertex one, Vertex other) const;
    void leaveBy(std::size_t place, Vertex port);
    void enter(const Region& region, Vertex member, Vertex port);

    static constexpr std::size_t nowhere = std::numeric_limits<std::size_t>::max();

    const BitMatrix& edges_;
    std::vector<Vertex> mates_;
    Vertex one_;
    std::vector<Link> links_;
    std::vector<std::vector<Vertex>> verticesOf_; // per region
    std::vector<std::size_t> regionOf_;
    std::vector<Region> regions_; // as they were explored
    std::size_t root_ = 0;
};

} // namespace pairing::matching
