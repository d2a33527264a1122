#include "dutch/round_pairer_2017.hpp"

#include <cassert>

namespace pairing::dutch {

using Route = BracketTrace::Route;

// A.9: brackets from the highest scoregroup downwards. If the downfloaters of a bracket and all players below
// cannot complete the round, that bracket is the penultimate one and all below it collapse into the last.
const RoundProgress& RoundPairer2017::pairAll() {
    while (progress_.formBracket()) {
        if (alive().below().empty()) {
            pairLastBracket();
            continue;
        }
        const BracketAnswer answer = pairOrdinaryBracket();
        if (restCompletesAfter(answer))
            progress_.closeBracket(answer, layer_, Route::Ordinary);
        else
            collapse();
    }
    return progress_;
}

// R1: the downfloaters may meet each other in this test; one who may have the bye can be left over.
bool RoundPairer2017::restCompletesAfter(const BracketAnswer& answer) const {
    std::vector<Rank> rest = progress_.floatersAfter(answer);
    rest.insert(rest.end(), alive().below().begin(), alive().below().end());
    return completion_.canComplete(rest);
}

// R2: the penultimate pairing bracket is paired again with C.4, that is, so that the others can complete the
// round, before everything else and without C.7. Then the last bracket takes everybody who is left; there
// each has his own score (R4).
void RoundPairer2017::collapse() {
    ++trace_.failedChecks;
    const BracketAnswer penultimate = solve({.layer = Layer::Whole, .looksAhead = false});
    progress_.closeBracket(penultimate, BracketTrace::Layer::Whole, Route::Penultimate);
    progress_.formCollapsedBracket();
    const BracketAnswer last = solve({.layer = Layer::Whole, .looksAhead = false, .collapsed = true});
    progress_.closeBracket(last, BracketTrace::Layer::Whole, Route::Collapsed);
}

void RoundPairer2017::pairLastBracket() {
    auto answer = smallest_ == SmallestProblem::Local ? tryLocal() : std::nullopt;
    if (answer)
        progress_.closeBracket(*answer, BracketTrace::Layer::Local, Route::Ordinary);
    else
        progress_.closeBracket(solve({.layer = Layer::Whole, .looksAhead = false}),
                               BracketTrace::Layer::Whole, Route::Ordinary);
}

// Completion is no matter of an ordinary bracket. A LOCAL answer leaves nobody over, or one resident with
// whom the following bracket reaches the best it can: no candidate is better in C.5 to C.7. Otherwise the
// WINDOW, in which a dummy means "left over, also there", is the bracket word for word.
BracketAnswer RoundPairer2017::pairOrdinaryBracket() {
    if (smallest_ == SmallestProblem::Local) {
        layer_ = BracketTrace::Layer::Local;
        if (auto answer = tryLocal()) return std::move(*answer);
        layer_ = BracketTrace::Layer::Window;
        const BracketProblem narrow(field_, completion_, alive(), {.layer = Layer::Window});
        if (auto answer = firstBestCandidate(narrow, trace_)) return std::move(*answer);
        ++trace_.failedChecks;
    }
    layer_ = BracketTrace::Layer::Window;
    return solve({.layer = Layer::Window, .widestWindow = true});
}

std::optional<BracketAnswer> RoundPairer2017::tryLocal() {
    const bool isLast = alive().below().empty();
    std::vector<char> mayFloat(alive().members, 0);
    if (alive().members % 2 == 1) {
        // Of an even last scoregroup with a floater one of its own will have the bye.
        const bool nextIsLast = alive().lower().empty();
        const FloaterTest test(completion_, alive().following(),
                               !isLast && nextIsLast && alive().following().size() % 2 == 0);
        for (std::size_t place = alive().movedDown; place < alive().members; ++place) {
            const Rank rank = alive().ranks[place];
            mayFloat[place] = (isLast ? completion_.mayReceiveBye(rank) : test.may(rank)) ? 1 : 0;
        }
    }
    const BracketProblem problem(field_, completion_, alive(), {.layer = Layer::Local, .mayFloat = mayFloat});
    auto answer = firstBestCandidate(problem, trace_);
    if (!answer) ++trace_.failedChecks;
    return answer;
}

BracketAnswer RoundPairer2017::solve(const BracketQuestion& question) {
    const BracketProblem problem(field_, completion_, alive(), question);
    auto answer = firstBestCandidate(problem, trace_);
    assert(answer && "a completion was known to exist");
    return std::move(*answer);
}

} // namespace pairing::dutch
