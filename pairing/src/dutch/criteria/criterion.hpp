// A quality criterion of FIDE C.04.3 art. 2.4 as digits of a weight: how large they can get, what a pair
// scores. One small file per criterion; their priority is the order of the list in all_criteria.cpp.
#pragma once

#include <span>
#include <string_view>
#include <vector>

#include "dutch/bracket_facts.hpp"
#include "pairing/dutch/field.hpp"

namespace pairing::dutch {

// Every criterion asks for a minimum (or maximum) of a sum over the pairs of the bracket, or of several such
// sums one after the other. Each sum is a digit. A pair adds to a digit what it is good for (or takes away
// what it violates); within one digit all pairs add with the same sign.
struct Criterion {
    std::string_view name;    // "[C6]"
    std::string_view article; // "C.04.3 2.4.1"

    // For each digit the largest size that its sum can reach in this bracket; 0 if it cannot matter.
    std::vector<int> (*capacities)(const BracketFacts&);

    // What a pair adds to the digits. `higher` and `lower` in the order of Role.
    void (*weigh)(const BracketFacts&, const MemberKind& higher, const MemberKind& lower,
                  std::span<int> digits);

    // For the few pairs of which the kinds do not tell enough (see needsHistories); null for most criteria.
    void (*weighPlayers)(const Field&, std::size_t higher, std::size_t lower,
                         std::span<int> digits) = nullptr;
};

// In descending priority: art. 2.4 (2026), C.5 to C.19 (2017).
[[nodiscard]] std::span<const Criterion> allCriteria(RuleEdition edition);

// Whether [C10] and [C11] have to look at the colour histories of the two: equal absolute preferences, which
// may meet only where one of them is a topscorer ([C3]).
[[nodiscard]] bool needsHistories(const MemberKind& one, const MemberKind& other);

// ---- words that several criteria share
// ------------------------------------------------------------------------

inline bool isPairOfBracket(const MemberKind& higher, const MemberKind& lower) {
    return isInBracket(higher) && lower.role == Role::Resident;
}
inline bool isPairWithMovedDown(const MemberKind& higher, const MemberKind& lower) {
    return higher.role == Role::MovedDown && lower.role == Role::Resident;
}
// Of different scores: a game that makes floats.
inline bool isUnequalPair(const MemberKind& higher, const MemberKind& lower) {
    return isPairOfBracket(higher, lower) && higher.score != lower.score;
}

// One digit per score of moved-down players.
template <class CapacityOf>
std::vector<int> digitPerMovedDownScore(const BracketFacts& facts, CapacityOf&& capacityOf) {
    std::vector<int> capacities;
    for (const MovedDownScore& score : facts.movedDownScores)
        capacities.push_back(capacityOf(score));
    return capacities;
}

} // namespace pairing::dutch
