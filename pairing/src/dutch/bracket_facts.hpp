// What the criteria know of the bracket being paired, and of one kind of its members.
// Private to the Dutch System; made by bracket_problem, read by the criteria.
#pragma once

#include <algorithm>
#include <compare>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "pairing/colour/colour_preference.hpp"
#include "pairing/float/floats.hpp"
#include "pairing/model/points.hpp"

namespace pairing::dutch {

// The three sizes of problem in which a bracket is tried; see bracket_problem.hpp.
enum class Layer : std::uint8_t { Local, Window, Whole };

// What a vertex of the matching problem stands for. The order is the one in which the two ends of a pair are
// called "higher" and "lower".
enum class Role : std::uint8_t {
    MovedDown, // art. 1.4.1: left unpaired by the previous bracket
    Resident,  // of the bracket's scoregroup
    Following, // of the next scoregroup
    Lower,     // of all scoregroups after that
    Bye,       // not a player: whoever is matched here gets the pairing-allocated bye
    Floats,    // not a player: whoever is matched here floats to the next bracket
    Further    // not a player: whoever is matched here is paired below the next scoregroup
};

// Members that no criterion tells apart are of one kind.
struct MemberKind {
    Role role = Role::Lower;
    Points score{};
    ColourPreference preference{};
    bool absoluteTopscorer = false;
    Float previousFloat = Float::None;
    Float floatTwoRoundsAgo = Float::None;
    int unplayedRounds = 0;
    // May not have the bye: [C2]; told apart in the edition of 2017 only, where it has a weight (reading R6).
    bool barredFromBye = false;
    // Bit by bit: the large forbidden groups he belongs to. They weigh nothing; the solver finds its first
    // duals by kinds, and they are much better when kinds tell who cannot meet.
    std::uint8_t largeGroups = 0;
};

inline bool isInBracket(const MemberKind& kind) {
    return kind.role == Role::MovedDown || kind.role == Role::Resident;
}

struct MovedDownScore {
    Points score{};
    int players = 0;
    int withPreviousDownfloat = 0;
    int withDownfloatTwoRoundsAgo = 0;
};

struct BracketFacts {
    Layer layer = Layer::Whole;
    bool looksAhead = true;          // [C8] (2026), C.7 (2017) counts
    bool followingIsLast = false;    // the next scoregroup is the last one
    bool collapsed = false;          // the collapsed last bracket of 2017: residents of several scores
    std::vector<Points> differences; // that games of a collapsed bracket can have, widest first
    bool lastRound = false;
    bool byeByUnplayedRounds = false; // [C9] is active
    bool somebodyMayFloat = false;
    int roundsBefore = 0;                        // rounds before the one being paired
    std::vector<MovedDownScore> movedDownScores; // highest first
    int movedDown = 0;
    Points lowestScore; // of the bracket: that of its residents, if it is not collapsed
    int residents = 0;
    int residentsWithPreviousDownfloat = 0;
    int residentsWithDownfloatTwoRoundsAgo = 0;
    int residentsWithPreviousUpfloat = 0;
    int residentsWithUpfloatTwoRoundsAgo = 0;
    int following = 0; // players of the next scoregroup

    [[nodiscard]] int members() const { return movedDown + residents; }
    // No bracket yields more pairs than that.
    [[nodiscard]] int mostPairs() const { return members() / 2; }
    [[nodiscard]] int membersWithDownfloat(bool previousRound) const {
        int count = previousRound ? residentsWithPreviousDownfloat : residentsWithDownfloatTwoRoundsAgo;
        for (const MovedDownScore& score : movedDownScores)
            count += previousRound ? score.withPreviousDownfloat : score.withDownfloatTwoRoundsAgo;
        return count;
    }
    // Nor more pairs of different scores than that.
    [[nodiscard]] int mostUnequalPairs() const { return collapsed ? mostPairs() : movedDown; }
    [[nodiscard]] std::size_t differenceIndex(Points difference) const {
        return static_cast<std::size_t>(std::ranges::find(differences, difference) - differences.begin());
    }
    // A.8 of 2017: a downfloater counts as if he met someone one point below the lowest of the bracket.
    [[nodiscard]] Points differenceOfDownfloater(Points score) const {
        return score - lowestScore + Points::whole(1);
    }
    [[nodiscard]] std::size_t movedDownIndex(Points score) const {
        return static_cast<std::size_t>(std::ranges::find(movedDownScores, score, &MovedDownScore::score) -
                                        movedDownScores.begin());
    }
};

} // namespace pairing::dutch
