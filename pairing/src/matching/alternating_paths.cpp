#include "pairing/matching/alternating_paths.hpp"

#include <algorithm>
#include <cassert>
#include <numeric>

namespace pairing::matching {
namespace {

bool meets(std::span<const std::uint64_t> one, std::span<const std::uint64_t> other) {
    for (std::size_t word = 0; word < one.size(); ++word)
        if ((one[word] & other[word]) != 0) return true;
    return false;
}

} // namespace

AlternatingPaths::AlternatingPaths(const BitMatrix& edges, const VertexSet& active,
                                   std::span<const VertexSet> oddSets, const std::vector<Vertex>& mates,
                                   Vertex one)
    : edges_(edges)
    , mates_(mates)
    , one_(one) {
    findRegions(oddSets, active);
    regions_.reserve(verticesOf_.size());
    root_ = explore(regionOf_[one], nowhere, mates_[one]);
}

// Region 0 is outside all sets, region i + 1 what is in the i-th smallest set but in no smaller one.
void AlternatingPaths::findRegions(std::span<const VertexSet> oddSets, const VertexSet& active) {
    regionOf_.assign(mates_.size(), 0);
    std::vector<std::vector<Vertex>> members(oddSets.size());
    for (std::size_t set = 0; set < oddSets.size(); ++set)
        for (std::size_t word = 0; word < active.words().size(); ++word)
            anyBit(active.words()[word] & oddSets[set].words()[word], word, [&](Vertex v) {
                members[set].push_back(v);
                return false;
            });
    std::ranges::sort(members, std::ranges::greater{}, &std::vector<Vertex>::size);
    for (std::size_t set = 0; set < members.size(); ++set) {
        assert(members[set].size() % 2 == 1);
        Link link{.inner = set + 1, .around = regionOf_[members[set].front()]};
        for (const Vertex v : members[set])
            regionOf_[v] = link.inner;
        links_.push_back(link);
    }
    for (std::size_t set = 0; set < members.size(); ++set) {
        std::vector<char> inside(mates_.size(), 0);
        for (const Vertex v : members[set])
            inside[v] = 1;
        for (const Vertex v : members[set]) {
            if (inside[mates_[v]] != 0) continue;
            assert(links_[set].innerEnd == noVertex);
            links_[set].innerEnd = v;
            links_[set].outerEnd = mates_[v];
        }
    }
    verticesOf_.resize(links_.size() + 1);
    for (std::size_t word = 0; word < active.words().size(); ++word)
        anyBit(active.words()[word], word, [&](Vertex v) {
            if (v != one_) verticesOf_[regionOf_[v]].push_back(v);
            return false;
        });
}

// Looks for the ports of a region that was entered over a link; the branches behind it come first.
std::size_t AlternatingPaths::explore(std::size_t region, std::size_t cameOver, Vertex exit) {
    Region found;
    found.exit = exit;
    found.members = verticesOf_[region];
    for (std::size_t index = 0; index < links_.size(); ++index) {
        const Link& link = links_[index];
        if (index == cameOver) continue;
        if (link.inner == region)
            found.branches.emplace_back(link.outerEnd, explore(link.around, index, link.outerEnd));
        else if (link.around == region)
            found.branches.emplace_back(link.innerEnd, explore(link.inner, index, link.innerEnd));
    }
    for (const auto& branch : found.branches)
        found.members.push_back(branch.first);
    for (const Vertex member : found.members)
        found.before.push_back(member == exit ? noVertex : mates_[member]);

    regions_.push_back(std::move(found));
    Region& kept = regions_.back();
    std::vector<Vertex> mates = mates_;
    mates[exit] = noVertex;
    if (!kept.branches.empty()) contract(kept);
    kept.paths.emplace(kept.branches.empty() ? edges_ : kept.contracted, kept.members, std::move(mates));
    static_cast<void>(kept.paths->augmentFrom(exit));
    kept.ports = VertexSet(mates_.size());
    for (const Vertex member : kept.members) {
        if (!kept.paths->outer().contains(member)) continue;
        const Region* branch = branchAt(kept, member);
        if (branch == nullptr)
            kept.ports.insert(member);
        else
            for (std::size_t word = 0; word < kept.ports.words().size(); ++word)
                kept.ports.words()[word] |= branch->ports.words()[word];
    }
    return regions_.size() - 1;
}

// The graph of a region: in place of each branch its exit, with the edges of all its ports.
void AlternatingPaths::contract(Region& region) const {
    region.contracted = BitMatrix(mates_.size());
    for (const Vertex member : region.members) {
        const auto row = region.contracted.row(member);
        const Region* branch = branchAt(region, member);
        if (branch == nullptr) {
            std::ranges::copy(edges_.row(member), row.begin());
            continue;
        }
        for (std::size_t word = 0; word < row.size(); ++word)
            anyBit(branch->ports.words()[word], word, [&](Vertex port) {
                const auto edgesOfPort = edges_.row(port);
                for (std::size_t place = 0; place < row.size(); ++place)
                    row[place] |= edgesOfPort[place];
                return false;
            });
    }
    for (const auto& [exit, place] : region.branches)
        for (const Vertex member : region.members) {
            if (member != exit && meets(region.contracted.row(member), regions_[place].ports.words()))
                region.contracted.set(member, exit);
            else
                region.contracted.reset(member, exit);
        }
}

const AlternatingPaths::Region* AlternatingPaths::branchAt(const Region& region, Vertex member) const {
    for (const auto& [exit, place] : region.branches)
        if (exit == member) return &regions_[place];
    return nullptr;
}

// An edge of the graph behind one between two members of a region.
std::pair<Vertex, Vertex> AlternatingPaths::realEdge(const Region& region, Vertex one, Vertex other) const {
    const auto ends = [&](Vertex member) {
        std::vector<Vertex> vertices;
        const Region* branch = branchAt(region, member);
        if (branch == nullptr) return std::vector{member};
        for (std::size_t word = 0; word < branch->ports.words().size(); ++word)
            anyBit(branch->ports.words()[word], word, [&](Vertex port) {
                vertices.push_back(port);
                return false;
            });
        return vertices;
    };
    const std::vector<Vertex> ones = ends(one);
    const std::vector<Vertex> others = ends(other);
    for (const Vertex a : ones)
        for (const Vertex b : others)
            if (edges_.test(a, b)) return {a, b};
    assert(false && "an edge of the contracted graph stands for one of the graph");
    return {one, other};
}

std::vector<Vertex> AlternatingPaths::matchingWith(Vertex partner) {
    leaveBy(root_, partner);
    mates_[one_] = partner;
    mates_[partner] = one_;
    return std::move(mates_);
}

// Rematches a region and its branches so that `port` is the vertex to be matched towards the root.
void AlternatingPaths::leaveBy(std::size_t place, Vertex port) {
    Region& region = regions_[place];
    if (port == region.exit) return;
    Vertex item = port;
    for (const auto& [exit, branch] : region.branches)
        if (regions_[branch].ports.contains(port)) item = exit;
    if (item != region.exit) region.paths->exposeInstead(item);
    const std::vector<Vertex> after = region.paths->takeMates();
    enter(region, item, port);
    for (std::size_t index = 0; index < region.members.size(); ++index) {
        const Vertex member = region.members[index];
        const Vertex partner = after[member];
        if (member == item || partner == region.before[index] || partner < member) continue;
        const auto [one, other] = realEdge(region, member, partner);
        mates_[one] = other;
        mates_[other] = one;
        enter(region, member, one);
        enter(region, partner, other);
    }
}

// A member of a region is now matched by this port: if it stands for a branch, the branch follows.
void AlternatingPaths::enter(const Region& region, Vertex member, Vertex port) {
    for (const auto& [exit, place] : region.branches)
        if (exit == member) leaveBy(place, port);
}

} // namespace pairing::matching
