// The candidate that FIDE C.04.3 art. 3.5 to 3.8 and 4 takes: of all best ones, the earliest generated.
// Asks the set of optimal matchings of a bracket problem one question after the other; nothing is enumerated.
#pragma once

#include <algorithm>
#include <iterator>
#include <numeric>
#include <utility>
#include <vector>

#include "dutch/bracket_problem.hpp"
#include "pairing/dutch/trace.hpp"
#include "pairing/matching/first_matching.hpp"
#include "pairing/matching/optimal_matchings.hpp"

namespace pairing::dutch {

// The nesting of the generation, outermost first: which moved-down players are paired (4.4), with whom (4.2
// on S2), which residents change sides in the remainder (4.3), and whom S1R then meets (4.2 on S2R). Each
// step keeps at least one optimal matching and gives a choice up only on proof that none has it. So what is
// left at the end is the first best candidate; floaters are never chosen, they are who remains.
template <class Weight>
class GenerationOrder {
    using Vertex = matching::Vertex;
    using VertexSet = matching::VertexSet;

  public:
    enum class Outcome { Found, NeedsExchangeRoom };

    // `room`: bits left free below the weights of the criteria; 0 or problem.exchangeBits().
    GenerationOrder(const BracketProblem& problem, matching::OptimalMatchings<Weight>& optimal, int room)
        : problem_(problem)
        , optimal_(optimal)
        , room_(room)
        , residents_(problem.size()) {
        for (auto v = static_cast<Vertex>(problem.movedDown()); v < problem.members(); ++v)
            residents_.insert(v);
    }

    [[nodiscard]] Outcome run(RoundTrace& trace) {
        chooseMovedDown();
        pairMovedDown();
        return pairRemainder(trace);
    }

    // Vertices, the higher ranked first.
    [[nodiscard]] std::vector<std::pair<Vertex, Vertex>> takePairs() { return std::move(pairs_); }

  private:
    // Single exchanges are tried in their order first; most remainders that need one need an early one.
    static constexpr int mostSingleExchanges = 100;

    [[nodiscard]] bool isPairedInBracket(Vertex v) const { return problem_.isResident(optimal_.mate(v)); }

    // Art. 4.4: with a Limbo, S1 is the first set of moved-down players that an optimal matching pairs.
    void chooseMovedDown() {
        std::size_t paired = 0;
        for (Vertex v = 0; v < problem_.movedDown(); ++v)
            paired += isPairedInBracket(v) ? 1U : 0U;
        if (paired == problem_.movedDown()) return;
        VertexSet elsewhere(problem_.size());
        for (Vertex v = 0; v < problem_.size(); ++v)
            if (!residents_.contains(v)) elsewhere.insert(v);
        for (Vertex v = 0; v < problem_.movedDown(); ++v)
            if (!optimal_.restrictTo(v, residents_)) static_cast<void>(optimal_.restrictTo(v, elsewhere));
    }

    // Art. 4.2 applied to S2: the first paired moved-down player gets the first resident possible, and so on.
    void pairMovedDown() {
        std::vector<Vertex> residents(problem_.members() - problem_.movedDown());
        std::iota(residents.begin(), residents.end(), static_cast<Vertex>(problem_.movedDown()));
        for (Vertex v = 0; v < problem_.movedDown(); ++v)
            if (isPairedInBracket(v)) requireFirst(v, residents);
    }

    void requireFirst(Vertex v, const std::vector<Vertex>& choices) {
        std::vector<Vertex> active;
        std::ranges::copy_if(choices, std::back_inserter(active),
                             [&](Vertex other) { return optimal_.active(other); });
        const Vertex other = optimal_.requireFirst(v, active);
        if (other != matching::noVertex) pairs_.emplace_back(v, other);
    }

    // Art. 3.3: the residents that the moved-down players leave are paired like a homogeneous bracket, with
    // fresh sequence numbers.
    Outcome pairRemainder(RoundTrace& trace) {
        std::size_t pairs = 0;
        for (auto v = static_cast<Vertex>(problem_.movedDown()); v < problem_.members(); ++v) {
            if (!optimal_.active(v)) continue;
            remainder_.push_back(v);
            if (optimal_.mate(v) > v && problem_.isResident(optimal_.mate(v))) ++pairs;
        }
        if (pairs == 0) return Outcome::Found;
        isUpper_.assign(remainder_.size(), 0);
        std::fill_n(isUpper_.begin(), pairs, char{1});
        if (!keepHalves()) {
            ++trace.exchanges;
            // With room, a run without it has refused the first single exchanges.
            if (room_ != 0 || !exchangeOne(pairs)) {
                if (room_ == 0 && !optimal_.tightEdgesDecide()) return Outcome::NeedsExchangeRoom;
                exchangeSeveral(pairs);
            }
        }
        transpose();
        return Outcome::Found;
    }

