#include "pairing/matching/cardinality_matching.hpp"

#include <algorithm>
#include <map>
#include <numeric>

namespace pairing::matching {

CardinalityMatching::CardinalityMatching(const BitMatrix& allowed, std::span<const Vertex> members,
                                         std::size_t size)
    : allowed_(allowed)
    , members_(members.begin(), members.end())
    , mates_(size, noVertex)
    , free_(size)
    , outer_(size) {
    matchGreedily();
}

CardinalityMatching::CardinalityMatching(const BitMatrix& allowed, std::span<const Vertex> members,
                                         std::vector<Vertex> mates)
    : allowed_(allowed)
    , members_(members.begin(), members.end())
    , mates_(std::move(mates))
    , free_(mates_.size())
    , outer_(mates_.size()) {}

void CardinalityMatching::matchGreedily() {
    for (const Vertex member : members_)
        free_.insert(member);
    for (const Vertex member : members_) {
        if (!free_.contains(member)) continue;
        const auto row = allowed_.row(member);
        const auto free = free_.words();
        free_.erase(member);
        // Members come in ascending order but for few, so the free ones are mostly behind.
        const auto take = [&](std::size_t word) {
            return anyBit(row[word] & free[word], word, [&](Vertex other) {
                mates_[member] = other;
                mates_[other] = member;
                free_.erase(other);
                return true;
            });
        };
        bool taken = false;
        for (std::size_t word = member / 64; word < row.size() && !taken; ++word)
            taken = take(word);
        for (std::size_t word = 0; word < member / 64 && !taken; ++word)
            taken = take(word);
    }
}

std::vector<Vertex> CardinalityMatching::exposed() const {
    std::vector<Vertex> result;
    for (const Vertex member : members_)
        if (mates_[member] == noVertex) result.push_back(member);
    return result;
}

// Two exposed vertices take apart one pair of the matching, from the end of the list.
bool CardinalityMatching::exchange(Vertex one, Vertex other) {
    for (std::size_t place = members_.size(); place-- > 0;) {
        const Vertex member = members_[place];
        const Vertex partner = mates_[member];
        if (partner == noVertex || !allowed_.test(one, member) || !allowed_.test(other, partner)) continue;
        mates_[one] = member;
        mates_[member] = one;
        mates_[other] = partner;
        mates_[partner] = other;
        return true;
    }
    return false;
}

bool CardinalityMatching::complete(std::size_t spare) {
    std::vector<Vertex> left = exposed();
    for (std::size_t first = 0; first + 1 < left.size() && left.size() > spare;) {
        if (exchange(left[first], left[first + 1])) {
            left.erase(left.begin() + static_cast<std::ptrdiff_t>(first),
                       left.begin() + static_cast<std::ptrdiff_t>(first) + 2);
        } else {
            ++first;
        }
    }
    std::size_t exposedCount = left.size();
    std::size_t hopeless = 0;
    for (const Vertex vertex : left) {
        if (exposedCount <= spare) return true;
        if (mates_[vertex] != noVertex) continue;
        if (augmentFrom(vertex))
            exposedCount -= 2;
        else if (++hopeless > spare)
            return false;
    }
    return exposedCount <= spare;
}

bool CardinalityMatching::augmentFrom(Vertex root) {
    free_.clear();
    outer_.clear();
    for (const Vertex member : members_)
        free_.insert(member);
    parents_.assign(mates_.size(), noVertex);
    blossoms_.reset(mates_.size());
    passed_.resize(mates_.size(), 0);
    queue_.clear();
    free_.erase(root);
    becomeOuter(root);
    for (std::size_t next = 0; next < queue_.size(); ++next)
        if (exploreFrom(queue_[next])) return true;
    return false;
}

void CardinalityMatching::becomeOuter(Vertex vertex) {
    outer_.insert(vertex);
    queue_.push_back(vertex);
}

// Looks at the neighbours of an outer vertex; true when an exposed one was found and the path used.
bool CardinalityMatching::exploreFrom(Vertex vertex) {
    const auto row = allowed_.row(vertex);
    for (std::size_t word = 0; word < row.size(); ++word) {
        const bool augmented = anyBit(row[word] & free_.words()[word], word, [&](Vertex other) {
            parents_[other] = vertex;
            free_.erase(other);
            if (mates_[other] == noVertex) {
                flipFrom(other);
                return true;
            }
            free_.erase(mates_[other]);
            becomeOuter(mates_[other]);
            return false;
        });
        if (augmented) return true;
        std::uint64_t outer = row[word] & outer_.words()[word];
        if (blossoms_.isKept(blossoms_.baseOf(vertex))) outer = blossoms_.outsideKept(outer, word);
        anyBit(outer, word, [&](Vertex other) {
            if (blossoms_.baseOf(other) != blossoms_.baseOf(vertex)) shrink(vertex, other);
            return false;
        });
    }
    return false;
}

void CardinalityMatching::flipFrom(Vertex end) {
    while (end != noVertex) {
        const Vertex before = parents_[end];
        const Vertex next = mates_[before];
        mates_[end] = before;
        mates_[before] = end;
        end = next;
    }
}

Vertex CardinalityMatching::commonBase(Vertex one, Vertex other) {
    ++pass_;
    while (true) {
        one = blossoms_.baseOf(one);
        passed_[one] = pass_;
        if (mates_[one] == noVertex) break;
        one = parents_[mates_[one]];
    }
    while (true) {
        other = blossoms_.baseOf(other);
        if (passed_[other] == pass_) return other;
        other = parents_[mates_[other]];
    }
}

// Within a blossom passed on the way only its base is absorbed, and with it all others, when it is come to.
void CardinalityMatching::shrinkUpTo(Vertex vertex, Vertex base, Vertex child) {
    while (blossoms_.baseOf(vertex) != base) {
        const Vertex inner = mates_[vertex];
        parents_[vertex] = child;
        blossoms_.absorb(vertex, base);
        blossoms_.absorb(inner, base);
        if (!outer_.contains(inner)) becomeOuter(inner);
        child = inner;
        vertex = parents_[inner];
    }
}

// An edge between two outer vertices of different blossoms closes an odd cycle: all of it becomes outer.
void CardinalityMatching::shrink(Vertex one, Vertex other) {
    const Vertex base = commonBase(one, other);
    shrinkUpTo(one, base, other);
    shrinkUpTo(other, base, one);
}

void CardinalityMatching::Blossoms::reset(std::size_t size) {
    towards_.resize(size);
    std::iota(towards_.begin(), towards_.end(), Vertex{0});
    next_.assign(size, noVertex);
    last_ = towards_;
    sizes_.assign(size, 1);
    kept_ = noVertex;
    keptSet_ = VertexSet(size);
}

Vertex CardinalityMatching::Blossoms::baseOf(Vertex vertex) {
    while (towards_[vertex] != vertex) {
        towards_[vertex] = towards_[towards_[vertex]];
        vertex = towards_[vertex];
    }
    return vertex;
}

template <class Visit>
void CardinalityMatching::Blossoms::forEachVertex(Vertex base, const Visit& visit) const {
    for (Vertex vertex = base; vertex != noVertex; vertex = next_[vertex])
        visit(vertex);
}

void CardinalityMatching::Blossoms::absorb(Vertex vertex, Vertex base) {
    constexpr std::uint32_t worthKeeping = 32;
    if (towards_[vertex] != vertex || vertex == base) return;
    const auto keep = [&](Vertex member) { keptSet_.insert(member); };
    if (kept_ == base)
        forEachVertex(vertex, keep);
    else if (kept_ == vertex)
        forEachVertex(base, keep);
    const bool large = kept_ == base || kept_ == vertex;
    towards_[vertex] = base;
    next_[last_[base]] = vertex;
    last_[base] = last_[vertex];
    sizes_[base] += sizes_[vertex];
    if (large) {
        kept_ = base;
    } else if (sizes_[base] >= worthKeeping && (kept_ == noVertex || sizes_[base] > 2 * sizes_[kept_])) {
        kept_ = base;
        keptSet_.clear();
        forEachVertex(base, keep);
    }
}

void CardinalityMatching::exposeInstead(Vertex outer) {
    const Vertex partner = mates_[outer];
    if (partner == noVertex) return; // the root itself
    mates_[outer] = noVertex;
    flipFrom(partner);
}

Barrier CardinalityMatching::barrier() {
    Barrier barrier;
    std::map<Vertex, std::vector<Vertex>> components;
    for (const Vertex member : members_) {
        if (outer_.contains(member))
            components[blossoms_.baseOf(member)].push_back(member);
        else if (!free_.contains(member))
            barrier.separators.push_back(member);
    }
    for (auto& [base, component] : components)
        barrier.components.push_back(std::move(component));
    return barrier;
}

} // namespace pairing::matching
