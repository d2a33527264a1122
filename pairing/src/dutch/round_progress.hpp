// How far the pairing of a round has come: who is not yet paired, which bracket is next, what was decided.
// The editions differ in how a bracket is paired; this is what they share.
#pragma once

#include <optional>
#include <utility>
#include <vector>

#include "dutch/bracket_problem.hpp"
#include "dutch/bracket_solver.hpp"
#include "pairing/dutch/trace.hpp"

namespace pairing::dutch {

class RoundProgress {
  public:
    RoundProgress(const Field& field, RoundTrace& trace);

    [[nodiscard]] const Alive& alive() const { return alive_; }
    [[nodiscard]] Points score(std::size_t place) const { return field_[alive_.ranks[place]].score; }

    // Art. 1.3.2: the next scoregroup and whoever the previous bracket left unpaired. False if everybody is
    // paired but for the receiver of the bye (art. 1.9.1).
    [[nodiscard]] bool formBracket();
    // A.9 of 2017: all players not yet paired become one bracket.
    void formCollapsedBracket();

    // The members that the answer leaves unpaired, in ranking order.
    [[nodiscard]] std::vector<Rank> floatersAfter(const BracketAnswer& answer) const;
    // Takes the pairs over, notes the bracket in the trace, and passes the floaters on.
    void closeBracket(const BracketAnswer& answer, BracketTrace::Layer layer, BracketTrace::Route route);

    [[nodiscard]] const std::vector<std::pair<Rank, Rank>>& pairs() const { return pairs_; }
    [[nodiscard]] std::optional<Rank> bye() const { return bye_; }

  private:
    [[nodiscard]] std::size_t endOfGroup(std::size_t place) const;

    const Field& field_;
    RoundTrace& trace_;
    Alive alive_;
    std::vector<std::pair<Rank, Rank>> pairs_;
    std::optional<Rank> bye_;
};

} // namespace pairing::dutch
