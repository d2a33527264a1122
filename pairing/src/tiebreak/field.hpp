// The event prepared for tie-breaks: one classified record per player and round, scores, adjusted scores.
// All of FIDE C.07 art. 15 and 16 about unplayed rounds is decided here and in elements.hpp, nowhere else.
//
// | article | what                                        | where                  |
// | 15.1    | unplayed round                              | Category               |
// | 15.2    | predetermined pairings                      | Field::of, classify    |
// | 16.1    | voluntary unplayed rounds                   | RoundRecord::voluntary |
// | 16.2    | categories                                  | Field::classify        |
// | 16.3    | adjusted score                              | Field::addUp           |
// | 16.4    | dummy and its caps                          | elements.cpp           |
// | 16.5    | cut exception                               | elements.cpp           |
// | 16.6    | rules of the competition: caps off, /P      | Rules, elements.cpp    |
#pragma once

#include <cstddef>
#include <optional>
#include <set>
#include <vector>

#include "pairing/model/tournament.hpp"
#include "pairing/tiebreak/rules.hpp"
#include "pairing/tiebreak/working.hpp"

namespace pairing::tiebreak {

struct RoundRecord {
    Category category = Category::FreeRound;
    std::optional<std::size_t> opponent; // scheduled, as an index of the field
    std::optional<Colour> colour;        // of a game over the board
    Outcome outcome = Outcome::Loss;     // of a game over the board
    Points points;

    [[nodiscard]] bool played() const { return category == Category::Game; }
    [[nodiscard]] bool forfeit() const {
        return category == Category::ForfeitWin || category == Category::ForfeitLoss;
    }
    [[nodiscard]] bool requestedBye() const {
        return category == Category::ByeThenMore || category == Category::ByeToTheEnd;
    }
    // C.07 art. 16.1.2: a requested bye or a forfeit loss.
    [[nodiscard]] bool voluntary() const { return requestedBye() || category == Category::ForfeitLoss; }
};

class Field {
  public:
    // The event as if it had ended after `rounds`. Games of `uncounted` players count for nobody, as if those
    // rounds had been free (round robin, C.05 art. 6.6). Precondition: rounds <= recorded rounds.
    [[nodiscard]] static Field of(const Tournament& tournament, RoundNumber rounds, const Rules& rules,
                                  const std::set<PairingNumber>& uncounted = {});

    // C.07 art. 8.3: every scheduled pair of the last round of the event has drawn over the board.
    // The same field where the last round is not among those counted. Reading R3.
    [[nodiscard]] Field withLastRoundDrawn() const;

    [[nodiscard]] std::size_t size() const noexcept { return numbers_.size(); }
    [[nodiscard]] std::size_t rounds() const noexcept { return rounds_; }
    [[nodiscard]] const Rules& rules() const noexcept { return rules_; }
    [[nodiscard]] const ScoringSystem& scoring() const noexcept { return scoring_; }
    [[nodiscard]] bool swiss() const noexcept { return rules_.kind == EventKind::Swiss; }

    [[nodiscard]] PairingNumber number(std::size_t player) const { return numbers_[player]; }
    [[nodiscard]] std::optional<Rating> rating(std::size_t player) const { return ratings_[player]; }
    // Was in a pairing of the rounds counted.
    [[nodiscard]] bool takesPart(std::size_t player) const;
    [[nodiscard]] const RoundRecord& record(std::size_t player, std::size_t round) const {
        return records_[player * rounds_ + round];
    }
    [[nodiscard]] Points score(std::size_t player) const { return scores_[player]; }
    // C.07 art. 16.3: the player's score as his opponents' tie-breaks see it.
    [[nodiscard]] Points adjustedScore(std::size_t player) const { return adjusted_[player]; }

  private:
    [[nodiscard]] std::size_t indexOf(PairingNumber number) const;
    [[nodiscard]] RoundRecord recordOf(const RoundEvent& event) const;
    void classify();
    void addUp();

    Rules rules_;
    ScoringSystem scoring_;
    std::size_t rounds_ = 0;
    bool lastRoundCounted_ = false;
    std::vector<PairingNumber> numbers_;
    std::vector<std::optional<Rating>> ratings_;
    std::vector<RoundRecord> records_;
    std::vector<Points> scores_;
    std::vector<Points> adjusted_;
};

// The number of rounds the event is scheduled for; where that is not known, those recorded.
[[nodiscard]] RoundNumber scheduledRounds(const Tournament& tournament);

} // namespace pairing::tiebreak
