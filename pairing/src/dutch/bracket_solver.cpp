#include "dutch/bracket_solver.hpp"

#include <bit>
#include <numeric>

#include "dutch/generation_order.hpp"

namespace pairing::dutch {
namespace {

using matching::OptimalMatchings;
using matching::Vertex;

// Pairs near the natural ones as the first witness: each moved-down player with the first resident that will
// do, then the first half of the residents against the second, and the rest likewise. It decides nothing but
// the time taken.
template <class Weight>
void offerNaturalPairs(const BracketProblem& problem, OptimalMatchings<Weight>& optimal) {
    const auto range = [](std::size_t begin, std::size_t end) {
        std::vector<Vertex> vertices(end - begin);
        std::iota(vertices.begin(), vertices.end(), static_cast<Vertex>(begin));
        return vertices;
    };
    optimal.offerEach(range(0, problem.movedDown()), range(problem.movedDown(), problem.members()));
    optimal.offerHalves(range(problem.movedDown(), problem.members()));
    if (problem.layer() == Layer::Local) return;
    optimal.offerHalves(range(problem.members(), problem.upper()));
    optimal.offerHalves(range(problem.upper(), problem.size()));
}

template <class Weight>
bool solve(const BracketProblem& problem, OptimalMatchings<Weight>& optimal) {
    if (!optimal.start()) return false;
    offerNaturalPairs(problem, optimal);
    return optimal.solve();
}

template <class Weight>
void count(const OptimalMatchings<Weight>& optimal, RoundTrace& trace) {
    trace.searches += optimal.searches();
    trace.pathSearches += optimal.pathSearches();
}

// A WINDOW leaves out candidates with more players below the next scoregroup than it has dummies. The best
// weight is a concave function of the number of pairs, so an optimum that leaves two dummies to each other is
// the optimum without that limit, and all equally good ones are inside the window. Otherwise nothing is
// known.
template <class Weight>
bool isWideEnough(const BracketProblem& problem, const OptimalMatchings<Weight>& optimal) {
    if (problem.layer() != Layer::Window) return true;
    for (auto dummy = static_cast<Vertex>(problem.players()); dummy < problem.size(); ++dummy)
        if (optimal.mate(dummy) >= problem.players()) return true;
    return false;
}

enum class Status { Done, NoCandidate, Overflow, NeedsExchangeRoom };

template <class Weight>
Status attempt(const BracketProblem& problem, int room, RoundTrace& trace, BracketAnswer& answer) {
    OptimalMatchings<Weight> optimal(problem.graph<Weight>(room));
    const bool solved = solve(problem, optimal) && isWideEnough(problem, optimal);
    if (!solved) {
        count(optimal, trace);
        return optimal.overflowed() ? Status::Overflow : Status::NoCandidate;
    }
    GenerationOrder<Weight> order(problem, optimal, room);
    const auto outcome = order.run(trace);
    count(optimal, trace);
    if (optimal.overflowed()) return Status::Overflow;
    if (outcome == GenerationOrder<Weight>::Outcome::NeedsExchangeRoom) return Status::NeedsExchangeRoom;
    answer.pairs = order.takePairs();
    if (problem.layer() == Layer::Window)
        for (Vertex v = 0; v < problem.upper(); ++v)
            if (optimal.active(v) && optimal.mate(v) >= problem.players()) answer.furtherDown.push_back(v);
    return Status::Done;
}

// Bits for the sums and duals that the solver makes of weights; that they suffice is checked while solving.
int headroom(const BracketProblem& problem) {
    return static_cast<int>(std::bit_width(problem.size())) + 4;
}

// Calls `solve` with a zero of each type wide enough, from the narrowest, until it reports something else
// than overflow.
template <class Solve>
Status withWidth(int bits, Solve&& solve) {
    Status status = Status::Overflow;
    if (bits <= matching::safeBits<matching::Weight64>()) status = solve(matching::Weight64{0});
    if (status == Status::Overflow && bits <= matching::safeBits<matching::Weight128>())
        status = solve(matching::Weight128{0});
    if (status == Status::Overflow) status = solve(matching::WeightUnlimited{0});
    return status;
}

} // namespace

std::optional<BracketAnswer> firstBestCandidate(const BracketProblem& problem, RoundTrace& trace) {
    for (const int room : {0, problem.exchangeBits()}) {
        BracketAnswer answer;
        const Status status =
            withWidth(problem.weightBits() + room + headroom(problem), [&]<class Weight>(const Weight&) {
                return attempt<Weight>(problem, room, trace, answer);
            });
        if (status == Status::Done) return answer;
        if (status == Status::NoCandidate) return std::nullopt;
    }
    return std::nullopt;
}

std::optional<std::size_t> fewestFloaters(const BracketProblem& problem, RoundTrace& trace) {
    std::size_t floaters = 0;
    const Status status =
        withWidth(problem.weightBits() + headroom(problem), [&]<class Weight>(const Weight&) {
            OptimalMatchings<Weight> optimal(problem.graph<Weight>(0));
            const bool solved = solve(problem, optimal);
            count(optimal, trace);
            if (optimal.overflowed()) return Status::Overflow;
            if (!solved) return Status::NoCandidate;
            floaters = 0;
            for (Vertex v = 0; v < problem.members(); ++v) {
                const Vertex mate = optimal.mate(v);
                const bool paired =
                    problem.isMember(mate) && (problem.isResident(v) || problem.isResident(mate));
                if (!paired) ++floaters;
            }
            return Status::Done;
        });
    if (status != Status::Done) return std::nullopt;
    return floaters;
}

} // namespace pairing::dutch
