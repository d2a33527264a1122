#include "pairing/matching/cardinality_matching.hpp"

#include <algorithm>
#include <map>

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
    bases_.resize(mates_.size());
    for (const Vertex member : members_)
        bases_[member] = member;
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
        anyBit(row[word] & outer_.words()[word], word, [&](Vertex other) {
            if (bases_[other] != bases_[vertex]) shrink(vertex, other);
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

Vertex CardinalityMatching::commonBase(Vertex one, Vertex other) const {
    std::vector<char> passed(mates_.size(), 0);
    while (true) {
        one = bases_[one];
        passed[one] = 1;
        if (mates_[one] == noVertex) break;
        one = parents_[mates_[one]];
    }
    while (true) {
        other = bases_[other];
        if (passed[other] != 0) return other;
        other = parents_[mates_[other]];
    }
}

void CardinalityMatching::markUpTo(Vertex vertex, Vertex base, Vertex child, std::vector<char>& inBlossom) {
    while (bases_[vertex] != base) {
        inBlossom[bases_[vertex]] = 1;
        inBlossom[bases_[mates_[vertex]]] = 1;
        parents_[vertex] = child;
        child = mates_[vertex];
        vertex = parents_[mates_[vertex]];
    }
}

// An edge between two outer vertices of different blossoms closes an odd cycle: all of it becomes outer.
void CardinalityMatching::shrink(Vertex one, Vertex other) {
    const Vertex base = commonBase(one, other);
    std::vector<char> inBlossom(mates_.size(), 0);
    markUpTo(one, base, other, inBlossom);
    markUpTo(other, base, one, inBlossom);
    for (const Vertex member : members_) {
        if (inBlossom[bases_[member]] == 0) continue;
        bases_[member] = base;
        if (!outer_.contains(member)) becomeOuter(member);
    }
}

Barrier CardinalityMatching::barrier() const {
    Barrier barrier;
    std::map<Vertex, std::vector<Vertex>> components;
    for (const Vertex member : members_) {
        if (outer_.contains(member))
            components[bases_[member]].push_back(member);
        else if (!free_.contains(member))
            barrier.separators.push_back(member);
    }
    for (auto& [base, component] : components)
        barrier.components.push_back(std::move(component));
    return barrier;
}

} // namespace pairing::matching