    // Keeps the optimal matchings whose remainder pairs lead from the upper half to the lower one.
    bool keepHalves() {
        VertexSet upper(problem_.size()), lower(problem_.size());
        for (std::size_t place = 0; place < remainder_.size(); ++place)
            (isUpper_[place] != 0 ? upper : lower).insert(remainder_[place]);
        return optimal_.restrictToPairsBetween(upper, lower);
    }

    // Art. 4.3 for one player from each side: smaller difference first, then the larger number of the S1
    // player. No exchange having been refused, the first possible one is the answer.
    bool exchangeOne(std::size_t pairs) {
        int tries = 0;
        for (std::size_t difference = 1; difference < remainder_.size(); ++difference)
            for (std::size_t up = pairs; up-- > 0 && up + difference >= pairs;) {
                const std::size_t down = up + difference;
                if (down >= remainder_.size()) continue;
                if (++tries > mostSingleExchanges) return false;
                std::swap(isUpper_[up], isUpper_[down]);
                if (keepHalves()) return true;
                std::swap(isUpper_[up], isUpper_[down]);
            }
        return false;
    }

    // Art. 4.3 in general. The new S1 are the upper members of the remainder's pairs. As penalties below all
    // criteria: first the number of upper members from the original S2, then the sum of the upper members'
    // numbers, which is the difference of 4.3 but for a constant. Among what is best then: the last S1 player
    // leaves if he can, else the one before him …; the first S2 player comes in if he can ….
    void exchangeSeveral(std::size_t pairs) {
        const int sumBits = problem_.exchangeSumBits();
        std::vector<Weight> penalty(problem_.size(), Weight{0});
        std::vector<char> ranked(problem_.size(), 0);
        VertexSet originalUpper(problem_.size());
        for (std::size_t place = 0; place < remainder_.size(); ++place) {
            penalty[remainder_[place]] = Weight(static_cast<std::int64_t>(place + 1));
            if (place >= pairs)
                penalty[remainder_[place]] += Weight{1} << sumBits;
            else
                originalUpper.insert(remainder_[place]);
            ranked[remainder_[place]] = 1;
        }
        optimal_.prefer(std::move(penalty), std::move(ranked), originalUpper);
        for (std::size_t place = pairs; place-- > 0;)
            isUpper_[place] = settleSide(place, false) ? 0 : 1;
        for (std::size_t place = pairs; place < remainder_.size(); ++place)
            isUpper_[place] = settleSide(place, true) ? 1 : 0;
        static_cast<void>(keepHalves());
    }

    // Makes the player an upper member (or not), if an optimal matching allows; else the opposite is settled.
    bool settleSide(std::size_t place, bool upper) {
        VertexSet later(problem_.size()), others(problem_.size());
        for (Vertex v = 0; v < problem_.size(); ++v)
            others.insert(v);
        for (std::size_t behind = place + 1; behind < remainder_.size(); ++behind) {
            later.insert(remainder_[behind]);
            others.erase(remainder_[behind]);
        }
        if (optimal_.restrictTo(remainder_[place], upper ? later : others)) return true;
        static_cast<void>(optimal_.restrictTo(remainder_[place], upper ? others : later));
        return false;
    }

    // Art. 4.2 applied to S2R.
    void transpose() {
        std::vector<Vertex> upper, lower;
        for (std::size_t place = 0; place < remainder_.size(); ++place)
            (isUpper_[place] != 0 ? upper : lower).push_back(remainder_[place]);
        if (problem_.layer() == Layer::Local && optimal_.verticesTellSlack()) {
            std::vector<Vertex> dummies;
            for (auto v = static_cast<Vertex>(problem_.players()); v < problem_.size(); ++v)
                dummies.push_back(v);
            matching::FirstMatching<Weight> first(optimal_, std::move(upper), std::move(lower), dummies);
            const auto pairs = first.take();
            pairs_.insert(pairs_.end(), pairs.begin(), pairs.end());
            return;
        }
        for (const Vertex v : upper)
            requireFirst(v, lower);
    }

    const BracketProblem& problem_;
    matching::OptimalMatchings<Weight>& optimal_;
    int room_;
    VertexSet residents_;
    std::vector<Vertex> remainder_;
    std::vector<char> isUpper_; // per place in the remainder: in S1R
    std::vector<std::pair<Vertex, Vertex>> pairs_;
};

} // namespace pairing::dutch
