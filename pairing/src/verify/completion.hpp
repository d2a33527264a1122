// Can a set of players be paired out? The verifier's own search for a largest matching.
// Use it for [C4] and [C5]; it knows the score that the bye's receiver must have.
#pragma once

#include <map>
#include <optional>
#include <span>
#include <vector>

#include "verify/state.hpp"

namespace pairing::verify {

class Completion {
  public:
    explicit Completion(const State& state);

    // FIDE C.04.3 art. 1.9: a complete pairing exists.
    [[nodiscard]] bool exists() const { return exists_; }
    // [C5]: the lowest score with which somebody can be left over (reading D2); none in an even field
    // or by the edition of 2017.
    [[nodiscard]] std::optional<Points> byeScore() const { return byeScore_; }
    [[nodiscard]] bool mayHaveBye(std::size_t seat) const {
        const bool anyScore = state_.edition() == RuleEdition::Fide2017; // reading R1
        return !state_[seat].entrant.byeBarred && (anyScore || state_[seat].score() == byeScore_);
    }

    // These can all be paired, one of an odd number having the bye. Any two who may meet can be a pair.
    [[nodiscard]] bool possible(std::span<const std::size_t> seats) const;
    // As before, but without bye, and nobody of the first `apart` with another of them.
    [[nodiscard]] bool pairsOut(std::span<const std::size_t> seats, std::size_t apart = 0) const;

  private:
    const State& state_;
    bool exists_ = false;
    std::optional<Points> byeScore_;
};

} // namespace pairing::verify
