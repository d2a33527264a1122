#include "dutch/round_pairer.hpp"

#include <algorithm>
#include <cassert>

namespace pairing::dutch {

using matching::CardinalityMatching;
using matching::Vertex;

const RoundProgress& RoundPairer::pairAll() {
    while (progress_.formBracket()) {
        const BracketAnswer answer = pairBracket();
        progress_.closeBracket(answer, layer_, BracketTrace::Route::Ordinary);
    }
    return progress_;
}

// The smallest problem whose answer is proved to be the Handbook's; see bracket_problem.hpp.
BracketAnswer RoundPairer::pairBracket() {
    if (smallest_ == SmallestProblem::Local) {
        if (mayBeLocal())
            if (auto answer = tryLocal()) return record(std::move(*answer), BracketTrace::Layer::Local);
        if (mayBeWindow())
            if (auto answer = tryWindow()) return record(std::move(*answer), BracketTrace::Layer::Window);
    }
    return record(solveWhole(), BracketTrace::Layer::Whole);
}

BracketAnswer RoundPairer::record(BracketAnswer answer, BracketTrace::Layer layer) {
    layer_ = layer;
    return answer;
}

// Nobody below this bracket can get the bye: it must come from here, or from above.
bool RoundPairer::byeComesFrom(std::size_t place) const {
    return alive().ranks.size() % 2 == 1 && *completion_.byeScore() >= progress_.score(place);
}

// A bracket that has to provide the bye is LOCAL only if it is the last one and its own score is that of
// the bye.
bool RoundPairer::mayBeLocal() const {
    if (!byeComesFrom(alive().members - 1)) return true;
    return alive().below().empty() && completion_.byeScore() == progress_.score(alive().members - 1) &&
           alive().members % 2 == 1;
}

bool RoundPairer::mayBeWindow() const {
    constexpr std::size_t worthIt = 24;
    return alive().lower().size() > worthIt && !byeComesFrom(alive().members);
}

std::optional<BracketAnswer> RoundPairer::tryLocal() {
    const bool isLast = alive().below().empty();
    std::vector<char> mayFloat(alive().members, 0);
    if (alive().members % 2 == 1) {
        const FloaterTest test(completion_, alive().following());
        if (!isLast && test.nobodyMay()) return fail();
        for (std::size_t place = alive().movedDown; place < alive().members; ++place) {
            const Rank rank = alive().ranks[place];
            mayFloat[place] = (isLast ? completion_.mayReceiveBye(rank) : test.may(rank)) ? 1 : 0;
        }
    }
    const bool byUnplayed = isLast && alive().members % 2 == 1; // [C9]: the one floater gets the bye
    const BracketProblem problem(
        field_, completion_, alive(),
        {.layer = Layer::Local, .mayFloat = mayFloat, .byeByUnplayedRounds = byUnplayed});
    auto answer = firstBestCandidate(problem, trace_);
    if (!answer || !restCompletesAfter(*answer)) return fail();
    return answer;
}

std::optional<BracketAnswer> RoundPairer::tryWindow() {
    const BracketProblem problem(field_, completion_, alive(), {.layer = Layer::Window});
    auto answer = firstBestCandidate(problem, trace_);
    if (!answer) return fail();
    std::vector<Rank> rest;
    for (const Vertex v : answer->furtherDown)
        rest.push_back(alive().ranks[v]);
    rest.insert(rest.end(), alive().lower().begin(), alive().lower().end());
    if (!completion_.canComplete(rest)) return fail();
    return answer;
}

BracketAnswer RoundPairer::solveWhole() {
    bool byUnplayed = false;
    if (byeComesFrom(alive().members - 1)) {
        const BracketProblem plain(field_, completion_, alive(), {.layer = Layer::Whole});
        byUnplayed = fewestFloaters(plain, trace_) == 1U;
    }
    const BracketProblem problem(field_, completion_, alive(),
                                 {.layer = Layer::Whole, .byeByUnplayedRounds = byUnplayed});
    auto answer = firstBestCandidate(problem, trace_);
    assert(answer && "a completion was known to exist");
    return std::move(*answer);
}

std::nullopt_t RoundPairer::fail() {
    ++trace_.failedChecks;
    return std::nullopt;
}

// Whether a LOCAL answer is acceptable with its [C8] really reached: the next scoregroup and the floater,
// if any, pair up to one of the scoregroup's own members, and the others can complete the round.
bool RoundPairer::restCompletesAfter(const BracketAnswer& answer) const {
    const auto floaters = progress_.floatersAfter(answer);
    if (floaters.empty()) return completion_.canComplete(alive().below());
    if (alive().below().empty()) return true; // he gets the bye; only who may was let float
    std::vector<Vertex> next{floaters.front()};
    next.insert(next.end(), alive().following().begin(), alive().following().end());
    CardinalityMatching pairs(completion_.legal(), next, field_.size() + 1);
    if (!pairs.complete(next.size() % 2)) return false;
    std::vector<Rank> rest;
    for (Vertex left : pairs.exposed()) {
        if (left == next.front()) {
            // Whoever could meet the floater leaves his partner over instead.
            const auto opponent = std::ranges::find_if(
                next, [&](Vertex other) { return completion_.legal().test(left, other); });
            if (opponent == next.end()) return false;
            left = pairs.mate(*opponent);
        }
        rest.push_back(static_cast<Rank>(left));
    }
    rest.insert(rest.end(), alive().lower().begin(), alive().lower().end());
    return completion_.canComplete(rest);
}

} // namespace pairing::dutch
