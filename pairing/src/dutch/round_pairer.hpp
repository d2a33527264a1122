// FIDE C.04.3, edition 2026: pairs a field bracket by bracket.
// Use it through pairRound, which has proved that a complete pairing exists.
#pragma once

#include "dutch/completion.hpp"
#include "dutch/round_progress.hpp"
#include "pairing/dutch/pair_round.hpp"

namespace pairing::dutch {

class RoundPairer {
  public:
    RoundPairer(const Field& field, const Completion& completion, SmallestProblem smallest, RoundTrace& trace)
        : field_(field)
        , completion_(completion)
        , smallest_(smallest)
        , trace_(trace)
        , progress_(field, trace) {}

    // Art. 1.9.2: brackets from the highest scoregroup downwards.
    [[nodiscard]] const RoundProgress& pairAll();

  private:
    [[nodiscard]] const Alive& alive() const { return progress_.alive(); }
    BracketAnswer pairBracket();
    BracketAnswer record(BracketAnswer answer, BracketTrace::Layer layer);
    [[nodiscard]] bool byeComesFrom(std::size_t place) const;
    [[nodiscard]] bool mayBeLocal() const;
    [[nodiscard]] bool mayBeWindow() const;
    std::optional<BracketAnswer> tryLocal();
    std::optional<BracketAnswer> tryWindow();
    BracketAnswer solveWhole();
    std::nullopt_t fail();
    [[nodiscard]] bool restCompletesAfter(const BracketAnswer& answer) const;

    const Field& field_;
    const Completion& completion_;
    SmallestProblem smallest_;
    RoundTrace& trace_;
    RoundProgress progress_;
    BracketTrace::Layer layer_ = BracketTrace::Layer::Whole;
};

} // namespace pairing::dutch
