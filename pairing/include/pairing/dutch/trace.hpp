// How a round was paired, bracket by bracket: for explanations, tests and measurements.
#pragma once

#include <cstddef>
#include <string_view>
#include <vector>

#include "pairing/model/numbers.hpp"
#include "pairing/model/points.hpp"

namespace pairing::dutch {

struct BracketTrace {
    // Which size of problem settled the bracket; see docs/performance.md.
    enum class Layer { Local, Window, Whole };
    // How the bracket came to be; only the edition of 2017 has others than ordinary ones (A.9).
    enum class Route {
        Ordinary,
        Penultimate, // paired again so that the rest can be completed
        Collapsed    // its downfloaters and everybody below
    };
    struct Pair {
        PairingNumber higher;
        PairingNumber lower;
        friend bool operator==(const Pair&, const Pair&) = default;
    };

    Points residentScore; // in a collapsed bracket the lowest of several
    std::vector<PairingNumber> movedDown;
    std::vector<PairingNumber> residents;
    std::vector<Pair> pairs;
    std::vector<PairingNumber> downfloaters; // the last of all may get the bye
    Layer layer = Layer::Whole;
    Route route = Route::Ordinary;
};

struct RoundTrace {
    std::vector<BracketTrace> brackets;
    std::size_t failedChecks = 0; // smaller problems whose answer could not be used
    std::size_t exchanges = 0;    // remainders in which the first halves did not do
    std::size_t searches = 0;     // searches of the matching solver
    std::size_t pathSearches = 0; // questions that alternating paths of tight edges had to answer
};

} // namespace pairing::dutch
