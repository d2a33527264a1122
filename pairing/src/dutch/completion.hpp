// Can the players not yet paired complete the round ([C4]), and with which score of the bye's receiver
// ([C5] of 2026)? One per round; every bracket asks it.
#pragma once

#include <optional>
#include <span>
#include <vector>

#include "pairing/dutch/field.hpp"
#include "pairing/matching/cardinality_matching.hpp"

namespace pairing::dutch {

class Completion {
  public:
    explicit Completion(const Field& field);

    // FIDE C.04.3 art. 1.9.1 to 1.9.3 for the whole field: an even one must have a legal pairing; in an odd
    // one the lowest score of an eligible player who can be left over is fixed here as byeScore ([C5],
    // reading D2). The edition of 2017 has no rule on that score: whoever is not barred may be left over
    // (R1). Returns the obstacle if there is no complete pairing.
    [[nodiscard]] std::optional<matching::Barrier> start();

    // The score that the receiver of the pairing-allocated bye must have; none in an even field or by the
    // edition of 2017.
    [[nodiscard]] std::optional<Points> byeScore() const { return byeScore_; }
    [[nodiscard]] bool mayReceiveBye(std::size_t rank) const {
        return legal_.test(static_cast<matching::Vertex>(rank), byeVertex());
    }

    // Whether these can all be paired legally, the bye going to one of them if their number is odd.
    [[nodiscard]] bool canComplete(std::span<const Rank> ranks) const;

    // Legality of all pairs: row and column field.size() are the bye.
    [[nodiscard]] const matching::BitMatrix& legal() const { return legal_; }
    [[nodiscard]] matching::Vertex byeVertex() const { return static_cast<matching::Vertex>(field_.size()); }

  private:
    void offerByeTo(Points score);
    void offerByeToAllEligible();

    const Field& field_;
    matching::BitMatrix legal_;
    std::optional<Points> byeScore_;
};

// Which residents may be the one floater of a bracket, so that the next scoregroup (`following`) can pair
// itself and him but for one of its own members if the number is odd. Empty if the next scoregroup has no
// such pairing with any floater.
class FloaterTest {
  public:
    // `byeFromFollowing`: the next scoregroup is the last one and even, so that one of its own members is
    // left over, and the edition (2017, reading R6) asks already here that it be one who may have the bye.
    FloaterTest(const Completion& completion, std::span<const Rank> following, bool byeFromFollowing = false);
    [[nodiscard]] bool nobodyMay() const { return nobodyMay_; }
    [[nodiscard]] bool may(Rank rank) const;

  private:
    const Completion& completion_;
    matching::VertexSet helpful_; // a floater needs one of these as a legal opponent
    bool nobodyMay_ = false;
};

} // namespace pairing::dutch
