// FIDE C.04.3, edition 2017: pairs a field bracket by bracket, by A.9 and B.1 to B.8.
// Use it through pairRound, which has proved that a complete pairing exists.
//
// | rule        | where |
// |-------------|-------|
// | A.4 floats  | floats.cpp: every round not played is a downfloat (reading R8) |
// | A.6, A.7, E | as art. 1.7, 1.8, 5.2 of 2026 |
// | A.8 PSD     | criteria/y2017_score_differences.hpp |
// | A.9 route   | here |
// | C.1-C.3     | field.cpp, completion.cpp (readings R1, R9) |
// | C.4         | the WHOLE problem of the penultimate pairing bracket (R2) |
// | C.5-C.19    | criteria/all_criteria.cpp (R4 to R7) |
// | D.1, D.2    | as art. 4.2, 4.3 of 2026: generation_order.hpp |
// | D.3         | as art. 4.4: with the scores of the Limbo settled by C.6, the sets of moved-down players
// that |             | are left differ in sequence numbers only (R3, R11) |
#pragma once

#include "dutch/completion.hpp"
#include "dutch/round_progress.hpp"
#include "pairing/dutch/pair_round.hpp"

namespace pairing::dutch {

class RoundPairer2017 {
  public:
    RoundPairer2017(const Field& field, const Completion& completion, SmallestProblem smallest,
                    RoundTrace& trace)
        : field_(field)
        , completion_(completion)
        , smallest_(smallest)
        , trace_(trace)
        , progress_(field, trace) {}

    [[nodiscard]] const RoundProgress& pairAll();

  private:
    [[nodiscard]] const Alive& alive() const { return progress_.alive(); }
    void pairLastBracket();
    [[nodiscard]] BracketAnswer pairOrdinaryBracket();
    [[nodiscard]] bool restCompletesAfter(const BracketAnswer& answer) const;
    void collapse();
    std::optional<BracketAnswer> tryLocal();
    [[nodiscard]] BracketAnswer solve(const BracketQuestion& question);

    const Field& field_;
    const Completion& completion_;
    SmallestProblem smallest_;
    RoundTrace& trace_;
    RoundProgress progress_;
    BracketTrace::Layer layer_ = BracketTrace::Layer::Whole;
};

} // namespace pairing::dutch
