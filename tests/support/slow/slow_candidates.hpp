// Every way to pair a bracket, by plain search; what a candidate is good for, the caller says.
// Shared by the slow pairers of both editions.
#pragma once

#include <functional>
#include <utility>
#include <vector>

#include "support/slow/slow_completion.hpp"

namespace support::slow {

using Pairs = std::vector<std::pair<std::size_t, std::size_t>>; // higher-ranked member first

[[nodiscard]] Mask maskOf(const std::vector<std::size_t>& members);
[[nodiscard]] std::vector<std::size_t> membersOf(Mask mask);

using CriterionValue = std::vector<int>; // smaller is better, from its first difference on

// The rest that a candidate may leave: one with which those below can be paired out, or, where nobody is
// below, at most the receiver of the bye ([C4], [C5]).
[[nodiscard]] std::function<bool(Mask unpaired)> completes(const Completion& completion, Mask lower);

// Art. 3.3: moved-down players with residents and residents among themselves, legally, leaving a rest that
// `accepts`.
class Candidates {
  public:
    using Visitor = std::function<void(const Pairs& pairs, Mask unpaired)>;

    Candidates(const Completion& completion, std::vector<std::size_t> mdps,
               const std::vector<std::size_t>& residents, std::function<bool(Mask)> accepts, Visitor visit);

    // Where the number of pairs comes first, a candidate with fewer than an earlier one is left out.
    void run() { extend(maskOf(members_)); }
    void runAll() {
        alsoFewerPairs_ = true;
        run();
    }

  private:
    void extend(Mask open);

    const Completion& completion_;
    Mask mdps_;
    std::vector<std::size_t> members_;
    std::function<bool(Mask)> accepts_;
    Visitor visit_;
    Pairs pairs_;
    Mask unpaired_ = 0;
    int fewestUnpaired_ = 32;
    bool alsoFewerPairs_ = false;
};

// Sorts the pairings of one bracket with equally many pairs as the Handbook makes them.
[[nodiscard]] std::vector<int> keyOf(const std::vector<std::size_t>& mdps,
                                     const std::vector<std::size_t>& residents, const Pairs& pairs);

} // namespace support::slow
