// Pairs one bracket: every legal way to pair it is looked at, the best by [C6]-[C21] is taken, and of equally
// good ones that which FIDE C.04.3 art. 4 makes first.
#pragma once

#include <array>
#include <cstddef>
#include <map>
#include <utility>
#include <vector>

#include "support/slow/slow_candidates.hpp"
#include "support/slow/slow_completion.hpp"
#include "support/slow/slow_state.hpp"

namespace support::slow {

// Members of the state by index, in the order of art. 1.2: first the moved-down players, then the residents.
struct Bracket {
    std::vector<std::size_t> mdps;
    std::vector<std::size_t> residents;
    std::vector<std::size_t> nextResidents; // the following scoregroup; empty for the last bracket
    Mask lower = 0;                         // everybody below this bracket
};

// The values of [C6] to [C21], the smaller the better; a criterion of several values compares the first
// difference. values[0] is [C6].
constexpr std::size_t firstCriterion = 6;
constexpr std::size_t lastCriterion = 21;
using CriteriaVector = std::array<CriterionValue, lastCriterion - firstCriterion + 1>;

struct BracketPairing {
    Pairs pairs;
    std::vector<std::size_t> downfloaters;
    CriteriaVector criteria;
    std::vector<int> generationKey;
};

class BracketPairer {
  public:
    BracketPairer(const State& state, const Completion& completion)
        : state_(state)
        , completion_(completion) {}

    // Precondition: the bracket's members and everybody below can complete the round. Throws
    // std::logic_error in a last bracket whose members could be paired out only by a game of two MDPs.
    [[nodiscard]] BracketPairing pair(const Bracket& bracket) const;

  private:
    const State& state_;
    const Completion& completion_;
};

} // namespace support::slow
