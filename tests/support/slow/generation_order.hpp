// The order in which FIDE C.04.3 art. 4 makes the candidates of a bracket: the loops of the Handbook, and a
// key that sorts candidates in the same order. Members are known by their BSN, 1, 2, 3 …
#pragma once

#include <functional>
#include <utility>
#include <vector>

namespace support::slow {

// Art. 4.2: all arrangements of `size` members of S2 as partners of S1, in order.
[[nodiscard]] std::vector<std::vector<int>> transpositions(const std::vector<int>& s2, std::size_t size);

// Art. 4.3: which members of S1 (BSN 1..s1Size) go to S2 (the rest up to `members`) and which come back.
struct Exchange {
    std::vector<int> fromS1; // descending, as art. 4.3 reads them
    std::vector<int> fromS2; // ascending
    friend bool operator==(const Exchange&, const Exchange&) = default;
};
// All exchanges in order; without the empty one.
[[nodiscard]] std::vector<Exchange> exchanges(int s1Size, int members);

// Art. 4.4: all sets of `size` moved-down players out of BSN 1..`mdps`, in order.
[[nodiscard]] std::vector<std::vector<int>> mdpSets(int mdps, int size);

// A candidate of a bracket with `mdps` moved-down players (BSN 1..mdps) and residents behind them: the pairs
// of the moved-down players, and the pairs among the residents, the member with the lower BSN first.
struct Candidate {
    std::vector<std::pair<int, int>> mdpPairs;      // by ascending first BSN
    std::vector<std::pair<int, int>> residentPairs; // by ascending first BSN
    friend auto operator<=>(const Candidate&, const Candidate&) = default;
};

// Art. 3.5-3.7: every candidate with `mdpPairs` and `residentPairs` pairs, as the nested loops make them: the
// remainder's transpositions, then its exchanges, then the partners of the moved-down players, then the set
// of moved-down players. Each candidate once, where it comes up first.
[[nodiscard]] std::vector<Candidate> candidatesInOrder(int mdps, int residents, int mdpPairs,
                                                       int residentPairs);

// Sorts candidates of one bracket with equally many pairs of either kind as the loops make them
// (smaller key = earlier).
[[nodiscard]] std::vector<int> generationKey(const Candidate& candidate, int mdps, int residents);

} // namespace support::slow
