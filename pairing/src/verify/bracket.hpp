// One bracket as the verifier sees it, and the right candidate for it, found by looking at every set of its
// members: for each set the best way to pair it out, from smaller sets. No weights, no matching theory.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>
#include <utility>
#include <vector>

#include "verify/completion.hpp"

namespace pairing::verify {

// By which rules a bracket is paired; those of 2017 by its place on the route of A.9.
enum class BracketRules { Of2026, Ordinary2017, Penultimate2017, Collapsed2017 };

// FIDE C.04.3 art. 1.3.2; seats of the state, in order.
struct Bracket {
    BracketRules rules = BracketRules::Of2026;
    std::vector<std::size_t> members; // the moved-down players first
    std::size_t movedDown = 0;
    std::vector<std::size_t> following; // the next scoregroup
    std::vector<std::size_t> below;     // everybody under the bracket
};

using Set = std::uint32_t; // bit i: member i of the bracket

// A candidate: pairs of members, the higher ranked first, by ascending first; the others float.
using Pairs = std::vector<std::pair<std::size_t, std::size_t>>;

// [C9] to [C21] (C.8 to C.19 of 2017) as counts, the first difference decides. Each list of score differences
// is a count per value, widest first; which is comparing the lists.
constexpr std::size_t mostValues = 128;
using Values = std::array<std::uint8_t, mostValues>;

struct Candidate {
    Pairs pairs;
    Set floaters = 0;
};

// What a candidate is worth down to [C8], and the rest.
struct Quality {
    int unpaired = 0;                      // [C6]
    std::vector<Points> scores;            // [C7], highest first
    int followingUnpaired = 0;             // [C8]: [C6] of the following bracket at best …
    std::vector<Points> followingScores{}; // … and its [C7]
    Values values{};
};

// A criterion as the edition numbers it: "[C12]", "C.04.3 2.4.7".
struct CriterionName {
    std::string_view name;
    std::string_view article;
};
// [C4]; and art. 3.8.1, by which the earlier of two equal candidates is taken.
[[nodiscard]] CriterionName completionCriterion(RuleEdition edition);
[[nodiscard]] CriterionName orderOfGeneration(RuleEdition edition);

class BracketSearch {
  public:
    // `most`: members that a bracket, or the following one, may have; at most 16.
    BracketSearch(const State& state, const Completion& completion, const Bracket& bracket, std::size_t most);

    // Art. 3.8.1: the first of the best candidates; nothing if the bracket, or a following bracket that has
    // to be looked at, is too large.
    [[nodiscard]] std::optional<Candidate> rightCandidate();

    // What a candidate is worth; nothing if it is not acceptable ([C1] to [C5]) or [C8] cannot be told.
    [[nodiscard]] std::optional<Quality> qualityOf(const Candidate& candidate);

    // The criterion that makes the first worse than the second; nothing if they are equal.
    [[nodiscard]] std::optional<CriterionName> firstDifference(const Quality& worse,
                                                               const Quality& better) const;

  private:
    struct Row { // a set of floaters that is still in the race
        Set paired = 0;
        Values values{};  // of everything
        Values ofPairs{}; // what the pairs still to be chosen are worth
    };

    void weighPairs();
    [[nodiscard]] Values valuesOfPair(std::size_t one, std::size_t other) const;
    [[nodiscard]] std::optional<Values> valuesOfFloaters(Set floaters);
    void pairOutSets();
    [[nodiscard]] bool acceptable(Set floaters) const;
    [[nodiscard]] std::vector<Points> scoresOf(Set floaters) const;
    // [C8]; nothing if it cannot be told.
    [[nodiscard]] std::optional<std::pair<int, std::vector<Points>>> followingOf(Set floaters);
    [[nodiscard]] bool followingIsIdeal(Set floaters) const;
    [[nodiscard]] bool looksAhead() const;
    [[nodiscard]] bool isCollapsed() const { return bracket_.rules == BracketRules::Collapsed2017; }
    [[nodiscard]] bool followingIsLast() const { return bracket_.below.size() == bracket_.following.size(); }
    // A.8 of 2017: who floats counts as if he met somebody one point below the lowest of the bracket.
    [[nodiscard]] Points differenceOfFloater(std::size_t seat) const;
    void findDifferences();
    [[nodiscard]] std::size_t places() const; // of Values that are needed
    void addDifference(Values& values, std::size_t list, Points difference) const;
    [[nodiscard]] std::size_t firstList() const;
    [[nodiscard]] std::vector<Set> fewestFloaters() const;
    [[nodiscard]] std::vector<std::size_t> seatsOf(Set set) const;

    // Art. 4: the order of generation.
    [[nodiscard]] Candidate firstOf(std::vector<Row> rows) const;
    bool take(std::vector<Row>& rows, std::size_t one, std::size_t other) const;
    [[nodiscard]] bool pairsAcross(const Row& row, const std::vector<std::size_t>& upper, Set lower) const;
    void pairRemainder(std::vector<Row>& rows, Candidate& candidate) const;

    const State& state_;
    const Completion& completion_;
    const Bracket& bracket_;
    std::size_t most_;
    std::vector<Points> movedDownScores_; // highest first, each once
    std::vector<Points> differences_;     // of a collapsed bracket, widest first
    std::vector<Values> pairValues_;      // of members one * size + other
    std::vector<char> pairable_;
    std::vector<std::optional<Values>> best_; // by set: the best way to pair it out
    mutable std::vector<signed char> acceptableKnown_;
};

} // namespace pairing::verify
