// One bracket as a matching problem: vertices, kinds, legality and weights, in one of three sizes.
// Everything about the rules of a bracket goes in here; the solver sees numbers only.
//
// * LOCAL: the members of the bracket, and "floats" if their number is odd (in the last bracket that is the
// bye).
//   Everybody must be matched, so [C6] to [C8] stand at the best they can reach.
// * WINDOW: also the next scoregroup, and a few vertices that mean "paired further down". All criteria count.
// * WHOLE: all players not yet paired, and the bye if their number is odd. This is [C4] and [C5] word for
// word.
//
// LOCAL and WINDOW leave out the completion of the round, and look at [C8] as if it could be reached: each
// acceptable candidate is a candidate there, no worse than it really is. Hence, if the first best candidate
// of the smaller problem turns out to be acceptable, with its [C8] really reached, no other acceptable one is
// better or comes earlier: it is the Handbook's. If not, a larger problem decides; that costs time, never
// correctness.
#pragma once

#include <span>
#include <vector>

#include "dutch/bracket_facts.hpp"
#include "dutch/completion.hpp"
#include "dutch/criteria/criterion.hpp"
#include "pairing/matching/class_graph.hpp"

namespace pairing::dutch {

// The players not yet paired, in ranking order: the moved-down players, the residents, the next scoregroup,
// the rest.
struct Alive {
    std::vector<Rank> ranks;
    std::size_t movedDown = 0;
    std::size_t members = 0; // moved-down players and residents
    std::size_t upper = 0;   // members and the next scoregroup

    [[nodiscard]] std::span<const Rank> bracket() const { return std::span(ranks).first(members); }
    [[nodiscard]] std::span<const Rank> following() const {
        return std::span(ranks).subspan(members, upper - members);
    }
    [[nodiscard]] std::span<const Rank> below() const { return std::span(ranks).subspan(members); }
    [[nodiscard]] std::span<const Rank> lower() const { return std::span(ranks).subspan(upper); }
};

// What is asked of a bracket.
struct BracketQuestion {
    Layer layer = Layer::Whole;
    std::span<const char> mayFloat{}; // for a LOCAL problem of odd size, per member: may be the floater
    bool byeByUnplayedRounds = false; // [C9] of 2026 is active
    bool looksAhead = true;           // [C8] (2026), C.7 (2017) counts
    bool collapsed = false;           // the collapsed last bracket of 2017
    bool widestWindow = false;        // a WINDOW in which everybody may be paired further down, or nowhere
};

class BracketProblem {
  public:
    BracketProblem(const Field& field, const Completion& completion, const Alive& alive,
                   const BracketQuestion& question);

    [[nodiscard]] Layer layer() const { return facts_.layer; }
    [[nodiscard]] std::size_t movedDown() const { return alive_.movedDown; }
    [[nodiscard]] std::size_t members() const { return alive_.members; }
    [[nodiscard]] std::size_t upper() const { return alive_.upper; }
    [[nodiscard]] std::size_t players() const { return players_; } // vertices that are players come first
    [[nodiscard]] std::size_t size() const { return players_ + dummies_; }
    [[nodiscard]] Rank rank(matching::Vertex vertex) const { return alive_.ranks[vertex]; }
    [[nodiscard]] bool isMember(matching::Vertex vertex) const { return vertex < alive_.members; }
    [[nodiscard]] bool isResident(matching::Vertex vertex) const {
        return vertex >= alive_.movedDown && vertex < alive_.members;
    }
    [[nodiscard]] const BracketFacts& facts() const { return facts_; }

    // Bits that the digits of the criteria take.
    [[nodiscard]] int weightBits() const { return weightBits_; }
    // Bits that penalties for exchanges take below them; see generation_order.hpp.
    [[nodiscard]] int exchangeBits() const;
    [[nodiscard]] int exchangeSumBits() const; // of them for sums of bracket sequence numbers
    // The graph with weights shifted up by `room` bits.
    template <class Weight>
    [[nodiscard]] matching::ClassGraph<Weight> graph(int room) const;

    // The digits of all criteria, summed over the pairs of a matching: for explanations.
    [[nodiscard]] std::vector<int> digitsOf(matching::Vertex one, matching::Vertex other) const;

  private:
    void countFacts(const BracketQuestion& question);
    void findDifferences();
    void placeDigits();
    void findLargeGroups();
    void findKinds();
    [[nodiscard]] MemberKind kindOf(matching::Vertex vertex) const;
    // In the edition of 2017 who may have the bye is no question of the score.
    [[nodiscard]] bool tellsByeBar() const { return field_.edition == RuleEdition::Fide2017; }
    void keepMovedDownApart();
    void connectDummies(std::span<const char> mayFloat);
    [[nodiscard]] bool kindsMayMeet(const MemberKind& one, const MemberKind& other) const;
    template <class Weight>
    [[nodiscard]] Weight packed(std::span<const int> digits, int room) const;
    void weighKinds(const MemberKind& one, const MemberKind& other, std::span<int> digits) const;

    const Field& field_;
    const Completion& completion_;
    const Alive& alive_;
    std::size_t players_;
    std::size_t dummies_;
    BracketFacts facts_;
    struct DigitRange {
        std::size_t first;
        std::size_t count;
    };
    std::vector<DigitRange> digitsOfCriterion_;
    std::vector<int> shifts_; // of each digit; -1 for one that cannot matter
    int weightBits_ = 0;
    std::vector<std::uint8_t> largeGroups_; // per player, as in MemberKind
    std::vector<MemberKind> kinds_;
    std::vector<std::uint16_t> kindOf_;
    matching::BitMatrix legal_;
};

} // namespace pairing::dutch
