// Which pairs are legal, and whether a set of players can still be paired out: FIDE C.04.3 [C1]-[C5]; in the
// edition of 2017 C.1-C.4, where the score of the bye's receiver does not matter (reading R1).
// Plain search over bit masks of the state's members; for small fields.
#pragma once

#include <cstdint>
#include <optional>
#include <unordered_map>

#include "support/slow/slow_state.hpp"

namespace support::slow {

using Mask = std::uint32_t; // bit i: member i of the state

[[nodiscard]] constexpr Mask bit(std::size_t member) {
    return Mask{1} << member;
}

// [C1] and [C3], and no forbidden pair.
[[nodiscard]] bool isLegal(const Member& one, const Member& other);

class Completion {
  public:
    explicit Completion(const State& state);

    // A complete pairing of the round exists; if not, art. 1.9.3.
    [[nodiscard]] bool roundIsPossible() const { return roundIsPossible_; }

    // [C5], fixed once for the round (reading D2): the lowest score that the receiver of the bye can have.
    // Nothing in an even field, or in the edition of 2017.
    [[nodiscard]] std::optional<Points> byeScore() const { return byeScore_; }

    // [C4] with [C5]: these players can be paired out among themselves; of an odd number one is left over who
    // may have the bye ([C2]) and has the score `byeScore()`.
    [[nodiscard]] bool isPossible(Mask alive) const;

    [[nodiscard]] bool isLegal(std::size_t one, std::size_t other) const;

  private:
    const State* state_;
    bool roundIsPossible_ = false;
    std::optional<Points> byeScore_;
    mutable std::unordered_map<Mask, bool> known_;
};

} // namespace support::slow
